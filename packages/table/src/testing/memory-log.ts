import type { LogStorage } from '../log.ts';
import type { Append, StoredEntry, StoredSnapshot, StoredTable, TableRecord, Time } from '../record.ts';
import { defined } from '@captains-table/kernel';

/** What a storage would hold of one table: text that is read again. */
export class MemoryLog implements LogStorage {
  readonly #record: TableRecord;
  readonly #entries: string[];
  #snapshot: { readonly seq: number; readonly text: string } | undefined;

  #wakeAt: Time | undefined;

  constructor({ record, entries }: StoredTable) {
    this.#record = record;
    this.#entries = entries.map((entry) => JSON.stringify(entry));
  }

  async load(): Promise<StoredTable> {
    return this.table;
  }

  async entriesAfter(seq: number): Promise<readonly StoredEntry[]> {
    return this.withoutSnapshot.entries.slice(seq);
  }

  async wakeAt(): Promise<Time | undefined> {
    return this.#wakeAt;
  }

  async postpone(from: Time, to: Time | undefined): Promise<void> {
    if (this.#wakeAt === from) this.#wakeAt = to;
  }

  async append({ seq, at, entry, change, snapshot }: Append): Promise<boolean> {
    if (seq !== this.#entries.length + 1) return false;
    this.#entries.push(JSON.stringify({ seq, at, entry }));
    this.#wakeAt = change.wakeAt;
    if (snapshot !== undefined) this.#snapshot = { seq, text: JSON.stringify(snapshot) };
    return true;
  }

  get table(): StoredTable {
    const snapshot: StoredSnapshot | undefined = this.#snapshot && {
      seq: this.#snapshot.seq,
      state: JSON.parse(this.#snapshot.text),
    };
    return { ...this.withoutSnapshot, ...defined({ snapshot }) };
  }

  get withoutSnapshot(): StoredTable {
    return { record: this.#record, entries: this.#entries.map((text): StoredEntry => JSON.parse(text)) };
  }
}
