/** What a rating looks at, and how much nearer to its goal a space brings a fleet. */
import type { Seat } from '@captains-table/kernel';
import { must } from '@captains-table/kernel';
import type { Board } from '../board.ts';
import { NONE } from '../board.ts';
import type { SpaceNumber, State } from '../state.ts';
import type { Chart } from './chart.ts';
import { distance } from './chart.ts';
import type { Plan } from './plan.ts';

export interface Situation {
  readonly board: Board;
  readonly state: State;
  readonly seat: Seat;
  readonly chart: Chart;
  readonly plan: Plan;
}

export function here({ state, seat }: Situation): SpaceNumber {
  return must(state.fleets[seat]);
}

export function markersOf({ state, seat }: Situation): number {
  return must(state.markers[seat]);
}

/** How much nearer to the next stop a space is, in markers. */
export function approach(situation: Situation, space: SpaceNumber): number {
  const { chart, plan } = situation;
  return distance(chart, here(situation), plan.next) - distance(chart, space, plan.next);
}

/** What a space brings that is not part of the plan, in markers. */
export function windfall({ board, plan, chart: { weights } }: Situation, space: SpaceNumber): number {
  const port = must(board.portAt[space]);
  if (port === NONE || port === plan.next) return 0;
  return (must(plan.discoveries[port]) + weights.goodsOnTheWay * must(plan.goods[port])) / weights.marker;
}

export function progress(situation: Situation, space: SpaceNumber): number {
  return approach(situation, space) + windfall(situation, space);
}
