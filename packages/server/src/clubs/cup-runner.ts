/**
 * Moves cups on: notes what has ended, begins rounds and makes their tables, ends a round whose time has come. Any server may
 * look after any cup at any time. The key of a round decides which of them begins it, and a table's address follows from the cup,
 * so that a server may stop anywhere: the next look finds what is left to do.
 */
import type { TableGame } from '@captains-table/catalogue';
import { DAY, defined, must } from '@captains-table/kernel';
import { requests } from '@captains-table/table';
import type { ChairEntry } from '@captains-table/table';
import { isRoundDone, nextRound, standingsOf } from '@captains-table/table/cup';
import { Locks } from '../locks.ts';
import { newId } from '../random.ts';
import type { CupRecord, CupRoundRecord, EntrantRecord, Storage, Time } from '../storage/storage.ts';
import type { GameLoader } from '../game-loader.ts';
import type { TableRegistry } from '../tables/table-registry.ts';
import { gameWith } from '../tables/table-registry.ts';
import { drawn, placesAt, soFar, tableId } from './draw.ts';
import type { LoadedCup } from './draw.ts';

export interface CupRunnerParts {
  readonly storage: Storage;
  readonly registry: TableRegistry;
  readonly loadGame: GameLoader;
  readonly now: () => Time;
  readonly trouble: (what: string, error: unknown) => void;
}

const MOST_DUE = 100;
/** How long other servers leave the tables of a round to the server that has begun it. */
const LEASE = 15_000;
/** After a failure, and until a bot has finished the game of a player who is late. */
const LOOK_AGAIN = 60_000;
const SOON = 50;

export class CupRunner {
  readonly #parts: CupRunnerParts;
  readonly #locks = new Locks();
  readonly #soon = new Map<string, NodeJS.Timeout>();
  readonly #looking = new Set<Promise<void>>();
  #closed = false;

