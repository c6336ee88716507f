/** Where a tip lies: beside what can be chosen, never over it. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Steps in which the screen is searched for a free place. */
const STEP = 12;
const MARGIN = 8;
/** As far as the light of what can be chosen shines. */
const GLOW = 6;

/** The lowest free place, on the left before the right; undefined where there is none. */
export function freePlace(
  size: Pick<Box, 'width' | 'height'>,
  screen: Pick<Box, 'width' | 'height'>,
  taken: readonly Box[],
): Pick<Box, 'left' | 'top'> | undefined {
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
