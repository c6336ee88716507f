/**
 * Which servers there are, and which of them looks first after a table that no one has open. Never needed for the
 * truth: servers that disagree for a moment do the same work twice, and for some seconds they still wait for one that is gone.
 */
import { createHash } from 'node:crypto';
import type { Bus } from './bus/bus.ts';
import type { Time } from './storage/storage.ts';

export const FLEET_BEAT = 1_000;
/** A server that has said nothing for so long is gone. */
const SILENCE = 4_000;
/** How long a due table is left to the server that comes first for it. */
const PATIENCE = 3_000;
const TOPIC = 'servers';

interface FleetParts {
  readonly bus: Bus;
  /** This server's name among them. */
  readonly server: string;
  readonly now: () => Time;
}

export class Fleet {
  readonly #parts: FleetParts;
  /** When each of the others was last heard of. */
  readonly #others = new Map<string, Time>();
  /** Tables left to another server, and since when. */
  #left = new Map<string, Time>();

  private constructor(parts: FleetParts) {
    this.#parts = parts;
  }

  static async join(parts: FleetParts): Promise<Fleet> {
    const fleet = new Fleet(parts);
    await parts.bus.listen(TOPIC, (text) => fleet.#hear(text));
    return fleet;
  }

  /** Says that this server is here; to be repeated. */
  async beat(): Promise<void> {
    await this.#parts.bus.publish(TOPIC, `+${this.#parts.server}`);
  }

  async leave(): Promise<void> {
    await this.#parts.bus.publish(TOPIC, `-${this.#parts.server}`);
  }

  /** Of the tables that are due, those that this server looks after now. */
  ownDue(due: readonly string[]): readonly string[] {
    const now = this.#parts.now();
    const servers = this.#servers(now);
    const before = this.#left;
    this.#left = new Map();
    return due.filter((table) => {
      if (firstFor(table, servers) === this.#parts.server) return true;
      const since = before.get(table) ?? now;
      this.#left.set(table, since);
      return now - since >= PATIENCE;
    });
  }

  #servers(now: Time): readonly string[] {
    for (const [server, heard] of this.#others) if (now - heard > SILENCE) this.#others.delete(server);
    return [this.#parts.server, ...this.#others.keys()];
  }

  #hear(text: string): void {
    const server = text.slice(1);
    if (server === this.#parts.server) return;
    if (text.startsWith('-')) this.#others.delete(server);
    else this.#others.set(server, this.#parts.now());
  }
}

/** Rendezvous hashing: a server that comes or goes changes the answer for its own tables only. */
export function firstFor(table: string, servers: readonly string[]): string | undefined {
  const ranked = servers.map((server) => ({ server, rank: rankOf(table, server) }));
  return ranked.toSorted((a, b) => (a.rank < b.rank ? 1 : -1))[0]?.server;
}

function rankOf(table: string, server: string): string {
  return createHash('sha256').update(`${table}/${server}`).digest('hex');
}
