/** Final scoring, and who has won. */
import type { Result, Seat } from '@captains-table/kernel';
import { defined, isTieBroken, must } from '@captains-table/kernel';
import { GOOD_KINDS } from './box.ts';
import { TREASURES } from './content.ts';
import { earnedFor, score, seatCount } from './points.ts';
import type { Events, State } from './state.ts';
import { PARTS } from './state.ts';

/** Rule FD-11.1, by the number of different goods in a set. */
export const SET_POINTS: readonly number[] = [0, 2, 8, 16, 26];
/** Rule FD-11.2, in the order of the treasures. */
export const TREASURE_POINTS: readonly number[] = [3, 4, 5];

/** The sizes of the sets that some goods make, the largest first: one counter of each kind a set. */
export function goodsSets(counts: readonly number[]): number[] {
  const sets: number[] = [];
  for (let at = 1; at <= Math.max(...counts); at++) sets.push(counts.filter((count) => count >= at).length);
  return sets;
}

export function goodsPoints(counts: readonly number[]): number {
  return goodsSets(counts).reduce((sum, size) => sum + must(SET_POINTS[size]), 0);
}

export function goodsOf(state: State, seat: Seat): number[] {
  return state.goods.slice(seat * GOOD_KINDS, (seat + 1) * GOOD_KINDS);
}

export function chestOf(state: State, seat: Seat): number[] {
  return state.chest.slice(seat * TREASURES.length, (seat + 1) * TREASURES.length);
}

export function chestPoints(chest: readonly number[]): number {
  return chest.reduce((sum, count, kind) => sum + count * must(TREASURE_POINTS[kind]), 0);
}

export function finalScoring(state: State, events: Events): void {
  for (let seat = 0; seat < seatCount(state); seat++) {
    const goods = goodsOf(state, seat);
    const chest = chestOf(state, seat);
    score(state, seat, 'goods', goodsPoints(goods));
    score(state, seat, 'treasure', chestPoints(chest));
    events?.({ key: 'goods-scored', seat, sets: goodsSets(goods), points: goodsPoints(goods) });
    const [silver = 0, gold = 0, jewels = 0] = chest;
    events?.({ key: 'chest-opened', seat, silver, gold, jewels, points: chestPoints(chest) });
  }
}

/** Rules FD-11.3, FD-11.4. */
export function resultOf(state: State): Result | undefined {
  if (state.stack.length > 0) return undefined;
  const seats = state.score.map((_, seat) => seat);
  const isBetter = (a: Seat, b: Seat) => {
    const lead = must(state.score[a]) - must(state.score[b]);
    return lead > 0 || (lead === 0 && state.home.indexOf(a) < state.home.indexOf(b));
  };
  const scores = state.score.slice();
  const ranking = seats.map((seat) => 1 + seats.filter((other) => isBetter(other, seat)).length);
  return {
    ranking,
    scores,
    ...defined({ decidedBy: isTieBroken({ scores, ranking }) ? ['home-first'] : undefined }),
    breakdown: seats.map((seat) =>
      Object.fromEntries(PARTS.map((part) => [part, earnedFor(state, seat, part)])),
    ),
  };
}
