import type { Move } from './game.ts';
import { canonical, isRecord, sameJson } from './json.ts';

/** A text that two moves share exactly when they are the same move. */
export function moveKey(move: Move): string {
  return canonical(move);
}

/** The legal move that equals what came from outside, or undefined. */
export function findLegal<M extends Move>(legal: readonly M[], asked: unknown): M | undefined {
  return legal.find((move) => sameJson(move, asked));
}

/** A record with a `kind` of scalars and lists of scalars: the only shape a move can have. */
export function isMoveShaped(value: unknown): value is Move {
  if (!isRecord(value) || typeof value['kind'] !== 'string') return false;
  return Object.values(value).every(
    (field) => isScalar(field) || (Array.isArray(field) && field.every(isScalar)),
  );
}

/** The fields of a move that came from outside: each may be missing, or of any type. */
export function fieldsOf(move: Move): Readonly<Record<string, unknown>> {
  return { ...move };
}

function isScalar(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
}
