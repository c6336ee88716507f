type Point = readonly [x: number, y: number];

/** A closed curve through all points, after Catmull and Rom. */
export function smoothRound(points: readonly Point[]): string {
  const n = points.length;
  const at = (i: number): Point => points[(i + n) % n] ?? [0, 0];
  let d = `M${at(0).join(' ')}`;
  for (let i = 0; i < n; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${between(from, to, before)} ${between(to, from, after)} ${to.join(' ')}`;
  }
  return d;
}

/** The handle of `from` on its way to `to`, coming from beyond. */
function between(from: Point, to: Point, beyond: Point): string {
  return from
    .map((value, axis) => (value + ((to[axis] ?? 0) - (beyond[axis] ?? 0)) / 6).toFixed(1))
    .join(' ');
}
