/** Names and secrets nobody can guess. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Digits and letters that cannot be taken for one another when read aloud or copied by hand. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 96 random bits, for addresses. */
export function newId(): string {
  return randomBytes(12).toString('base64url');
}

/** 256 random bits, for cookies. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** 60 random bits that a person can type: `K7Q2-M9XW-4DTB`. */
export function newInvite(): string {
  const letters = Array.from(randomBytes(12), (byte) => ALPHABET[byte % 32]).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`;
}

/** An invite as people type it: small letters, spaces, O for zero. */
export function tidyInvite(typed: string): string {
  const letters = typed
    .toUpperCase()
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
    .replaceAll(/[^0-9A-Z]/g, '');
  return [letters.slice(0, 4), letters.slice(4, 8), letters.slice(8, 12)].filter(Boolean).join('-');
}

/** Whether two secrets are the same, in a time that tells nothing about how much of them is. */
export function sameSecret(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}
