import type { Chance } from '../chance.ts';
import { chanceFrom } from '../chance.ts';
import { sha256Hex } from '../sha256.ts';

/** The secret of a match: 128 random bits as 32 hexadecimal digits. */
export function newSeed(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Published before the first move. Every player can check it later: it is the SHA-256 of the seed. */
export function commitmentOf(seed: string): string {
  return sha256Hex(seed);
}

/**
 * The randomness of move number `move` (0 is set-up). Each move has its own, hashed from the seed,
 * so what was seen of one says nothing about another.
 */
export function chanceOfMove(seed: string, move: number): Chance {
  return chanceFrom(`${seed}/${move}`);
}
