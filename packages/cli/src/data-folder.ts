/**
 * What the commands that look after a server's data have in common. The server's packages take a second to load, so they
 * are loaded by the commands that need them, when they run.
 */
import { resolve } from 'node:path';
import { defined } from '@captains-table/kernel';
import type { Place } from '@captains-table/server';
import { InputError } from './command.ts';
import type { Io } from './io.ts';

/** The folder that is named, or the one the server would use. */
export async function dataFolder(named: string | undefined, io: Io): Promise<string> {
  if (named !== undefined) return resolve(io.folder, named);
  const { readConfig } = await import('@captains-table/server');
  const { dataDir, databaseUrl } = readConfig(process.env);
  if (databaseUrl !== undefined)
    throw new InputError('DATABASE_URL names a PostgreSQL: use its own tools, pg_dump and pg_amcheck');
  return resolve(io.folder, dataDir);
}

/** The folder or PostgreSQL that is named, or the one the server would use. */
export async function dataPlace(named: string | undefined, io: Io): Promise<Place> {
  if (named !== undefined)
    return /^postgres(?:ql)?:/.test(named) ? { databaseUrl: named } : { dataDir: resolve(io.folder, named) };
  const { placeOf, readConfig } = await import('@captains-table/server');
  const { dataDir, databaseUrl } = readConfig(process.env);
  return placeOf({ dataDir: resolve(io.folder, dataDir), ...defined({ databaseUrl }) });
}

/** What is wrong with the data is told in one line. */
export async function onData<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { StorageProblem } = await import('@captains-table/server');
    const known = error instanceof StorageProblem || (error instanceof Error && 'code' in error);
    throw known ? new InputError(error.message) : error;
  }
}
