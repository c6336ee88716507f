/** French sentences about cards and tiles. */
import { some } from '@captains-table/kernel/french';
import type { Goal, Objective } from '../src/box.ts';
import { LINES as LINE_NAMES } from '../src/names.ts';
import type { Effect } from '../src/effects/effect.ts';
import type { JeanneAction } from '../src/jeanne-schema.ts';
import { clauses } from './fr-effects.ts';
import { CAREERS } from './fr-names.ts';
import { TITLES } from './fr-titles.ts';
import {
  combatPoints,
  discs,
  doubloons,
  good,
  influence,
  item,
  line,
  nation,
  oneItem,
  place,
  points,
  spaces,
  spies,
  theNation,
  token,
  upperFirst,
} from './fr-words.ts';
import type { CardSentences, PieceSentences, Speech } from './speech.ts';
import { spaceNumber } from './speech.ts';

const { effect, costs } = clauses;

const card: CardSentences = {
  price: (cost, worth) =>
    worth === 0
      ? `Elle coûte ${doubloons(cost)}.`
      : `Elle coûte ${doubloons(cost)} et vaut ${points(worth)} en fin de partie.`,
  spyTo: (where) => `À l’achat, placez un espion de votre navire sur ce lieu\u00a0: ${where}.`,
  keepsSpy: () => 'À l’achat, placez un espion de votre navire sur cette carte.',
  returnsSpy: () => 'À l’achat, remettez un espion de votre navire dans la réserve générale.',
  combatPoints: (n) => `Elle coûte aussi ${combatPoints(n)}.`,
  pay: (cost) => `À l’achat, il faut ${costs(cost)}.`,
  needs: (which, n) =>
    `On ne peut l’acheter que si ${theNation(which)} a au moins ${some(n, 'cube Possession', 'cubes Possession')} sur des lieux.`,
  incomeDoubloons: (n) => `Votre revenu en doublons augmente de ${n}.`,
  incomePoints: (n) => `Votre revenu en points de victoire augmente de ${n}.`,
  lateIncome: (which, track, n) =>
    track === 'doubloons'
      ? `Dès que vous avez ${token(which)}, votre revenu en doublons augmente de ${n}.`
      : `Dès que vous avez ${token(which)}, votre revenu en points de victoire augmente de ${n}.`,
  standing: (which) => `Chaque fois que vous payez des objets, cette carte compte comme ${oneItem(which)}.`,
  discount: (n) => `Cartes et bâtiments de prestige vous coûtent ${doubloons(n)} de moins.`,
  combatPointsBefore: (n) => `Avant un combat, vous gagnez ${combatPoints(n)}, une fois par tour.`,
  compasses: (n) => (n === 1 ? 'Vous avez une boussole de plus.' : `Vous avez ${n} boussoles de plus.`),
  explorerSteps: (n) =>
    `Chaque fois que votre explorateur avance, il peut aller ${some(n, 'case', 'cases')} plus loin.`,
  stealPoints: (n) => `Vous prenez ${points(n)} au propriétaire de chaque explorateur dépassé.`,
  watchfulSpies: (score, gold) =>
    `Quand un bateau fait escale là où vous avez un espion, vous marquez ${points(score)} ou gagnez ${doubloons(gold)}, une seule fois par escale.`,
  combatPointsPerSpy: (n) =>
    `À tout moment, vous pouvez remettre un espion dans la réserve générale pour ${combatPoints(n)}.`,
  fightingFor: (which, n) =>
    `Chaque fois que vous combattez pour ${theNation(which)}, vous gagnez ${combatPoints(n)}.`,
  pointsPerCube: (n) => `Vous marquez ${points(n)} pour chaque cube Possession que vous retirez du plateau.`,
  villageAction: (what, last) =>
    last
      ? `Nouvelle action Village, votre ultime action (celles qui restent sont perdues)\u00a0: ${effect(what)}.`
      : `Nouvelle action Village\u00a0: ${effect(what)}.`,
  combatAction: (value, what) =>
    `Nouvelle action de combat, qui réduit la valeur de combat de ${value}\u00a0: ${effect(what)}.`,
  immediate: (what) => `Aussitôt\u00a0: ${effect(what)}.`,
  spyAction: (where, what) => `Action d’espionnage, ${where}\u00a0: ${effect(what)}.`,
  inHand: (what, thing) => `En main, elle sert de marchandise (${good(what)}) ou d’objet (${item(thing)}).`,
};

