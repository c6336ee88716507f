/** Dutch sentences about cards and tiles. */
import type { Goal, Objective } from '../src/box.ts';
import { LINES as LINE_NAMES } from '../src/names.ts';
import type { Effect } from '../src/effects/effect.ts';
import type { JeanneAction } from '../src/jeanne-schema.ts';
import { clauses } from './nl-effects.ts';
import { CAREERS } from './nl-names.ts';
import { TITLES } from './nl-titles.ts';
import {
  combatPoints,
  discs,
  doubloons,
  good,
  item,
  line,
  nation,
  place,
  points,
  some,
  spaces,
  spies,
  token,
  upperFirst,
} from './nl-words.ts';
import type { CardSentences, PieceSentences, Speech } from './speech.ts';
import { spaceNumber } from './speech.ts';

const { effect, costs } = clauses;

const card: CardSentences = {
  price: (cost, worth) =>
    worth === 0
      ? `De kaart kost ${doubloons(cost)}.`
      : `De kaart kost ${doubloons(cost)} en is aan het einde ${points(worth)} waard.`,
  spyTo: (where) => `Zet bij aankoop een assistent uit je voorraad bij ${where}.`,
  keepsSpy: () => 'Zet bij aankoop een assistent uit je voorraad op deze kaart.',
  returnsSpy: () => 'Leg bij aankoop een assistent uit je voorraad in de algemene voorraad terug.',
  combatPoints: (n) => `De kaart kost ook ${combatPoints(n)}.`,
  pay: (cost) => `Bij aankoop moet je ${costs(cost)}.`,
  needs: (which, n) =>
    `Je kunt de kaart alleen kopen als ${nation(which)} minstens ${some(n, 'landmarker', 'landmarkers')} op locaties heeft.`,
  incomeDoubloons: (n) => `Je dubloenen-inkomsten stijgen met ${n}.`,
  incomePoints: (n) => `Je punteninkomsten stijgen met ${n}.`,
  lateIncome: (which, track, n) =>
    track === 'doubloons'
      ? `Zodra je ${token(which)} hebt, stijgen je dubloenen-inkomsten met ${n}.`
      : `Zodra je ${token(which)} hebt, stijgen je punteninkomsten met ${n}.`,
  standing: (which) => `Telkens als je voorwerpen betaalt, telt deze kaart als één ${item(which)}.`,
  discount: (n) => `Kaarten en prestigegebouwen kosten je ${doubloons(n)} minder.`,
  combatPointsBefore: (n) => `Vóór een gevecht krijg je ${combatPoints(n)}, één keer per beurt.`,
  compasses: (n) => (n === 1 ? 'Je hebt een kompas meer.' : `Je hebt ${n} kompassen meer.`),
  explorerSteps: (n) => `Telkens als je verkenner zich verplaatst, mag hij ${spaces(n)} verder.`,
  stealPoints: (n) => `Passeert je verkenner die van een andere speler, dan steel je ${points(n)}.`,
  watchfulSpies: (score, gold) =>
    `Telkens als een schip stopt waar jij een assistent hebt, krijg je ${points(score)} of neem je ${doubloons(gold)}, één keer per stop.`,
  combatPointsPerSpy: (n) =>
    `Op elk moment mag je een assistent in de algemene voorraad terugleggen voor ${combatPoints(n)}.`,
  fightingFor: (which, n) => `Telkens als je voor ${nation(which)} vecht, krijg je ${combatPoints(n)}.`,
  pointsPerCube: (n) => `Je krijgt ${points(n)} voor elke landmarker die je van het speelbord haalt.`,
  villageAction: (what, last) =>
    last
      ? `Nieuwe dorpsactie, de laatste van je beurt (wat je nog over hebt vervalt): ${effect(what)}.`
      : `Nieuwe dorpsactie: ${effect(what)}.`,
  combatAction: (value, what) =>
    `Nieuwe gevechtsactie, die de gevechtswaarde met ${value} verlaagt: ${effect(what)}.`,
  immediate: (what) => `Meteen: ${effect(what)}.`,
  spyAction: (where, what) => `Assistent-actie bij ${where}: ${effect(what)}.`,
  inHand: (what, thing) => `Op hand dient de kaart als ${good(what)} of als ${item(thing)}.`,
};

