import type { AnyGame } from '@captains-table/kernel';
import type { Failure } from '@captains-table/kernel/contract';
import { playChecked, tablesOf } from '@captains-table/kernel/contract';

export interface FuzzPlan {
  readonly games: readonly AnyGame[];
  readonly seconds: number;
  readonly seed: string;
  /** Called after each game of play. */
  readonly onGame: (game: AnyGame, count: FuzzCount) => void;
  readonly onFailure: (game: AnyGame, failure: Failure) => void;
}

export interface FuzzCount {
  games: number;
  decisions: number;
  failures: number;
}

/** Enough to see what is wrong; more would say the same again. */
export const ENOUGH_FAILURES = 10;

/** Every position of one game is checked thoroughly, of the next only some: depth, then breadth. */
const THOROUGHNESS = [1, 0.1] as const;

/** Checked random games of each kind in turn, for equal shares of the time. */
export function fuzzGames(plan: FuzzPlan): FuzzCount {
  const count: FuzzCount = { games: 0, decisions: 0, failures: 0 };
  const start = performance.now();
  for (const [index, game] of plan.games.entries()) {
    fuzzGame(game, plan, count, start + (1000 * plan.seconds * (index + 1)) / plan.games.length);
  }
  return count;
}

function fuzzGame(game: AnyGame, plan: FuzzPlan, count: FuzzCount, end: number): void {
  const tables = tablesOf(game.meta);
  // The clock is read after a game, so that each kind is played at least once.
  for (let turn = 0; count.failures < ENOUGH_FAILURES && (turn === 0 || performance.now() < end); turn++) {
    // Each table is played twice in a row, once with each thoroughness.
    const table = tables[(turn >> 1) % tables.length];
    if (table === undefined) throw new Error(`${game.meta.id} has no table to play at`);
    const { decisions, failure } = playChecked(game, table, `${plan.seed}-${turn}`, {
      thoroughness: THOROUGHNESS[turn & 1] ?? 1,
    });
    count.games++;
    count.decisions += decisions;
    if (failure !== undefined) {
      count.failures++;
      plan.onFailure(game, failure);
    }
    plan.onGame(game, count);
  }
}
