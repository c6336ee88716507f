import type { Point } from '../chart/geometry/layout.ts';

/** How much of the board's sheet lies above the chart of a campaign: see generated.mjs. */
const ABOVE = 90;

export function onCampaignChart([x, y]: Point): Point {
  return [x, y - ABOVE];
}
