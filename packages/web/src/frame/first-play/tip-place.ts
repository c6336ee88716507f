/** Where a tip lies: beside what can be chosen, never over it. */
import type { Box, Corner, Size } from '../../design/overlays/boxes.ts';

/** Steps in which the screen is searched for a free place. */
const STEP = 12;
const MARGIN = 8;
/** As far as the light of what can be chosen shines. */
const GLOW = 6;

/** The lowest free place, on the left before the right; undefined where there is none. */
export function freePlace(size: Size, screen: Size, taken: readonly Box[]): Corner | undefined {
  const right = screen.width - size.width - MARGIN;
  for (let top = screen.height - size.height - MARGIN; top >= MARGIN; top -= STEP) {
    for (const left of across(right)) {
      const place = { left, top, ...size };
      if (!taken.some((box) => overlap(place, box))) return { left, top };
    }
  }
  return undefined;
}

function across(right: number): readonly number[] {
  return right <= MARGIN ? [Math.max(0, right / 2)] : [MARGIN, right, right / 2];
}

function overlap(a: Box, b: Box): boolean {
  return (
    a.left < b.left + b.width + GLOW &&
    b.left < a.left + a.width + GLOW &&
    a.top < b.top + b.height + GLOW &&
    b.top < a.top + a.height + GLOW
  );
}
