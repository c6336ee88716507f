/** How large the chart is in its frame, and what part of it is seen. */
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { isStill } from '../../../app/still.ts';
import type { Point } from './layout.ts';
import { SHEET } from './layout.ts';
import { isNorth } from './geometry.ts';

interface FrameControl {
  readonly window: RefObject<HTMLDivElement | null>;
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
  /** Brings a point into the middle. */
  show(point: Point): void;
  /** The same, unless it is in sight. */
  reach(point: Point): void;
  /** Brings a point to where a card that fills half the frame does not cover it. */
  uncover(point: Point): void;
}

/** On a small screen a chart of its width could not be read: it begins closer. */
const SMALL = 640;
const CLOSER = 2;

/** `follow` should be in sight whenever `when` changes. */
export function useFrame(follow: Point, when: string): FrameControl {
  const window = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(() => (globalThis.innerWidth < SMALL ? CLOSER : 0));
  const middle = useRef<Point>(follow);
  const show = (point: Point) => {
    middle.current = point;
    if (window.current !== null) scrollTo(window.current, point);
  };
  useEffect(() => show(follow), [when]);
  useEffect(() => show(middle.current), [zoom]);
  return {
    window,
    zoom,
    onZoom(next) {
      if (window.current !== null) middle.current = middleOf(window.current);
      setZoom(next);
    },
    show,
    reach(point) {
      if (window.current !== null && !sees(window.current, point)) show(point);
    },
    uncover(point) {
      const { current } = window;
      if (current !== null && current.clientWidth < SMALL)
        scrollTo(current, point, isNorth(point) ? 0.2 : 0.8);
    },
  };
}

/** `down` is where in the frame the point comes to lie, from 0 at the top to 1 at the bottom. */
function scrollTo(frame: HTMLElement, [x, y]: Point, down = 0.5): void {
  const { scrollWidth, scrollHeight, clientWidth, clientHeight } = frame;
  frame.scrollTo({
    left: (x / SHEET.width) * scrollWidth - clientWidth / 2,
    top: (y / SHEET.height) * scrollHeight - clientHeight * down,
    behavior: isStill() ? 'auto' : 'smooth',
  });
}

function middleOf({
  scrollLeft,
  scrollTop,
  scrollWidth,
  scrollHeight,
  clientWidth,
  clientHeight,
}: HTMLElement): Point {
  return [
    ((scrollLeft + clientWidth / 2) / scrollWidth) * SHEET.width,
    ((scrollTop + clientHeight / 2) / scrollHeight) * SHEET.height,
  ];
}

const MARGIN = 40;

function sees(frame: HTMLElement, [x, y]: Point): boolean {
  const left = (x / SHEET.width) * frame.scrollWidth - frame.scrollLeft;
  const top = (y / SHEET.height) * frame.scrollHeight - frame.scrollTop;
  return (
    left >= MARGIN &&
    top >= MARGIN &&
    left <= frame.clientWidth - MARGIN &&
    top <= frame.clientHeight - MARGIN
  );
}
