/** Storage for the tests of notices: in a folder of its own, with people in it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locale } from '@captains-table/kernel';
import { openStorage } from '../../src/storage/open.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { eventually } from '@captains-table/table/testing';

export interface TestStorage {
  readonly storage: Storage;
  close(): Promise<void>;
}

export async function openTestStorage(): Promise<TestStorage> {
  const dataDir = await mkdtemp(join(tmpdir(), 'notices-'));
  const storage = await openStorage({ dataDir });
  return {
    storage,
    async close() {
      await storage.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export async function welcome(storage: Storage, id: string, locale: Locale = 'en'): Promise<void> {
  await storage.people.create({ id, name: id, locale, createdAt: 1, seenAt: 1 });
}

/** Resolves every name to this machine. */
export const here = async (_name: string) => [{ address: '127.0.0.1', family: 4 }];

/** Checks again and again until it holds. */
export function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  return eventually(async () => {
    if (!(await isSo())) throw new Error('it never came to that');
  });
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
