/** Allowances, counted by name and not by connection. Each server counts for itself. */
import { Allowance } from './allowance.ts';
import type { Rate } from './limits.ts';

/** Beyond this the least recently used are forgotten. */
const MOST_NAMES = 100_000;

/** One allowance for each name. Full ones are forgotten, so that memory stays small. */
export class Allowances {
  readonly #rate: Rate;
  readonly #most: number;
  /** In the order in which they were last used. */
  readonly #used = new Map<string, { readonly allowance: Allowance; at: number }>();

  constructor(rate: Rate, most = MOST_NAMES) {
    this.#rate = rate;
    this.#most = most;
  }

  get size(): number {
    return this.#used.size;
  }

  /** 0 when it may be done now; otherwise in how many milliseconds. */
  spend(name: string, now: number): number {
    const used = this.#used.get(name) ?? { allowance: new Allowance(this.#rate, now), at: now };
    used.at = now;
    this.#used.delete(name);
    this.#used.set(name, used);
    this.#forget(now);
    return used.allowance.spend(now);
  }

  #forget(now: number): void {
    const full = now - (this.#rate.burst / this.#rate.perSecond) * 1_000;
    for (const [name, { at }] of this.#used) {
      if (at > full && this.#used.size <= this.#most) return;
      this.#used.delete(name);
    }
  }
}

/** The person who asks, and the network they ask from. */
export interface Asking {
  readonly person: string;
  readonly network: string;
}

/** One rate for each person, and a multiple of it for all people behind one address. */
export class RateLimit {
  readonly #persons: Allowances;
  readonly #networks: Allowances;

  constructor({ burst, perSecond }: Rate, peopleBehindAddress: number) {
    this.#persons = new Allowances({ burst, perSecond });
    this.#networks = new Allowances({
      burst: burst * peopleBehindAddress,
      perSecond: perSecond * peopleBehindAddress,
    });
  }

  /** As `Allowances.spend`. A request that a person is refused does not count against others at their address. */
  spend({ person, network }: Asking, now: number): number {
    return this.#persons.spend(person, now) || this.#networks.spend(network, now);
  }
}
