/** Tables kept on this device, in IndexedDB: nothing is lost when the page is closed. */
import type { StoredEntry, TableRecord, Time } from '@captains-table/table';

/** What is kept of a local table besides its entries. */
export interface LocalRecord {
  readonly record: TableRecord;
  /** What the people on this device are called, by their ids at the table. */
  readonly names: Readonly<Record<string, string>>;
  readonly updatedAt: Time;
}

/** A table as it is put into the store. */
export interface LocalRows {
  readonly local: LocalRecord;
  readonly entries: readonly StoredEntry[];
}

interface EntryRow extends StoredEntry {
  readonly table: string;
}

const NAME = 'captains-table';
const VERSION = 1;

export class DeviceStore {
  readonly #database: Promise<IDBDatabase>;

  constructor(name = NAME) {
    this.#database = opened(name);
  }

  /** All of them or none. Refused where one of the tables is there already. */
  async create(...made: readonly LocalRows[]): Promise<void> {
    await this.#write((tables, rows) => {
      for (const { local, entries } of made) {
        tables.add(local, local.record.id);
        for (const entry of entries) rows.add({ ...entry, table: local.record.id } satisfies EntryRow);
      }
    });
  }

  /** One more entry, with how the table stands after it. */
  async append(local: LocalRecord, entry: StoredEntry): Promise<void> {
    await this.#write((tables, rows) => {
      tables.put(local, local.record.id);
      rows.add({ ...entry, table: local.record.id } satisfies EntryRow);
    });
  }

  async find(id: string): Promise<LocalRecord | undefined> {
    const { tables } = await this.#stores('readonly');
    return await answered<LocalRecord | undefined>(tables.get(id));
  }

  async entries(id: string): Promise<readonly StoredEntry[]> {
    const { rows } = await this.#stores('readonly');
    const found = await answered<EntryRow[]>(rows.getAll(allOf(id)));
    return found.map(({ seq, at, entry }) => ({ seq, at, entry }));
  }

  /** The latest first. */
  async all(): Promise<readonly LocalRecord[]> {
    const { tables } = await this.#stores('readonly');
    const found = await answered<LocalRecord[]>(tables.getAll());
    return found.toSorted((a, b) => b.updatedAt - a.updatedAt);
  }

  /** All of them or none. */
  async remove(...ids: readonly string[]): Promise<void> {
    await this.#write((tables, rows) => {
      for (const id of ids) {
        tables.delete(id);
        rows.delete(allOf(id));
      }
    });
  }

  /** Resolves when it is on disk. */
  async #write(change: (tables: IDBObjectStore, rows: IDBObjectStore) => void): Promise<void> {
    const { transaction, tables, rows } = await this.#stores('readwrite');
    change(tables, rows);
    await new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('not stored')));
    });
  }

  async #stores(mode: IDBTransactionMode) {
    const database = await this.#database;
    const transaction = database.transaction(['tables', 'entries'], mode, { durability: 'strict' });
    return {
      transaction,
      tables: transaction.objectStore('tables'),
      rows: transaction.objectStore('entries'),
    };
  }
}

let shared: DeviceStore | undefined;

/** The one of this page, opened when it is first asked for. */
export function deviceStore(): DeviceStore {
  shared ??= new DeviceStore();
  return shared;
}

function opened(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, VERSION);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore('tables');
    request.result.createObjectStore('entries', { keyPath: ['table', 'seq'] });
  });
  return answered(request);
}

function allOf(table: string): IDBKeyRange {
  return IDBKeyRange.bound([table, 0], [table, Infinity]);
}

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('not answered')));
  });
}
