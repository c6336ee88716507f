/**
 * A table together with its stored log. Memory goes ahead only while an entry is being stored; when that
 * fails, or another writer was faster, what is stored is read again.
 */
import type { TableGame } from '@captains-table/catalogue';
import type { Entry } from './entry.ts';
import { asLogEntry } from './entry.ts';
import type { Append, StoredEntry, StoredTable, Time } from './record.ts';
import { snapshotOf } from './snapshot.ts';
import type { EntryOutcome } from './table.ts';
import { Table } from './table.ts';
import { wakeAt } from './wake-at.ts';
import { defined } from '@captains-table/kernel';

/** Where the log of one table is kept. */
export interface LogStorage {
  load(): Promise<StoredTable>;
  /** False when another writer was faster: then nothing has been stored. */
  append(append: Append): Promise<boolean>;
  /** What other writers have stored since. */
  entriesAfter(seq: number): Promise<readonly StoredEntry[]>;
  /** When the table has to be looked at again, as it was last stored. */
  wakeAt(): Promise<Time | undefined>;
  /** Stores another time, unless it is no longer `from`. */
  postpone(from: Time, to: Time | undefined): Promise<void>;
  /**
   * Claims what is due now, until a given time. False when it is not due, or another writer was faster; absent where
   * there is no other writer.
   */
  takeOver?(now: Time, until: Time): Promise<boolean>;
}

export class TableLog {
  readonly #storage: LogStorage;
  readonly #loaded: TableGame;
  readonly #reading: Pick<StoredTable, 'reading'>;
  #table: Table;
  #peopleStored: string;
  /** Memory may differ from what is stored. */
  #doubtful = false;

  constructor(storage: LogStorage, loaded: TableGame, stored: StoredTable) {
    this.#storage = storage;
    this.#loaded = loaded;
    this.#reading = defined({ reading: stored.reading });
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
   * Undefined when another writer was faster; then its entries have been read. `botsPause`: whether the
   * table need not be woken for its bots.
   */
  async append(
    entry: Entry,
    at: Time,
    botsPause: (table: Table) => boolean = () => false,
  ): Promise<EntryOutcome | undefined> {
    this.#doubtful = true;
    const seq = this.#table.seq + 1;
    const outcome = this.#table.apply({ seq, at, entry });
    const people = JSON.stringify(this.#table.people);
    if (!(await this.#storage.append(this.#rowsFor(seq, at, entry, people, botsPause)))) {
      await this.reload();
      return undefined;
    }
    this.#doubtful = false;
    this.#peopleStored = people;
    return outcome;
  }

  /** Applies what other writers have stored meanwhile. */
  async catchUp(): Promise<readonly EntryOutcome[]> {
    const entries = await this.#storage.entriesAfter(this.#table.seq);
    if (entries.length === 0) return [];
    this.#doubtful = true;
    const outcomes = entries.map((stored) => this.#table.apply(stored));
    this.#doubtful = false;
    this.#peopleStored = JSON.stringify(this.#table.people);
    return outcomes;
  }

  /** The table need not be looked at before then; undefined: before the next entry. */
  async postpone(to: Time | undefined): Promise<void> {
    const from = await this.#storage.wakeAt();
    if (from !== undefined && from !== to) await this.#storage.postpone(from, to);
  }

  /** Forgets what memory holds and reads what is stored. */
  async reload(): Promise<void> {
    this.#doubtful = true;
    this.#table = Table.restore(this.#loaded, { ...(await this.#storage.load()), ...this.#reading });
    this.#peopleStored = JSON.stringify(this.#table.people);
    this.#doubtful = false;
  }

  #rowsFor(
    seq: number,
    at: Time,
    entry: Entry,
    people: string,
    botsPause: (table: Table) => boolean,
  ): Append {
    const table = this.#table;
    const changesGame = asLogEntry(entry) !== undefined || entry.kind === 'start';
    const snapshot = changesGame ? snapshotOf(table) : undefined;
    return {
      table: table.record.id,
      seq,
      at,
      entry,
      change: table.change(wakeAt(table, at, botsPause(table))),
      ...(people === this.#peopleStored ? {} : { people: table.people }),
      ...defined({ snapshot }),
    };
  }
}
