/** Loaded before a server: its random numbers come from FIT_SEED, so that it deals the same in every run. */
import { createHash } from 'node:crypto';

let drawn = 0;

globalThis.crypto.getRandomValues = (array) => {
  const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
  for (let from = 0; from < bytes.length; from += 32) {
    const block = createHash('sha256').update(`${process.env.FIT_SEED}/${drawn++}`).digest();
    bytes.set(block.subarray(0, bytes.length - from), from);
  }
  return array;
};
