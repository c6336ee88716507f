/** Lines and berths, worked out from the layout. */
import type { PlaceKind } from '../place-now.ts';
import type { Point, Side } from './layout.ts';
import { BENDS, SHEET, SPOTS } from './layout.ts';

const NOWHERE: Point = [SHEET.width / 2, SHEET.height / 2];

export function pointOf(place: string): Point {
  return SPOTS[place]?.at ?? NOWHERE;
}

/** Half the width and half the height of what is drawn at a place. */
const HALVES: Readonly<Record<PlaceKind, Point>> = {
  city: [45, 28],
  village: [20, 21],
  homeward: [31, 21],
  start: [23, 23],
};

export function halfOf(kind: PlaceKind): Point {
  return HALVES[kind];
}

const WAYS: Readonly<Record<Side, Point>> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };

const GAP = 3;

/** Things in a row on one side of a place: outwards to the sides, side by side above and below. */
export function rowBeside(
  place: string,
  half: Point,
  side: Side,
  sizes: readonly number[],
): readonly Point[] {
  const [x, y] = pointOf(place);
  const [right, down] = WAYS[side];
  const length = sizes.reduce((sum, size) => sum + size + GAP, -GAP);
  const most = Math.max(0, ...sizes);
  let reached = right === 0 ? -length / 2 : half[0] + GAP;
  return sizes.map((size) => {
    const along = reached + size / 2;
    reached += size + GAP;
    return right === 0 ? [x + along, y + down * (half[1] + GAP + most / 2)] : [x + right * along, y];
  });
}

/** The curve of a leg; bent where it would cross land. */
export function legPath(from: string, to: string): string {
  const [a, b] = [pointOf(from), pointOf(to)];
  const [cx, cy] = bendOf(from, to);
  return `M${a[0]} ${a[1]}Q${cx} ${cy} ${b[0]} ${b[1]}`;
}

function bendOf(from: string, to: string): Point {
  const [a, b] = [pointOf(from), pointOf(to)];
  return BENDS[`${from}-${to}`] ?? [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

/** A point of a leg, from 0 at its beginning to 1 at its end. */
export function alongLeg(from: string, to: string, share: number): Point {
  const [a, b, c] = [pointOf(from), pointOf(to), bendOf(from, to)];
  const back = 1 - share;
  const at = (i: 0 | 1) =>
    Math.round((back * back * a[i] + 2 * back * share * c[i] + share * share * b[i]) * 10) / 10;
  return [at(0), at(1)];
}

/** The way a leg runs in its middle, in degrees clockwise from east. */
export function bearing(from: string, to: string): number {
  const [a, b] = [alongLeg(from, to, 0.45), alongLeg(from, to, 0.55)];
  return Math.round((Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI);
}

export function wayPath(stops: readonly string[]): string {
  return stops
    .slice(1)
    .map((to, i) => legPath(stops[i] ?? to, to))
    .join('');
}

/** Points of a way for a ship to glide by, five for each leg. */
export function wayPoints(stops: readonly string[]): readonly Point[] {
  return stops
    .slice(1)
    .flatMap((to, i) => [0.2, 0.4, 0.6, 0.8, 1].map((share) => alongLeg(stops[i] ?? to, to, share)));
}

/** Where something lies over the sheet, as shares of it. */
export function shareOf([x, y]: Point, [halfWidth, halfHeight]: Point) {
  const percent = (value: number, of: number) => `${Math.round((value / of) * 1e4) / 100}%`;
  return {
    left: percent(x - halfWidth, SHEET.width),
    top: percent(y - halfHeight, SHEET.height),
    width: percent(halfWidth * 2, SHEET.width),
    height: percent(halfHeight * 2, SHEET.height),
  };
}
