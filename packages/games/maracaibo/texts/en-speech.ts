/** English sentences about cards and tiles. */
import type { Goal, Objective } from '../src/box.ts';
import { LINES as LINE_NAMES } from '../src/names.ts';
import type { JeanneAction } from '../src/jeanne-schema.ts';
import { clauses } from './en-effects.ts';
import { CAREERS } from './en-names.ts';
import { TITLES } from './en-titles.ts';
import {
  combatPoints,
  discs,
  doubloons,
  good,
  item,
  line,
  nation,
  oneItem,
  place,
  points,
  some,
  spies,
  synergy,
} from './en-words.ts';
import type { CardSentences, PieceSentences, Speech } from './speech.ts';
import { spaceNumber } from './speech.ts';

const { effect, costs } = clauses;

const card: CardSentences = {
  price: (cost, worth) =>
    worth === 0
      ? `It costs ${doubloons(cost)}.`
      : `It costs ${doubloons(cost)} and counts ${points(worth)} at the end.`,
  spyTo: (where) => `To buy it, put a spy from your ship on ${where}.`,
  keepsSpy: () => 'To buy it, put a spy from your ship on this card.',
  returnsSpy: () => 'To buy it, return a spy from your ship to the supply.',
  combatPoints: (n) => `It also costs ${combatPoints(n)}.`,
  pay: (cost) => `To buy it, ${costs(cost)}.`,
  needs: (which, n) =>
    `You can buy it only while ${nation(which)} has at least ${some(n, 'cube', 'cubes')} on locations.`,
  incomeDoubloons: (n) => `Your doubloon income rises by ${n}.`,
  incomePoints: (n) => `Your point income rises by ${n}.`,
  lateIncome: (which, track, n) =>
    track === 'doubloons'
      ? `As soon as you have the ${synergy(which)} token, your doubloon income rises by ${n}.`
      : `As soon as you have the ${synergy(which)} token, your point income rises by ${n}.`,
  standing: (which) => `Whenever you pay with items, this card counts as one ${item(which)}.`,
  discount: (n) => `Cards and prestige buildings cost you ${doubloons(n)} less.`,
  combatPointsBefore: (n) => `Before a combat you gain ${combatPoints(n)}, once a turn.`,
  compasses: (n) => (n === 1 ? 'You have one more compass.' : `You have ${n} more compasses.`),
  explorerSteps: (n) => `Whenever your explorer moves, it may go ${some(n, 'space', 'spaces')} further.`,
  stealPoints: (n) => `For each explorer you pass, you take ${points(n)} from its owner.`,
  watchfulSpies: (score, gold) =>
    `Whenever a ship stops where you have a spy, you score ${points(score)} or gain ${doubloons(gold)}, once for each stop.`,
  combatPointsPerSpy: (n) => `At any time you may return a spy to the supply for ${combatPoints(n)}.`,
  fightingFor: (which, n) => `Whenever you fight for ${nation(which)}, you gain ${combatPoints(n)}.`,
  pointsPerCube: (n) => `You score ${points(n)} for each cube that you take off the board.`,
  villageAction: (what, last) =>
    last
      ? `New village action, the last of your turn (any others you have left are lost): ${effect(what)}.`
      : `New village action: ${effect(what)}.`,
  combatAction: (value, what) => `New combat action for ${value} of the combat value: ${effect(what)}.`,
  immediate: (what) => `At once: ${effect(what)}.`,
  spyAction: (where, what) => `Spy action at ${where}: ${effect(what)}.`,
  inHand: (what, thing) => `From your hand it can be discarded as ${good(what)} or as ${oneItem(thing)}.`,
};

