import type { CardsTexts } from './texts.ts';

const short = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many} short`;

export const en: CardsTexts = {
  title: 'Cards',
  hand: 'Your hand',
  handEmpty: 'No cards in hand.',
  planned: 'Planned',
  plannedOf: (name) => `Planned by ${name}`,
  plannedHint:
    'Your planning area: three cards that you want to buy later. They no longer count as cards in hand, but they cannot be delivered or paid with either.',
  plannedSlot: 'Free',
  row: 'Face up',
  rowPrice: (doubloons) =>
    doubloons === 0
      ? 'Free for you, instead of the pile'
      : `${doubloons} ${doubloons === 1 ? 'doubloon' : 'doubloons'} each, instead of the pile`,
  deck: (cards) => `${cards} ${cards === 1 ? 'card' : 'cards'} in the pile`,
  draw: 'Draw a card',
  discardPile: (cards) => `${cards} ${cards === 1 ? 'card' : 'cards'} discarded: look through them`,
  discardTitle: 'Discarded cards',
  discardEmpty: 'Nothing has been discarded.',
  bought: 'Bought',
  boughtNone: (name) => `${name} has bought no card yet.`,
  whose: 'Whose cards',
  questHere: (quest) => `On this card: ${quest}`,
  kinds: {
    income: {
      name: 'Income',
      help: 'Raises what you earn at every scoring. Beside a dashed symbol the rise waits for that symbol.',
    },
    permanent: { name: 'Lasting', help: 'Holds for the rest of the game.' },
    villageAction: { name: 'Villages', help: 'A village action of your own.' },
    combatAction: { name: 'Combat', help: 'One more way to use combat value.' },
    immediate: { name: 'At once', help: 'Happens once, when the card is bought.' },
    spyAction: { name: 'Spies', help: 'A main action where your spy stands.' },
  },
  does: {
    buy: (doubloons) => (doubloons === 0 ? 'Buy: free' : `Buy: −${doubloons}`),
    take: (doubloons) => (doubloons === 0 ? 'Take: free' : `Take: −${doubloons}`),
    deliver: 'Deliver',
    pay: 'Pay',
    discard: 'Discard',
    plan: 'Plan',
    spy: 'Spy acts',
    villageAction: 'Use',
    combatAction: 'Use',
    choose: 'Choose',
  },
  joined: (parts) => parts.map((part, i) => (i === 0 ? part : part.toLowerCase())).join(' or '),
  missing: {
    doubloons: (n) => `${n} short`,
    spies: (n) => short(n, 'spy', 'spies'),
    combatPoints: (n) => short(n, 'combat pt', 'combat pts'),
    cubes: (n, nation) => `${nation}: ${short(n, 'cube', 'cubes')}`,
    items: (n, item) => `${item}: ${n} short`,
    other: 'Other sign',
  },
  opening: {
    title: 'Before the first turn',
    steps: ['Plan one card', 'Discard three', 'Choose a career'],
    left: (cards) => `${cards} to go`,
    planned: 'Planned',
    discarded: 'Discarded',
    waiting: 'Done. The others are still choosing.',
    career: 'Two careers',
    careerChosen: 'Yours',
    chooseCareer: 'Choose',
  },
  goals: {
    combatTokens: 'Combat tokens',
    quests: 'Quests',
    influenceInOneNation: 'Influence in one nation',
    influenceInTwoNations: 'Influence in two nations each',
    upgrades: 'Ship upgrades',
    explorerLine: 'Explorer past the line',
    synergies: 'Synergy tokens',
    spiesOnBoard: 'Spies on the board',
    cubes: (nation) => `Cubes of ${nation} in play`,
  },
  allGoals: (doubloons, points) => `All three: ${doubloons} doubloons and ${points} VP more`,
  spyEach: 'Each goal also frees 1 spy.',
};
