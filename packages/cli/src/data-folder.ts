/**
 * What the commands that look after a server's data have in common. The server's packages take a second to load, so they
 * are loaded by the commands that need them, when they run.
 */
import { resolve } from 'node:path';
import { defined } from '@captains-table/kernel';
import type { Place } from '@captains-table/server';
import { readArguments } from './arguments.ts';
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

/** What is said to commands that copy between a file and the data: `<file> [--data D] [--force] [--json]`. */
export async function readFileAndPlace(args: readonly string[], io: Io) {
  const { values, positionals } = readArguments(args, ['file'], {
    data: { type: 'string' },
    force: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  });
  const file = resolve(io.folder, positionals[0] ?? '');
  return { file, place: await dataPlace(values.data, io), replace: values.force, json: values.json };
}

/** Says in one line what is wrong with the data. */
export async function onData<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { StorageProblem } = await import('@captains-table/server');
    const known = error instanceof StorageProblem || (error instanceof Error && 'code' in error);
    throw known ? new InputError(error.message) : error;
  }
}