const piece: PieceSentences = {
  quest: (pay, gains) => `${costs(pay)}: ${effect(gains)}`,
  questName: (id, pay) => `quest ${Number(id.slice(1)) || id}: ${costs(pay)}`,
  storyTileName: (number) => `story tile ${number}`,
  storyTile: 'Fulfils the quest of its story card, and counts as a quest tile.',
  storyCardName: (id) => `story card ${id}`,
  tokenName: (id) => `combat token ${Number(id.slice(2)) || id}`,
  tokenTerms(which, value, pay, bonus) {
    if (pay > 0) return `value ${value}, for ${doubloons(pay)}`;
    return bonus === undefined ? `value ${value}` : `value ${value}; ${tokenBonus(bonus, which)}`;
  },
  tokenRow: (which, terms) => `${nation(which)}: ${terms}.`,
  modifier: (which, by) =>
    which === 'mostCubes'
      ? `The value is ${by} lower for the nation that alone has the most cubes in play.`
      : `The value is ${by} higher for the nation that alone has the fewest cubes in play.`,
  cityTileName: (id) => (id === 'CT-M' ? 'city tile of Maracaibo' : `city tile ${Number(id.slice(3)) || id}`),
  market: (what) => `Its market takes ${good(what)}.`,
  cityAction: (what) => `City action: ${effect(what)}.`,
  objective: (objective) =>
    `${requirement(objective, objective.low)} (${reward(objective.low)}); higher: ${goalWord(objective, objective.high)} (${reward(objective.high)}).`,
  goal: (objective, goal) => `${requirement(objective, goal)}: ${reward(goal)}`,
  flag: (what) => `Bonus of its flag: ${effect(what)}.`,
  spaceName: (id) => `space ${spaceNumber(id)}`,
  spaceReward: (reward) => `Reward: ${effect(reward)}.`,
  questSpace: () => 'A quest lies here until someone fulfils it.',
  trackEnd: () => 'The end of the track: 10, 8, 6 or 4 VP by order of arrival and 1 village action.',
  village: () => 'A village.',
  tileCity: () => 'A city; a tile shows its market and its action.',
  start: () => 'Every round begins here.',
  mustStop: () => 'No ship may sail past it.',
  automaName: (id) => `automa card ${id}`,
  automaMove: (steps, way, row) =>
    way === 'upper'
      ? `Jeanne sails ${some(steps, 'stop', 'stops')}, by the upper way; if the market is full, she takes face-up card ${row}.`
      : `Jeanne sails ${some(steps, 'stop', 'stops')}, by the lower way; if the market is full, she takes face-up card ${row}.`,
  automaAction,
};

/** On a token the influence is in the nation of the row. */
function tokenBonus(bonus: Parameters<typeof effect>[0], which: number): string {
  return bonus.op === 'fightingInfluence' ? `gain ${bonus.n} influence in ${nation(which)}` : effect(bonus);
}

function requirement(objective: Objective, goal: Goal): string {
  switch (objective.counts) {
    case 'combatTokens':
      return `Have ${goal.x} combat tokens`;
    case 'quests':
      return `Have ${goal.x} quest tiles`;
    case 'influenceInOneNation':
      return `Have ${goal.x} influence in one nation`;
    case 'influenceInTwoNations':
      return `Have ${goal.x} influence in each of two nations`;
    case 'upgrades':
      return `Have ${goal.x} ship upgrades`;
    case 'explorerLine':
      return `Pass the ${line(LINE_NAMES[goal.x] ?? '')} with your explorer`;
    case 'synergies':
      return `Have ${goal.x} synergy tokens`;
    case 'spiesOnBoard':
      return `Have ${spies(goal.x)} on the board`;
    case 'cubes':
      return `${nation(objective.nation)} has ${goal.x} cubes in play`;
  }
}

/** Only what differs from the lower goal: "6", "blue line". */
function goalWord(objective: Objective, goal: Goal): string {
  return objective.counts === 'explorerLine' ? line(LINE_NAMES[goal.x] ?? '') : `${goal.x}`;
}

function reward(goal: Goal): string {
  return goal.points > 0
    ? `${doubloons(goal.doubloons)}, 1 spy and ${points(goal.points)}`
    : `${doubloons(goal.doubloons)} and 1 spy`;
}

function automaAction(action: JeanneAction): string {
  switch (action.op) {
    case 'points':
      return action.fromRound === undefined
        ? `She scores ${points(action.n)}.`
        : `From round ${action.fromRound} on she scores ${points(action.n)}.`;
    case 'explore':
      return action.late === undefined
        ? `Her explorer moves ${action.n} spaces.`
        : `Her explorer moves ${action.n} spaces, in rounds 3 and 4 it moves ${action.late}.`;
    case 'discs':
      return `She removes ${discs(action.n)}.`;
    case 'influenceIn':
      return `She gains ${action.n} influence in ${nation(action.nation)}.`;
    case 'questFromPile':
      return 'She takes the top quest of the pile.';
    case 'jeanneCombat':
      return action.extraVillage === true
        ? `She fights, annexes one more village and gains ${action.influence} influence.`
        : `She fights and gains ${action.influence} influence.`;
  }
}

export const speech: Speech = {
  clauses,
  card,
  piece,
  titles: TITLES,
  careers: CAREERS,
  place,
  cardLine: (title, price, worth, what, thing) =>
    `${title} (${doubloons(price)}, ${points(worth)}, ${good(what)}, ${item(thing)})`,
};
