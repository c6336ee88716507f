import type { Carry } from '../campaign.ts';
import type { Chance } from '../chance.ts';
import { chanceFrom } from '../chance.ts';
import { canonical } from '../json.ts';
import { sha256Hex } from '../sha256.ts';

/** The secret of a match: 128 random bits as 32 hexadecimal digits. */
export function newSeed(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Published before the first move. Every player can check it later: it is the SHA-256 of the seed. In a
 * chapter of a campaign a new line and the carry in canonical JSON follow the seed, so that no other
 * chapter can be dealt from it.
 */
export function commitmentOf(seed: string, carry?: Carry): string {
  return sha256Hex(carry === undefined ? seed : `${seed}\n${canonical(carry)}`);
}

/**
 * The randomness of move number `move` (0 is set-up). Each move has its own, hashed from the seed,
 * so what was seen of one says nothing about another.
 */
export function chanceOfMove(seed: string, move: number): Chance {
  return chanceFrom(`${seed}/${move}`);
}
