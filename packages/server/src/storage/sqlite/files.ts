/** The files of a data folder. They hold secrets and seeds, so only their owner may read them. */
import { chmod, open, stat } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '../../error-code.ts';

export const PRIVATE_FILE = 0o600;
/** Errors of file systems without modes, of read-only ones, and for files of another user. */
const NO_MODES = new Set(['EPERM', 'ENOTSUP', 'ENOSYS', 'EROFS']);

export interface DataFiles {
  readonly database: string;
  readonly wal: string;
  readonly shm: string;
  /** Locked by the server that uses the database. */
  readonly lock: string;
  /** Says which server that is, and that there is a database to be found. */
  readonly owner: string;
}

export function filesIn(dataDir: string): DataFiles {
  const database = path.join(dataDir, 'captains-table.sqlite');
  return {
    database,
    wal: `${database}-wal`,
    shm: `${database}-shm`,
    lock: `${database}-lock`,
    owner: `${database}-owner`,
  };
}

/**
 * SQLite gives its other files the mode of the database, so that one is there before SQLite is. A file
 * that exists is not opened: on POSIX systems closing it would give up this process's locks on it.
 */
export async function makePrivate(file: string): Promise<void> {
  try {
    await (await open(file, 'wx', PRIVATE_FILE)).close();
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    await restrict(file);
  }
}

/** Also for files of an earlier version, or copied here by hand. */
export async function restrict(file: string): Promise<void> {
  try {
    await chmod(file, PRIVATE_FILE);
  } catch (error) {
    const code = codeOf(error) ?? '';
    if (code !== 'ENOENT' && !NO_MODES.has(code)) throw error;
  }
}

/** Undefined when there is no such file. */
export async function sizeOf(file: string): Promise<number | undefined> {
  try {
    return (await stat(file)).size;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** The file of a closed database that needs no log beside it: it can be copied elsewhere. */
export async function wholeDatabase(dataDir: string): Promise<string> {
  const { database, wal } = filesIn(dataDir);
  if (await sizeOf(wal)) throw new Error(`${wal} was not written into the database`);
  return database;
}
