/** How wheel and fingers move a camera. */
import type { Signal } from '@preact/signals';
import type { Camera, Point, View } from './camera.ts';
import { isFarthest, panned, zoomed } from './camera.ts';

/** How far a finger may move before it drags, in pixels. */
const TREMBLE = 7;

interface Handle {
  readonly camera: Signal<Camera>;
  readonly view: () => View;
  /** Ends a flight when the viewer takes hold of the chart. */
  readonly halt: () => void;
  /** Called whenever the hand moves the chart. */
  readonly onMoved: () => void;
}

/** Listens to wheel and fingers on the window of a chart; answers how to stop. */
export function follow(element: HTMLElement, handle: Handle): () => void {
  const until = new AbortController();
  const { signal } = until;
  const fingers = new Map<number, Point>();
  let began: Point = { x: 0, y: 0 };
  let dragged = false;

  const down = (event: PointerEvent) => {
    if (event.button !== 0 || isOver(event.target)) return;
    handle.halt();
    if (fingers.size === 0) dragged = false;
    began = at(event, element);
    fingers.set(event.pointerId, began);
  };
  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (before === undefined) return;
    const now = at(event, element);
    if (!dragged) {
      if (fingers.size === 1 && distance(now, began) < TREMBLE) return;
      dragged = true;
      element.setPointerCapture(event.pointerId);
    }
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    handle.camera.value = moved(handle, before, now, other);
    handle.onMoved();
    fingers.set(event.pointerId, now);
  };
  const up = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
  };
  /** The end of a drag is no click. */
  const click = (event: MouseEvent) => {
    if (!dragged) return;
    dragged = false;
    event.stopPropagation();
    event.preventDefault();
  };
  element.addEventListener('wheel', (event) => turn(event, element, handle), { passive: false, signal });
  element.addEventListener('pointerdown', down, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', up, { signal });
  element.addEventListener('pointercancel', up, { signal });
  element.addEventListener('click', click, { capture: true, signal });
  return () => until.abort();
}

/** One finger drags; two pull the chart apart or together, and drag it too. */
function moved({ camera, view }: Handle, before: Point, now: Point, other: Point | undefined): Camera {
  const [right, down] = [now.x - before.x, now.y - before.y];
  if (other === undefined) return panned(camera.peek(), view(), right, down);
  const spread = distance(before, other);
  const factor = spread === 0 ? 1 : distance(now, other) / spread;
  const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
  return zoomed(panned(camera.peek(), view(), right / 2, down / 2), view(), factor, middle);
}

function turn(event: WheelEvent, element: HTMLElement, { camera, view, halt, onMoved }: Handle): void {
  const out = event.deltaY > 0;
  // With as much as possible in sight the wheel belongs to the page, as far as the page can go.
  const isPages = isFarthest(camera.peek(), view()) && (out || document.documentElement.scrollTop > 0);
  if (isPages && !event.ctrlKey) return;
  event.preventDefault();
  halt();
  camera.value = zoomed(camera.peek(), view(), Math.exp(-event.deltaY * 0.0016), at(event, element));
  onMoved();
}

/** Whether something stands over the chart and does not move with it. */
function isOver(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-over-chart]') !== null;
}

function at(event: MouseEvent, element: HTMLElement): Point {
  const { left, top } = element.getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
