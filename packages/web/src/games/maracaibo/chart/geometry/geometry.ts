/** How large things are drawn, and as which share of the sheet. */
import type { PlaceKind } from '../place-now.ts';
import type { Point } from './layout.ts';
import { SHEET } from './layout.ts';

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
