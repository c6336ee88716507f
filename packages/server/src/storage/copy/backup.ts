/** One file that holds everything, from either database. It is tested by restoring it into a scratch database. */
import { copyFile, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '../../private-folder.ts';
import type { Place } from '../open.ts';
import { openStorage } from '../open.ts';
import { StorageProblem } from '../problem.ts';
import { backUp } from '../sqlite/backup.ts';
import { checkDatabase } from '../sqlite/check.ts';
import { filesIn, restrict, sizeOf, wholeDatabase } from '../sqlite/files.ts';
import { takeLock } from '../sqlite/lock.ts';
import type { DatabaseContent } from './content.ts';
import { moveData } from './move.ts';

export interface BackupReport {
  readonly file: string;
  readonly bytes: number;
  readonly tables: number;
  /** Games that were played again from what was brought back. */
  readonly replayed: number;
}

/** Throws a `StorageProblem`, and leaves no file, when it cannot be made or what it restores is not in order. */
export async function backUpPlace(
  place: Place,
  target: string,
  { replace = false }: { readonly replace?: boolean } = {},
): Promise<BackupReport> {
  const refuseExisting = async () => {
    if (!replace && (await sizeOf(target)) !== undefined)
      throw new StorageProblem(`${target} exists already: choose another name, or replace it with --force`);
  };
  await refuseExisting();
  const draft = `${target}.unproven-${process.pid}`;
  try {
    if ('dataDir' in place) await backUp(place.dataDir, draft);
    else await backUpPostgres(place, draft);
    const { counts, replayed } = await broughtBack(draft);
    await refuseExisting();
    await rename(draft, target);
    return { file: target, bytes: (await sizeOf(target)) ?? 0, tables: counts.tables, replayed };
  } finally {
    await rm(draft, { force: true });
  }
}

/** A file of SQLite's with the same rows: it can be brought back into either database. */
async function backUpPostgres(place: Place, target: string): Promise<void> {
  await inScratch(path.dirname(target), async (dataDir) => {
    await moveData(place, { dataDir });
    await backUp(dataDir, target);
  });
}

function broughtBack(file: string): ReturnType<typeof checkDatabase> {
  return inScratch(path.dirname(file), async (dataDir) => {
    await unpack(file, dataDir);
    const report = await checkDatabase(dataDir);
    if (report.faults[0] !== undefined)
      throw new StorageProblem(`what ${file} brings back is not in order: ${report.faults[0]}`);
    return report;
  });
}

/** Puts the file where a server would find it, and brings it up to date. */
async function unpack(file: string, dataDir: string): Promise<void> {
  const { database } = filesIn(dataDir);
  await copyFile(file, database);
  await restrict(database);
  await (await openStorage({ dataDir })).close();
}

/** Throws a `StorageProblem` if there are data already. With `replace`, those of a folder are kept beside the new ones. */
export async function restore(
  file: string,
  place: Place,
  { replace = false }: { readonly replace?: boolean } = {},
): Promise<{ readonly tables: number; readonly kept?: string }> {
  if (!(await sizeOf(file))) throw new StorageProblem(`there is no backup ${file}`);
  if ('dataDir' in place) return restoreFolder(file, place.dataDir, replace);
  return inScratch(path.dirname(file), async (dataDir) => {
    await unpack(file, dataDir);
    const content: DatabaseContent = await moveData({ dataDir }, place);
    return { tables: content.get('game_table')?.rows ?? 0 };
  });
}

async function restoreFolder(
  file: string,
  dataDir: string,
  replace: boolean,
): Promise<{ readonly tables: number; readonly kept?: string }> {
  const files = filesIn(dataDir);
  await makeFolder(dataDir);
  const lock = await takeLock(files);
  try {
    const there = Boolean(await sizeOf(files.database));
    if (there && !replace)
      throw new StorageProblem(
        `${files.database} exists already: replace it with --force, and it is kept beside`,
      );
    return await inScratch(dataDir, async (scratch) => {
      await unpack(file, scratch);
      const { counts, faults } = await checkDatabase(scratch);
      if (faults[0] !== undefined) throw new StorageProblem(`${file} is not in order: ${faults[0]}`);
      const kept = there ? await putAside(files) : undefined;
      await rename(await wholeDatabase(scratch), files.database);
      await lock.rememberData();
      return { tables: counts.tables, ...(kept === undefined ? {} : { kept }) };
    });
  } finally {
    lock.release();
  }
}

/** The log beside a database belongs to it. */
async function putAside({ database, wal, shm }: ReturnType<typeof filesIn>): Promise<string> {
  const kept = `${database}-before-${new Date().toISOString().replaceAll(':', '-')}`;
  for (const [name, to] of [
    [database, kept],
    [wal, `${kept}-wal`],
    [shm, `${kept}-shm`],
  ] as const) {
    if ((await sizeOf(name)) !== undefined) await rename(name, to);
  }
  return kept;
}

async function inScratch<T>(beside: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(beside, '.scratch-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
