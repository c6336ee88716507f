/** What one person at one table is looking at and has planned: never sent, never stored. */
import { signal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import type { BoardProps } from '../../../board-kit/board.ts';
import type { Plan } from './plan.ts';

export interface Voyage {
  /** The space under the pointer or the focus. */
  readonly looked: Signal<string | undefined>;
  readonly plan: Signal<Plan | undefined>;
  /** A fair wind lies ready: the next step into pirates plays it. */
  readonly windReady: Signal<boolean>;
}

/** By what only this sitting has: its own pointer. */
const voyages = new WeakMap<object, Voyage>();

export function voyageOf({ pointedAt }: BoardProps): Voyage {
  const known = voyages.get(pointedAt);
  if (known !== undefined) return known;
  const voyage: Voyage = { looked: signal(undefined), plan: signal(undefined), windReady: signal(false) };
  voyages.set(pointedAt, voyage);
  return voyage;
}
