/** Prestige buildings. Rules MA-22.1 to MA-22.4. */
import type { Refusal, Seat } from '@captains-table/kernel';
import type { Prestige } from '../box.ts';
import { add, at } from '../lists.ts';
import type { Code, Move } from '../moves.ts';
import { gainPoints } from '../scoring/points.ts';
import { payDoubloons } from '../ship/supplies.ts';
import type { Events, Rules, State } from '../state.ts';
import { priceFor } from './buy.ts';
import { gainSynergy } from './synergy.ts';

/** `slot` is I to IV, counted from 0. Undefined when it is possible. */
function whyNotInvest(rules: Rules, state: State, seat: Seat, slot: number): Refusal<Code> | undefined {
  if (slot < 0 || slot >= state.prestigeOpen) return { code: 'building-closed', rule: 'MA-22.1' };
  if ((at(state.investors, slot) & (1 << seat)) !== 0) return { code: 'already-invested', rule: 'MA-22.4' };
  if (at(state.spies, seat) === 0) return { code: 'no-spies', rule: 'MA-22.1' };
  const { price } = at(rules.box.prestige, at(state.prestige, slot));
  if (at(state.doubloons, seat) < priceFor(state, seat, price)) {
    return { code: 'too-expensive', rule: 'MA-22.1' };
  }
  return undefined;
}

export function investMoves(rules: Rules, state: State, seat: Seat, into: Move[]): void {
  if (at(state.spies, seat) === 0) return;
  for (let slot = 0; slot < state.prestigeOpen; slot++) {
    if (whyNotInvest(rules, state, seat, slot) !== undefined) continue;
    into.push(at(rules.moves.invest, at(state.prestige, slot)));
  }
}

export function invest(rules: Rules, state: State, seat: Seat, building: string, events: Events): void {
  const number = rules.moves.building.get(building) ?? -1;
  const slot = state.prestige.indexOf(number);
  const { id, price, synergy, firstInvestorPoints } = at(rules.box.prestige, number);
  const doubloons = priceFor(state, seat, price);
  const first = at(state.investors, slot) === 0;
  events?.({ key: 'invested', seat, building: id, doubloons });
  payDoubloons(state, seat, doubloons, undefined);
  add(state.spies, seat, -1);
  state.investors[slot] = at(state.investors, slot) | (1 << seat);
  gainSynergy(rules, state, seat, synergy, events);
  if (first) gainPoints(state, seat, firstInvestorPoints, 'prestige', events);
}

export function whyNoInvestment(rules: Rules, state: State, seat: Seat, building: unknown): Refusal<Code> {
  const number = typeof building === 'string' ? (rules.moves.building.get(building) ?? -1) : -1;
  const refusal = whyNotInvest(rules, state, seat, state.prestige.indexOf(number));
  return refusal ?? { code: 'wrong-moment', rule: 'MA-22.1' };
}

/** Whether a seat has invested in a building that scores for this. */
export function scoresFor({ box }: Rules, state: State, seat: Seat, of: Prestige['scores']): boolean {
  return state.prestige.some((building, slot) => {
    return at(box.prestige, building).scores === of && (at(state.investors, slot) & (1 << seat)) !== 0;
  });
}

/** Buildings a seat has invested in. */
export function investmentsOf(state: State, seat: Seat): number {
  let count = 0;
  for (const mask of state.investors) if ((mask & (1 << seat)) !== 0) count++;
  return count;
}
