import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyGame } from '@captains-table/kernel';
import type { PositionFailure } from '@captains-table/kernel/contract';
import { checkPositions } from '@captains-table/kernel/contract';
import { ENOUGH_FAILURES } from './fuzz.ts';
import { FOLDER } from './failure-file.ts';

export interface PositionFuzzPlan {
  /** Those that set up positions. */
  readonly games: readonly AnyGame[];
  readonly seconds: number;
  readonly seed: string;
  readonly onPosition: (game: AnyGame, count: PositionFuzzCount) => void;
  readonly onFailure: (game: AnyGame, seed: string, failure: PositionFailure) => void;
}

export interface PositionFuzzCount {
  accepted: number;
  refused: number;
  decisions: number;
  failures: number;
}

const DECISIONS = 300;

/** Random and bent positions of each game in turn, for equal shares of the time. */
export function fuzzPositions(plan: PositionFuzzPlan): PositionFuzzCount {
  const count: PositionFuzzCount = { accepted: 0, refused: 0, decisions: 0, failures: 0 };
  const start = performance.now();
  for (const [index, game] of plan.games.entries()) {
    const end = start + (1000 * plan.seconds * (index + 1)) / plan.games.length;
    for (let turn = 0; count.failures < ENOUGH_FAILURES && (turn === 0 || performance.now() < end); turn++) {
      const seed = `${plan.seed}-${turn}`;
      const { accepted, refused, decisions, failure } = checkPositions(game, seed, { decisions: DECISIONS });
      count.accepted += accepted;
      count.refused += refused;
      count.decisions += decisions;
      if (failure !== undefined) {
        count.failures++;
        plan.onFailure(game, seed, failure);
      }
      plan.onPosition(game, count);
    }
  }
  return count;
}

/** A failure as it is reported. */
export interface PositionFailureRow extends Omit<PositionFailure, 'position'> {
  readonly game: string;
  readonly seed: string;
  /** The position as a request to the engine. */
  readonly file: string;
}

export function keepPosition(
  game: AnyGame,
  seed: string,
  { guarantee, message, position }: PositionFailure,
  folder: string,
): PositionFailureRow {
  const { id } = game.meta;
  const file = `${FOLDER}/${id}-position-${seed.replaceAll(/[^\w.-]/g, '_')}.json`;
  mkdirSync(join(folder, FOLDER), { recursive: true });
  writeFileSync(join(folder, file), `${JSON.stringify({ id: 1, do: 'load', game: id, position })}\n`);
  return { game: id, guarantee, message, seed, file };
}
