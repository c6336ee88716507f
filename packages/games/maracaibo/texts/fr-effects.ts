/** What pieces do, in French clauses: « gagner 2 doublons ». */
import type { Program } from '@captains-table/kernel';
import type { Cost } from '../src/effects/costs.ts';
import type { Counted } from '../src/names.ts';
import type { Verb } from '../src/effects/effect.ts';
import type { VerbName } from '../src/effects/verbs.ts';
import type { Words } from '../src/state.ts';
import { tallied } from '../src/lists.ts';
import { runsOf } from './facts.ts';
import { some } from '@captains-table/kernel/french';
import {
  and,
  combatPoints,
  discs,
  doubloons,
  good,
  influence,
  items,
  movement,
  points,
  spies,
  theNation,
  token,
  upperFirst,
  villageActions,
} from './fr-words.ts';
import type { Clauses } from './speech.ts';

const COUNTED: Readonly<Record<Counted, string>> = {
  combatTokens: 'par jeton Combat en votre possession',
  spiesOnBoard: 'pour chacun de vos espions sur le plateau',
  spiesOnLocations: 'pour chacun de vos espions sur un lieu',
  quests: 'par tuile Quête en votre possession',
  compasses: 'par boussole en votre possession',
  synergies: 'par jeton Combinaison en votre possession',
  nationsWith3Influence: 'par nation auprès de laquelle vous avez au moins 3 points d’influence',
};

/** After an effect that stands there more than once. */
const TIMES = ['', '', ' (deux fois)', ' (trois fois)'];

export const clauses: Clauses = { effect, costs, sentence: (clause) => `${upperFirst(clause)}.` };

function effect(what: Program<Words>): string {
  switch (what.op) {
    case 'seq':
    case 'anyOrder':
      return and(runsOf(what.of).map(([part, times]) => `${effect(part)}${TIMES[times] ?? ''}`));
    case 'choose':
      return what.of.map(effect).join(', ou ');
    case 'may':
      return `éventuellement ${effect(what.do)}`;
    case 'when':
      return 'owns' in what.if ? `${effect(what.do)} si vous avez ${token(what.if.owns)}` : effect(what.do);
    case 'times':
    case 'forEach':
      return effect(what.do);
    default:
      return verb(what);
  }
}

/** By the name that content writes: in the workshop a verb is chosen from these. */
export const VERB_NAMES: Readonly<Record<VerbName, string>> = {
  gainDoubloons: 'gagner des doublons',
  scorePoints: 'marquer des points',
  takeVillageActions: 'faire des actions Village',
  gainCombatPoints: 'gagner des points de combat',
  takeSpies: 'prendre des espions',
  gainInfluence: 'gagner de l’influence dans une nation au choix',
  gainInfluenceFoughtFor: 'gagner de l’influence dans la nation combattante',
  gainInfluenceIn: 'gagner de l’influence dans une nation',
  removeDiscs: 'retirer des disques',
  explore: 'avancer l’explorateur',
  takeSynergy: 'prendre un jeton Combinaison',
  takeAnySynergy: 'prendre un jeton Combinaison au choix',
  fight: 'combattre',
  placeCube: 'placer un cube sur un village',
  placeCubeHere: 'placer un cube ici',
  reachNextRank: 'avancer un marqueur au rang suivant',
  sailOn: 'continuer à naviguer',
  pay: 'payer',
  discardHand: 'défausser la main',
  putQuestOnCard: 'poser une quête sur cette carte',
  fulfilQuestOfCard: 'accomplir la quête de cette carte',
  fulfilQuestOfCity: 'accomplir la quête de cette ville',
  putSpiesOnCard: 'poser des espions sur cette carte',
  takeFlagBonus: 'prendre le bonus du drapeau',
  gainDoubloonsForSpies: 'gagner des doublons pour les espions',
  removeSkull: 'retirer une tuile Tête de mort',
};

