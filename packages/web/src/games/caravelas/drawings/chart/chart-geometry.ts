/** Where things lie on the chart, in its own points: 4.7 a degree, as build/coasts.mjs draws the land. */
const DEGREE = 4.7;
export const CHART_WIDTH = 1090;
export const CHART_HEIGHT = 543;

const WEST = -91;
const NORTH = 63;
/** Half the width of a space, and half its height, in degrees. */
const HALF_WIDTH = 5;
const HALF_HEIGHT = 4.25;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export function pointOf(lon: number, lat: number): Point {
  return { x: round((lon - WEST) * DEGREE), y: round((NORTH - lat) * DEGREE) };
}

/** A space with its flat side up; smaller to leave a gap between neighbours. */
export function hexPath({ x, y }: Point, size = 1): string {
  const a = HALF_WIDTH * DEGREE * size;
  const b = HALF_HEIGHT * DEGREE * size;
  const corners = [
    [a, 0],
    [a / 2, b],
    [-a / 2, b],
    [-a, 0],
    [-a / 2, -b],
    [a / 2, -b],
  ] as const;
  return `M${corners.map(([right, down]) => `${round(x + right)} ${round(y + down)}`).join('L')}Z`;
}

/** The side that two neighbouring spaces share. */
export function sharedSide(a: Point, b: Point): string {
  const [mx, my] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const half = (HALF_WIDTH * DEGREE) / 2 / Math.hypot(dx, dy);
  return `M${round(mx - dy * half)} ${round(my + dx * half)}L${round(mx + dy * half)} ${round(my - dx * half)}`;
}

/** A smooth line through all points; the higher the number, the straighter. */
export function curve(points: readonly Point[], straight = 6): string {
  const [first] = points;
  if (first === undefined) return '';
  let d = `M${first.x} ${first.y}`;
  for (let i = 0; i + 1 < points.length; i++) {
    const from = points[i] ?? first;
    const to = points[i + 1] ?? from;
    const before = points[i - 1] ?? from;
    const after = points[i + 2] ?? to;
    d +=
      `C${round(from.x + (to.x - before.x) / straight)} ${round(from.y + (to.y - before.y) / straight)} ` +
      `${round(to.x - (after.x - from.x) / straight)} ${round(to.y - (after.y - from.y) / straight)} ${to.x} ${to.y}`;
  }
  return d;
}

/** The direction of a line in degrees, for `rotate`. */
export function angleOf(from: Point, to: Point): number {
  return Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
