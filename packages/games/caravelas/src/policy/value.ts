import type { Seat } from '@captains-table/kernel';
import type { Board } from '../board.ts';
import { destinationPoints, pointsOf } from '../end.ts';
import type { State } from '../state.ts';
import type { Chart } from './chart.ts';
import { roundsLeft } from './pace.ts';
import { planOf } from './plan.ts';

/**
 * The weights below come from a regression of who won on 15,500 positions of 400 sailors' games with
 * two players. A lead of 15 points early on is worth a chance of about 7 in 10.
 */
const PLAN = 0.6;
const CARGO = 0.3;
const HEAT = 13;
const HEAT_A_ROUND = 0.5;
const MOST_ROUNDS = 15;

/** Chances of winning, from what every player has and may still get. */
export function valueOf(board: Board, state: State, chart: Chart): number[] {
  const heat = HEAT + HEAT_A_ROUND * Math.min(MOST_ROUNDS, roundsLeft(board, state, chart));
  const strengths = state.fleets.map((_, seat) => strength(board, state, seat, chart));
  const best = Math.max(...strengths);
  const weights = strengths.map((value) => Math.exp((value - best) / heat));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** Points in hand, what the voyage still brings beyond its markers, and what is safely on board. */
function strength(board: Board, state: State, seat: Seat, chart: Chart): number {
  const plan = planOf(board, state, seat, chart);
  return (
    pointsOf(board, state, seat) +
    destinationPoints(board, state, seat) +
    PLAN * plan.value +
    CARGO * plan.cargo
  );
}