function verb(what: Verb): string {
  switch (what.op) {
    case 'doubloons':
      return `gagner ${doubloons(what.n)}`;
    case 'points':
      return `marquer ${points(what.n)}`;
    case 'combatPoints':
      return `gagner ${combatPoints(what.n)}`;
    case 'spies':
      return `prendre ${spies(what.n)}`;
    case 'influence':
      return `gagner ${influence(what.n)} auprès de la nation de votre choix`;
    case 'influenceIn':
      return `gagner ${influence(what.n)} auprès de ${theNation(what.nation)}`;
    case 'fightingInfluence':
      return `gagner ${influence(what.n)} auprès de la nation combattante`;
    case 'discs':
      return `retirer ${discs(what.n)} de votre navire`;
    case 'explore':
      return what.n === 1
        ? 'avancer votre explorateur de 1 case'
        : `avancer votre explorateur de ${what.n} cases au maximum`;
    case 'village':
      return `effectuer ${villageActions(what.n)}`;
    case 'per':
      return perThing(what.what, what.n, what.of);
    case 'synergy':
      return `prendre ${token(what.synergy)}`;
    case 'anySynergy':
      return 'prendre un jeton Combinaison que vous n’avez pas encore';
    case 'combat':
      return 'mener un combat';
    case 'cube':
      return what.nextRank === true
        ? 'placer un cube Possession d’une nation au choix dans un village libre et avancer votre marqueur de cette nation au rang suivant'
        : 'placer un cube Possession d’une nation au choix dans un village libre';
    case 'cubeHere':
      return 'placer un cube Possession d’une nation au choix dans le village libre où se trouve votre bateau, pour 1 point d’influence auprès d’elle';
    case 'nextRank':
      return 'avancer l’un de vos marqueurs d’influence au rang suivant';
    case 'sailOn':
      return `naviguer encore, avec ${what.min} à ${what.max} points de mouvement, pour une action principale de plus`;
    case 'pay':
      return costs(what.pay);
    case 'discardHand':
      return 'défausser toute votre main';
    case 'questOnCard':
      return 'poser sur cette carte la première quête de la pile';
    case 'questOfCard':
      return 'accomplir la quête posée sur cette carte';
    case 'questOfCity':
      return 'accomplir la quête de cette ville';
    case 'keepQuest':
      return 'garder la tuile Quête';
    case 'spiesOnCard':
      return `placer autant d’espions que vous voulez sur cette carte, pour un revenu de ${doubloons(what.income)} chacun`;
    case 'flagBonus':
      return 'prendre le bonus du drapeau';
    case 'spyDoubloons':
      return `gagner ${doubloons(what.own)} pour chacun de vos espions sur place et ${what.other} pour chaque autre espion`;
    case 'removeSkull':
      return 'retirer du plateau une tuile à crâne';
  }
}

function perThing(what: 'doubloons' | 'points' | 'village', n: number, of: Counted): string {
  switch (what) {
    case 'doubloons':
      return `gagner ${doubloons(n)} ${COUNTED[of]}`;
    case 'points':
      return `marquer ${points(n)} ${COUNTED[of]}`;
    case 'village':
      return `effectuer ${villageActions(n)} par boussole que vous aviez au début du tour`;
  }
}

function costs(list: readonly Cost[]): string {
  return and(list.map(cost));
}

function cost(what: Cost): string {
  switch (what.op) {
    case 'doubloons':
      return `payer ${doubloons(what.n)}`;
    case 'combatPoints':
      return `payer ${combatPoints(what.n)}`;
    case 'spies':
      return `remettre ${spies(what.n)} dans la réserve générale`;
    case 'items':
      return `payer ${and(tallied(what.list).map(([which, n]) => items(which, n)))}`;
    case 'goods':
      return `défausser ${and(tallied(what.list).map(([which, n]) => `${some(n, 'carte', 'cartes')} ${good(which)}`))}`;
    case 'sameGoods':
      return `défausser ${what.n} cartes de la même marchandise`;
    case 'moved':
      return `avoir dépensé au moins ${movement(what.n)} pendant ce tour`;
  }
}
