/** What has to be done again and again while the server runs. */
import type { Sockets } from './socket/sockets.ts';
import type { Storage, Time } from './storage/storage.ts';
import type { Hall } from './tables/hall.ts';
import { BEAT_EVERY } from './uptime.ts';
import type { Uptime } from './uptime.ts';

export interface RoundsParts {
  readonly hall: Hall;
  readonly sockets: Sockets;
  readonly storage: Storage;
  readonly uptime: Uptime;
  /** Milliseconds after which a game at which nobody plays is closed; undefined: never. */
  readonly closeAfter: number | undefined;
  readonly now: () => Time;
  readonly trouble: (what: string, error: unknown) => void;
}

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const DAY = 24 * HOUR;
const GUESTS_KEPT = 180 * DAY;
const OPEN_TABLES_KEPT = 14 * DAY;

export class Rounds {
  readonly #parts: RoundsParts;
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #running = new Set<Promise<void>>();

  constructor(parts: RoundsParts) {
    this.#parts = parts;
  }

  begin(): void {
    const { hall, sockets, storage, uptime, closeAfter, now } = this.#parts;
    this.#every(BEAT_EVERY, 'uptime', async () => {
      if (await uptime.beat()) await hall.makeUpForOutages();
    });
    this.#every(SECOND, 'due', () => hall.attendToDue());
    this.#every(20 * SECOND, 'presence', () => hall.tellPresence());
    this.#every(30 * SECOND, 'sockets', () => sockets.check());
    this.#every(30 * SECOND, 'clear', () => hall.clearAway());
    this.#every(HOUR, 'forget', async () => {
      await storage.people.forgetUnseen(now() - GUESTS_KEPT);
      await storage.people.forgetArrivals(now() - HOUR);
      await storage.tables.forgetUntouched(now() - OPEN_TABLES_KEPT);
    });
    if (closeAfter !== undefined) {
      this.#every(HOUR, 'close', () => hall.closeUntouched(now() - closeAfter));
    }
  }

  async end(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await Promise.all(this.#running);
  }

  /** A round that takes longer than its interval is not begun twice. */
  #every(milliseconds: number, what: string, walk: () => Promise<void>): void {
    let walking = false;
    const timer = setInterval(() => {
      if (walking) return;
      walking = true;
      const round = walk()
        .catch((error: unknown) => this.#parts.trouble(what, error))
        .finally(() => {
          walking = false;
          this.#running.delete(round);
        });
      this.#running.add(round);
    }, milliseconds);
    timer.unref();
    this.#timers.push(timer);
  }
}
