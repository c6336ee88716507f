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

export function voyageOf({ store }: BoardProps): Voyage {
  return store.get(newVoyage);
}

function newVoyage(): Voyage {
  return { looked: signal(undefined), plan: signal(undefined), windReady: signal(false) };
}
