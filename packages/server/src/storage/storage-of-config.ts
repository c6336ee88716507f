import type { WorkerPort } from '@captains-table/bots';
import type { Config } from '../config.ts';
import { messageOf } from '../error-code.ts';
import { openStorage } from './open.ts';
import type { Place } from './open.ts';
import { StorageProblem } from './problem.ts';
import type { HostLog } from './sqlite/open.ts';
import { openDataDir } from './sqlite/open.ts';
import type { Storage } from './storage.ts';

export function placeOf({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): Place {
  return databaseUrl === undefined ? { dataDir } : { databaseUrl };
}

/** The storage that the host has chosen. Whatever goes wrong here is a `StorageProblem`. */
export async function storageOf(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: HostLog,
  startWriteThread?: () => WorkerPort,
): Promise<Storage> {
  try {
    if (databaseUrl !== undefined) return await openStorage({ databaseUrl });
    return await openDataDir(dataDir, log, startWriteThread);
  } catch (error) {
    if (error instanceof StorageProblem) throw error;
    const place = databaseUrl === undefined ? `the data folder ${dataDir}` : 'the database of DATABASE_URL';
    throw new StorageProblem(`${place} cannot be used: ${messageOf(error)}`, { cause: error });
  }
}
