import { useEffect } from 'preact/hooks';
import type { Point } from './camera.ts';
import type { ChartCamera } from './use-camera.ts';

/** Where another player's move that is being shown happened. */
export interface ShownMove {
  /** Of its batch of events. */
  readonly number: number;
  readonly at: Point;
}

/**
 * Brings the moves of others into sight while they are shown. A viewer who moves the chart meanwhile is not moved again until their next own decision.
 */
export function useFollow(camera: ChartCamera, shown: ShownMove | undefined, mine: boolean): void {
  useEffect(() => {
    camera.byHand.current = false;
  }, [mine]);
  useEffect(() => {
    if (shown !== undefined && !camera.byHand.current) camera.show(shown.at);
  }, [shown?.number, shown?.at.x, shown?.at.y]);
}
