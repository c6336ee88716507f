import type { Card, Effect } from '../src/index.ts';
import type { Texts } from './en.ts';

const CARDS: Readonly<Record<Card, string>> = {
  stoker: 'de stoker',
  cook: 'de kok',
  rat: 'de rat',
  smuggler: 'de smokkelaar',
  bosun: 'de bootsman',
  captain: 'de kapitein',
};

const coins = (count: number) => (count === 1 ? '1 munt' : `${count} munten`);

function effect(program: Effect | undefined): string {
  switch (program?.op) {
    case 'gain':
      return `${coins(program.coins)} krijgen`;
    case 'steal':
      return '1 munt stelen';
    case 'peek':
      return 'de bovenste kaart bekijken';
    case 'seq':
      return '1 munt betalen om de bovenste kaart te bekijken';
    default:
      return '1 munt stelen, of 1 betalen om de bovenste kaart te bekijken';
  }
}

export const nl: Texts = {
  name: 'Verstekelingen',
  tagline: 'Stuur je bemanning in het geheim aan wal.',
  modes: { short: 'Kort, drie ronden', long: 'Lang, zes ronden' },
  options: { purse: 'Munten aan het begin' },
  prompts: {
    choice: ({ seat }, scene) => `${scene.seat(seat)}: kies in het geheim een kaart`,
    peek: ({ seat }, scene) => `${scene.seat(seat)}: laat de bovenste kaart liggen of gooi ze weg`,
    choose: ({ seat }, scene) => `${scene.seat(seat)}: kies er een`,
    next: ({ seat }, scene) => `${scene.seat(seat)}: wat komt eerst?`,
    may: ({ seat, what }, scene) => `${scene.seat(seat)}: ${effect(what)}?`,
  },
  moves: {
    play: ({ card }) => `${CARDS[card]} spelen`,
    keep: () => 'laten liggen',
    toss: () => 'op de aflegstapel gooien',
    choose: ({ option }, { pending }) => effect(pending?.kind === 'choose' ? pending.of[option] : undefined),
    next: ({ step }, { pending }) => effect(pending?.kind === 'next' ? pending.of[step] : undefined),
    may: ({ take }) => (take ? 'ja' : 'nee'),
  },
  events: {
    chose: ({ seat }, scene) => `${scene.seat(seat)} heeft gekozen`,
    showed: ({ seat, card }, scene) => `${scene.seat(seat)} toont ${CARDS[card]}`,
    gained: (event, scene) => `${scene.seat(event.seat)} krijgt ${coins(event.coins)}`,
    paid: (event, scene) => `${scene.seat(event.seat)} betaalt ${coins(event.coins)}`,
    stole: ({ seat, from }, scene) => `${scene.seat(seat)} steelt 1 munt van ${scene.seat(from)}`,
    peeked: ({ seat }, scene) => `${scene.seat(seat)} bekijkt de bovenste kaart`,
    saw: ({ card }) => `De bovenste kaart is ${CARDS[card]}`,
    kept: ({ seat }, scene) => `${scene.seat(seat)} laat de bovenste kaart liggen`,
    tossed: ({ seat, card }, scene) => `${scene.seat(seat)} gooit ${CARDS[card]} weg`,
    drew: ({ seat }, scene) => `${scene.seat(seat)} trekt een kaart`,
    'drew-card': ({ card }) => `Je trekt ${CARDS[card]}`,
    reshuffled: () => 'De aflegstapel wordt de trekstapel',
  },
  refusals: { 'not-in-hand': () => 'Je kunt alleen een kaart uit je hand spelen' },
  scores: { coins: 'Munten' },
};
