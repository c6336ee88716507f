import { hash, verify } from '@node-rs/argon2';
import { Failure } from '@captains-table/protocol';
import { newSecret } from '../random.ts';

/** Argon2id, which is the library's default, at the price that OWASP recommends. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Each takes 19 MiB and a thread of the few that also read files. */
const AT_ONCE = 2;
const MAX_WAITING = 50;
const BUSY_FOR = 1_000;

/** Hashes passwords, a few at a time. */
export class Passwords {
  #running = 0;
  readonly #waiting: (() => void)[] = [];
  #decoy = '';

  private constructor() {}

  static async open(): Promise<Passwords> {
    const passwords = new Passwords();
    passwords.#decoy = await passwords.hash(newSecret());
    return passwords;
  }

  hash(password: string): Promise<string> {
    return this.#inTurn(() => hash(tidy(password), COST));
  }

  /** Takes as long when there is nothing to compare with: the time must not reveal which accounts exist. */
  async matches(password: string, stored: string | undefined): Promise<boolean> {
    const matches = await this.#inTurn(() => verify(stored ?? this.#decoy, tidy(password)));
    return matches && stored !== undefined;
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < AT_ONCE) this.#running += 1;
    else await this.#turn();
    try {
      return await work();
    } finally {
      this.#passOn();
    }
  }

  #turn(): Promise<void> {
    if (this.#waiting.length >= MAX_WAITING) throw new Failure('too-many', { retryAfter: BUSY_FOR });
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
    });
  }

  #passOn(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#running -= 1;
    else next();
  }
}

/** Keyboards write the same letter in several ways. */
function tidy(password: string): string {
  return password.normalize('NFKC');
}