  constructor(parts: CupRunnerParts) {
    this.#parts = parts;
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const timer of this.#soon.values()) clearTimeout(timer);
    await Promise.all(this.#looking);
  }

  /** A game of this cup has ended; others of the same round may end at the same time. */
  soon(id: string): void {
    if (this.#closed || this.#soon.has(id)) return;
    const timer = setTimeout(() => {
      this.#soon.delete(id);
      const look = this.advance(id)
        .catch((error: unknown) => this.#parts.trouble('cup', error))
        .finally(() => this.#looking.delete(look));
      this.#looking.add(look);
    }, SOON);
    this.#soon.set(id, timer);
  }

  /** Looks after all cups that need something done, including those of servers that are gone. */
  async run(): Promise<void> {
    const { storage, now, trouble } = this.#parts;
    for (const id of await storage.cups.due(now(), MOST_DUE)) {
      if (this.#closed) return;
      try {
        await this.advance(id);
      } catch (error) {
        trouble('cup', error);
        const cup = await storage.cups.find(id);
        if (cup !== undefined) await storage.cups.wakeAt(cup, now() + LOOK_AGAIN);
      }
    }
  }

  /** Does whatever is to be done at this cup now. */
  advance(id: string): Promise<void> {
    return this.#locks.hold([id], async () => {
      // One step may make the next one possible: a round of byes alone is over at once.
      while (!this.#closed && (await this.#step(id)));
    });
  }

  /** A cup begins: from here on nobody can enter. False if another server was faster. */
  async start(id: string): Promise<boolean> {
    const { storage, now } = this.#parts;
    const started = await storage.cups.start(id, now());
    if (started) await this.advance(id);
    return started;
  }

  /** True where there may be more to be done. */
  async #step(id: string): Promise<boolean> {
    const loaded = await this.#load(id);
    if (loaded === undefined || loaded.cup.status === 'over') return false;
    if (loaded.cup.status === 'open') return this.#startInTime(loaded);
    const game = await this.#game(loaded.cup);
    const last = loaded.rounds.at(-1);
    if (last === undefined) return this.#begin(loaded, game);
    await this.#makeTables(loaded, game, last);
    if (await this.#noteEnded(loaded, last)) return true;
    if (isRoundDone(last)) return this.#goOn(loaded, game, last);
    await this.#endInTime(loaded.cup, last);
    return false;
  }

  async #load(id: string): Promise<LoadedCup | undefined> {
    const { cups } = this.#parts.storage;
    const cup = await cups.find(id);
    if (cup === undefined) return undefined;
    const [entrants, rounds] = await Promise.all([cups.entrants(id), cups.rounds(id)]);
    return { cup, entrants: drawn(cup, entrants), rounds };
  }

  #game({ settings }: CupRecord): Promise<TableGame> {
    return gameWith(this.#parts.loadGame, settings.game);
  }

  /** At the hour that was set, if there are enough; otherwise whenever an organiser says so. */
  async #startInTime({ cup, entrants }: LoadedCup): Promise<boolean> {
    const { storage, now } = this.#parts;
    const { startsAt } = cup.settings;
    if (startsAt === undefined || startsAt > now()) {
      await storage.cups.wakeAt(cup, startsAt);
      return false;
    }
    const fewest = fewestAt(await this.#game(cup), cup);
    if (entrants.length >= Math.max(2, fewest)) return storage.cups.start(cup.id, now());
    await storage.cups.wakeAt(cup, undefined);
    return false;
  }

  /** The next round, now or at its date; or the end. */
  async #goOn(loaded: LoadedCup, game: TableGame, last: CupRoundRecord): Promise<boolean> {
    const { storage, now } = this.#parts;
    const { cup, entrants } = loaded;
    const state = soFar(loaded, fewestAt(game, cup));
    if (nextRound(state) === undefined) {
      if (!(await storage.cups.end(cup.id, now()))) return false;
      const champions = standingsOf(state).filter(({ place }) => place === 1);
      const [first] = champions;
      const champion =
        champions.length === 1 && first !== undefined ? must(entrants[first.entrant]) : undefined;
      await this.#tell(cup, 'champion', champion);
      return false;
    }
    const waits = !cup.settings.early && last.dueAt !== undefined && last.dueAt > now();
    if (!waits) return this.#begin(loaded, game);
    await storage.cups.wakeAt(cup, last.dueAt);
    return false;
  }

  async #begin(loaded: LoadedCup, game: TableGame): Promise<boolean> {
    const { storage, now } = this.#parts;
    const { cup, rounds } = loaded;
    const next = nextRound(soFar(loaded, fewestAt(game, cup)));
    if (next === undefined) return storage.cups.end(cup.id, now());
    const round = rounds.length;
    const begunAt = now();
    const { days } = cup.settings;
    const record: CupRoundRecord = {
      begunAt,
      byes: next.byes,
      tables: next.tables.map(({ entrants }, number) => ({
        number,
        entrants,
        table: tableId(cup, round, number),
      })),
      ...defined({ dueAt: days === undefined ? undefined : begunAt + days * DAY }),
    };
    if (await storage.cups.beginRound(cup.id, round, record, begunAt + LEASE)) {
      await this.#tell(cup, 'round', undefined, { round: round + 1 });
    }
    return true;
  }

  /** Those that are not there yet: of this server, or of one that stopped in between. */
  async #makeTables(
    { cup, entrants }: LoadedCup,
    game: TableGame,
    { tables }: CupRoundRecord,
  ): Promise<void> {
    const { storage, registry } = this.#parts;
    const open = tables.filter(({ places }) => places === undefined);
    const made = await storage.cups.invites(open.map(({ table }) => table));
    for (const { table, entrants: seats } of open.filter((one) => !made.has(one.table))) {
      if (this.#closed) return;
      const { options, tempo } = cup.settings;
      const settings = { options, tempo, visibility: 'invite', spectators: true, hints: false } as const;
      const chairs = seats.map((number) => chairOf(must(entrants[number])));
      await registry.createStarted(game, { id: table, host: cup.id, cup: cup.id, settings, chairs });
    }
  }

  /** True where something has ended. */
  async #noteEnded({ cup, entrants }: LoadedCup, { tables }: CupRoundRecord): Promise<boolean> {
    const { storage, now } = this.#parts;
    const running = tables.filter(({ places }) => places === undefined);
    const ended = await storage.cups.endedTables(running.map(({ table }) => table));
    for (const table of running) {
      const found = ended.get(table.table);
      if (found !== undefined)
        await storage.cups.note(cup.id, table.table, placesAt(table, entrants, found), now());
    }
    return ended.size > 0;
  }

  /** A bot plays on for those whom a round waits for after its time. */
  async #endInTime(cup: CupRecord, { tables, dueAt }: CupRoundRecord): Promise<void> {
    const { storage, registry, now, trouble } = this.#parts;
    if (dueAt === undefined || dueAt > now()) return storage.cups.wakeAt(cup, dueAt);
    for (const { table } of tables.filter(({ places }) => places === undefined)) {
      try {
        const live = await registry.open(table);
        while ((await live.submit((one) => requests.roundIsDue(one))) !== undefined);
      } catch (error) {
        trouble('cup', error);
      }
    }
    await storage.cups.wakeAt(cup, now() + LOOK_AGAIN);
  }

  async #tell(
    { id, club, settings }: CupRecord,
    kind: 'round' | 'champion',
    champion?: EntrantRecord,
    more: Readonly<Record<string, number>> = {},
  ): Promise<void> {
    const { storage, now } = this.#parts;
    const about = { cup: id, name: settings.name, ...defined({ level: champion?.level }), ...more };
    await storage.clubs.tell({
      id: newId(),
      club,
      at: now(),
      kind,
      about,
      ...defined({ person: champion?.person }),
    });
  }
}

/** The fewest with whom the mode of a cup can be played. */
export function fewestAt({ game }: TableGame, { settings }: Pick<CupRecord, 'settings'>): number {
  const mode = game.meta.modes.find(({ id }) => id === settings.options.mode);
  return Math.max(2, mode?.players.min ?? game.meta.players.min);
}

function chairOf({ person, level }: EntrantRecord): ChairEntry {
  return person === undefined ? { kind: 'bot', level: level ?? '' } : { kind: 'person', person };
}