const piece: PieceSentences = {
  quest: (pay, gains) => `${costs(pay)}\u00a0: ${effect(gains)}`,
  questName: (id, pay) => `quête ${Number(id.slice(1)) || id}\u00a0: ${costs(pay)}`,
  storyTileName: (number) => `tuile Histoire ${number}`,
  storyTile: 'Elle accomplit la quête de sa carte Histoire et compte comme une tuile Quête.',
  storyCardName: (id) => `carte Histoire ${id}`,
  tokenName: (id) => `jeton Combat ${Number(id.slice(2)) || id}`,
  tokenTerms(which, value, pay, bonus) {
    if (pay > 0) return `valeur ${value}, contre ${doubloons(pay)}`;
    return bonus === undefined ? `valeur ${value}` : `valeur ${value}\u202f; ${tokenBonus(bonus, which)}`;
  },
  tokenRow: (which, terms) => `${nation(which)}\u00a0: ${terms}.`,
  modifier: (which, by) =>
    which === 'mostCubes'
      ? `La valeur baisse de ${by} pour la nation qui a, seule, le plus de cubes en jeu.`
      : `La valeur monte de ${by} pour la nation qui a, seule, le moins de cubes en jeu.`,
  cityTileName: (id) =>
    id === 'CT-M' ? 'tuile Ville de Maracaibo' : `tuile Ville ${Number(id.slice(3)) || id}`,
  market: (what) => `Son marché n’achète que ceci\u00a0: ${good(what)}.`,
  cityAction: (what) => `Action Ville\u00a0: ${effect(what)}.`,
  objective: (objective) =>
    `${upperFirst(requirement(objective, objective.low))} (${reward(objective.low)})\u202f; condition complexe\u00a0: ${goalWord(objective, objective.high)} (${reward(objective.high)}).`,
  goal: (objective, goal) => `${requirement(objective, goal)} (${reward(goal)})`,
  flag: (what) => `Bonus de son drapeau\u00a0: ${effect(what)}.`,
  spaceName: (id) => `case ${spaceNumber(id)}`,
  spaceReward: (reward) => `Récompense\u00a0: ${effect(reward)}.`,
  questSpace: () => 'Une quête s’y trouve jusqu’à ce que quelqu’un l’accomplisse.',
  trackEnd: () =>
    'La fin de la piste rapporte 10, 8, 6 ou 4\u00a0PV selon l’ordre d’arrivée, et 1 action Village.',
  village: () => 'Un village.',
  tileCity: () => 'Une ville, dont une tuile montre le marché et l’action.',
  start: () => 'Chaque manche commence ici.',
  mustStop: () => 'Tout bateau doit y faire escale.',
  automaName: (id) => `carte Automa ${id}`,
  automaMove: (steps, way, row) =>
    way === 'upper'
      ? `Jeanne avance de ${some(steps, 'escale', 'escales')}, par la route du haut\u202f; si le marché est plein, elle prend la carte visible ${row}.`
      : `Jeanne avance de ${some(steps, 'escale', 'escales')}, par la route du bas\u202f; si le marché est plein, elle prend la carte visible ${row}.`,
  automaAction,
};

/** On a token the influence is with the nation of the row. */
function tokenBonus(bonus: Effect, which: number): string {
  return bonus.op === 'fightingInfluence'
    ? `gagner ${influence(bonus.n)} auprès de ${theNation(which)}`
    : effect(bonus);
}

function requirement(objective: Objective, goal: Goal): string {
  switch (objective.counts) {
    case 'combatTokens':
      return `avoir ${some(goal.x, 'jeton Combat', 'jetons Combat')}`;
    case 'quests':
      return `avoir ${some(goal.x, 'tuile Quête', 'tuiles Quête')}`;
    case 'influenceInOneNation':
      return `avoir ${influence(goal.x)} auprès d’une nation`;
    case 'influenceInTwoNations':
      return `avoir ${influence(goal.x)} auprès de chacune de deux nations`;
    case 'upgrades':
      return `avoir ${some(goal.x, 'amélioration de navire', 'améliorations de navire')}`;
    case 'explorerLine':
      return `avoir franchi la ${line(LINE_NAMES[goal.x] ?? '')} avec votre explorateur`;
    case 'synergies':
      return `avoir ${some(goal.x, 'jeton Combinaison', 'jetons Combinaison')}`;
    case 'spiesOnBoard':
      return `avoir ${spies(goal.x)} sur le plateau`;
    case 'cubes':
      return `voir ${goal.x} cubes Possession en jeu pour ${theNation(objective.nation)}`;
  }
}

/** Only what differs from the lower goal. */
function goalWord(objective: Objective, goal: Goal): string {
  return objective.counts === 'explorerLine' ? line(LINE_NAMES[goal.x] ?? '') : `${goal.x}`;
}

function reward(goal: Goal): string {
  return goal.points > 0
    ? `${doubloons(goal.doubloons)}, 1 espion et ${points(goal.points)}`
    : `${doubloons(goal.doubloons)} et 1 espion`;
}

function automaAction(action: JeanneAction): string {
  switch (action.op) {
    case 'points':
      return action.fromRound === undefined
        ? `Elle marque ${points(action.n)}.`
        : `À partir de la manche ${action.fromRound}, elle marque ${points(action.n)}.`;
    case 'explore':
      return action.late === undefined
        ? `Son explorateur avance de ${spaces(action.n)}.`
        : `Son explorateur avance de ${spaces(action.n)}, ou de ${action.late} pendant les manches 3 et 4.`;
    case 'discs':
      return `Elle retire ${discs(action.n)}.`;
    case 'influenceIn':
      return `Elle gagne ${influence(action.n)} auprès de ${theNation(action.nation)}.`;
    case 'questFromPile':
      return 'Elle prend la première quête de la pile.';
    case 'jeanneCombat':
      return action.extraVillage === true
        ? `Elle combat, annexe un village de plus et gagne ${influence(action.influence)} auprès de la nation combattante.`
        : `Elle combat et gagne ${influence(action.influence)} auprès de la nation combattante.`;
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
