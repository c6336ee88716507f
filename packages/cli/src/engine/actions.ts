/** Moves as numbers below a fixed size, for programs that learn: the same move has the same number everywhere. */
import type { Move } from '@captains-table/kernel';
import { moveKey } from '@captains-table/kernel';
import { placeOf } from './hash.ts';

/**
 * The action of each of these moves, which are all that can be chosen from. Where two fall on one number, the
 * second in the order of their texts takes the next that is free.
 */
export function actionsOf(moves: readonly Move[], size: number): number[] {
  const keys = moves.map(moveKey);
  const order = keys.map((_, i) => i).sort((a, b) => compare(keys[a], keys[b]));
  const taken = new Set<number>();
  const actions = moves.map(() => 0);
  for (const i of order) {
    let action = placeOf(keys[i] ?? '', size);
    while (taken.has(action)) action = (action + 1) % size;
    taken.add(action);
    actions[i] = action;
  }
  return actions;
}

function compare(a = '', b = ''): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
