import type { Point } from './camera.ts';
import type { ChartCamera } from './use-camera.ts';

const STEP = 1.4;

/** Plus and minus around what has the focus, and 0 for the whole chart. Arrows belong to what lies on it. */
export function steer(event: KeyboardEvent, camera: ChartCamera, focused: Point | undefined): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === '+' || event.key === '=') camera.zoom(STEP, focused);
  else if (event.key === '-') camera.zoom(1 / STEP, focused);
  else if (event.key === '0') camera.whole();
  else return;
  event.preventDefault();
}
