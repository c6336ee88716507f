import { story } from '@captains-table/kernel/story/nl';
import type { Card, Effect } from '../src/index.ts';
import type { Texts } from './en.ts';
import { rules } from './rules.ts';

const CARDS: Readonly<Record<Card, string>> = {
  stoker: 'de stoker',
  cook: 'de kok',
  rat: 'de rat',
  smuggler: 'de smokkelaar',
  bosun: 'de bootsman',
  captain: 'de kapitein',
};

const STORY = story({
  course: 'welke koers',
  north: 'noord',
  south: 'zuid',
  cargo: 'wat gebeurt er met de lading',
  keep: 'houden',
  jettison: 'overboord',
});

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
  modes: { short: 'Kort, drie rondes', long: 'Lang, zes rondes', voyage: 'De reis, drie hoofdstukken samen' },
  options: { purse: 'Munten aan het begin', chapter: 'Hoofdstuk' },
  prompts: {
    ...STORY.prompts,
    choice: ({ seat }, context) => `${context.seat(seat)}: kies in het geheim een kaart`,
    peek: ({ seat }, context) => `${context.seat(seat)}: laat de bovenste kaart liggen of leg haar af`,
    choose: ({ seat }, context) => `${context.seat(seat)}: kies er een`,
    next: ({ seat }, context) => `${context.seat(seat)}: wat komt eerst?`,
    may: ({ seat, what }, context) => `${context.seat(seat)}: ${effect(what)}?`,
  },
  moves: {
    ...STORY.moves,
    play: ({ card }) => `${CARDS[card]} spelen`,
    keep: () => 'laten liggen',
    toss: () => 'afleggen',
    choose: ({ option }, { pending }) => effect(pending?.kind === 'choose' ? pending.of[option] : undefined),
    next: ({ step }, { pending }) => effect(pending?.kind === 'next' ? pending.of[step] : undefined),
    may: ({ take }) => (take ? 'ja' : 'nee'),
  },
  events: {
    ...STORY.events,
    chose: ({ seat }, context) => `${context.seat(seat)} heeft gekozen`,
    showed: ({ seat, card }, context) => `${context.seat(seat)} toont ${CARDS[card]}`,
    gained: (event, context) => `${context.seat(event.seat)} krijgt ${coins(event.coins)}`,
    paid: (event, context) => `${context.seat(event.seat)} betaalt ${coins(event.coins)}`,
    stole: ({ seat, from }, context) => `${context.seat(seat)} steelt 1 munt van ${context.seat(from)}`,
    peeked: ({ seat }, context) => `${context.seat(seat)} bekijkt de bovenste kaart`,
    saw: ({ card }) => `De bovenste kaart is ${CARDS[card]}`,
    kept: ({ seat }, context) => `${context.seat(seat)} laat de bovenste kaart liggen`,
    tossed: ({ seat, card }, context) => `${context.seat(seat)} legt ${CARDS[card]} af`,
    drew: ({ seat }, context) => `${context.seat(seat)} trekt een kaart`,
    'drew-card': ({ card }) => `Je trekt ${CARDS[card]}`,
    reshuffled: () => 'De aflegstapel wordt de trekstapel',
  },
  refusals: { 'not-in-hand': () => 'Je kunt alleen een kaart uit je hand spelen' },
  rules: rules({
    'STW-2.1': 'Iedereen kiest tegelijk en gedekt één kaart uit zijn hand.',
    'STW-2.2': 'Je kunt alleen een kaart uit je eigen hand kiezen.',
    'STW-2.3':
      'Heeft iedereen gekozen, dan worden de kaarten getoond en werken ze van de hoogste rang naar de laagste: kapitein 6, bootsman 5, smokkelaar 4, rat 3, kok 2, stoker 1. Bij gelijke rang geldt de volgorde aan tafel.',
    'STW-2.4':
      'Daarna worden de kaarten afgelegd en trekt iedereen er een. Is de trekstapel leeg, dan wordt de aflegstapel geschud tot een nieuwe.',
    'STW-2.5':
      'Na de laatste ronde wint wie de meeste munten heeft. Bij een gelijke stand wordt de overwinning gedeeld.',
    'STW-3.1': 'Stoker: krijg 2 munten.',
    'STW-3.2':
      'Kok: krijg 1 munt; daarna mag je er 1 betalen om de bovenste kaart van de trekstapel te bekijken.',
    'STW-3.3':
      'Rat: bij elke andere speler mag je een van twee dingen doen: 1 munt stelen, of 1 munt betalen om de bovenste kaart te bekijken.',
    'STW-3.4': 'Smokkelaar: krijg 1 munt en bekijk de bovenste kaart, in de volgorde die je wilt.',
    'STW-3.5':
      'Bootsman: zo vaak als je kaarten op hand hebt, krijg je 1 munt of steel je er 1 van de volgende speler.',
    'STW-3.6': 'Kapitein: krijg 3 munten als niemand minder munten heeft dan jij, anders 1.',
    'STW-3.7': 'Wie de bovenste kaart bekijkt, laat haar liggen of legt haar af.',
    'STW-4.2':
      'Een hoofdstuk van de reis begint met een pagina. Dan wordt er, in de eerste twee, gestemd. Er volgen twee rondes, en een pagina sluit het hoofdstuk af.',
    'STW-4.3':
      'Wie de meeste munten heeft, leest voor. Iedereen zegt wanneer hij klaar is met lezen; de voorlezer mag de pagina voor iedereen omslaan.',
    'STW-4.4':
      'In hoofdstuk 1 stemt iedereen in het geheim over de koers; staken de stemmen, dan wordt het zuid. In hoofdstuk 2 stemt iedereen openlijk over de lading; staken de stemmen, dan beslist wie de meeste munten heeft.',
    'STW-4.5':
      'Een hoofdstuk win of verlies je samen: aan het eind heb je met zijn allen 5 munten per speler nodig in hoofdstuk 1, en 6 in de andere.',
    'STW-4.6': 'Op de noordelijke koers vraagt hoofdstuk 2 om 1 munt per speler meer.',
    'STW-4.8':
      'Een lading die is gehouden geeft iedereen 1 munt meer in hoofdstuk 3. Een verloren hoofdstuk speel je opnieuw, met 1 munt meer voor iedereen.',
  }),
  view: {
    things: {
      stoker: 'Stoker',
      cook: 'Kok',
      rat: 'Rat',
      smuggler: 'Smokkelaar',
      bosun: 'Bootsman',
      captain: 'Kapitein',
    },
  },
  scores: { coins: 'Munten' },
  facts: {
    losses: 'Verloren spellen in dit hoofdstuk',
    north: 'De noordelijke koers',
    south: 'De zuidelijke koers',
    cargo: 'Lading gehouden',
  },
};
