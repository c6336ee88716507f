/** Reads a folder's database, whether or not a server is using it. */
import path from 'node:path';
import { StorageProblem } from '../problem.ts';
import type { DataFiles } from './files.ts';
import { sizeOf } from './files.ts';
import type { SqliteFile } from './library.ts';
import { findSqlite } from './library.ts';
import { whileUnused } from './lock.ts';
import { checkOwnership } from './soundness.ts';
import { findWalDamage } from './wal.ts';

/** Throws a `StorageProblem` when there is none. */
export async function requireDatabase({ database }: DataFiles): Promise<void> {
  if (!(await sizeOf(database))) throw new StorageProblem(`there is no database ${path.resolve(database)}`);
}

/** Throws a `StorageProblem` when it cannot be read, or not all of it. */
export async function openToRead(files: DataFiles): Promise<SqliteFile> {
  const { database } = files;
  // While a server runs, its log is never at rest.
  await whileUnused(files, () => refuseDamagedLog(files));
  const { DatabaseSync } = await findSqlite();
  const file = new DatabaseSync(database, { readOnly: true, timeout: 5_000 });
  try {
    checkOwnership(file, database);
    return file;
  } catch (error) {
    file.close();
    throw error;
  }
}

/** Reading it would drop what comes after the damage. */
async function refuseDamagedLog({ wal }: DataFiles): Promise<void> {
  const damage = await findWalDamage(wal);
  if (damage === undefined || damage.dropped === 1) return;
  throw new StorageProblem(
    `${path.resolve(wal)} is damaged at byte ${damage.at}: the next start drops the last ${damage.dropped} writes`,
  );
}

/** How many rows each table has. */
export function countRows(file: SqliteFile): ReadonlyMap<string, number> {
  const names = file.prepare(`select name from sqlite_schema where type = 'table' order by name`).all();
  return new Map(
    names.map((row) => {
      const name = String(row['name']);
      const counted = file.prepare(`select count(*) as rows from "${name.replaceAll('"', '""')}"`).get();
      return [name, Number(counted?.['rows'])];
    }),
  );
}
