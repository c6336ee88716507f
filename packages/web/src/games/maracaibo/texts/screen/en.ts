import type { ScreenTexts } from './texts.ts';

const some = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

export const en: ScreenTexts = {
  tabs: { chart: 'Chart', cards: 'Cards', ship: 'Ship', nations: 'Nations', captains: 'Captains' },
  decideHere: (tab) => `${tab}: decide here`,
  yourShip: 'Your ship',
  opened: (open, of) => `${open} of ${of} open`,
  career: 'career',
  goals: {
    combatTokens: 'Combats',
    quests: 'Quests',
    influenceInOneNation: 'One nation',
    influenceInTwoNations: 'Two nations',
    upgrades: 'Upgrades',
    explorerLine: 'Explorer',
    synergies: 'Synergies',
    spiesOnBoard: 'Spies out',
    cubes: (nation) => `Cubes: ${nation}`,
  },
  spaces: (steps) => some(steps, 'step', 'steps'),
  means: {
    title: 'What you have',
    doubloons: 'doubloons',
    points: 'VP',
    income: 'income',
    combat: 'combat',
    spies: 'spies',
    compasses: 'compasses',
    quests: 'quests',
    hand: 'hand',
    pointsHelp: 'Most victory points after four rounds win. Ranks, prestige and cards score at the end.',
    doubloonsHelp: 'They pay for cards, prestige buildings and tolls.',
    left: (now, then) => `${now}, then ${then}`,
  },
  captains: { title: 'Captains', at: 'at', details: 'All about the captains' },
  dock: {
    held: 'Hand, planned',
    prestige: 'Prestige',
    stores: 'Quests, tiles',
    canBuy: 'You can buy',
    notYet: 'Not yet',
    of: (count, limit) => `${count} of ${limit}`,
    each: (doubloons) => (doubloons === 0 ? 'free' : `${doubloons} each`),
  },
  closest: (name, stops) => `${name} is closest to Homeward: ${some(stops, 'stop', 'stops')}`,
  toTheLog: 'Open the log',
};
