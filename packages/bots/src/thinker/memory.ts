import type { Seat } from '@captains-table/kernel';
import type { Bot } from '../bot.ts';

interface Kept {
  readonly bot: Bot;
  /** What it was made from. */
  readonly origin: string;
}

/** The bots of seats that will be asked again, with their search trees. */
export class BotMemory {
  readonly #capacity: number;
  /** The least recently used first. */
  readonly #kept = new Map<string, Kept>();

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** The bot kept for a seat, or a new one where there is none, or one of another origin. */
  keep(table: string, seat: Seat, origin: string, make: () => Bot): Bot {
    const key = keyOf(table, seat);
    const known = this.#kept.get(key);
    const kept = known?.origin === origin ? known : { bot: make(), origin };
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.#capacity) break;
      this.#kept.delete(oldest);
    }
    return kept.bot;
  }

  find(table: string, seat: Seat): Bot | undefined {
    return this.#kept.get(keyOf(table, seat))?.bot;
  }

  forget(table: string, seat: Seat): void {
    this.#kept.delete(keyOf(table, seat));
  }
}

function keyOf(table: string, seat: Seat): string {
  return `${seat}/${table}`;
}
