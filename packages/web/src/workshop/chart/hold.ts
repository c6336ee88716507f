/** Something that has been taken hold of: where it is, and which way it came. */
import { nearestTowards } from '../../board-kit/arrow-keys.ts';
import type { Handle, Layer, Point, Stop } from './editable-chart.ts';

export interface Held {
  readonly handle: Handle;
  readonly at: Point;
  /** The stops passed, from the one that it lay on. */
  readonly way: readonly string[];
  /** Whether a new line is drawn from there. */
  readonly drawing: boolean;
}

export function taken(handle: Handle, drawing: boolean): Held {
  return { handle, at: handle.at, way: handle.stop === undefined ? [] : [handle.stop], drawing };
}

/** How far from a stop a pointer may be and still mean it, as a part of the distance between neighbours. */
const REACH = 30;

/** Under a pointer at this point of the sheet. */
export function carried(held: Held, to: Point, { does }: Layer, stops: readonly Stop[]): Held {
  if (does.kind === 'free') return { ...held, at: does.snapped(to) };
  const near = stops
    .map((stop) => ({ stop, away: Math.hypot(stop.at.x - to.x, stop.at.y - to.y) }))
    .filter(({ away }) => away <= REACH)
    .toSorted((a, b) => a.away - b.away)[0]?.stop;
  return near === undefined ? { ...held, at: to } : passing(held, near);
}

const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** One step with an arrow key; undefined for another key. */
export function stepped(held: Held, key: string, layer: Layer, stops: readonly Stop[]): Held | undefined {
  const arrow = ARROWS[key];
  if (arrow === undefined) return undefined;
  const { does } = layer;
  if (does.kind === 'free') {
    const { x, y } = held.at;
    return { ...held, at: does.snapped({ x: x + arrow[0] * does.step.x, y: y + arrow[1] * does.step.y }) };
  }
  const next = towards(key, { id: held.way.at(-1) ?? '', at: held.at }, stops);
  return next === undefined ? held : passing(held, next);
}

/** The nearest thing in the direction of an arrow key. */
export function towards<T extends { readonly id: string; readonly at: Point }>(
  key: string,
  from: { readonly id: string; readonly at: Point },
  things: readonly T[],
): T | undefined {
  const flat = things.map((thing) => ({ id: thing.id, at: [thing.at.x, thing.at.y] as const, thing }));
  const here = { id: from.id, at: [from.at.x, from.at.y] as const };
  return nearestTowards(key, here, flat, { widest: 2, aside: 1.5 })?.thing;
}

/** Back over the stop before takes the last one back. */
function passing(held: Held, { id, at }: Stop): Held {
  const { way } = held;
  if (way.at(-1) === id) return { ...held, at };
  return { ...held, at, way: way.at(-2) === id ? way.slice(0, -1) : [...way, id] };
}

/** Whether putting it down here changes anything. */
export function isElsewhere({ handle, at, way }: Held, { does }: Layer): boolean {
  return does.kind === 'free' ? at.x !== handle.at.x || at.y !== handle.at.y : way.length > 1;
}
