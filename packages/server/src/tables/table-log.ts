/**
 * A table together with its log in the storage. Memory goes ahead only while an entry is being
 * stored; when that fails, or another server was faster, what is stored is read again.
 */
import type { TableGame } from '@captains-table/catalogue';
import { Failure } from '@captains-table/protocol';
import type { Append, Storage, StoredTable, Time } from '../storage/storage.ts';
import { asLogEntry, TableBots, firstSilence, Table } from '@captains-table/table';
import type { Entry, EntryOutcome } from '@captains-table/table';

/** For so long another server leaves a bot's decision to the one that saw it arise. */
const BOT_LEASE = 10_000;

export class TableLog {
  readonly #storage: Storage;
  readonly #loaded: TableGame;
  #table: Table;
  #peopleStored: string;
  /** Memory may differ from what is stored. */
  #doubtful = false;

  constructor(storage: Storage, loaded: TableGame, stored: StoredTable) {
    this.#storage = storage;
    this.#loaded = loaded;
    this.#table = Table.restore(loaded, stored);
    this.#peopleStored = JSON.stringify(this.#table.people);
  }

  get table(): Table {
    return this.#table;
  }

  get isDoubtful(): boolean {
    return this.#doubtful;
  }

  /**
   * Undefined when another server was faster; then its entries have been taken over. `botsPause`: whether
   * nobody needs to be woken for the sake of its bots.
   */
  async append(
    entry: Entry,
    at: Time,
    botsPause: (table: Table) => boolean = () => false,
  ): Promise<EntryOutcome | undefined> {
    this.#doubtful = true;
    const seq = this.#table.seq + 1;
    const outcome = this.#table.apply({ seq, at, entry });
    if (!(await this.#storage.tables.append(this.#rowsFor(seq, at, entry, botsPause)))) {
      await this.reload();
      return undefined;
    }
    this.#doubtful = false;
    this.#peopleStored = JSON.stringify(this.#table.people);
    return outcome;
  }

  /** What other servers have stored meanwhile. */
  async catchUp(): Promise<readonly EntryOutcome[]> {
    const entries = await this.#storage.tables.entriesAfter(this.#table.record.id, this.#table.seq);
    if (entries.length === 0) return [];
    this.#doubtful = true;
    const outcomes = entries.map((stored) => this.#table.apply(stored));
    this.#doubtful = false;
    this.#peopleStored = JSON.stringify(this.#table.people);
    return outcomes;
  }

  /** Nothing happens here before then; undefined: before somebody does something. */
  async postpone(to: Time | undefined): Promise<void> {
    const { tables } = this.#storage;
    const { id } = this.#table.record;
    const from = (await tables.record(id))?.wakeAt;
    if (from !== undefined && from !== to) await tables.postpone(id, from, to);
  }

  /** Forgets what memory holds and reads what is true. */
  async reload(): Promise<void> {
    this.#doubtful = true;
    const stored = await this.#storage.tables.load(this.#table.record.id);
    if (stored === undefined) throw new Failure('unknown-table');
    this.#table = Table.restore(this.#loaded, stored);
    this.#peopleStored = JSON.stringify(this.#table.people);
    this.#doubtful = false;
  }

  #rowsFor(seq: number, at: Time, entry: Entry, botsPause: (table: Table) => boolean): Append {
    const table = this.#table;
    const { people } = table;
    const turning = asLogEntry(entry) !== undefined || entry.kind === 'start';
    const snapshot = turning ? table.snapshot() : undefined;
    return {
      table: table.record.id,
      seq,
      at,
      entry,
      change: table.change(wakeAt(table, at, botsPause(table))),
      ...(JSON.stringify(people) === this.#peopleStored ? {} : { people }),
      ...(snapshot === undefined ? {} : { snapshot }),
    };
  }
}

/** When somebody should look at a table again, whatever has become of us by then. */
export function wakeAt(table: Table, now: Time, botsPause: boolean): Time | undefined {
  const bot = botsPause || TableBots.dueAt(table) === undefined ? undefined : now + BOT_LEASE;
  const clock = table.status === 'playing' ? table.clocks?.deadline : undefined;
  // As if everybody had gone at once: whoever looks then knows better.
  const silence = firstSilence(table, () => 0)?.at;
  const times = [bot, clock, silence].filter((time) => time !== undefined);
  return times.length === 0 ? undefined : Math.min(...times);
}
