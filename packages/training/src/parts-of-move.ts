/** What a move is made of, by name: its kind, and its kind with each of its values. */
import type { Move } from '@captains-table/kernel';

const known = new WeakMap<Move, readonly string[]>();

/** The kind comes first. Moves are mostly the same objects again and again, so their parts are kept. */
export function partsOfMove(move: Move): readonly string[] {
  let parts = known.get(move);
  if (parts === undefined) {
    parts = partsOf(move);
    known.set(move, parts);
  }
  return parts;
}

function partsOf(move: Move): string[] {
  const { kind } = move;
  const parts = [kind];
  for (const [field, value] of Object.entries(move)) {
    if (field === 'kind') continue;
    for (const one of Array.isArray(value) ? value : [value]) parts.push(`${kind} ${field} ${one}`);
  }
  return parts;
}
