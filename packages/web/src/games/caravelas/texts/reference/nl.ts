import type { ReferenceTexts } from '../../../../learn/reference.ts';

export const nl: ReferenceTexts = {
  chapters: {
    aim: 'Doel en einde',
    sailing: 'Varen',
    events: 'Gebeurtenissen',
    lisboa: 'Goederen en Lisboa',
    order: 'Spelvolgorde',
    variants: 'Eenvoudiger spelen',
  },
  signs: {
    marker: {
      name: 'Navigatiesteen',
      help: 'Een stap naar een vak ernaast kost er één. Na je beurt komen ze allemaal terug.',
    },
    event: { name: 'Gebeurtenisvak', help: 'Wie het opvaart, speelt een gebeurteniskaart.' },
    cape: { name: 'Rood vak', help: 'Er wordt gedobbeld: bij een 1 zinkt een schip.' },
    pirates: { name: 'Piraten', help: 'Hun vak opvaren kost 1 meer.' },
    storm: {
      name: 'Storm',
      help: 'Kost wie hem speelt zoveel stenen als erop staat; de anderen in dezelfde oceaan mogen zo ver varen.',
    },
    compass: {
      name: 'Kompasstorm',
      help: 'Blaast wie hem speelt, en de anderen in dezelfde oceaan, in de richting van de naald.',
    },
    'fair-wind': {
      name: 'Gunstige wind',
      help: 'Geeft stenen terug op een gebeurtenisvak, of houdt piraten af.',
    },
    calm: { name: 'Windstilte', help: 'Maakt een einde aan de beurt.' },
    good: {
      name: 'Goederen',
      help: 'Geladen in hun haven, verkocht in Lisboa. Drie verschillende betalen een grotere vloot.',
    },
    order: {
      name: 'Beurtvolgorde',
      help: 'Wie in deze ronde wanneer vaart. Het getal is wat iemand heeft geboden; wie het meest biedt, kiest als eerste een plaats.',
    },
    'order@dice': {
      name: 'Beurtvolgorde',
      help: 'Wie wanneer vaart. Ze blijft zoals ze bij het begin is getrokken.',
    },
    'points@dice': {
      name: 'Punten',
      help: 'Voor havens die je als eerste ontdekt, goederen die je naar Lisboa brengt en delen van het Jerónimos. De meeste punten winnen.',
    },
    points: {
      name: 'Punten',
      help: 'Voor havens die je als eerste ontdekt, goederen die je naar Lisboa brengt, delen van het Jerónimos en aan het einde bestemmingen. De meeste punten winnen.',
    },
    arch: {
      name: 'Deel van het klooster',
      help: 'Gekocht in Lisboa voor peper, 10 punten per stuk. Het laatste beëindigt het spel.',
    },
    wreck: { name: 'Gezonken schip', help: 'Draagt niets tot je Lisboa aandoet.' },
    hand: { name: 'Gebeurteniskaarten', help: 'Hoeveel gebeurteniskaarten een speler heeft.' },
    target: { name: 'Bestemming', help: 'Aan het einde 5 punten waard als jij de haven hebt ontdekt.' },
    seal: {
      name: 'Ontdekt',
      help: 'Het zegel van wie er het eerst was. De waarde van de haven is vergeven.',
    },
  },
};
