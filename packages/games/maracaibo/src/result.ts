/** Who has won. Rules MA-14.8, MA-25.25. */
import type { Result, Rival, Seat } from '@captains-table/kernel';
import { times } from '@captains-table/kernel';
import { CREDITS } from './names.ts';
import { at } from './lists.ts';
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
    ...(state.jeanne.plays ? { rivals: [jeanneResult(state)] } : {}),
  };
}

/** Rule MA-25.25: with as many points they share the win. */
function jeanneResult(state: State): Rival {
  const score = jeanneScore(state);
  return {
    id: 'jeanne',
    rank: score >= at(state.score, 0) ? 1 : 2,
    score,
    breakdown: Object.fromEntries(CREDITS.map((credit, number) => [credit, at(state.jeanne.points, number)])),
  };
}

export function breakdownOf(state: State, seat: Seat): Readonly<Record<string, number>> {
  return Object.fromEntries(
    CREDITS.map((credit, number) => [credit, at(state.points, seat * CREDIT_COUNT + number)]),
  );
}
