/** Where words about a place can stand without lying over what can be chosen. */
import type { Box, Corner, Placed, Size } from '../design/overlays/boxes.ts';
import { overlap } from '../design/overlays/boxes.ts';

interface Words {
  /** What they must lie in. */
  readonly frame: Size;
  readonly size: Size;
  /** What they are about. */
  readonly thing: Box;
  /** What must stay in sight. */
  readonly keep: readonly Box[];
  /** How many pixels farther away they go for each square pixel that they would cover. */
  readonly price?: number;
}

const MARGIN = 12;
const STEP = 32;
const DEAR = 1e6;

/** Of all corners in a frame the one nearest to the thing, among those where the words cover least. */
export function calmCorner({ frame, size: words, thing, keep, price = DEAR }: Words): Placed {
  const corners = cornersIn(frame, words).map((corner) => ({
    corner,
    covered: keep.reduce((sum, box) => sum + overlap({ ...corner, ...words }, box), 0),
    far: distance({ ...corner, ...words }, thing),
  }));
  const costOf = ({ covered, far }: (typeof corners)[number]) => covered * price + far;
  const [best] = corners.toSorted((a, b) => costOf(a) - costOf(b));
  return { ...(best?.corner ?? { left: MARGIN, top: MARGIN }), covers: (best?.covered ?? 0) > 0 };
}

function cornersIn(frame: Size, words: Size): readonly Corner[] {
  const lefts = stepsTo(frame.width - words.width - MARGIN);
  const tops = stepsTo(frame.height - words.height - MARGIN);
  return lefts.flatMap((left) => tops.map((top) => ({ left, top })));
}

function stepsTo(last: number): readonly number[] {
  const count = Math.max(0, Math.floor((last - MARGIN) / STEP));
  return [...Array.from({ length: count + 1 }, (_, i) => MARGIN + i * STEP), Math.max(MARGIN, last)];
}

function distance(a: Box, b: Box): number {
  const across = a.left + a.width / 2 - b.left - b.width / 2;
  const down = a.top + a.height / 2 - b.top - b.height / 2;
  return Math.hypot(across, down);
}
