import { computed } from '@preact/signals';
import type { ComponentChildren, JSX, RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { isStill } from '../../../app/is-still.ts';
import type { Point, Sheet } from '../../../board-kit/camera/camera.ts';
import { sees } from '../../../board-kit/camera/camera.ts';
import { CameraTools, WholeChart } from '../../../board-kit/camera/camera-tools.tsx';
import { CameraWindow } from '../../../board-kit/camera/camera-window.tsx';
import { steer } from '../../../board-kit/camera/steer.ts';
import type { ChartCamera } from '../../../board-kit/camera/use-camera.ts';
import { useCamera } from '../../../board-kit/camera/use-camera.ts';
import type { DestinationId } from '@captains-table/francis-drake';
import type { CameraAim } from './camera-aim.ts';
import { destinationNamed, onSheet, SHEET, spotOf } from './layout.ts';
import type { Table } from '../board/table.ts';

interface Props {
  readonly table: Table;
  /** What should be in sight now. */
  readonly follow: CameraAim | undefined;
  readonly children: ComponentChildren;
}

/**
 * The lowest place is 53 points high: on a small screen it must be large enough for a finger. From there all of the
 * height is in sight, so that a finger moves the chart across and the page up and down.
 */
const LIMITS: Sheet = {
  width: SHEET.width,
  height: SHEET.height,
  farthest: 'whole',
  // Words of 16 points are 11 px high.
  readable: 0.6875,
  finger: 0.858,
  near: 1.2,
  closest: 2.4,
  // Half of the widest place.
  aside: 76,
};

/** Where most of it happens. */
const MIDDLE: DestinationId = 'galleon-jamaica';

/** The chart in its frame, with its buttons. */
export function ChartFrame({ table, follow, children }: Props): JSX.Element {
  const { zoom: words } = table.words;
  const window = useRef<HTMLDivElement>(null);
  const camera = useCamera(window, LIMITS, follow ?? { at: onSheet(spotOf(MIDDLE, table).at) }, isStill);
  useLook(camera, follow);
  useHush(camera, window);
  return (
    <div
      class="drake-chart camera-frame"
      onKeyDown={(event) => steer(event, camera, focusedPoint(event, table))}
      onGotPointerCapture={() => hush(window)}
    >
      <CameraWindow class="drake-chart-window" root={window} camera={camera}>
        {children}
      </CameraWindow>
      <CameraTools class="drake-chart-tools" camera={camera} words={words}>
        <WholeChart camera={camera} label={words.whole} />
      </CameraTools>
    </div>
  );
}

/** Looks once at each new thing: a viewer who then looks elsewhere is left in peace. */
function useLook(camera: ChartCamera, follow: CameraAim | undefined): void {
  const seen = useRef(follow?.because);
  const open = follow?.open ?? [];
  useEffect(() => {
    if (follow === undefined) return;
    if (follow.because !== seen.current) {
      seen.current = follow.because;
      camera.look(follow);
    } else if (follow.keep !== undefined && !open.some((point) => isSeen(camera, point))) {
      // The last place in sight has been taken.
      camera.show(follow.keep);
    }
  }, [follow?.because, JSON.stringify(open)]);
}

function isSeen({ sheet, camera, frame }: ChartCamera, point: Point): boolean {
  return sees(camera.peek(), { sheet, frame: frame.peek() }, point);
}

function focusedPoint({ target }: KeyboardEvent, table: Table): Point | undefined {
  const id = target instanceof HTMLElement ? target.dataset['destination'] : undefined;
  const destination = destinationNamed(id, table);
  return destination && onSheet(spotOf(destination, table).at);
}

/** What a place says does not stay behind when the chart comes closer or is drawn away. */
function useHush({ camera }: ChartCamera, window: RefObject<HTMLElement | null>): void {
  useEffect(() => computed(() => camera.value.scale).subscribe(() => hush(window)), []);
}

function hush({ current }: RefObject<HTMLElement | null>): void {
  for (const told of current?.querySelectorAll<HTMLElement>('.tooltip-bubble:popover-open') ?? [])
    told.hidePopover();
}
