import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs a text, so that only texts that we have given out are accepted. */
export class Signer {
  readonly #key: string;

  constructor(key: string) {
    this.#key = key;
  }

  sign(purpose: string, text: string): string {
    return `${text}.${this.#mark(purpose, text)}`;
  }

  /** The text, if it was signed with our key for that purpose. */
  verified(purpose: string, signed: string): string | undefined {
    const dot = signed.lastIndexOf('.');
    if (dot < 0) return undefined;
    const text = signed.slice(0, dot);
    const shown = Buffer.from(signed.slice(dot + 1));
    const right = Buffer.from(this.#mark(purpose, text));
    return shown.length === right.length && timingSafeEqual(shown, right) ? text : undefined;
  }

  /** The purpose is part of it: what was given for one thing opens no other. */
  #mark(purpose: string, text: string): string {
    return createHmac('sha256', this.#key).update(`${purpose}:${text}`).digest('base64url');
  }
}
