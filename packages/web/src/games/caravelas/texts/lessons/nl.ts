import type { GuideTexts } from '../../../../learn/lesson.ts';

export const nl: GuideTexts = {
  end: 'Meer hoef je niet te weten. Is het laatste deel van het klooster gekocht, dan wordt de ronde uitgespeeld; elke bestemming die jij hebt ontdekt, levert 5 punten op, en wie de meeste punten heeft, wint.',
  lessons: {
    sail: {
      title: 'Een haven ontdekken',
      task: 'Je vloot ligt in Lisboa. Elke stap naar een buurvak kost één steen. Vaar naar Madeira en dan verder naar de Açores.',
      done: 'Je was in beide havens de eerste: jouw zegel ligt er en de punten zijn voor jou. Wie later komt, krijgt niets.',
    },
    current: {
      title: 'Met een stroming mee',
      task: 'Een stroming draagt je gratis, in de richting van de pijl. Eén steen brengt je erop: vaar naar Mascate en laat je dan langs Diu naar Calecute dragen.',
      done: 'Drie vakken voor één steen. Een stroming verlaten, oversteken of ertegenin varen kost gewoon één steen per vak. Met je laatste steen stop je, ook op een stroming.',
    },
    route: {
      title: 'Een route tekenen',
      task: 'Kijk naar een vak en de kaart zegt wat het kost om er te komen, en waarom. Kies Guiné: de route wordt getekend. Vaar dan uit.',
      done: 'In Guiné laad je malagueta, en dat is al gebeurd: van elk goed één, als de plaats aan boord vrij is. Langsvaren is genoeg.',
    },
    pirates: {
      title: 'Piraten ontmoeten',
      task: 'Ten noorden van je liggen piraten op de loer: hun vak kost één steen meer. Je hebt een gunstige wind. Kies hem in je hand en vaar naar het noorden.',
      done: 'Je hebt niets extra betaald. Zo gespeeld geeft een gunstige wind geen stenen terug en schuift niemand anders op.',
    },
    event: {
      title: 'Een gebeurtenis spelen',
      task: 'Een blauw vak: wie het binnenvaart, speelt een gebeurteniskaart, goed of slecht. Vaar naar het zuiden en kies een kaart. De storm van 4 is te sterk voor wat je over hebt.',
      done: 'De kaart heeft gewerkt, en je vaart verder zolang je stenen hebt. Zonder kaart die je kunt spelen, mag je een blauw vak niet in.',
    },
    bonus: {
      title: 'De storm van een ander',
      task: 'De andere speler heeft een storm van 2 gespeeld. Alle anderen in dezelfde oceaan mogen tot twee vakken opschuiven, gratis, overal langs. Ga naar Porto Seguro.',
      done: 'Een ontdekking voor niets. Wat de een schaadt, helpt de ander: denk daaraan als je een kaart kiest.',
    },
    cape: {
      title: 'De Kaap ronden',
      task: 'Op de rode vakken bij de Kaap gooi je de dobbelsteen in plaats van een kaart te spelen. Een rode kant is veilig; bij een 1 zinkt een schip naar keuze met zijn goederen. Vaar naar het oosten.',
      done: 'Een gezonken schip vervoert niets tot je Lisboa aandoet, waar het hersteld wordt. Je houdt evenveel stenen.',
    },
    lisboa: {
      title: 'Thuiskomen',
      task: 'Je ruimen zijn vol. Vaar naar Lisboa en doe de haven aan. Geef peper voor een deel van het klooster, drie goederen voor een grotere vloot, en verkoop dan de rest.',
      done: 'De peper leverde 10 punten op, met het vierde schip heb je voortaan drie stenen meer, en de rest is verkocht. Lisboa aandoen beëindigt je beurt.',
    },
    bid: {
      title: 'Bieden op de spelvolgorde',
      task: 'Elke ronde begint met een bod in stenen. De andere speler biedt er één. Bied meer: de hoogste bieder kiest een plaats.',
      done: 'Geboden stenen zijn voor deze ronde gebruikt, ook die van de verliezer. Passen kost niets en is vaak verstandig.',
    },
  },
};
