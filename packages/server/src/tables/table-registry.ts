/** The tables of this server: loaded on demand, unloaded when no one uses them. */
import type { TableGame } from '@captains-table/catalogue';
import { defined, sha256Hex } from '@captains-table/kernel';
import type { CreateTable, PortraitId } from '@captains-table/protocol';
import { Failure, knownPortrait } from '@captains-table/protocol';
import type { GameLoader } from '../game-loader.ts';
import { inTurns } from '../in-turns.ts';
import { newId } from '../random.ts';
import type { PackRecord, StoredTable, TableRecord, Time } from '../storage/storage.ts';
import type { ChairEntry, PackName } from '@captains-table/table';
import { LiveTable } from './live-table.ts';
import { timesOf } from '../watching/move-times.ts';
import type { ServerContext } from './server-context.ts';
import {
  changeOfRules,
  checkedOptions,
  newInvite,
  newTable,
  readingOf,
  requests,
  rulesIn,
  Table,
  wakeAt,
} from '@captains-table/table';

/** Tables leave memory after so long without use. */
const IDLE = 120_000;
const MOST_DUE = 200;
const TRY_AGAIN_AFTER = 60_000;

/** A table to be made. */
export type TableWish = Omit<Parameters<typeof newTable>[1], 'now'>;

interface Slot {
  readonly table: Promise<LiveTable>;
  usedAt: Time;
}

export class TableRegistry {
  readonly #context: ServerContext;
  readonly #loadGame: GameLoader;
  readonly #live = new Map<string, Slot>();
  #closed = false;

  constructor(context: ServerContext, loadGame: GameLoader) {
    this.#context = context;
    this.#loadGame = loadGame;
  }

  get size(): number {
    return this.#live.size;
  }

