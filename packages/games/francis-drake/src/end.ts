/** Final scoring, and who has won. */
import type { Result, Seat } from '@captains-table/kernel';
import { defined, isTieBroken, must } from '@captains-table/kernel';
import type { Box, Charts } from './box.ts';
import { GOOD_KINDS } from './box.ts';
import { TREASURES } from './content.ts';
import { earnedFor, score, seatCount } from './points.ts';
import type { Events, State } from './state.ts';
import { PARTS } from './state.ts';

/** The sizes of the sets that these goods make, the largest first. A set has at most one counter of each kind. */
export function goodsSets(counts: readonly number[]): number[] {
  const sets: number[] = [];
  for (let at = 1; at <= Math.max(...counts); at++) sets.push(counts.filter((count) => count >= at).length);
  return sets;
}

/** Rule FD-11.1. */
export function goodsPoints({ setPoints }: Charts, counts: readonly number[]): number {
  return goodsSets(counts).reduce((sum, size) => sum + must(setPoints[size]), 0);
}

export function goodsOf(state: State, seat: Seat): number[] {
  return state.goods.slice(seat * GOOD_KINDS, (seat + 1) * GOOD_KINDS);
}

export function chestOf(state: State, seat: Seat): number[] {
  return state.chest.slice(seat * TREASURES.length, (seat + 1) * TREASURES.length);
}

/** Rule FD-11.2. */
export function chestPoints({ treasurePoints }: Charts, chest: readonly number[]): number {
  return chest.reduce((sum, count, kind) => sum + count * must(treasurePoints[kind]), 0);
}

export function finalScoring(box: Box, state: State, events: Events): void {
  for (let seat = 0; seat < seatCount(state); seat++) {
    const goods = goodsOf(state, seat);
    const chest = chestOf(state, seat);
    score(state, seat, 'goods', goodsPoints(box, goods));
    score(state, seat, 'treasure', chestPoints(box, chest));
    events?.({ key: 'goods-scored', seat, sets: goodsSets(goods), points: goodsPoints(box, goods) });
    const [silver = 0, gold = 0, jewels = 0] = chest;
    events?.({ key: 'chest-opened', seat, silver, gold, jewels, points: chestPoints(box, chest) });
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
