/**
 * Loaded before a server starts (`--import`): it deals the same games in every run. `FIXED_SEEDS` names a row of
 * seeds; `match-copy.ts` knows them, too. Ids, cookies and invitations stay random.
 */
import { createHash } from 'node:crypto';

const row = process.env.FIXED_SEEDS ?? '';
const { crypto } = globalThis;
const random = crypto.getRandomValues.bind(crypto);
const SEED_LENGTH = 16;
let drawn = 0;

crypto.getRandomValues = (array) => {
  if (array.length !== SEED_LENGTH) return random(array);
  const seed = createHash('sha256').update(`${row}/${drawn++}`).digest();
  array.set(seed.subarray(0, SEED_LENGTH));
  return array;
};
