/** Rates moves at first sight: a sailor plays by these ratings, and every search uses them. */
import type { Policy, Seat } from '@captains-table/kernel';
import { packBoard } from '../board.ts';
import type { Content } from '../content.ts';
import type { Move, State } from '../state.ts';
import { drawChart } from './chart.ts';
import { featuresOf, isQuiet } from './features.ts';
import { figuresOf } from './figures.ts';
import { planOf } from './plan.ts';
import { rateBid, rateMove } from './ratings.ts';
import { reasonsOf } from './reasons.ts';
import type { Situation } from './situation.ts';
import { valueOf } from './value.ts';
import type { Weights } from './weights.ts';
import { WEIGHTS } from './weights.ts';

/** A wasted marker weighs twice as much as the smallest difference that a player would notice. */
const NOTICEABLE = 2;

export { WEIGHTS };
export type { Weights };

export function createPolicy(content: Content, weights: Weights = WEIGHTS): Policy<State, Move> {
  const board = packBoard(content);
  const charts = { withEvents: drawChart(board, true, weights), without: drawChart(board, false, weights) };
  const chartFor = (state: State) => (state.mode === 'dice' ? charts.without : charts.withEvents);
  const situationOf = (state: State, seat: Seat): Situation => {
    const chart = chartFor(state);
    return { board, state, seat, chart, plan: planOf(board, state, seat, chart) };
  };
  return {
    rate(state, seat, moves) {
      const first = moves[0]?.kind;
      if (first === 'pass' || first === 'place') return moves.map((move) => rateBid(state, move, weights));
      const situation = situationOf(state, seat);
      return moves.map((move) => NOTICEABLE * rateMove(situation, move));
    },
    value: (state) => valueOf(board, state, chartFor(state)),
    isQuiet: (state) => isQuiet(board, state),
    features: featuresOf(board, charts.withEvents),
    reasons: (state, seat, move) => reasonsOf(situationOf(state, seat), move),
    figures: figuresOf(board, charts.without, situationOf),
  };
}
