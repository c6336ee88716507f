/** What part of the chart is seen, and what it follows. */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { isStill } from '../../../../app/is-still.ts';
import type { Sheet } from '../../../../board-kit/camera/camera.ts';
import { steer } from '../../../../board-kit/camera/steer.ts';
import type { ChartCamera } from '../../../../board-kit/camera/use-camera.ts';
import { useCamera } from '../../../../board-kit/camera/use-camera.ts';
import type { ShownMove } from '../../../../board-kit/camera/use-follow.ts';
import { useFollow } from '../../../../board-kit/camera/use-follow.ts';
import type { CameraAim } from './camera-aim.ts';
import type { Point } from '../geometry/layout.ts';
import { SHEET } from '../geometry/layout.ts';

interface FrameControl {
  readonly window: RefObject<HTMLDivElement | null>;
  readonly camera: ChartCamera;
  /** Comes closer to a point. */
  approach(point: Point): void;
  /** Brings a point into the middle, unless it is in sight. */
  reach(point: Point): void;
  /** Brings a point to where a card that fills half the frame does not cover it. */
  uncover(point: Point): void;
  /** Plus, minus and 0, around what has the focus. */
  steer(event: KeyboardEvent, focused: Point | undefined): void;
}

/** A space of the trail is 38 points wide: on a small screen it must be large enough for a finger. */
const LIMITS: Sheet = {
  ...SHEET,
  farthest: 'whole',
  readable: 0.6875,
  finger: 1.16,
  near: 1.16,
  closest: 2.4,
};

interface Following {
  /** What another captain does, while it is shown. */
  readonly shown: ShownMove | undefined;
  /** Whether the viewer decides. */
  readonly mine: boolean;
  /** Whether the viewer plays. */
  readonly seated: boolean;
}

export function useFrame({ at, keep, because }: CameraAim, { shown, mine, seated }: Following): FrameControl {
  const window = useRef<HTMLDivElement>(null);
  const aim = { at: named(at), keep: named(keep) };
  const camera = useCamera(window, LIMITS, aim, isStill);
  useFollow(camera, shown, mine);
  // After the moves of others it returns to the viewer's ship when the viewer has to decide.
  const own = shown === undefined && (mine || !seated);
  useEffect(() => {
    if (own) camera.look(aim);
  }, [because, own]);
  return {
    window,
    camera,
    approach: (point) => camera.show(named(point), true),
    reach: (point) => camera.show(named(point)),
    uncover(point) {
      if (matchMedia('(max-width: 640px)').matches) camera.lift(named(point), 0.25);
    },
    steer: (event, focused) => steer(event, camera, focused && named(focused)),
  };
}

function named([x, y]: Point) {
  return { x, y };
}
