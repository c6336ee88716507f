/** How the scores developed, turn by turn, and how that is drawn. */
import type { Seat } from '@captains-table/kernel';

export interface RacePoint {
  /** Counted from 0: the standing before the first turn. */
  readonly turn: number;
  /** How many moves stood then. */
  readonly at: number;
  readonly standing: readonly number[];
}

/** The standing at the beginning of each turn, and at the end. */
export function race(
  starts: readonly number[],
  moves: number,
  standingAt: (moves: number) => readonly number[],
): readonly RacePoint[] {
  const marks = [...new Set([...starts, moves])].sort((a, b) => a - b);
  return marks.map((at, turn) => ({ turn, at, standing: standingAt(at) }));
}

export interface Swing {
  /** The turn in which it happened, counted from 1. */
  readonly turn: number;
  /** How many moves stood when that turn began. */
  readonly at: number;
  readonly seat: Seat;
  /** By how much the seat's lead over the mean of the others changed. */
  readonly change: number;
}

/**
 * The turns that changed most, in their order. `beforeScoring`: how it stood before the last move, where that brought a
 * final scoring; what the whole game has brought belongs to no turn.
 */
export function turningPoints(
  race: readonly RacePoint[],
  {
    most = 3,
    beforeScoring,
  }: { readonly most?: number; readonly beforeScoring?: readonly number[] | undefined } = {},
): readonly Swing[] {
  const last = race.at(-1);
  const points =
    last === undefined || beforeScoring === undefined
      ? race
      : [...race.slice(0, -1), { ...last, standing: beforeScoring }];
  return points
    .slice(1)
    .flatMap((point, index) => biggestSwing(points[index], point))
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, most)
    .toSorted((a, b) => a.turn - b.turn);
}

function biggestSwing(before: RacePoint | undefined, after: RacePoint): readonly Swing[] {
  if (before === undefined || after.standing.length < 2) return [];
  const gained = after.standing.map((score, seat) => score - (before.standing[seat] ?? 0));
  const total = gained.reduce((sum, gain) => sum + gain, 0);
  const swings = gained.map((gain, seat) => {
    const others = (total - gain) / (gained.length - 1);
    return { turn: after.turn, at: before.at, seat, change: gain - others };
  });
  const [biggest] = swings.toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change));
  return biggest === undefined || biggest.change === 0 ? [] : [biggest];
}

export interface Ticks {
  readonly least: number;
  readonly greatest: number;
  readonly values: readonly number[];
}

/** Round values that enclose all scores, a handful of them. */
export function ticks(scores: readonly number[], wanted = 5): Ticks {
  const low = Math.min(0, ...scores);
  const high = Math.max(low + 1, ...scores);
  const step = roundStep((high - low) / wanted);
  const [from, to] = [Math.floor(low / step), Math.ceil(high / step)];
  const values = Array.from({ length: to - from + 1 }, (_, index) => (from + index) * step);
  return { least: from * step, greatest: to * step, values };
}

/** 1, 2 or 5 times a power of ten. */
function roundStep(raw: number): number {
  const power = 10 ** Math.floor(Math.log10(raw));
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= raw) ?? 10;
  return factor * power;
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where each point of a seat's line lies in a box of that size, the origin at the top left. */
export function lineOf(
  points: readonly RacePoint[],
  seat: Seat,
  { least, greatest }: Ticks,
  box: { readonly width: number; readonly height: number },
): readonly Place[] {
  const last = Math.max(1, points.length - 1);
  return points.map(({ standing }, index) => ({
    x: (index / last) * box.width,
    y: box.height * (1 - ((standing[seat] ?? 0) - least) / (greatest - least)),
  }));
}

export function pathOf(line: readonly Place[]): string {
  return line.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}

/**
 * Heights of labels, moved off each other as little as possible: none closer than `gap`, none below
 * `bottom`, their order kept.
 */
export function apart(heights: readonly number[], gap: number, bottom: number): readonly number[] {
  const order = heights.map((height, index) => ({ height, index })).toSorted((a, b) => a.height - b.height);
  const placed = [...heights];
  let free = -Infinity;
  for (const { height, index } of order) {
    placed[index] = Math.max(height, free);
    free = (placed[index] ?? 0) + gap;
  }
  free = bottom;
  for (const { index } of order.toReversed()) {
    placed[index] = Math.min(placed[index] ?? 0, free);
    free = (placed[index] ?? 0) - gap;
  }
  return placed;
}
