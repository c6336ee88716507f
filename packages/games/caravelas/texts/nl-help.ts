import type { HelpTopic } from './caravelas-texts.ts';

export const HELP: Readonly<Record<HelpTopic, string>> = {
  overview:
    'Er zijn drie manieren om punten te halen: als eerste havens ontdekken, waren verkopen in Lisboa en peper geven voor delen van het Jerónimosklooster. In elke ronde heeft iedereen één beurt: varen, onderweg ontdekken en laden, en stoppen. De ronde waarin het laatste deel wordt gekocht is de laatste.',
  auction:
    'Bied navigatiestenen voor de spelvolgorde, meer dan het hoogste bod, of pas. Wie past mag terugkomen zolang het bieden doorgaat. Alle geboden stenen zijn deze ronde gebruikt, ook die van de verliezers.',
  places:
    'De hoogste bieder kiest een plaats in de spelvolgorde, dan de volgende. Wie niets bood krijgt wat overblijft, in de oude volgorde. In de eerste ronde krijgen latere plaatsen meer gebeurteniskaarten.',
  turn: 'Vaar van vak naar vak zolang je stenen hebt. Stop wanneer je wilt; alle stenen komen daarna terug en je hand wordt aangevuld tot 5 gebeurteniskaarten. In Lisboa is stoppen hetzelfde als aandoen.',
  event:
    'Je bent op een gebeurtenisvak gevaren, dus speel je een gebeurteniskaart naar keuze. Eerst mogen de anderen in dezelfde oceaan opschuiven, dan werkt de kaart op jou. Een storm met een getal vraagt zoveel ongebruikte stenen.',
  bonus:
    'Door de kaart van iemand anders mag je gratis opschuiven, tot het aantal vakken op de kaart. Onderweg ontdek en laad je; piraten, gebeurtenissen en stromingen tellen niet. Je mag eerder stoppen of blijven liggen.',
  wreck:
    'Een 1 bij de Kaap: een van je schepen zinkt met zijn waren. Je kiest zelf welk; een leeg schip is vaak het kleinste verlies. Het vervoert niets tot je Lisboa aandoet.',
  lisboa:
    'Geef peper voor het volgende deel van het klooster, betaal drie verschillende waren om je vloot te verbeteren en verkoop dan alles wat over is. Vul je hand aan of ruil hem helemaal. Gezonken schepen worden gerepareerd en je beurt is voorbij.',
  sailing:
    'Een stap naar een aangrenzend zeevak kost 1 steen. Met een stroming mee, in de richting van de pijl, is hij gratis. Is je laatste steen gebruikt, dan ligt de vloot stil.',
  currents:
    'Van het ene vak van een stroming naar het volgende, met de pijl mee, vaar je gratis. Erop komen, eraf gaan, oversteken of tegen de stroom in kost 1 steen per vak. Waar twee stromingen elkaar raken mag je kiezen.',
  pirates:
    'Een vak met piraten binnenvaren kost 1 steen meer, ook op een stroming. Een gunstige wind tegen hen bespaart die steen; niemand anders krijgt dan een bonuszet.',
  events:
    'Blauwe vakken vragen een gebeurteniskaart zodra je erop vaart. Zonder speelbare kaart kom je er niet op. Er je beurt beginnen kost niets.',
  cape: 'Op de rode vakken ten zuiden van Afrika wordt gedobbeld als je erop vaart. Rood is veilig, een 1 laat een van je schepen zinken. Bonuszetten en kompasstormen gaan er zonder worp voorbij.',
  'bonus-moves':
    'Stormen en gunstige winden op een gebeurtenisvak laten de andere vloten in dezelfde oceaan opschuiven, in spelvolgorde, voordat de speler verdergaat. De grens bij de Kaap scheidt de oceanen; het gaat om het vak waar een vloot begint.',
  discoveries:
    'De eerste vloot in een haven ontdekt haar en krijgt haar waarde. Langsvaren is genoeg, ook met een bonuszet of in een kompasstorm.',
  destinations:
    'Elk van je acht bestemmingskaarten is aan het eind 5 punten waard, als jij die haven hebt ontdekt. Houd ze geheim.',
  goods:
    'Acht havens hebben waren. Je vloot laadt er in het voorbijgaan één blokje als de plek op het schip vrij is. Nootmuskaat en zilver vragen het vierde schip.',
  jeronimos:
    'De delen van het klooster worden op volgorde gekocht, een voor een blokje peper, 10 punten elk. Het laatste maakt met de ronde een eind aan het spel.',
  upgrade:
    'Drie verschillende waren tegelijk, betaald in Lisboa, geven je het vierde schip en 3 stenen meer voor de rest van het spel. Hoe eerder, hoe beter.',
  end: 'Is het laatste deel gekocht, dan wordt de ronde uitgespeeld. Daarna tellen de bestemmingskaarten. De meeste punten winnen; bij gelijkstand het deel met het laagste nummer.',
  drawn:
    'Eenvoudig spel: niemand heeft een hand. Wie op een gebeurtenisvak vaart trekt een kaart en gebruikt die meteen. Een te sterke storm neemt alle stenen die over zijn.',
  dice: 'Eenvoudig spel: twee dobbelstenen geven je stappen voor deze beurt. Gebeurtenisvakken tellen niet, er zijn geen kaarten en er wordt niet geboden; piraten kosten een stap meer.',
};
