import type { Sheet } from '../../../board-kit/camera/camera.ts';
import { CHART_HEIGHT, CHART_WIDTH } from '../drawings/chart/chart-geometry.ts';

/** A space is 40 points high: on a small screen it must be large enough for a finger. */
export const SHEET: Sheet = {
  width: CHART_WIDTH,
  height: CHART_HEIGHT,
  farthest: 'filling',
  readable: 0.85,
  finger: 1.2,
  near: 1.6,
  closest: 3.4,
};
