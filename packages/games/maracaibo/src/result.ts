/** Who has won. Rules MA-14.8, MA-25.25. */
import type { Result, Seat } from '@captains-table/kernel';
import { CREDITS } from './effects.ts';
import { at, times } from './lists.ts';
import { CREDIT_COUNT, jeanneScore } from './scoring/points.ts';
import type { State } from './state.ts';

export function resultOf(state: State): Result | undefined {
  if (!state.over) return undefined;
  const { score, players } = state;
  return {
    ranking: state.jeanne.plays
      ? [at(score, 0) >= jeanneScore(state) ? 1 : 2]
      : score.map((own) => 1 + score.filter((other) => other > own).length),
    scores: score.slice(),
    breakdown: times(players, (seat) => breakdownOf(state, seat)),
  };
}

export function breakdownOf(state: State, seat: Seat): Readonly<Record<string, number>> {
  return Object.fromEntries(
    CREDITS.map((credit, number) => [credit, at(state.points, seat * CREDIT_COUNT + number)]),
  );
}
