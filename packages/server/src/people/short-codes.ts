/**
 * Eight digits that stand for an invitation, for people who sit in one room or talk on the phone. Digits are easy to
 * say in every language, but so few can be guessed: so codes expire, wrong ones are limited by address and over the
 * whole server, and a code gives no more than the invitation, which its owner could pass on anyway.
 */
import { randomInt } from 'node:crypto';
import { Failure } from '@captains-table/protocol';
import type { ShortCode } from '@captains-table/protocol';
import { Allowances } from '../allowances.ts';
import { addressKey, AttemptLimiter } from '../identity/attempt-limiter.ts';
import type { Storage, Time } from '../storage/storage.ts';

const FIGURES = 8;
const LIFETIME = 24 * 3_600_000;
/** A code that is asked for again is the same one, unless it would expire soon. */
const RENEW_BEFORE = 12 * 3_600_000;
const MOST_CODES = 20;
/** Of all guesses at short codes, right or wrong. */
const GUESSES = { burst: 300, perSecond: 1 };

export class ShortCodes {
  readonly #storage: Storage;
  readonly #now: () => Time;
  readonly #attempts: AttemptLimiter;
  readonly #guesses = new Allowances(GUESSES);

  constructor(storage: Storage, now: () => Time) {
    this.#storage = storage;
    this.#now = now;
    this.#attempts = new AttemptLimiter(now);
  }

  /** A code for what this person may pass on. */
  async make(person: string, invite: string): Promise<ShortCode> {
    const { acquaintances } = this.#storage;
    const now = this.#now();
    const known = await acquaintances.codesOf(person, now);
    const same = known.find((code) => code.invite === invite && code.expiresAt > now + RENEW_BEFORE);
    if (same !== undefined) return shown(same);
    if (known.length >= MOST_CODES)
      throw new Failure('quota', { quota: { name: 'codes', limit: MOST_CODES } });
    for (;;) {
      const made = { code: newCode(), person, invite, expiresAt: now + LIFETIME };
      if (await acquaintances.addCode(made)) return shown(made);
    }
  }

  /** Uses a code that was typed, unless too many wrong ones came from the same address. */
  attempt<T>(address: string, work: () => Promise<T>): Promise<T> {
    return this.#attempts.attempt([addressKey(address)], work);
  }

  /** The invitation that was meant: the one that the figures stand for, or what was typed itself. */
  async invitationOf(typed: string): Promise<string> {
    const figures = typed.replaceAll(/[\s.·-]/g, '');
    if (!isShort(figures)) return typed;
    const retryAfter = this.#guesses.spend('all', this.#now());
    if (retryAfter > 0) throw new Failure('too-many', { retryAfter });
    const found = await this.#storage.acquaintances.findCode(figures, this.#now());
    if (found === undefined) throw new Failure('invite');
    return found.invite;
  }
}

function isShort(text: string): boolean {
  return text.length === FIGURES && /^\d+$/.test(text);
}

function newCode(): string {
  return String(randomInt(10 ** FIGURES)).padStart(FIGURES, '0');
}

/** In two groups: `4821 7730`. */
function shown({ code, expiresAt }: { readonly code: string; readonly expiresAt: Time }): ShortCode {
  return { code: `${code.slice(0, FIGURES / 2)} ${code.slice(FIGURES / 2)}`, expiresAt };
}
