/**
 * The seeded generator: sfc32 (Chris Doty-Humphrey's small fast counting generator), 128 bits of
 * state, period at least 2^32. It lives inside the state as five plain integers.
 *
 * A match reseeds it before every move from a hash of the secret seed, so what players see of one
 * shuffle tells nothing about the next (docs/decisions/005-randomness.md).
 */
import { sha256 } from './sha256.ts';

/** Four signed 32-bit words, and how often it was asked. */
export type Chance = [a: number, b: number, c: number, counter: number, uses: number];

const USES = 4;

/** A generator that follows from a text and nothing else. */
export function chanceFrom(seed: string): Chance {
  const words = sha256(seed);
  return [word(words, 0), word(words, 1), word(words, 2), word(words, 3), 0];
}

/** A generator for tools that need many, from numbers, without hashing. */
export function chanceFromNumbers(high: number, low: number): Chance {
  const chance: Chance = [high | 0, low | 0, 0x9e3779b9 | 0, 1, 0];
  for (let i = 0; i < 12; i++) next(chance);
  chance[USES] = 0;
  return chance;
}

/** Sets the words of `into` to those of `from`, but keeps counting uses. */
export function reseed(into: Chance, from: Chance): void {
  into[0] = from[0];
  into[1] = from[1];
  into[2] = from[2];
  into[3] = from[3];
}

/** A generator of its own that follows from this one. */
export function fork(chance: Chance): Chance {
  return chanceFromNumbers(next(chance), next(chance));
}

/** How many numbers were ever drawn. */
export function uses(chance: Chance): number {
  return chance[USES];
}

/** The next 32 bits, as a number from 0 to 2^32 − 1. */
export function next(chance: Chance): number {
  const a = chance[0];
  const b = chance[1];
  const c = chance[2];
  const counter = chance[3];
  const out = (((a + b) | 0) + counter) | 0;
  chance[3] = (counter + 1) | 0;
  chance[0] = b ^ (b >>> 9);
  chance[1] = (c + (c << 3)) | 0;
  chance[2] = (((c << 21) | (c >>> 11)) + out) | 0;
  chance[USES] = chance[USES] + 1;
  return out >>> 0;
}

/** A fair whole number from 0 to `limit` − 1: the biased remainder at the top is drawn again. */
export function below(chance: Chance, limit: number): number {
  const sides = limit >>> 0;
  let drawn = next(chance);
  // Far from the top, which is nearly always, no division is needed to know that a number is fair.
  if (drawn >= 0x100000000 - sides) {
    const fair = 0x100000000 - (0x100000000 % sides);
    while (drawn >= fair) drawn = next(chance);
  }
  return (drawn >>> 0) % sides;
}

/** One of a list that is not empty. */
export function pick<T>(chance: Chance, list: readonly T[]): T {
  if (list.length === 0) throw new Error('pick: nothing to pick from');
  // In range, so an item that is undefined is one of the list's own.
  return list[below(chance, list.length)] as T;
}

/** Puts a list into random order, in place (Fisher and Yates). */
export function shuffle(chance: Chance, list: unknown[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(chance, i + 1);
    const held = list[i];
    list[i] = list[j];
    list[j] = held;
  }
}

function word(words: ArrayLike<number>, index: number): number {
  return (words[index] ?? 0) | 0;
}
