/** Invitations that a person can read out or type. */

/** Digits and letters that cannot be taken for one another. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 60 random bits: `K7Q2-M9XW-4DTB`. */
export function newInvite(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(12));
  return inFours(Array.from(bytes, (byte) => ALPHABET[byte % 32]).join(''));
}

/** An invitation as people type it: small letters, spaces, O for zero. */
export function tidyInvite(typed: string): string {
  const letters = typed.toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return inFours(letters.replaceAll(/[^0-9A-Z]/g, ''));
}

/** Whether two invitations are the same, compared in constant time so that a guess learns nothing. */
export function sameInvite(a: string, b: string): boolean {
  let different = a.length ^ b.length;
  for (let i = 0; i < a.length; i++) different |= a.charCodeAt(i) ^ b.charCodeAt(i % Math.max(1, b.length));
  return different === 0;
}

function inFours(letters: string): string {
  return [letters.slice(0, 4), letters.slice(4, 8), letters.slice(8, 12)].filter(Boolean).join('-');
}
