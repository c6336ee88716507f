import { Failure } from '@captains-table/protocol';
import type { Append, LogStorage, StoredTable, TableRecord } from '@captains-table/table';
import type { DeviceStore, LocalRecord } from './device-store.ts';

/** The log of one table in the store of this device. No one else writes to it or has to be woken for it. */
export class DeviceLog implements LogStorage {
  readonly #store: Pick<DeviceStore, 'append' | 'find' | 'entries'>;
  readonly #local: LocalRecord;

  constructor(store: Pick<DeviceStore, 'append' | 'find' | 'entries'>, local: LocalRecord) {
    this.#store = store;
    this.#local = local;
  }

  async load(): Promise<StoredTable> {
    const { id } = this.#local.record;
    const local = await this.#store.find(id);
    if (local === undefined) throw new Failure('unknown-table');
    return { record: local.record, entries: await this.#store.entries(id) };
  }

  async append({ seq, at, entry, change }: Append): Promise<boolean> {
    const record = known({ ...this.#local.record, ...change, wakeAt: undefined, updatedAt: at });
    await this.#store.append({ ...this.#local, record, updatedAt: at }, { seq, at, entry });
    return true;
  }

  async entriesAfter(): Promise<readonly []> {
    return [];
  }

  async wakeAt(): Promise<undefined> {
    return undefined;
  }

  async postpone(): Promise<void> {}
}

/** Without the fields that are empty. */
function known(record: object): TableRecord {
  const fields = Object.entries(record).filter(([, value]) => value !== undefined);
  return Object.fromEntries(fields) as unknown as TableRecord;
}
