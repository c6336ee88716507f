import type { SimplerTopic } from './caravelas-texts.ts';

/** What reads otherwise in the simpler ways to play. */
export const simplerHelp: Readonly<Record<SimplerTopic, string>> = {
  'turn@drawn':
    'Vaar van vak naar vak zolang je stenen hebt. Stop wanneer je wilt; alle stenen komen daarna terug. Stop je in Lisboa, dan doe je Lisboa aan.',
  'turn@dice':
    'Vaar van vak naar vak zolang je stappen over hebt. Stop wanneer je wilt. Stop je in Lisboa, dan doe je Lisboa aan.',
  'places@drawn':
    'De hoogste bieder kiest een plaats in de spelvolgorde, daarna kiest de op een na hoogste. Wie niets bood, krijgt wat overblijft, in de oude volgorde.',
  'lisboa@drawn':
    'Geef peper voor het volgende deel van het klooster, betaal drie verschillende goederen om je vloot uit te breiden en verkoop dan alles wat over is. Gezonken schepen worden hersteld en je beurt is voorbij.',
  'lisboa@dice':
    'Geef peper voor het volgende deel van het klooster, betaal drie verschillende goederen om je vloot uit te breiden en verkoop dan alles wat over is. Je beurt is voorbij.',
  'sailing@dice':
    'Naar een aangrenzend zeevak varen kost 1 stap. Met een stroming mee, in de richting van de pijl, is het gratis. Na je laatste stap ligt de vloot stil.',
  'currents@dice':
    'Van het ene vak van een stroming naar het volgende, met de pijl mee, vaar je gratis. Erop komen, eraf gaan, oversteken of tegen de stroom in kost 1 stap per vak. Waar twee stromingen elkaar raken, mag je kiezen.',
  'pirates@drawn': 'Een vak met piraten binnenvaren kost 1 steen meer, ook op een stroming.',
  'pirates@dice': 'Een vak met piraten binnenvaren kost 1 stap meer, ook op een stroming.',
  'events@drawn':
    'Zodra je op een blauw vak vaart, trek je een gebeurteniskaart en gebruik je die. Begin je je beurt op zo’n vak, dan kost dat niets.',
  'discoveries@dice': 'De eerste vloot in een haven ontdekt haar en krijgt de punten. Langsvaren is genoeg.',
  'upgrade@dice':
    'Betaal je in Lisboa drie verschillende goederen tegelijk, dan krijg je het vierde schip voor de rest van het spel. Hoe eerder, hoe beter.',
  'end@dice':
    'Is het laatste deel gekocht, dan wordt de ronde uitgespeeld. Wie de meeste punten heeft, wint; bij een gelijke stand beslist het laagste nummer van de kloosterdelen.',
};
