/** Steps of lessons. */
import type { Move } from '@captains-table/kernel';

/** A move of one of these kinds. */
export function does(...kinds: readonly string[]): (move: Pick<Move, 'kind'>) => boolean {
  return ({ kind }) => kinds.some((known) => known === kind);
}
