/** A table on this device: the same log and the same requests as on a server, without one. */
import type { TableGame } from '@captains-table/catalogue';
import { Failure } from '@captains-table/protocol';
import type { CreateTable } from '@captains-table/protocol';
import { checkedOptions, TableBots, newTable, requests, Table } from '@captains-table/table';
import type { ChairEntry, Entry, EntryOutcome, StoredEntry, TableRecord } from '@captains-table/table';
import { gameAtHand } from '../app/games.ts';
import { DeviceStore } from './device-store.ts';
import type { LocalRecord } from './device-store.ts';
import { thinkers } from './thinkers.ts';

/** A chair of a local table: somebody on this device, or a bot. */
export type LocalChair = { readonly name: string } | { readonly level: string };

export type LocalWish = Pick<CreateTable, 'game' | 'options'> & { readonly chairs: readonly LocalChair[] };

/** No clock, no strangers, no spectators. */
const SETTINGS = {
  tempo: { kind: 'none' },
  visibility: 'invite',
  spectators: false,
  hints: true,
} as const;

export const deviceStore = new DeviceStore();

export class LocalTable {
  readonly #local: LocalRecord;
  readonly #bots: TableBots;
  readonly #listeners = new Set<(outcome: EntryOutcome | undefined) => void>();
  #table: Table;
  #turn: Promise<unknown> = Promise.resolve();
  #thinking = false;
  #closed = false;

  private constructor(local: LocalRecord, table: Table) {
    this.#local = local;
    this.#table = table;
    // A bot that fails has been replaced for that move; there is nobody to tell.
    this.#bots = new TableBots(thinkers(), () => undefined);
  }

  /** Sets up a table and starts it at once. Answers its id. */
  static async create({ game, options, chairs }: LocalWish): Promise<string> {
    const loaded = await gameOf(game);
    const { record, entries } = newTable(loaded, {
      id: crypto.randomUUID(),
      host: personAt(0),
      settings: { ...SETTINGS, options: checkedOptions(loaded, chairs.length, options) },
      chairs: chairs.map((chair, seat) => chairEntry(chair, seat)),
      now: Date.now(),
    });
    const names = Object.fromEntries(
      chairs.flatMap((chair, seat) => ('name' in chair ? [[personAt(seat), chair.name]] : [])),
    );
    const start: StoredEntry = { seq: entries.length + 1, at: record.createdAt, entry: { kind: 'start' } };
    await deviceStore.create({ record, names, updatedAt: record.createdAt }, [...entries, start]);
    return record.id;
  }

  /** As it was left. Undefined when there is none of that id. */
  static async open(id: string): Promise<LocalTable | undefined> {
    const local = await deviceStore.find(id);
    if (local === undefined) return undefined;
    const loaded = await gameOf(local.record.game);
    if (loaded.game.meta.rulesVersion !== local.record.rules) throw new Failure('rules-changed');
    const table = Table.restore(loaded, { record: local.record, entries: await deviceStore.entries(id) });
    const opened = new LocalTable(local, table);
    opened.#letBotsThink();
    return opened;
  }

  get table(): Table {
    return this.#table;
  }

  get names(): Readonly<Record<string, string>> {
    return this.#local.names;
  }

  /** Called after every entry, with what it brought about. */
  onChange(listener: (outcome: EntryOutcome | undefined) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Writes one entry; undefined when there is nothing to write any more. */
  submit(make: (table: Table) => Entry | undefined): Promise<void> {
    const turn = this.#turn.then(() => this.#write(make));
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  close(): void {
    this.#closed = true;
    this.#bots.dismiss();
    this.#listeners.clear();
  }

  async #write(make: (table: Table) => Entry | undefined): Promise<void> {
    const entry = make(this.#table);
    if (entry === undefined) return;
    const stored: StoredEntry = { seq: this.#table.seq + 1, at: Date.now(), entry };
    const outcome = this.#table.apply(stored);
    const { record } = this.#local;
    const standing = known({ ...record, ...this.#table.change(undefined), updatedAt: stored.at });
    try {
      await deviceStore.append({ ...this.#local, record: standing, updatedAt: stored.at }, stored);
    } catch (error) {
      await this.#reload();
      throw error;
    }
    this.#bots.follow(this.table, outcome);
    for (const listener of this.#listeners) listener(outcome);
    this.#letBotsThink();
  }

  /** What could not be stored has not happened. */
  async #reload(): Promise<void> {
    const { record } = this.#local;
    this.#table = Table.restore(this.#table.loaded, {
      record,
      entries: await deviceStore.entries(record.id),
    });
    this.#bots.dismiss();
    for (const listener of this.#listeners) listener(undefined);
  }

  #letBotsThink(): void {
    const seat = TableBots.dueAt(this.#table);
    if (seat === undefined || this.#thinking || this.#closed) return;
    this.#thinking = true;
    void this.#bots
      .think(this.#table, seat)
      .then((thought) =>
        this.submit((table) => thought && requests.botMove(table, seat, thought.since, thought.move)),
      )
      .finally(() => (this.#thinking = false))
      .then(() => this.#letBotsThink())
      .catch(() => undefined);
  }
}

async function gameOf(id: string): Promise<TableGame> {
  const loaded = await gameAtHand(id);
  if (loaded === undefined) throw new Failure('unknown-game');
  return loaded;
}

export function personAt(seat: number): string {
  return `here-${seat + 1}`;
}

function chairEntry(chair: LocalChair, seat: number): ChairEntry {
  return 'level' in chair ? { kind: 'bot', level: chair.level } : { kind: 'person', person: personAt(seat) };
}

/** Without the fields that are empty. */
function known(record: object): TableRecord {
  const fields = Object.entries(record).filter(([, value]) => value !== undefined);
  return Object.fromEntries(fields) as unknown as TableRecord;
}
