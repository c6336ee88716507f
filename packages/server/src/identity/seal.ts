import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs a text, so that only texts that we have given out are accepted. */
export class Seal {
  readonly #key: string;

  constructor(key: string) {
    this.#key = key;
  }

  close(purpose: string, text: string): string {
    return `${text}.${this.#mark(purpose, text)}`;
  }

  /** The text, if it was sealed with our key for that purpose. */
  open(purpose: string, sealed: string): string | undefined {
    const dot = sealed.lastIndexOf('.');
    if (dot < 0) return undefined;
    const text = sealed.slice(0, dot);
    const shown = Buffer.from(sealed.slice(dot + 1));
    const right = Buffer.from(this.#mark(purpose, text));
    return shown.length === right.length && timingSafeEqual(shown, right) ? text : undefined;
  }

  /** The purpose is part of it: what was given for one thing opens no other. */
  #mark(purpose: string, text: string): string {
    return createHmac('sha256', this.#key).update(`${purpose}:${text}`).digest('base64url');
  }
}
