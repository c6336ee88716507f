import type { BoardTexts } from './board-texts.ts';

const cards = (count: number) => (count === 1 ? '1 card' : `${count} cards`);

const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const some = (count: number, one: string, many: string) =>
  count === 0 ? '' : `${count} ${count === 1 ? one : many}`;
const joined = (parts: readonly string[]) => AND.format(parts.filter((part) => part !== ''));

export const en: BoardTexts = {
  harbour: 'The harbour',
  jump: 'Parts of the table',
  harbourEmpty: 'The harbour is empty.',
  noExpedition: 'No expedition lies here yet.',
  discard: 'Discard pile',
  expeditions: 'Expeditions',
  contracts: 'Contracts',
  timePile: 'Time pile',
  aim: 'goal',
  contractsDone: (done, all) => `${done} of ${all} contracts were fulfilled.`,
  timeLeft: (count) => `Time pile: ${cards(count)}`,
  victoryPile: 'Victory pile',
  atTheGate: 'Entering the harbour',
  arriving: 'Arriving',
  cards,
  take: (coins) => `Take: ${coins}`,
  hire: (coins) => `Hire: ${coins}`,
  short: (coins) => (coins === 1 ? '1 coin short' : `${coins} coins short`),
  shortBrief: (coins) => `${coins} short`,
  colours: (count, takes) => (count === 1 ? `1 colour: take ${takes}` : `${count} colours: take ${takes}`),
  takeCount: (takes) => `take ${takes}`,
  bust: (percent) => `${percent} bust`,
  bustCards: (count, of) => `${count} of ${of}`,
  bustWhy: (count, of) =>
    `${count} of the ${of} cards that nobody knows would be a bust: those of the draw pile, and the coins, which are cards lying face down.`,
  showOdds: 'Show the odds',
  noBust: 'no risk',
  crew: (fits, needs) => `You have ${fits} of ${needs}`,
  chooseCrew: 'Who goes on this expedition?',
  claim: 'Claim',
  fulfilled: 'Fulfilled',
  together: (done, of) => `${done} of ${of} fulfilled`,
  asks: {
    bruja: 'Captain and señorita',
    luminary: 'Priest and jester',
    'maritime-supremacy': 'Captain and vice-admiral',
    'new-colony': 'Settler and gunner',
    'trade-outpost': 'Settler and clerk',
    'trade-master': 'Two traders',
    'thrifty-crew': 'Four persons of 3 coins or less',
    mercenary: 'Three sabres',
    explorer: 'An expedition completed',
    'frigate-nemesis': 'Give up a frigate’s coins, 3 times',
    'galleon-nemesis': 'Give up a galleon’s coins, twice',
    'tax-inspector': 'Lose coins to a tax',
    jinx: 'Go bust',
    speculator: 'Three colours in port, in two turns',
    'major-speculator': 'Four colours in port',
    'pirates-nest': 'Repel and keep all five colours',
    'small-estate': '12 influence, one player alone',
    ransom: 'Pay 15 coins, one player alone',
  },
  round: (number) => `Round ${number}`,
  goal: (influence) => `Ends at ${influence} influence`,
  lastRound: 'Last round',
  coins: 'Coins',
  sabres: 'Sabres',
  influence: 'Influence',
  markers: 'Markers left',
  crewHeading: 'Crew',
  noCrew: 'No crew yet',
  done: 'Expeditions completed',
  stored: 'Ships under merchants',
  kept: 'Kept for the Pirates’ Nest',
  womanPassenger: 'Passenger',
  abilities: {
    trader: 'Its ships bring 1 coin more',
    settler: 'Counts as a house',
    captain: 'Counts as an anchor',
    priest: 'Counts as a cross',
    jack: 'Counts as any symbol',
    sailor: '1 sabre',
    pirate: '2 sabres',
    senorita: 'Persons cost 1 coin less',
    jester: '1 coin if the harbour is empty',
    admiral: '2 coins from 5 cards on',
    governor: 'Take 1 card more',
    merchant: 'Keeps its ships as influence',
    passenger: 'Influence only',
    gambler: 'Four cards at one go',
    gunner: '1 coin a ship, less 1',
    viceadmiral: '1 coin with 3 or 4 cards',
    clerk: 'Its ships: 1 card more',
    tybuk: 'Sabres against ships',
    sentinel: 'Looks at 3 cards, keeps 1',
    innkeeper: 'Crown from 4 persons; buys cargo',
  },
  ladder: (from, to, takes) => (from === to ? `${from}: take ${takes}` : `${from}–${to}: take ${takes}`),
  offers: { draw: 'Draw a card', gamble: 'Gamble' },
  tax: { name: 'Tax', most: 'most', least: 'least', half: 'half', keep: (coins) => `keep ${coins}` },
  symbols: (anchors, crosses, houses) =>
    joined([
      some(anchors, 'anchor', 'anchors'),
      some(crosses, 'cross', 'crosses'),
      some(houses, 'house', 'houses'),
    ]),
  nobody: 'Nobody yet',
  close: 'Close',
  drawLabel: (count, action) =>
    action === '' ? `Draw pile, ${cards(count)}` : `Draw pile, ${cards(count)}. ${action}`,
  prompt: { discover: () => 'Another card, or stop?' },
  why: {
    first: () => 'The harbour is empty: the first card is always safe.',
    discover: (colours, takes) =>
      takes === 1
        ? 'Stop and take 1 card; then the others may buy.'
        : `${colours} ship colours: you take ${takes} cards, then the others may buy.`,
    discoverAlone: (takes) => `Stop now and you take ${cards(takes)}.`,
    repel: (own, ship) => `You have ${own} sabres against ${ship}. Repelled, it leaves its colour free.`,
    repelBust: (own, ship) => `Its colour is already here. You have ${own} sabres against ${ship}.`,
    take: (left) =>
      left === 1
        ? 'One card is yours. What it brings counts at once.'
        : `${left} cards are yours, one after the other.`,
    takeForFee: (left, name) =>
      left === 1
        ? `You may take one card; 1 coin goes to ${name}.`
        : `You may take ${left} cards; for each, 1 coin goes to ${name}.`,
    wait: (name) => `${name} is deciding.`,
    window: () => 'Expeditions and contracts are still possible this turn.',
  },
};
