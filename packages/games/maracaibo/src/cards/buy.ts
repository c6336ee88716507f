/** Buying project cards. Rules MA-17.2 to MA-17.9. */
import type { Refusal, Seat } from '@captains-table/kernel';
import { startProgram } from '@captains-table/kernel';
import type { Box, Card } from '../box.ts';
import { NONE } from '../box.ts';
import { cubesOnLocations } from '../influence/cubes.ts';
import { add, at, takeOut } from '../lists.ts';
import type { Code, Move } from '../moves.ts';
import { payDoubloons, returnSpies, spendCombatPoints } from '../ship/supplies.ts';
import type { CardNumber, Events, Rules, Seen, State, Words } from '../state.ts';
import { ABILITY, abilityOf, addAbilities } from './abilities.ts';
import { leaveHand } from './deck.ts';
import { startIncome } from './income.ts';
import { canPay } from './pay.ts';

/** Rules MA-17.3, MA-19.3. */
export function priceFor(state: Seen, seat: Seat, printed: number): number {
  return Math.max(0, printed - abilityOf(state, seat, ABILITY.discount));
}

export function spiesNeeded(card: Card): number {
  return (card.spyTo === NONE ? 0 : 1) + (card.returnsSpy ? 1 : 0) + (card.keepsSpy ? 1 : 0);
}

/** Undefined when the card can be bought. */
export function whyNotBuy(box: Box, state: Seen, seat: Seat, number: CardNumber): Refusal<Code> | undefined {
  const card = at(box.cards, number);
  if (at(state.doubloons, seat) < priceFor(state, seat, card.price)) {
    return { code: 'too-expensive', rule: 'MA-17.3' };
  }
  if (at(state.spies, seat) < spiesNeeded(card)) {
    return { code: 'no-spies', rule: card.spyTo === NONE ? 'MA-17.7' : 'MA-17.4' };
  }
  if (at(state.combatPoints, seat) < card.combatPoints) {
    return { code: 'too-few-combat-points', rule: 'MA-17.8' };
  }
  if (card.needs !== NONE && cubesOnLocations(state, card.needs) < box.figures.cubesNeeded) {
    return { code: 'too-few-cubes', rule: 'MA-17.6' };
  }
  if (!canPay(box, state, seat, card.pay, number)) return { code: 'too-few-cards', rule: 'MA-17.5' };
  return undefined;
}

export function buyMoves({ box, moves }: Rules, state: State, seat: Seat, into: Move[]): void {
  for (const card of at(state.hands, seat)) {
    if (whyNotBuy(box, state, seat, card) === undefined) into.push(at(moves.buy, card));
  }
  for (const card of at(state.planned, seat)) {
    if (whyNotBuy(box, state, seat, card) === undefined) into.push(at(moves.buy, card));
  }
}

export function buyCard(rules: Rules, state: State, seat: Seat, number: CardNumber, events: Events): void {
  const { box } = rules;
  const card = at(box.cards, number);
  if (!leaveHand(rules, state, seat, number)) takeOut(at(state.planned, seat), number);
  const price = priceFor(state, seat, card.price);
  events?.({ key: 'bought', seat, card: card.id, doubloons: price });
  payDoubloons(state, seat, price, undefined);
  spendCombatPoints(state, seat, card.combatPoints, events);
  if (card.returnsSpy) returnSpies(state, seat, 1, events);
  if (card.keepsSpy) lockSpies(state, seat, 1);
  if (card.spyTo !== NONE) placeSpy(rules, state, seat, card, events);
  at(state.bought, seat).push(number);
  startIncome(box, state, seat, card, events);
  addAbilities(state, seat, card.abilities);
  if (card.immediate !== undefined) startProgram<Words>(state, card.immediate, { seat, item: number });
  // On top, so paid before anything else happens.
  if (card.pay.length > 0) startProgram<Words>(state, { op: 'pay', pay: card.pay }, { seat });
}

/** Spies on cards stay there. */
export function lockSpies(state: State, seat: Seat, n: number): void {
  add(state.spies, seat, -n);
  add(state.spiesOnCards, seat, n);
}

/** Which spy stands where follows from the cards bought. Rule MA-11.7. */
function placeSpy(rules: Rules, state: State, seat: Seat, card: Card, events: Events): void {
  add(state.spies, seat, -1);
  events?.({ key: 'spy-placed', seat, card: card.id, at: at(rules.box.locations, card.spyTo).id });
}

/** Why a card named in a move cannot be bought. */
export function whyNoPurchase(rules: Rules, state: State, seat: Seat, id: unknown): Refusal<Code> {
  const card = typeof id === 'string' ? rules.moves.card.get(id) : undefined;
  if (card === undefined || !isOwn(state, seat, card)) return { code: 'not-in-hand', rule: 'MA-17.2' };
  return whyNotBuy(rules.box, state, seat, card) ?? { code: 'wrong-moment', rule: 'MA-17.2' };
}

function isOwn(state: State, seat: Seat, card: CardNumber): boolean {
  return at(state.hands, seat).includes(card) || at(state.planned, seat).includes(card);
}
