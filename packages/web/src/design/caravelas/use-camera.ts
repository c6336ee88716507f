/** The camera of a chart on the page: wheel, drag, pinch, buttons, keys. */
import type { Signal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Camera, Frame } from './camera.ts';
import { between, centred, firstCamera, held, leastScale, panned, sees, zoomed } from './camera.ts';
import type { Point } from './chart-geometry.ts';

const MOVE_MILLISECONDS = 360;
/** A finger may tremble so much before it drags. */
const TREMBLE = 7;

export interface ChartCamera {
  readonly camera: Signal<Camera>;
  readonly frame: Signal<Frame>;
  /** Closer or farther, around a point of the chart or the middle of what is seen. */
  zoom(factor: number, around?: Point): void;
  pan(right: number, down: number): void;
  whole(): void;
  /** Brings a point into sight. */
  show(point: Point, closer?: boolean): void;
  /** Whether what ends now was a drag, not a click. */
  readonly dragged: { current: boolean };
}

export function useCamera(
  root: RefObject<HTMLElement | null>,
  fleet: Point,
  isStill: () => boolean,
): ChartCamera {
  const frame = useSignal<Frame>({ width: 1090, height: 543 });
  const camera = useSignal<Camera>({ x: 0, y: 0, scale: 1 });
  const flight = useRef(0);
  const dragged = useRef(false);
  const first = useRef(fleet);
  first.current = fleet;

  const control = useMemo((): ChartCamera => {
    const fly = (to: Camera) => {
      cancelAnimationFrame(flight.current);
      if (isStill()) {
        camera.value = to;
        return;
      }
      const from = camera.peek();
      const began = performance.now();
      const step = (now: number) => {
        const share = Math.min(1, (now - began) / MOVE_MILLISECONDS);
        camera.value = held(between(from, to, 1 - (1 - share) ** 3), frame.peek());
        if (share < 1) flight.current = requestAnimationFrame(step);
      };
      flight.current = requestAnimationFrame(step);
    };
    const middle = () => ({ x: frame.peek().width / 2, y: frame.peek().height / 2 });
    return {
      camera,
      frame,
      dragged,
      zoom(factor, around) {
        const { x, y, scale } = camera.peek();
        const at = around === undefined ? middle() : { x: (around.x - x) * scale, y: (around.y - y) * scale };
        fly(zoomed(camera.peek(), frame.peek(), factor, at));
      },
      pan: (right, down) => fly(panned(camera.peek(), frame.peek(), right, down)),
      whole: () => fly(held({ x: 0, y: 0, scale: leastScale(frame.peek()) }, frame.peek())),
      show(point, closer = false) {
        const { scale } = camera.peek();
        if (closer) fly(centred(point, Math.max(scale, 1.6), frame.peek()));
        else if (!sees(camera.peek(), frame.peek(), point)) fly(centred(point, scale, frame.peek()));
      },
    };
  }, []);

  useLayoutEffect(() => {
    const element = root.current;
    if (element === null) return;
    let known = false;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width === 0 || height === 0) return;
      frame.value = { width, height };
      camera.value = known ? held(camera.peek(), frame.peek()) : firstCamera(frame.peek(), first.current);
      known = true;
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const element = root.current;
    return element === null
      ? undefined
      : follow(element, camera, frame, dragged, () => cancelAnimationFrame(flight.current));
  }, []);

  return control;
}

/** Listens to wheel and fingers. */
function follow(
  element: HTMLElement,
  camera: Signal<Camera>,
  frame: Signal<Frame>,
  dragged: { current: boolean },
  halt: () => void,
): () => void {
  const fingers = new Map<number, Point>();
  let began: Point = { x: 0, y: 0 };
  const at = (event: MouseEvent): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };

  const wheel = (event: WheelEvent) => {
    const out = event.deltaY > 0;
    const atRest = camera.peek().scale <= leastScale(frame.peek()) * 1.001;
    // With the whole chart in sight the wheel belongs to the page, as far as the page can go.
    if (atRest && !event.ctrlKey && (out || document.documentElement.scrollTop > 0)) return;
    event.preventDefault();
    halt();
    camera.value = zoomed(camera.peek(), frame.peek(), Math.exp(-event.deltaY * 0.0016), at(event));
  };
  const down = (event: PointerEvent) => {
    if (
      event.button !== 0 ||
      (event.target instanceof Element && event.target.closest('[data-over-chart]') !== null)
    )
      return;
    halt();
    if (fingers.size === 0) dragged.current = false;
    began = at(event);
    fingers.set(event.pointerId, began);
  };
  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (before === undefined) return;
    const now = at(event);
    if (!dragged.current) {
      if (fingers.size === 1 && Math.hypot(now.x - began.x, now.y - began.y) < TREMBLE) return;
      dragged.current = true;
      element.setPointerCapture(event.pointerId);
    }
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other === undefined) {
      camera.value = panned(camera.peek(), frame.peek(), now.x - before.x, now.y - before.y);
    } else {
      const spread = Math.hypot(before.x - other.x, before.y - other.y);
      const factor = spread === 0 ? 1 : Math.hypot(now.x - other.x, now.y - other.y) / spread;
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      const moved = panned(camera.peek(), frame.peek(), (now.x - before.x) / 2, (now.y - before.y) / 2);
      camera.value = zoomed(moved, frame.peek(), factor, middle);
    }
    fingers.set(event.pointerId, now);
  };
  const up = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
  };
  /** The end of a drag is no click. */
  const click = (event: MouseEvent) => {
    if (!dragged.current) return;
    dragged.current = false;
    event.stopPropagation();
    event.preventDefault();
  };
  element.addEventListener('wheel', wheel, { passive: false });
  element.addEventListener('pointerdown', down);
  element.addEventListener('pointermove', move);
  element.addEventListener('pointerup', up);
  element.addEventListener('pointercancel', up);
  element.addEventListener('click', click, { capture: true });
  return () => {
    element.removeEventListener('wheel', wheel);
    element.removeEventListener('pointerdown', down);
    element.removeEventListener('pointermove', move);
    element.removeEventListener('pointerup', up);
    element.removeEventListener('pointercancel', up);
    element.removeEventListener('click', click, { capture: true });
  };
}
