/** Knows when no server was running, so that no player's clock runs during that time. */
import type { Outage, Storage, Time } from './storage/storage.ts';

export const BEAT_EVERY = 10_000;
/** A beat may come late on a busy machine. */
const LATE = 15_000;
/** Right after a start: another server may have said so up to one beat ago. */
const SHARED = BEAT_EVERY + 2_000;

interface UptimeParts {
  readonly storage: Pick<Storage, 'beat'>;
  readonly now: () => Time;
  /** No other server uses this storage. */
  readonly alone: boolean;
}

export class Uptime {
  readonly #parts: UptimeParts;
  readonly startedAt: Time;
  #outages: readonly Outage[] = [];
  #last: Time;
  #beating: Promise<boolean> = Promise.resolve(false);

  private constructor(parts: UptimeParts) {
    this.#parts = parts;
    this.startedAt = parts.now();
    this.#last = this.startedAt;
  }

  static async begin(parts: UptimeParts): Promise<Uptime> {
    const uptime = new Uptime(parts);
    uptime.#outages = await parts.storage.beat(uptime.startedAt, parts.alone ? 0 : SHARED);
    return uptime;
  }

  get outages(): readonly Outage[] {
    return this.#outages;
  }

  /** Whether an outage has become known. */
  beat(): Promise<boolean> {
    this.#beating = this.#beat();
    return this.#beating;
  }

  async #beat(): Promise<boolean> {
    const known = this.#outages.length;
    this.#last = this.#parts.now();
    this.#outages = await this.#parts.storage.beat(this.#last, LATE);
    return this.#outages.length !== known;
  }

  /** Makes sure that an outage is known before a player's time is declared up. */
  async check(): Promise<void> {
    if (this.#parts.now() - this.#last > LATE) await this.beat();
    // Another table may have asked first, and the answer is still on its way.
    else await this.#beating.catch(() => undefined);
  }

  /** When that would have been, without the outages since. */
  shifted(since: Time): Time {
    return this.#outages.reduce((time, { from, to }) => time + Math.max(0, to - Math.max(time, from)), since);
  }
}
