import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { DestinationId } from '@captains-table/francis-drake';
import { isStill } from '../../app/still.ts';
import { SHEET, spotOf } from './layout.ts';

interface Props {
  /** Which of the sizes. */
  readonly zoom: number;
  /** A place that should be in sight. */
  readonly follow: DestinationId | undefined;
  readonly children: ComponentChildren;
}

/** How many times as wide as its frame the chart may be. */
export const ZOOMS = [1, 1.5, 2.2, 3] as const;
/** Where most of it happens. */
const MIDDLE: DestinationId = 'galleon-jamaica';

/** The chart in its frame: where it is larger than the frame, it moves within it. */
export function ChartFrame({ zoom, follow, children }: Props): JSX.Element {
  const frame = useRef<HTMLDivElement>(null);
  const scale = ZOOMS[zoom] ?? 1;
  useEffect(() => {
    if (frame.current !== null) bringIntoSight(frame.current, follow ?? MIDDLE);
  }, [follow, zoom]);
  return (
    <div class="drake-chart" ref={frame}>
      <div class="drake-chart-sheet" style={{ width: `${scale * 100}%` }}>
        {children}
      </div>
    </div>
  );
}

function bringIntoSight(frame: HTMLElement, id: DestinationId): void {
  const [x, y] = spotOf(id).at;
  const { scrollWidth, scrollHeight, clientWidth, clientHeight } = frame;
  frame.scrollTo({
    left: ((x - SHEET.x) / SHEET.width) * scrollWidth - clientWidth / 2,
    top: ((y - SHEET.y) / SHEET.height) * scrollHeight - clientHeight / 2,
    behavior: isStill() ? 'auto' : 'smooth',
  });
}
