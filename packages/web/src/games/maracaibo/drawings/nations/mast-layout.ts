/** Where things stand on the drawing of an influence track. */
export const MAST = { width: 96, left: 20, right: 82, head: 18, foot: 9 } as const;

export interface MastScale {
  readonly last: number;
  /** The height of one space. */
  readonly row: number;
}

export function spaceAt(space: number, { last, row }: MastScale): number {
  return MAST.head + (last - space) * row;
}

export function mastHeight({ last, row }: MastScale): number {
  return MAST.head + last * row + MAST.foot;
}

const WIDEST_LANE = 19;

/** Each marker has a lane of its own, so that none hides another. */
export function laneAt(lane: number, lanes: number): number {
  const width = Math.min(WIDEST_LANE, (MAST.right - MAST.left) / lanes);
  const middle = (MAST.left + MAST.right) / 2;
  return middle + (lane - (lanes - 1) / 2) * width;
}
