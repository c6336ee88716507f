/** What the commands that look after a server's data have in common. */
import { resolve } from 'node:path';
import { readConfig, StorageProblem } from '@captains-table/server';
import { InputError } from './command.ts';
import type { Io } from './io.ts';

/** The folder that is named, or the one the server would use. */
export function dataFolder(named: string | undefined, io: Io): string {
  if (named !== undefined) return resolve(io.folder, named);
  const { dataDir, databaseUrl } = readConfig(process.env);
  if (databaseUrl !== undefined)
    throw new InputError('DATABASE_URL names a PostgreSQL: use its own tools, pg_dump and pg_amcheck');
  return resolve(io.folder, dataDir);
}

/** What is wrong with the data is told in one line. */
export async function onData<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const known = error instanceof StorageProblem || (error instanceof Error && 'code' in error);
    throw known ? new InputError(error.message) : error;
  }
}
