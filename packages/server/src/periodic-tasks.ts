/** What the server does at intervals. */
import { DAY, HOUR, MINUTE, SECOND } from '@captains-table/kernel';
import type { CupRunner } from './clubs/cup-runner.ts';
import type { DailyHarbours } from './daily/daily-harbours.ts';
import type { GameCounter } from './profiles/game-counter.ts';
import type { Bans } from './admin/bans.ts';
import type { Backups } from './backups.ts';
import { FLEET_BEAT } from './fleet.ts';
import type { Fleet } from './fleet.ts';
import type { Notices } from './notices/notices.ts';
import { EndedGames } from './tables/ended-games.ts';
import type { Sockets } from './socket/sockets.ts';
import type { Storage, Time } from './storage/storage.ts';
import type { TableRegistry } from './tables/table-registry.ts';
import { BEAT_EVERY } from './uptime.ts';
import type { Uptime } from './uptime.ts';

export interface PeriodicTasksParts {
  readonly registry: TableRegistry;
  readonly sockets: Sockets;
  readonly bans: Bans;
  readonly storage: Storage;
  readonly uptime: Uptime;
  readonly counter: GameCounter;
  readonly notices: Notices;
  readonly harbours: DailyHarbours;
  readonly runner: CupRunner;
  readonly fleet: Fleet | undefined;
  /** Milliseconds after which a game that no one plays is closed; undefined: never. */
  readonly closeAfter: number | undefined;
  readonly backups: Backups | undefined;
  readonly now: () => Time;
  readonly trouble: (what: string, error: unknown) => void;
}

/** The first time when those who wait for a new server have been served. */
const PREPARE_EVERY = 10 * MINUTE;
const GUESTS_KEPT = 180 * DAY;
const OPEN_TABLES_KEPT = 14 * DAY;
const NEWS_KEPT = 400 * DAY;
/** By then people have asked for a rematch, or left. */
const FOLDED_AFTER = HOUR;

export class PeriodicTasks {
  readonly #parts: PeriodicTasksParts;
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #running = new Set<Promise<void>>();
  readonly #endedGames: EndedGames;

  constructor(parts: PeriodicTasksParts) {
    this.#parts = parts;
    this.#endedGames = new EndedGames(parts.storage.tables, parts.trouble);
  }

  start(): void {
    const { registry, sockets, storage, uptime, counter, notices, fleet, closeAfter, backups, now } =
      this.#parts;
    // Games that ended before a server was gone, and all games of earlier releases.
    counter.wake();
    this.#every(BEAT_EVERY, 'uptime', async () => {
      if (await uptime.beat()) await registry.makeUpForOutages();
    });
    if (fleet !== undefined) this.#every(FLEET_BEAT, 'fleet', () => fleet.beat());
    this.#every(SECOND, 'due', () => registry.wakeDue());
    this.#every(SECOND, 'cups', () => this.#parts.runner.run());
    this.#every(20 * SECOND, 'presence', () => registry.announcePresence());
    // Bans made on the command line: servers are not notified of them.
    this.#every(10 * SECOND, 'bans', () => this.#parts.bans.refresh());
    this.#every(30 * SECOND, 'sockets', () => sockets.check());
    this.#every(30 * SECOND, 'profiles', async () => counter.wake());
    this.#every(15 * SECOND, 'held notices', () => notices.tellHeld());
    this.#every(60 * SECOND, 'forgotten notices', () => notices.tellForgotten());
    this.#every(30 * SECOND, 'clear', () => registry.unloadIdle());
    this.#every(PREPARE_EVERY, 'daily', () => this.#parts.harbours.prepare());
    this.#every(10 * SECOND, 'fold', () => this.#endedGames.run(now() - FOLDED_AFTER));
    this.#every(HOUR, 'forget', async () => {
      await storage.people.forgetUnseen(now() - GUESTS_KEPT);
      await storage.people.forgetArrivals(now() - HOUR);
      await storage.acquaintances.forgetCodes(now());
      await storage.tables.forgetUntouched(now() - OPEN_TABLES_KEPT);
      await storage.packs.forgetUnused();
      await storage.clubs.forgetNews(now() - NEWS_KEPT);
    });
    if (backups !== undefined) this.#every(MINUTE, 'backup', () => backups.run(now()));
    if (closeAfter !== undefined) {
      this.#every(HOUR, 'close', () => registry.closeUntouched(now() - closeAfter));
    }
  }

  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    this.#endedGames.stop();
    this.#parts.backups?.stop();
    await Promise.all(this.#running);
  }

  /** A task that takes longer than its interval is not started twice. */
  #every(milliseconds: number, what: string, task: () => Promise<void>): void {
    let running = false;
    const timer = setInterval(() => {
      if (running) return;
      running = true;
      const run = task()
        .catch((error: unknown) => this.#parts.trouble(what, error))
        .finally(() => {
          running = false;
          this.#running.delete(run);
        });
      this.#running.add(run);
    }, milliseconds);
    timer.unref();
    this.#timers.push(timer);
  }
}
