/** Ids and secrets that cannot be guessed. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 96 random bits, for addresses. */
export function newId(): string {
  return randomBytes(12).toString('base64url');
}

/** 256 random bits, for cookies. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether two secrets are equal, compared in constant time. */
export function sameSecret(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}
