/** Opens a folder's database for the one server that uses it, and reports what is wrong with it. */
import type { WorkerPort } from '@captains-table/bots';
import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '../../private-folder.ts';
import { openStorage } from '../open.ts';
import { StorageProblem } from '../problem.ts';
import type { Storage } from '../storage.ts';
import { checkDatabase } from './check.ts';
import type { DataFiles } from './files.ts';
import { filesIn, restrict, sizeOf } from './files.ts';
import { takeLock } from './lock.ts';
import { checkPresence } from './soundness.ts';
import type { WalDamage } from './wal.ts';
import { findWalDamage } from './wal.ts';

/** Where the host reads what was found. */
export interface HostLog {
  warn(line: string): void;
  error(line: string): void;
}

/** Throws a `StorageProblem` when the data cannot be used; earlier losses are reported to the host. */
export async function openDataDir(
  dataDir: string,
  log: HostLog,
  startWriteThread?: () => WorkerPort,
): Promise<Storage> {
  const files = filesIn(dataDir);
  await makeFolder(dataDir);
  const lock = await takeLock(files);
  try {
    if (lock.hasData || (await sizeOf(files.wal))) await checkPresence(files);
    const damage = await findWalDamage(files.wal);
    if (damage !== undefined) await tellDamage(files, damage, log);
    const storage = await openStorage({ dataDir }, startWriteThread);
    if (damage !== undefined) await checkWhatIsLeft(dataDir, storage);
    await lock.rememberData();
    return {
      ...storage,
      async close() {
        await storage.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function tellDamage({ wal }: DataFiles, { at, dropped }: WalDamage, log: HostLog): Promise<void> {
  const name = path.resolve(wal);
  if (dropped === 1) {
    log.warn(`The last write in ${name} was not finished and is dropped, as after a power cut.`);
    return;
  }
  const kept = `${wal}-damaged-${new Date().toISOString().replaceAll(':', '-')}`;
  await copyFile(wal, kept);
  await restrict(kept);
  log.error(
    `${name} is damaged at byte ${at}: up to ${dropped} writes are lost. ` +
      `The damaged file is kept as ${path.basename(kept)}.`,
  );
}

/** If the log has already been copied into the database, using only its beginning would mix old pages with new ones. */
async function checkWhatIsLeft(dataDir: string, storage: Storage): Promise<void> {
  const { database, faults } = await checkDatabase(dataDir);
  if (faults[0] === undefined) return;
  await storage.close();
  throw new StorageProblem(`${path.resolve(database)} is damaged (${faults[0]}): put a backup in its place`);
}