const piece: PieceSentences = {
  quest: (pay, gains) => `${costs(pay)}: ${effect(gains)}`,
  questName: (id, pay) => `missie ${Number(id.slice(1)) || id}: ${costs(pay)}`,
  storyTileName: (number) => `verhaaltegel ${number}`,
  storyTile: 'Vervult de missie van haar verhaalkaart en telt als missietegel.',
  storyCardName: (id) => `verhaalkaart ${id}`,
  tokenName: (id) => `gevechtsfiche ${Number(id.slice(2)) || id}`,
  tokenTerms(which, value, pay, bonus) {
    if (pay > 0) return `waarde ${value}, voor ${doubloons(pay)}`;
    return bonus === undefined ? `waarde ${value}` : `waarde ${value}; ${tokenBonus(bonus, which)}`;
  },
  tokenRow: (which, terms) => `${nation(which)}: ${terms}.`,
  modifier: (which, by) =>
    which === 'mostCubes'
      ? `De waarde is ${by} lager voor het land dat als enige de meeste landmarkers in het spel heeft.`
      : `De waarde is ${by} hoger voor het land dat als enige de minste landmarkers in het spel heeft.`,
  cityTileName: (id) =>
    id === 'CT-M' ? 'stadstegel van Maracaibo' : `stadstegel ${Number(id.slice(3)) || id}`,
  market: (what) => `De markt neemt ${good(what)}.`,
  cityAction: (what) => `Stadsactie: ${effect(what)}.`,
  objective: (objective) =>
    `${upperFirst(requirement(objective, objective.low))} (${reward(objective.low)}); hogere eis: ${goalWord(objective, objective.high)} (${reward(objective.high)}).`,
  goal: (objective, goal) => `${requirement(objective, goal)} (${reward(goal)})`,
  flag: (what) => `Bonus van de vlag: ${effect(what)}.`,
  spaceName: (id) => `veld ${spaceNumber(id)}`,
  spaceReward: (reward) => `Beloning: ${effect(reward)}.`,
  questSpace: () => 'Hier ligt een missie tot iemand haar voldoet.',
  trackEnd: () => 'Het einde van het spoor: 10, 8, 6 of 4 OP in volgorde van aankomst en 1 dorpsactie.',
  village: () => 'Een dorp.',
  tileCity: () => 'Een stad; een tegel toont de markt en de actie.',
  start: () => 'Hier begint elke ronde.',
  mustStop: () => 'Geen schip mag er voorbijvaren.',
  automaName: (id) => `automa-kaart ${id}`,
  automaMove: (steps, way, row) =>
    way === 'upper'
      ? `Jeanne vaart ${some(steps, 'stop', 'stops')} verder, langs de bovenste route; is de markt vol, dan neemt ze open kaart ${row}.`
      : `Jeanne vaart ${some(steps, 'stop', 'stops')} verder, langs de onderste route; is de markt vol, dan neemt ze open kaart ${row}.`,
  automaAction,
};

/** On a token the influence is in the nation of the row. */
function tokenBonus(bonus: Effect, which: number): string {
  return bonus.op === 'fightingInfluence' ? `${bonus.n} invloed krijgen in ${nation(which)}` : effect(bonus);
}

function requirement(objective: Objective, goal: Goal): string {
  switch (objective.counts) {
    case 'combatTokens':
      return `${some(goal.x, 'gevechtsfiche', 'gevechtsfiches')} hebben`;
    case 'quests':
      return `${some(goal.x, 'missietegel', 'missietegels')} hebben`;
    case 'influenceInOneNation':
      return `${goal.x} invloed in één land hebben`;
    case 'influenceInTwoNations':
      return `${goal.x} invloed in elk van twee landen hebben`;
    case 'upgrades':
      return `${some(goal.x, 'scheepsupgrade', 'scheepsupgrades')} hebben`;
    case 'explorerLine':
      return `met je verkenner de ${line(LINE_NAMES[goal.x] ?? '')} gepasseerd zijn`;
    case 'synergies':
      return `${some(goal.x, 'synergiefiche', 'synergiefiches')} hebben`;
    case 'spiesOnBoard':
      return `${spies(goal.x)} op het speelbord hebben`;
    case 'cubes':
      return `${some(goal.x, 'landmarker', 'landmarkers')} van ${nation(objective.nation)} in het spel`;
  }
}

/** Only what differs from the lower goal. */
function goalWord(objective: Objective, goal: Goal): string {
  return objective.counts === 'explorerLine' ? line(LINE_NAMES[goal.x] ?? '') : `${goal.x}`;
}

function reward(goal: Goal): string {
  return goal.points > 0
    ? `${doubloons(goal.doubloons)}, 1 assistent en ${points(goal.points)}`
    : `${doubloons(goal.doubloons)} en 1 assistent`;
}

function automaAction(action: JeanneAction): string {
  switch (action.op) {
    case 'points':
      return action.fromRound === undefined
        ? `Ze krijgt ${points(action.n)}.`
        : `Vanaf ronde ${action.fromRound} krijgt ze ${points(action.n)}.`;
    case 'explore':
      return action.late === undefined
        ? `Haar verkenner gaat ${spaces(action.n)} vooruit.`
        : `Haar verkenner gaat ${spaces(action.n)} vooruit, in rondes 3 en 4 zijn het er ${action.late}.`;
    case 'discs':
      return `Ze verwijdert ${discs(action.n)}.`;
    case 'influenceIn':
      return `Ze krijgt ${action.n} invloed in ${nation(action.nation)}.`;
    case 'questFromPile':
      return 'Ze neemt de bovenste missie van de stapel.';
    case 'jeanneCombat':
      return action.extraVillage === true
        ? `Ze vecht, annexeert een extra dorp en krijgt ${action.influence} invloed.`
        : `Ze vecht en krijgt ${action.influence} invloed.`;
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
