import type { StoredEntry } from '@captains-table/table';
import type { DeviceStore, LocalRecord, LocalRows } from '../../src/local/device-store.ts';

interface Row {
  local: LocalRecord;
  entries: readonly StoredEntry[];
}

/** Keeps in memory what IndexedDB would: copies, all of a change or nothing. */
export class MemoryStore implements Pick<
  DeviceStore,
  'create' | 'append' | 'find' | 'entries' | 'all' | 'remove'
> {
  readonly #rows = new Map<string, Row>();

  async create(...made: readonly LocalRows[]): Promise<void> {
    if (made.some(({ local }) => this.#rows.has(local.record.id))) throw new Error('there already');
    for (const row of made) this.#rows.set(row.local.record.id, structuredClone(row));
  }

  async append(local: LocalRecord, entry: StoredEntry): Promise<void> {
    const { id } = local.record;
    const entries = await this.entries(id);
    if (entries.some(({ seq }) => seq === entry.seq)) throw new Error('there already');
    this.#rows.set(id, structuredClone({ local, entries: [...entries, entry] }));
  }

  async find(id: string): Promise<LocalRecord | undefined> {
    return structuredClone(this.#rows.get(id)?.local);
  }

  async entries(id: string): Promise<readonly StoredEntry[]> {
    return structuredClone(this.#rows.get(id)?.entries ?? []);
  }

  async all(): Promise<readonly LocalRecord[]> {
    return [...this.#rows.values()]
      .map(({ local }) => structuredClone(local))
      .toSorted((a, b) => b.updatedAt - a.updatedAt);
  }

  async remove(...ids: readonly string[]): Promise<void> {
    for (const id of ids) this.#rows.delete(id);
  }
}
