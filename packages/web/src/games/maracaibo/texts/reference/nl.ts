import type { ReferenceTexts } from '../../../../learn/reference.ts';

export const nl: ReferenceTexts = {
  chapters: {
    aim: 'Doel en einde',
    opening: 'Voor de eerste beurt',
    turn: 'Een beurt',
    places: 'Steden en dorpen',
    cards: 'Kaarten en inkomsten',
    ship: 'Schip en carrière',
    nations: 'Landen en gevechten',
    explorer: 'Verkenner, missies en assistenten',
    ways: 'Solo, verhaal en uitbreiding',
  },
  signs: {
    points: { name: 'Overwinningspunten (OP)', help: 'Wie er na vier rondes de meeste heeft, wint.' },
    village: {
      name: 'Dorpsactie',
      help: 'Krijg een dubloen, koop een kaart of gebruik een eigen actie; hoeveel je er hebt, hangt af van hoe ver je vaart.',
    },
    city: { name: 'Stad', help: 'Lever het goed van de markt, voer dan de actie van de stad uit.' },
    sail: { name: 'Bewegingspunten', help: 'Zoveel stappen langs de pijlen.' },
  },
};
