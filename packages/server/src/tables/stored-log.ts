import { Failure } from '@captains-table/protocol';
import type { LogStorage } from '@captains-table/table';
import type { Tables, Time } from '../storage/storage.ts';

/** The log of one table in the storage. `alone`: no other server writes to it. */
export function storedLog(id: string, tables: Tables, alone: boolean): LogStorage {
  return {
    async load() {
      const stored = await tables.load(id);
      if (stored === undefined) throw new Failure('unknown-table');
      return stored;
    },
    append: (append) => tables.append(append),
    entriesAfter: async (seq) => (alone ? [] : tables.entriesAfter(id, seq)),
    wakeAt: async () => (await tables.record(id))?.wakeAt,
    postpone: async (from, to) => void (await tables.postpone(id, from, to)),
    ...(alone ? {} : { takeOver: (now, until) => takeOver(id, tables, now, until) }),
  };
}

/** Of the servers that find it due, one changes the time. A table that sleeps without one is no other server's. */
async function takeOver(id: string, tables: Tables, now: Time, until: Time): Promise<boolean> {
  const due = (await tables.record(id))?.wakeAt;
  return due === undefined || (due <= now && (await tables.postpone(id, due, until)));
}
