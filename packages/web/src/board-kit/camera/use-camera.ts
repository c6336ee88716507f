/** The camera of a chart on the page: wheel, drag, pinch, buttons, keys. */
import type { Signal } from '@preact/signals';
import { computed, effect, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Aim, Camera, Frame, Point, Sheet, View } from './camera.ts';
import { aimed, centred, farthest, firstCamera, held, pageWays, resized, sees, zoomed } from './camera.ts';
import type { Flight } from './flight.ts';
import { flightOf } from './flight.ts';
import { follow } from './hand.ts';

export interface ChartCamera {
  readonly sheet: Sheet;
  readonly camera: Signal<Camera>;
  readonly frame: Signal<Frame>;
  /** Closer or farther, around a point of the chart or the middle of what is seen. */
  zoom(factor: number, around?: Point): void;
  whole(): void;
  /** Brings a point into sight. */
  show(point: Point, closer?: boolean): void;
  /** Looks somewhere else from the same height. */
  look(aim: Aim): void;
  /** Brings a point to a part of the frame, from 0 at the top to 1 at the bottom. */
  lift(point: Point, down: number): void;
  /** The browser itself has moved the sheet, to show what got the focus: by this many pixels from its corner. */
  scrolled(left: number, top: number): void;
  /** Whether the viewer has moved the chart since this was last set to false. */
  readonly byHand: { current: boolean };
}

/** `first` is what a small screen shows first. */
export function useCamera(
  root: RefObject<HTMLElement | null>,
  sheet: Sheet,
  first: Aim,
  isStill: () => boolean,
): ChartCamera {
  const frame = useSignal<Frame>({ width: sheet.width, height: sheet.height });
  const camera = useSignal<Camera>({ x: 0, y: 0, scale: 1 });
  const aim = useRef(first);
  aim.current = first;
  const view = viewOf(sheet, frame);
  const flight = useMemo(() => flightOf(camera, view, isStill), []);
  const control = useMemo(() => controlOf(sheet, camera, frame, flight), []);

  useLayoutEffect(() => {
    const element = root.current;
    return element === null ? undefined : measure(element, control, () => aim.current);
  }, []);
  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    const letGo = follow(element, {
      camera,
      view,
      halt: flight.halt,
      onMoved: () => (control.byHand.current = true),
    });
    const stop = leaveToPage(element, control);
    return () => {
      letGo();
      stop();
      flight.halt();
    };
  }, []);

  return control;
}

function viewOf(sheet: Sheet, frame: Signal<Frame>): () => View {
  return () => ({ sheet, frame: frame.peek() });
}

function controlOf(sheet: Sheet, camera: Signal<Camera>, frame: Signal<Frame>, flight: Flight): ChartCamera {
  const view = viewOf(sheet, frame);
  const middle = () => ({ x: frame.peek().width / 2, y: frame.peek().height / 2 });
  return {
    sheet,
    camera,
    frame,
    byHand: { current: false },
    zoom(factor, around) {
      const { x, y, scale } = camera.peek();
      const at = around === undefined ? middle() : { x: (around.x - x) * scale, y: (around.y - y) * scale };
      flight.to(zoomed(camera.peek(), view(), factor, at));
    },
    whole: () => flight.to(farthest(view())),
    show(point, closer = false) {
      const { scale } = camera.peek();
      if (closer) flight.to(centred(point, Math.max(scale, sheet.near), view()));
      else if (!sees(camera.peek(), view(), point)) flight.to(centred(point, scale, view()));
    },
    look: (aim) => flight.to(aimed(aim, camera.peek().scale, view())),
    lift: (point, down) => flight.to(centred(point, camera.peek().scale, view(), down)),
    scrolled(left, top) {
      flight.halt();
      const { scale } = camera.peek();
      camera.value = held({ x: left / scale, y: top / scale, scale }, view());
    },
  };
}

/** Keeps the frame as large as its element; answers how to stop. */
function measure(element: HTMLElement, { sheet, camera, frame }: ChartCamera, first: () => Aim): () => void {
  let known: View | undefined;
  const look = () => {
    const { clientWidth: width, clientHeight: height } = element;
    if (width === 0 || height === 0) return;
    const view = { sheet, frame: { width, height } };
    frame.value = view.frame;
    camera.value = known === undefined ? firstCamera(view, first()) : resized(camera.peek(), known, view);
    known = view;
  };
  look();
  const observer = new ResizeObserver(look);
  observer.observe(element);
  return () => observer.disconnect();
}

/** Leaves to the page what a finger cannot move here. */
function leaveToPage(element: HTMLElement, { sheet, camera, frame }: ChartCamera): () => void {
  const ways = computed(() => pageWays(camera.value, { sheet, frame: frame.value }));
  return effect(() => {
    // A browser that does not know the value for a single direction ignores it.
    element.style.touchAction = 'none';
    element.style.touchAction = ways.value;
  });
}