  /** A table by its id, in memory from here on. */
  async open(id: string): Promise<LiveTable> {
    if (this.#closed) throw new Failure('closing');
    const usedAt = this.#context.now();
    const slot = this.#live.get(id) ?? { table: this.#load(id), usedAt };
    slot.usedAt = usedAt;
    this.#live.set(id, slot);
    try {
      return await slot.table;
    } catch (error) {
      this.#live.delete(id);
      throw error;
    }
  }

  async #load(id: string): Promise<LiveTable> {
    const stored = await this.#read(id);
    const { game, rules } = stored.record;
    const loaded = (await this.#loadGame(game, rules)) ?? (await gameWith(this.#loadGame, game));
    const live = new LiveTable(this.#context, loaded, await this.#underRules(loaded, stored));
    await live.open();
    return live;
  }

  async #read(id: string): Promise<StoredTable> {
    const stored = await this.#context.storage.tables.load(id);
    if (stored === undefined) throw new Failure('unknown-table');
    return stored;
  }

  /** A table of earlier rules continues under the current ones if they can play it; its log notes from where. */
  async #underRules(loaded: TableGame, stored: StoredTable): Promise<StoredTable> {
    const { record, entries } = stored;
    const { rulesVersion } = loaded.game.meta;
    if (rulesIn(record, entries).now === rulesVersion) return stored;
    if (isOver(record)) return asRead(loaded, stored);
    const entry = changeOfRules(loaded, stored);
    if (entry === undefined) throw new Failure('rules-changed');
    const seq = (entries.at(-1)?.seq ?? 0) + 1;
    // No one has touched the table, so it keeps its place in the lists.
    await this.#context.storage.tables.append({
      table: record.id,
      seq,
      at: record.updatedAt,
      entry,
      change: {},
    });
    const changed = await this.#read(record.id);
    if (rulesIn(changed.record, changed.entries).now !== rulesVersion) throw new Failure('rules-changed');
    return changed;
  }

  /** A new table, with the host on the chair they asked for. `network`: where they ask from. */
  async create(person: string, asked: CreateTable, network?: string, pack?: PackRecord): Promise<string> {
    const loaded = await gameWith(this.#loadGame, asked.game, pack);
    const chairs = asked.chairs.map((chair) => requests.chairEntry(chair, person));
    if (asked.chairs.filter((chair) => chair.kind === 'me').length > 1) throw new Failure('already-seated');
    const seats = chairs.filter((chair) => chair.kind !== 'closed').length;
    const settings = { ...asked, options: checkedOptions(loaded, seats, asked.options) };
    const wish = { id: newId(), host: person, settings, chairs, ...defined({ pack: pack && nameOf(pack) }) };
    return this.#store(loaded, wish, network);
  }

  /**
   * The next game of the same people: the one there is already, or a new one. The person who asks sits
   * down at it; for the others chairs are kept until they ask, too.
   */
  async rematch(id: string, person: string, network?: string): Promise<string> {
    const live = await this.open(id);
    const { record, loaded, chairs, rematch, seat } = await live.read((table) => {
      const seat = requests.ownSeat(table, person);
      if (table.status === 'open' || table.status === 'playing') throw new Failure('not-started');
      const { record, loaded, chairs, rematch } = table;
      return { record, loaded, chairs, rematch, seat };
    });
    const next = rematch ?? rematchId(record);
    if (rematch !== undefined && (await this.#isOverFor(rematch, person))) {
      return this.rematch(rematch, person, network);
    }
    if (rematch === undefined) {
      try {
        const kept = chairs.map((chair) => keptChair(chair, person));
        const { pack } = record;
        const wish = { id: next, host: person, settings: record, chairs: kept, ...defined({ pack }) };
        await this.#store(loaded, wish, network);
      } catch (error) {
        if ((await this.#context.storage.tables.record(next)) === undefined) throw error;
      }
    }
    await live.submit((table) => requests.rematch(table, person, next));
    const own = chairs[seat];
    return this.joinKept(next, person, own?.kind === 'person' ? knownPortrait(own.portrait) : undefined);
  }

  /** Whether the next game of theirs has been played, too. */
  async #isOverFor(id: string, person: string): Promise<boolean> {
    const live = await this.open(id).catch(() => undefined);
    return live === undefined
      ? false
      : live.read(
          (table) => table.seatOf(person) !== undefined && table.match !== undefined && isOver(table),
        );
  }

  /** A table for the chapter of a campaign, under an id of its own. */
  async createChapter(loaded: TableGame, wish: TableWish, network?: string): Promise<string> {
    const seats = wish.chairs.filter((chair) => chair.kind !== 'closed').length;
    const options = checkedOptions(loaded, seats, wish.settings.options);
    return this.#store(loaded, { ...wish, settings: { ...wish.settings, options } }, network);
  }

  /** A cup's table, with everyone already seated: entering a cup means agreeing to play. Does nothing if the table exists. */
  async createStarted(loaded: TableGame, wish: TableWish): Promise<void> {
    const { storage, now, stored } = this.#context;
    const { record, entries } = newTable(loaded, { ...wish, now: now() });
    const start = { seq: entries.length + 1, at: record.createdAt, entry: { kind: 'start' } } as const;
    const table = Table.restore(loaded, { record, entries: [...entries, start] });
    const { status, chairs, startedAt } = table;
    const begun = {
      ...record,
      status,
      chairs,
      ...defined({ startedAt, wakeAt: wakeAt(table, now(), false) }),
    };
    try {
      await storage.tables.create(begun, [...entries, start], table.people);
    } catch (error) {
      if ((await storage.tables.record(record.id)) === undefined) throw error;
      return;
    }
    // People are notified of their turns, and bots begin.
    await this.open(record.id);
    stored(table, start.entry, timesOf(performance.now()));
  }

  /** Sits down where a chair is kept; otherwise they may look for themselves. */
  async joinKept(id: string, person: string, portrait?: PortraitId): Promise<string> {
    const live = await this.open(id);
    await live.submit((table) =>
      requests.roleOf(table, person).kept === undefined
        ? undefined
        : requests.sit(table, person, defined({ portrait })),
    );
    return id;
  }

  /** A person deletes their account: bots play on for them at once, and their open tables get another host. */
  async forget(person: string): Promise<void> {
    for (const id of await this.#context.storage.tables.heldBy(person)) {
      const live = await this.open(id).catch((error: unknown) => {
        // No one waits at a table that cannot be played any more.
        if (error instanceof Failure && error.code !== 'closing') return undefined;
        throw error;
      });
      while ((await live?.submit((table) => requests.accountGone(table, person))) !== undefined);
    }
  }

  /** Looks after tables whose time has come: of servers that are gone, too. */
  async wakeDue(): Promise<void> {
    const { storage, fleet, now } = this.#context;
    const due = await storage.tables.due(now(), MOST_DUE);
    for (const id of fleet?.ownDue(due) ?? due) {
      if (this.#closed) return;
      try {
        (await this.open(id)).wake();
      } catch (error) {
        this.#context.trouble('due', error);
        await this.#postpone(id);
      }
    }
  }

  /** Ends games at which no one has played since then. They stay in the history of their people. */
  async closeUntouched(since: Time): Promise<void> {
    const { storage, now } = this.#context;
    for (let closed = 1; closed > 0 && !this.#closed;) {
      closed = 0;
      for (const { id, seq } of await storage.tables.untouched(since, now(), MOST_DUE)) {
        if (await this.#end(id, seq)) closed++;
      }
    }
  }

  /** Whether it has been closed; not when a player has moved meanwhile. */
  async #end(id: string, seq: number): Promise<boolean> {
    const live = await this.open(id).catch(() => undefined);
    if (live !== undefined) return (await live.submit((table) => requests.close(table, seq))) !== undefined;
    // A game that cannot be opened any more, because its rules are gone, can still be put away.
    const { storage, now } = this.#context;
    const at = now();
    return storage.tables.append({
      table: id,
      seq: seq + 1,
      at,
      entry: { kind: 'close', why: 'untouched' },
      change: { status: 'abandoned', endedAt: at, wakeAt: undefined, closed: 'untouched' },
    });
  }

  /** What cannot be opened must not keep the others waiting. */
  async #postpone(id: string): Promise<void> {
    const { tables } = this.#context.storage;
    const wakeAt = (await tables.record(id))?.wakeAt;
    if (wakeAt !== undefined) await tables.postpone(id, wakeAt, this.#context.now() + TRY_AGAIN_AFTER);
  }

  /** Unloads tables that have not been used for a while. */
  async unloadIdle(): Promise<void> {
    await inTurns(Array.from(this.#live), async ([id, slot]) => {
      const live = await slot.table.catch(() => undefined);
      if (live?.isIdle !== true || slot.usedAt >= this.#context.now() - IDLE) return;
      this.#live.delete(id);
      await live.close();
    });
  }

  /** After a break in the bus anything may have been missed. */
  refreshAll(): Promise<void> {
    return this.#atEach('refresh', (live) => live.refresh());
  }

  /** After an outage in which this server ran and nothing could be stored. */
  makeUpForOutages(): Promise<void> {
    return this.#atEach('outage', (live) => live.makeUpForOutages());
  }

  announcePresence(): Promise<void> {
    return this.#atEach('presence', (live) => live.announcePresence());
  }

  announceName(person: string): Promise<void> {
    return this.#atEach('names', (live) => live.announceName(person));
  }

  /** At those that are in memory now. A table that cannot be loaded is reported to the request for it. */
  async #atEach(what: string, work: (live: LiveTable) => Promise<void>): Promise<void> {
    await inTurns(Array.from(this.#live.values()), async ({ table }) => {
      const live = await table.catch(() => undefined);
      if (live !== undefined) await work(live).catch((error: unknown) => this.#context.trouble(what, error));
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    const closing = [...this.#live.values()].map(async ({ table }) => (await table).close());
    // One that could not be loaded needs no closing.
    await Promise.allSettled(closing);
    this.#live.clear();
  }

  async #store(loaded: TableGame, wish: TableWish, network: string | undefined): Promise<string> {
    const { record, entries } = newTable(loaded, { ...wish, now: this.#context.now() });
    const { people } = Table.restore(loaded, { record, entries });
    await this.#context.storage.tables.create(record, entries, people, network);
    return record.id;
  }
}

function isOver({ status }: Pick<Table, 'status'>): boolean {
  return status === 'over' || status === 'abandoned';
}

/** An ended match keeps the rules it was played by. The current ones show what they can of it. */
function asRead(loaded: TableGame, stored: StoredTable): StoredTable {
  const reading = readingOf(loaded, stored);
  if (reading === undefined) throw new Failure('rules-changed');
  return { ...stored, reading };
}

/** The game as new tables play it: with a pack, or as the server does. */
export async function gameWith(loadGame: GameLoader, id: string, pack?: PackRecord): Promise<TableGame> {
  const loaded = await loadGame(id, pack && `+${pack.contentHash}`);
  if (loaded === undefined) throw new Failure(pack === undefined ? 'unknown-game' : 'unknown-pack');
  return loaded;
}

/** A pack as the record of a table names it. */
export function nameOf({ hash, name }: PackRecord): PackName {
  return { hash, name };
}

/** Players are not seated at a next game before they agree to play. */
function keptChair(chair: ChairEntry, host: string): ChairEntry {
  if (chair.kind !== 'person' || chair.person === host) return chair;
  return { kind: 'invited', invite: newInvite(), person: chair.person };
}

/** Follows from the table alone: two who ask at once, on any server, ask for the same one. */
function rematchId({ seed, invite }: TableRecord): string {
  return sha256Hex(`rematch/${seed}/${invite}`).slice(0, 24);
}
