/** How many doubloons the thing under the pointer would leave. */
import type { Signal } from '@preact/signals';
import { signal } from '@preact/signals';
import type { BoardProps } from '../../../board-kit/board.ts';

function makePreview(): Signal<number | undefined> {
  return signal<number | undefined>(undefined);
}

/** Undefined while nothing with a price is looked at. */
export function previewOf({ store }: Pick<BoardProps, 'store'>): Signal<number | undefined> {
  return store.get(makePreview);
}
