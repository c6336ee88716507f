/** How long the game may still last, and how far a fleet comes in that time. */
import type { Seat } from '@captains-table/kernel';
import { must } from '@captains-table/kernel';
import type { Board } from '../board.ts';
import { PEPPER } from '../board.ts';
import { allMarkers, seatCount } from '../fleet.ts';
import { hasGood } from '../lisboa.ts';
import type { State } from '../state.ts';
import type { Chart } from './chart.ts';
import { distance } from './chart.ts';

/** What two dice show on average. */
const DICE_A_TURN = 7;

/** Markers that this fleet may still use before the game is over. */
export function markersLeft(board: Board, state: State, seat: Seat, chart: Chart): number {
  const now = state.mode === 'dice' && isWaiting(state, seat) ? DICE_A_TURN : must(state.markers[seat]);
  return now + markersATurn(board, state, seat, chart) * (roundsLeft(board, state, chart) - 1);
}

function isWaiting(state: State, seat: Seat): boolean {
  return state.markers[seat] === 0;
}

function markersATurn(board: Board, state: State, seat: Seat, { weights }: Chart): number {
  return state.mode === 'dice' ? DICE_A_TURN : allMarkers(board, state, seat) * weights.usedATurn;
}

/** A guess at how many rounds are still to come, this one included. */
export function roundsLeft(board: Board, state: State, chart: Chart): number {
  if (state.ending) return 1;
  const seats = seatCount(state);
  let missing = state.pieceCount - state.pieces.length;
  let rounds = 0;
  for (; missing > seats; missing -= seats) rounds += chart.weights.voyage;
  const times: number[] = [];
  for (let seat = 0; seat < seats; seat++) times.push(roundsToBuild(board, state, seat, chart));
  times.sort((a, b) => a - b);
  return rounds + (times[missing - 1] ?? chart.weights.voyage);
}

/** Rounds until this fleet could lay a piece, if it went for it now. */
export function roundsToBuild(board: Board, state: State, seat: Seat, chart: Chart): number {
  const space = must(state.fleets[seat]);
  const home = chart.targets - 1;
  const port = board.portGood.indexOf(PEPPER);
  const back = distance(chart, must(board.portSpace[port]), home);
  const way = hasGood(state, seat, PEPPER)
    ? distance(chart, space, home)
    : chart.weights.detour * (distance(chart, space, port) + back);
  return 1 + Math.ceil(way / markersATurn(board, state, seat, chart));
}
