/** Opens a folder's database for the one server that uses it, and says what it finds amiss. */
import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { openStorage } from '../open.ts';
import type { Storage } from '../storage.ts';
import type { DataFiles } from './files.ts';
import { filesIn, makeFolder, restrict, sizeOf } from './files.ts';
import { takeLock } from './lock.ts';
import { checkPresence } from './soundness.ts';
import type { WalDamage } from './wal.ts';
import { findWalDamage } from './wal.ts';

/** Throws a `StorageProblem` when the data cannot be used; `warn` is told what was lost before. */
export async function openDataDir(dataDir: string, warn: (line: string) => void): Promise<Storage> {
  const files = filesIn(dataDir);
  await makeFolder(dataDir);
  const lock = await takeLock(files);
  try {
    if (lock.hasData || (await sizeOf(files.wal))) await checkPresence(files);
    const damage = await findWalDamage(files.wal);
    if (damage !== undefined) warn(await keepDamaged(files, damage));
    const storage = await openStorage({ dataDir });
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

async function keepDamaged({ wal }: DataFiles, damage: WalDamage): Promise<string> {
  if (damage.dropped === 1) {
    return `The last write in ${path.resolve(wal)} was not finished and is dropped, as after a power cut.`;
  }
  const kept = `${wal}-damaged-${new Date().toISOString().replaceAll(':', '-')}`;
  await copyFile(wal, kept);
  await restrict(kept);
  return (
    `${path.resolve(wal)} is damaged at byte ${damage.at}: the last ${damage.dropped} writes are lost. ` +
    `The damaged file is kept as ${path.basename(kept)}.`
  );
}
