/** What pieces do, in Dutch clauses: "2 dubloenen nemen". */
import type { Program } from '@captains-table/kernel';
import type { Cost } from '../src/effects/costs.ts';
import type { Counted } from '../src/names.ts';
import type { Verb } from '../src/effects/effect.ts';
import type { VerbName } from '../src/effects/verbs.ts';
import type { Words } from '../src/state.ts';
import { tallied } from '../src/lists.ts';
import { runsOf } from './facts.ts';
import {
  and,
  combatPoints,
  discs,
  doubloons,
  good,
  items,
  movement,
  nation,
  points,
  some,
  spies,
  token,
  upperFirst,
  villageActions,
} from './nl-words.ts';
import type { Clauses } from './speech.ts';

const COUNTED: Readonly<Record<Counted, string>> = {
  combatTokens: 'voor elk van je gevechtsfiches',
  spiesOnBoard: 'voor elk van je assistenten op het speelbord',
  spiesOnLocations: 'voor elk van je assistenten op een locatie',
  quests: 'voor elk van je missietegels',
  compasses: 'voor elk van je kompassen',
  synergies: 'voor elk van je synergiefiches',
  nationsWith3Influence: 'voor elk land waar je minstens 3 invloed hebt',
};

/** After an effect that stands there more than once. */
const TIMES = ['', '', ' (twee keer)', ' (drie keer)'];

export const clauses: Clauses = { effect, costs, sentence: (clause) => `${upperFirst(clause)}.` };

function effect(what: Program<Words>): string {
  switch (what.op) {
    case 'seq':
    case 'anyOrder':
      return and(runsOf(what.of).map(([part, times]) => `${effect(part)}${TIMES[times] ?? ''}`));
    case 'choose':
      return what.of.map(effect).join(', of ');
    case 'may':
      return `desgewenst ${effect(what.do)}`;
    case 'when':
      return 'owns' in what.if ? `${effect(what.do)} als je ${token(what.if.owns)} hebt` : effect(what.do);
    case 'times':
    case 'forEach':
      return effect(what.do);
    default:
      return verb(what);
  }
}

/** By the name that content writes: in the workshop a verb is chosen from these. */
export const VERB_NAMES: Readonly<Record<VerbName, string>> = {
  gainDoubloons: 'dubloenen krijgen',
  scorePoints: 'punten scoren',
  takeVillageActions: 'dorpsacties doen',
  gainCombatPoints: 'gevechtspunten krijgen',
  takeSpies: 'assistenten nemen',
  gainInfluence: 'invloed in een land naar keuze krijgen',
  gainInfluenceFoughtFor: 'invloed in het strijdende land krijgen',
  gainInfluenceIn: 'invloed in een land krijgen',
  removeDiscs: 'schijven wegnemen',
  explore: 'de verkenner verplaatsen',
  takeSynergy: 'een synergiefiche nemen',
  takeAnySynergy: 'een synergiefiche naar keuze nemen',
  fight: 'vechten',
  placeCube: 'een landmarker op een dorp plaatsen',
  placeCubeHere: 'hier een landmarker plaatsen',
  reachNextRank: 'een marker naar de volgende banier',
  sailOn: 'verder varen',
  pay: 'betalen',
  discardHand: 'de hand afleggen',
  putQuestOnCard: 'een missie op deze kaart leggen',
  fulfilQuestOfCard: 'aan de missie van deze kaart voldoen',
  fulfilQuestOfCity: 'aan de missie van deze stad voldoen',
  putSpiesOnCard: 'assistenten op deze kaart zetten',
  takeFlagBonus: 'de bonus van de vlag nemen',
  gainDoubloonsForSpies: 'dubloenen voor assistenten krijgen',
  removeSkull: 'een doodshoofdtegel wegnemen',
};

