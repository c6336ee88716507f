/** What a move is made of, as 16-bit numbers that leanings can be about. */
import type { Move } from '@captains-table/kernel';
import { partsOfMove } from './parts-of-move.ts';

const known = new WeakMap<Move, readonly number[]>();
const numbers = new Map<string, number>();

/**
 * The kind of a move, its kind together with each of its values, and its kind among what else could be done. Moves are
 * mostly the same objects again and again.
 */
export function partsOf(move: Move, others: readonly Move[]): readonly number[] {
  let parts = known.get(move);
  if (parts === undefined) {
    parts = partsOfMove(move).map(numberOf);
    known.set(move, parts);
  }
  return [...parts, contextOf(move, others)];
}

/** The first and the last kind of the moves identify the question. */
function contextOf({ kind }: Move, others: readonly Move[]): number {
  const first = others[0]?.kind ?? kind;
  const last = others.at(-1)?.kind ?? kind;
  return (numberOf(kind) ^ Math.imul(numberOf(first), 31) ^ Math.imul(numberOf(last), 127)) & 0xffff;
}

/** FNV-1a, folded: small, and the same everywhere. */
function numberOf(text: string): number {
  let number = numbers.get(text);
  if (number === undefined) {
    let hash = 0x811c9dc5;
    for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
    number = ((hash >>> 16) ^ hash) & 0xffff;
    numbers.set(text, number);
  }
  return number;
}
