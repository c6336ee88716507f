/** Village actions: buying above all. */
import type { Seat } from '@captains-table/kernel';
import type { Prestige, VillageAction } from '../box.ts';
import { priceFor, whyNotBuy } from '../cards/buy.ts';
import { canPay } from '../cards/pay.ts';
import { canPlaceCubeHere } from '../influence/place.ts';
import { at } from '../lists.ts';
import { canFulfil, questOnCard } from '../quests/quest.ts';
import { prestigePoints } from '../scoring/prestige.ts';
import { hasUpgrade } from '../ship/discs.ts';
import type { CardNumber, State } from '../state.ts';
import { handLoss, synergyWorth } from './cards.ts';
import { questWorth } from './quests.ts';
import type { Situation } from './situation.ts';

/** What a discarded hand brings. Rule MA-9.2. */
const HAND_DOUBLOONS = 2;

interface Purchase {
  readonly price: number;
  readonly worth: number;
}

/** What this many village actions in a row are worth, as far as the doubloons go. */
export function villageWorth(situation: Situation, actions: number): number {
  const base = situation.ordinary;
  const purchases = purchasesOf(situation).sort((a, b) => b.worth - a.worth);
  let purse = at(situation.state.doubloons, situation.seat);
  let worth = 0;
  let left = actions;
  for (const purchase of purchases) {
    if (left === 0 || purchase.worth <= base) break;
    if (purchase.price > purse) continue;
    purse -= purchase.price;
    worth += purchase.worth;
    left--;
  }
  return left === 0 ? worth : worth + (left - 1) * base + Math.max(base, ownActionsWorth(situation, true));
}

function purchasesOf(situation: Situation): Purchase[] {
  const { box, state, seat } = situation;
  const found: Purchase[] = [];
  const consider = (card: number) => {
    if (whyNotBuy(box, state, seat, card) !== undefined) return;
    const price = priceFor(state, seat, at(box.cards, card).price);
    found.push({ price, worth: situation.hope(card) });
  };
  for (const card of at(state.hands, seat)) consider(card);
  for (const card of at(state.planned, seat)) consider(card);
  for (let slot = 0; slot < state.prestigeOpen; slot++) {
    if (!canInvest(state, seat, slot)) continue;
    const building = at(box.prestige, at(state.prestige, slot));
    const price = priceFor(state, seat, building.price);
    if (price <= at(state.doubloons, seat))
      found.push({ price, worth: investmentWorth(situation, building) });
  }
  return found;
}

function canInvest({ investors, spies }: State, seat: Seat, slot: number): boolean {
  return at(spies, seat) > 0 && (at(investors, slot) & (1 << seat)) === 0;
}

/** The best village action that can be repeated. */
export function ordinaryAction(situation: Situation): number {
  const { box, state, seat, doubloon } = situation;
  let best = Math.max(doubloon, HAND_DOUBLOONS * doubloon - handLoss(situation));
  for (const [area, { villageAction }] of box.upgrades.entries()) {
    if (villageAction === undefined || !hasUpgrade(state, seat, area)) continue;
    if (canDo(situation, villageAction)) best = Math.max(best, situation.gain(villageAction.do));
  }
  return Math.max(best, ownActionsWorth(situation, false));
}

/** The best action of a bought card: of those that end the village actions, or of the others. */
function ownActionsWorth(situation: Situation, last: boolean): number {
  const { box, state, seat } = situation;
  let best = 0;
  for (const card of at(state.bought, seat)) {
    for (const action of at(box.cards, card).villageActions) {
      if (action.last === last) best = Math.max(best, actionGain(situation, action, card));
    }
  }
  return best;
}

function canDo({ box, state, seat }: Situation, { do: effect }: VillageAction): boolean {
  const first = effect.op === 'seq' ? effect.of[0] : effect;
  if (first?.op === 'pay') return canPay(box, state, seat, first.pay);
  return first?.op === 'cubeHere' ? canPlaceCubeHere(box, state, seat) : true;
}

/** What an action of a card, or of an upgrade, brings if it can be done. */
function actionGain(situation: Situation, action: VillageAction, card: CardNumber): number {
  if (action.do.op !== 'questOfCard') return canDo(situation, action) ? situation.gain(action.do) : 0;
  const { rules, state, seat, weights } = situation;
  const quest = questOnCard(state, card);
  return canFulfil(rules, state, seat, quest) ? questWorth(situation, quest) + weights.quest : 0;
}

/** How many more of a thing a round brings, on average. */
const GROWTH: Readonly<Record<Prestige['scores'], number>> = {
  quests: 0.7,
  combatTokens: 1.3,
  spiesOnBoard: 0.7,
  spiesOnLocations: 0.7,
  synergies: 0.5,
  compasses: 0.3,
  nationsWith3Influence: 0.3,
  upgrades: 1.4,
  explorerLines: 0.5,
  spiesOnShipAndCombatPoints: 0,
  doubloonTrackPoints: 0.9,
};

export function investmentWorth(situation: Situation, building: Prestige): number {
  const { rules, state, seat, time, weights } = situation;
  const now = prestigePoints(rules, state, seat, building);
  const hoped = now + building.points * weights.buildingGrowth * GROWTH[building.scores] * time;
  const points = weights.sureBuilding * (building.max > 0 ? Math.min(building.max, hoped) : hoped);
  const slot = state.prestige.findIndex((number) => rules.box.prestige[number] === building);
  const first = at(state.investors, slot) === 0 ? building.firstInvestorPoints : 0;
  return (
    situation.note('prestige-scores', points) +
    situation.note('first-investor', first) +
    synergyWorth(situation, building.synergy) +
    situation.note('costs-doubloons', -priceFor(state, seat, building.price) * situation.doubloon) +
    situation.note('spends-spies', -situation.spy) +
    weights.investing
  );
}

/** Turning the hand into doubloons. */
export function freshHand(situation: Situation): number {
  return (
    situation.note('brings-doubloons', HAND_DOUBLOONS * situation.doubloon) +
    situation.note('fresh-hand', -handLoss(situation))
  );
}

/** An action of an upgrade, or of a card. One that ends the village actions also costs those still left. */
export function ownAction(situation: Situation, action: VillageAction, card: CardNumber): number {
  const frame = situation.state.stack.at(-1);
  const lost = action.last && frame?.kind === 'village' ? (frame.left - 1) * situation.doubloon : 0;
  return actionGain(situation, action, card) - lost;
}