function verb(what: Verb): string {
  switch (what.op) {
    case 'doubloons':
      return `${doubloons(what.n)} nemen`;
    case 'points':
      return `${points(what.n)} krijgen`;
    case 'combatPoints':
      return `${combatPoints(what.n)} krijgen`;
    case 'spies':
      return `${spies(what.n)} nemen`;
    case 'influence':
      return `${what.n} invloed krijgen in een land naar keuze`;
    case 'influenceIn':
      return `${what.n} invloed krijgen in ${nation(what.nation)}`;
    case 'fightingInfluence':
      return `${what.n} invloed krijgen in het strijdende land`;
    case 'discs':
      return `${discs(what.n)} van je scheepsbord verwijderen`;
    case 'explore':
      return what.n === 1
        ? 'je verkenner 1 veld verplaatsen'
        : `je verkenner hoogstens ${what.n} velden verplaatsen`;
    case 'village':
      return `${villageActions(what.n)} uitvoeren`;
    case 'per':
      return perThing(what.what, what.n, what.of);
    case 'synergy':
      return `${token(what.synergy)} nemen`;
    case 'anySynergy':
      return 'een synergiefiche nemen die je nog niet hebt';
    case 'combat':
      return 'een gevecht aangaan';
    case 'cube':
      return what.nextRank === true
        ? 'een landmarker naar keuze in een vrij dorp plaatsen, waarbij je invloedmarker van dat land naar de volgende banier gaat'
        : 'een landmarker naar keuze in een vrij dorp plaatsen';
    case 'cubeHere':
      return 'een landmarker naar keuze plaatsen in het vrije dorp waar je schip ligt, voor 1 invloed in dat land';
    case 'nextRank':
      return 'een van je invloedmarkers naar de volgende banier verplaatsen';
    case 'sailOn':
      return `nog ${what.min} tot ${what.max} locaties verder varen voor een extra hoofdactie`;
    case 'pay':
      return costs(what.pay);
    case 'discardHand':
      return 'al je handkaarten afleggen';
    case 'questOnCard':
      return 'de bovenste missie van de stapel op deze kaart leggen';
    case 'questOfCard':
      return 'de missie op deze kaart voldoen';
    case 'questOfCity':
      return 'de missie van deze stad voldoen';
    case 'keepQuest':
      return 'de missietegel houden';
    case 'spiesOnCard':
      return `zoveel assistenten als je wilt op deze kaart plaatsen, voor elk ${what.income} dubloenen-inkomsten`;
    case 'flagBonus':
      return 'de bonus van de vlag nemen';
    case 'spyDoubloons':
      return `${doubloons(what.own)} nemen voor elk van je assistenten daar en ${what.other} voor elke andere assistent daar`;
    case 'removeSkull':
      return 'een schedeltegel van het speelbord verwijderen';
  }
}

function perThing(what: 'doubloons' | 'points' | 'village', n: number, of: Counted): string {
  switch (what) {
    case 'doubloons':
      return `${doubloons(n)} nemen ${COUNTED[of]}`;
    case 'points':
      return `${points(n)} krijgen ${COUNTED[of]}`;
    case 'village':
      return `${villageActions(n)} uitvoeren voor elk kompas dat je aan het begin van je beurt had`;
  }
}

function costs(list: readonly Cost[]): string {
  return and(list.map(cost));
}

function cost(what: Cost): string {
  switch (what.op) {
    case 'doubloons':
      return `${doubloons(what.n)} betalen`;
    case 'combatPoints':
      return `${combatPoints(what.n)} inleveren`;
    case 'spies':
      return `${spies(what.n)} in de algemene voorraad terugleggen`;
    case 'items':
      return `${and(tallied(what.list).map(([which, n]) => items(which, n)))} afleggen`;
    case 'goods':
      return `${and(tallied(what.list).map(([which, n]) => `${some(n, 'kaart', 'kaarten')} met ${good(which)}`))} afleggen`;
    case 'sameGoods':
      return `${what.n} kaarten met hetzelfde goed afleggen`;
    case 'moved':
      return `deze beurt minstens ${movement(what.n)} gebruiken`;
  }
}
