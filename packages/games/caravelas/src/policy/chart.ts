/** How far every space is from every target, in markers as a captain would estimate them. */
import { must } from '@captains-table/kernel';
import type { Board } from '../board.ts';
import { CAPE, EVENT, neighbour, NONE, currentCost } from '../board.ts';
import { DIRECTIONS } from '../content.ts';
import { pirateCost } from '../sailing.ts';
import type { SpaceNumber } from '../state.ts';
import type { Weights } from './weights.ts';

/** A smaller difference comes from rounding, and the way is no shorter. */
const LEAST_GAIN = 1e-3;

export interface Chart {
  /** Number of targets: all ports, and Lisboa as the last. */
  readonly targets: number;
  /** By space and target: markers on the best way. */
  readonly distances: Float32Array;
  /** By target: its space. */
  readonly spaces: Int16Array;
  readonly weights: Weights;
}

export function drawChart(board: Board, eventsCount: boolean, weights: Weights): Chart {
  const spaces = Int16Array.from([...board.portSpace, board.home]);
  const targets = spaces.length;
  const count = board.spaces.length;
  const distances = new Float32Array(count * targets);
  for (const [target, goal] of spaces.entries()) {
    const toGoal = distancesTo(board, goal, eventsCount ? weights : undefined);
    for (let space = 0; space < count; space++) {
      distances[space * targets + target] = must(toGoal[space]);
    }
  }
  return { targets, distances, spaces, weights };
}

/** Markers that entering this space may cost beyond the step itself. */
function guess(board: Board, space: SpaceNumber, weights: Weights | undefined): number {
  if (weights === undefined) return 0;
  if (board.symbols[space] === EVENT) return weights.eventGuess;
  return board.symbols[space] === CAPE ? weights.capeGuess : 0;
}

/** Distances from every space to the goal: relaxes all of them again and again until none gets shorter. */
function distancesTo(board: Board, goal: SpaceNumber, weights: Weights | undefined): Float32Array {
  const best = new Float32Array(board.spaces.length).fill(Infinity);
  best[goal] = 0;
  for (let better = true; better;) {
    better = false;
    for (let from = 0; from < best.length; from++) {
      for (let direction = 0; direction < DIRECTIONS.length; direction++) {
        const to = neighbour(board, from, direction);
        if (to === NONE) continue;
        const step = currentCost(board, from, direction) + pirateCost(board, to) + guess(board, to, weights);
        const way = must(best[to]) + step;
        if (way >= must(best[from]) - LEAST_GAIN) continue;
        best[from] = way;
        better = true;
      }
    }
  }
  return best;
}

/** Markers from a space to a target: a port by its number, or Lisboa by the last. */
export function distance({ distances, targets }: Chart, space: SpaceNumber, target: number): number {
  return must(distances[space * targets + target]);
}
