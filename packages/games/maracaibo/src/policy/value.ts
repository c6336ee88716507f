/** Chances of winning by what everyone has and may still make of it. */
import type { Seat } from '@captains-table/kernel';
import { at } from '../lists.ts';
import { jeanneScore } from '../scoring/points.ts';
import type { State } from '../state.ts';
import { jeanneMargin } from './value-jeanne.ts';
import type { Knowledge } from './situation.ts';
import { expectedPoints } from './expected-points.ts';

/** How far forecasts miss, in points: at the very end, in the last round, and for every round. */
const DOUBT = 4.8;
const DOUBT_OF_LAST_ROUND = 3;
const DOUBT_A_ROUND = 3.6;
/** Against Jeanne only one side of the forecast is ours. */
const JEANNE_DOUBT = 1.2;

export function valueOf(knowledge: Knowledge, state: State): number[] {
  const { box } = knowledge.rules;
  const later = box.tracks.setup.rounds - state.round;
  const time = later + knowledge.voyage.roundLeft(state);
  const heat = DOUBT + DOUBT_OF_LAST_ROUND * Math.min(1, time) + DOUBT_A_ROUND * time;
  const strength = (seat: Seat) => at(state.score, seat) + expectedPoints(knowledge, state, seat, time);
  if (state.jeanne.plays) {
    const ahead = strength(0) - jeanneScore(state) - jeanneMargin(knowledge, state, time);
    return [1 / (1 + Math.exp(-ahead / (JEANNE_DOUBT * heat)))];
  }
  const strengths = state.score.map((_, seat) => strength(seat));
  const best = Math.max(...strengths);
  const weights = strengths.map((value) => Math.exp((value - best) / heat));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}
