import { newTestTable, NOON } from '@captains-table/table/testing';
import { expect, test } from 'vitest';
import { DeviceLog } from '../../src/local/device-log.ts';
import { MemoryStore } from './memory-store.ts';

test('an entry is kept with how the table stands after it, and read again', async () => {
  const { record } = (await newTestTable()).stored;
  const store = new MemoryStore();
  const log = new DeviceLog(store, { record, names: {}, updatedAt: NOON });
  await expect(log.load()).rejects.toMatchObject({ code: 'unknown-table' });
  const start = { seq: 3, at: NOON + 1, entry: { kind: 'start' } } as const;
  const change = { status: 'playing', startedAt: NOON + 1, result: undefined, wakeAt: NOON + 9 } as const;
  expect(await log.append({ ...start, table: record.id, change })).toBe(true);
  const kept = { ...record, status: 'playing', startedAt: NOON + 1, updatedAt: NOON + 1 };
  expect(await log.load()).toStrictEqual({ record: kept, entries: [start] });
});
