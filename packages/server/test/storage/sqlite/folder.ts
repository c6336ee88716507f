/** A data folder for one test, and functions that damage what is in it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { cp, open, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { DataFiles } from '../../../src/storage/sqlite/files.ts';
import { filesIn } from '../../../src/storage/sqlite/files.ts';
import { openDataDir } from '../../../src/storage/sqlite/open.ts';
import type { Storage } from '../../../src/storage/storage.ts';
import { append, table } from '../records.ts';

/** Deleted after the test. */
export function dataFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'captains-table-data-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** What a start reports, and the storage it opens; closed after the test. */
export async function start(
  dataDir: string,
): Promise<{ readonly storage: Storage; readonly said: readonly string[] }> {
  const said: string[] = [];
  const storage = await openDataDir(dataDir, {
    warn: (line) => void said.push(line),
    error: (line) => void said.push(`ERROR ${line}`),
  });
  onTestFinished(() => storage.close());
  return { storage, said };
}

/** A table `t` with this many entries, each stored by a write of its own. */
export async function storeEntries(storage: Storage, entries: number): Promise<void> {
  await storage.tables.create(table('t'), [], []);
  for (let seq = 1; seq <= entries; seq++) await storage.tables.append(append('t', seq));
}

/** The folder as a server would leave it if it were killed now: the files as they are on disk. */
export async function killedNow(dataDir: string): Promise<DataFiles & { readonly dataDir: string }> {
  const copy = dataFolder();
  await cp(dataDir, copy, { recursive: true });
  return { dataDir: copy, ...filesIn(copy) };
}

export async function overwrite(file: string, at: number, bytes: number): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.write(Buffer.alloc(bytes, 0xa5), 0, bytes, at);
  await handle.close();
}

export async function modeOf(file: string): Promise<string> {
  return ((await stat(file)).mode & 0o777).toString(8);
}
