/** Arrow keys on a chart: the nearest thing in the direction of the key. */

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

type Point = readonly [x: number, y: number];

interface Thing {
  readonly id: string;
  readonly at: Point;
}

interface Reach {
  /** Farther aside than this many times the way ahead is another direction. */
  readonly widest: number;
  /** How much a step aside counts against one ahead. */
  readonly aside: number;
}

/** Undefined for other keys, and at the edge. */
export function nearestTowards<T extends Thing>(
  key: string,
  from: Thing,
  things: readonly T[],
  { widest, aside: cost }: Reach,
): T | undefined {
  const direction = Object.hasOwn(DIRECTIONS, key) ? DIRECTIONS[key] : undefined;
  if (direction === undefined) return undefined;
  const [right, down] = direction;
  let best: T | undefined;
  let least = Infinity;
  for (const thing of things) {
    const [dx, dy] = [thing.at[0] - from.at[0], thing.at[1] - from.at[1]];
    const along = dx * right + dy * down;
    const aside = Math.abs(dx * down) + Math.abs(dy * right);
    if (thing.id === from.id || along <= 0 || aside >= widest * along) continue;
    if (along + cost * aside < least) [best, least] = [thing, along + cost * aside];
  }
  return best;
}
