/**
 * Where a fleet should go: a voyage to one far target and home again, with all the ports on either
 * leg that are worth their detour. Detours are taken one by one as if they had nothing in common,
 * which is quick and near enough.
 */
import type { Seat } from '@captains-table/kernel';
import { must } from '@captains-table/kernel';
import type { Board } from '../board.ts';
import { NONE, PEPPER } from '../board.ts';
import { GOODS } from '../content.ts';
import { canLoad } from '../ports.ts';
import type { PortNumber, SpaceNumber, State } from '../state.ts';
import type { Chart } from './chart.ts';
import { distance } from './chart.ts';
import { markersLeft } from './pace.ts';
import type { Weights } from './weights.ts';

/** What ports are worth to one player: by port, points for discovering it and for the good there. */
interface Worths {
  readonly discoveries: Float32Array;
  readonly goods: Float32Array;
}

export interface Plan extends Worths {
  /** The next target to sail for; Lisboa is the last. */
  readonly next: number;
  /** What the whole voyage brings beyond what its markers are worth. */
  readonly value: number;
  /** What a call at Lisboa would bring now. */
  readonly cargo: number;
}

/** `destinations`: used in place of the seat's destination cards by viewers who may not see those. */
export function planOf(
  board: Board,
  state: State,
  seat: Seat,
  chart: Chart,
  destinations: readonly PortNumber[] = must(state.destinations[seat]),
): Plan {
  const here = must(state.fleets[seat]);
  const home = chart.targets - 1;
  const reach = markersLeft(board, state, seat, chart);
  const cargo = cargoWorth(board, state, seat, chart.weights);
  const { discoveries, goods } = portWorths(board, state, seat, destinations, chart.weights);
  const homeward = distance(chart, here, home);
  const canSell = cargo > 0 && homeward <= reach;
  let far = canSell ? home : NONE;
  let best = canSell ? cargo - chart.weights.marker * homeward : -Infinity;
  for (let target = 0; target < home; target++) {
    if (must(discoveries[target]) + must(goods[target]) === 0) continue;
    const voyage = voyageTo(chart, here, target, reach, cargo, { discoveries, goods });
    if (voyage <= best) continue;
    best = voyage;
    far = target;
  }
  const next = far === NONE || far === home ? home : firstStop(chart, here, far, { discoveries, goods });
  return { next, value: far === NONE ? 0 : best, discoveries, goods, cargo };
}

/** What a voyage to this target brings; if it is too far to come back, at most its discovery. */
function voyageTo(
  chart: Chart,
  here: SpaceNumber,
  target: number,
  reach: number,
  cargo: number,
  worths: Worths,
): number {
  const out = distance(chart, here, target);
  if (out > reach) return -Infinity;
  const back = distance(chart, must(chart.spaces[target]), chart.targets - 1);
  if (out + back <= reach) return roundTrip(chart, here, target, cargo, worths);
  return must(worths.discoveries[target]) - chart.weights.marker * out;
}

function roundTrip(
  chart: Chart,
  here: SpaceNumber,
  target: number,
  cargo: number,
  { discoveries, goods }: Worths,
): number {
  const { spaces, distances, targets, weights } = chart;
  const home = targets - 1;
  const there = must(spaces[target]);
  const out = distance(chart, here, target);
  const back = distance(chart, there, home);
  let value = cargo - weights.marker * (out + back);
  for (let port = 0; port < home; port++) {
    const gain = must(discoveries[port]) + must(goods[port]);
    if (gain === 0) continue;
    if (port === target) {
      value += gain;
      continue;
    }
    const from = must(spaces[port]) * targets;
    const outward = must(distances[here * targets + port]) + must(distances[from + target]) - out;
    const homeward = must(distances[there * targets + port]) + must(distances[from + home]) - back;
    const net = gain - weights.marker * Math.min(outward, homeward);
    if (net > 0) value += net;
  }
  return value;
}

/** Of the target and the ports worth a detour on the way there, the nearest. */
function firstStop(chart: Chart, here: SpaceNumber, target: number, { discoveries, goods }: Worths): number {
  const out = distance(chart, here, target);
  let nearest = out;
  let first = target;
  for (let port = 0; port < chart.targets - 1; port++) {
    const gain = must(discoveries[port]) + must(goods[port]);
    const way = distance(chart, here, port);
    if (gain === 0 || way >= nearest) continue;
    const detour = way + distance(chart, must(chart.spaces[port]), target) - out;
    if (gain <= chart.weights.marker * detour) continue;
    nearest = way;
    first = port;
  }
  return first;
}

/** What is on board, at the prices of Lisboa. */
function cargoWorth(board: Board, state: State, seat: Seat, weights: Weights): number {
  const goods = must(state.goods[seat]);
  let worth = 0;
  for (let good = 0; good < GOODS.length; good++) {
    if ((goods & (1 << good)) !== 0) worth += goodWorth(board, state, good, weights);
  }
  return worth;
}

export function goodWorth(board: Board, state: State, good: number, { nearerEnd }: Weights): number {
  if (good === PEPPER && state.pieces.length < state.pieceCount) return board.figures.piecePoints + nearerEnd;
  return must(board.goodValue[good]);
}

function portWorths(
  board: Board,
  state: State,
  seat: Seat,
  destinations: readonly PortNumber[],
  weights: Weights,
): Worths {
  const discoveries = new Float32Array(board.ports.length);
  const goods = new Float32Array(board.ports.length);
  for (let port = 0; port < discoveries.length; port++) {
    if (state.discoverers[port] === NONE) discoveries[port] = discoveryWorth(board, port, destinations);
    const good = must(board.portGood[port]);
    if (good !== NONE && canLoad(board, state, seat, good))
      goods[port] = goodWorth(board, state, good, weights);
  }
  return { discoveries, goods };
}

function discoveryWorth(board: Board, port: PortNumber, destinations: readonly PortNumber[]): number {
  const value = must(board.portValue[port]);
  return destinations.includes(port) ? value + board.figures.destinationPoints : value;
}
