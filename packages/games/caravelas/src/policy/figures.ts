/** What counts in Caravelas, in numbers. */
import type { Counted, HintFigures, Seat } from '@captains-table/kernel';
import { must } from '@captains-table/kernel';
import type { Board } from '../board.ts';
import { CAPE, spaceOf } from '../board.ts';
import { destinationPoints, pointsOf } from '../end.ts';
import { goodsIn, shipsAfloat, shipsIn } from '../fleet.ts';
import type { Move, SpaceNumber, State } from '../state.ts';
import type { Chart } from './chart.ts';
import { distance } from './chart.ts';
import type { Reason } from './reason.ts';
import type { Situation } from './situation.ts';
import { approach, here } from './situation.ts';

/** A key among the figures in the texts. */
export type Figure =
  | 'points'
  | 'goods'
  | 'ships'
  | 'markers'
  | 'steps'
  | 'cards'
  | 'cape'
  | 'markers-left'
  | 'steps-left'
  | 'nearer'
  | 'pieces-left';

const COVERS: Readonly<Partial<Record<Figure, readonly Reason[]>>> = {
  points: ['piece', 'sells-cargo'],
  goods: ['new-goods', 'loses-goods'],
  cape: ['risks-ship'],
};

/** `ways`: what the steps themselves cost, with no guess about events. */
export function figuresOf(
  board: Board,
  ways: Chart,
  situationOf: (state: State, seat: Seat) => Situation,
): HintFigures<State, Move, Figure> {
  return {
    weights: { points: 2, ships: 4, goods: 3, markers: 0.8, steps: 0.8, cards: 0.7 },
    of: (state, seat) => counted(board, state, seat),
    about: (before, after, seat, move) => ({
      ...cape(board, before, move),
      ...markersLeft(after, seat, move),
      ...(move.kind === 'drift' ? nearer(ways, situationOf(before, seat), spaceOf(board, move.to)) : {}),
      ...(move.kind === 'build' ? { 'pieces-left': after.pieceCount - after.pieces.length } : {}),
    }),
    covers: COVERS,
  };
}

function counted(board: Board, state: State, seat: Seat): Counted<Figure> {
  return {
    points: pointsOf(board, state, seat) + destinationPoints(board, state, seat),
    goods: goodsIn(must(state.goods[seat])).length,
    ships: shipsIn(shipsAfloat(state, seat)).length,
    cards: must(state.hands[seat]).length,
    // Between turns all of them come back.
    ...(isUnderWay(state, seat) ? { [unitOf(state)]: must(state.markers[seat]) } : {}),
  };
}

/** What sailing costs: with dice, steps. Rule CA-12.5. */
function unitOf({ mode }: State): 'markers' | 'steps' {
  return mode === 'dice' ? 'steps' : 'markers';
}

function isUnderWay({ stack }: State, seat: Seat): boolean {
  return stack.some((frame) => frame.kind === 'turn' && frame.seat === seat && !frame.over);
}

/** Markers that a bonus move saves on the way to where the fleet is going. */
function nearer(ways: Chart, situation: Situation, space: SpaceNumber): Counted<Figure> {
  const { next } = situation.plan;
  const saved = distance(ways, here(situation), next) - distance(ways, space, next);
  return approach(situation, space) > 0 && saved > 0 ? { nearer: saved } : {};
}

/** The chance in per cent that a ship sinks. Rule CA-5.8. */
function cape(board: Board, { mode }: State, move: Move): Counted<Figure> {
  if ((move.kind !== 'sail' && move.kind !== 'defend') || mode === 'dice') return {};
  const to = board.spaceNumber(move.to);
  if (to === undefined || board.symbols[to] !== CAPE) return {};
  return { cape: Math.round((100 * board.dieOnes) / board.dieFaces) };
}

/** Markers or steps left while sailing, or left to sail with after a bid. Rule CA-2.7. */
function markersLeft(after: State, seat: Seat, { kind }: Move): Counted<Figure> {
  const isOnItsWay = (kind === 'sail' || kind === 'defend') && isUnderWay(after, seat);
  if (!isOnItsWay && kind !== 'bid') return {};
  return { [`${unitOf(after)}-left` as const]: must(after.markers[seat]) };
}
