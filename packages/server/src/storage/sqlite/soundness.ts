/** Checks that a file is one of our databases, and undamaged, before anything is written to it. */
import path from 'node:path';
import { StorageProblem } from '../problem.ts';
import type { DataFiles } from './files.ts';
import { sizeOf } from './files.ts';
import type { SqliteFile } from './library.ts';
import { primaryResult, RESULT } from './library.ts';

/** "CTab": in the header of the file, so that tools can tell whose it is. */
export const APPLICATION_ID = 0x43546162;
/** Every database of ours has these, from the first version on. */
const OUR_TABLES = ['kysely_migration', 'game_table', 'entry'];

/**
 * Where there must be a database already. SQLite would take an empty file for a new one, and throw the
 * log beside it away.
 */
export async function checkPresence({ database }: DataFiles): Promise<void> {
  const size = await sizeOf(database);
  if (size !== undefined && size > 0) return;
  throw new StorageProblem(
    `${path.resolve(database)} is ${size === undefined ? 'gone' : 'empty'}, but there was a database before: ` +
      `put a backup in its place, or delete all files named ${path.basename(database)}* to start with an empty one`,
  );
}

/** Throws a `StorageProblem`. A database from before there was a mark is known by its tables. */
export function checkOwnership(file: SqliteFile, name: string): void {
  const id = guarded(name, () => applicationId(file));
  if (id === APPLICATION_ID) return;
  const tables = guarded(name, () => tableNames(file));
  const ours = tables.length === 0 || OUR_TABLES.every((table) => tables.includes(table));
  if (id === 0 && ours) return;
  throw new StorageProblem(
    `${path.resolve(name)} is a database of another program: set DATA_DIR to another folder, or move that file away`,
  );
}

function applicationId(file: SqliteFile): number {
  return Number(Object.values(file.prepare('pragma application_id').get() ?? {})[0]);
}

function tableNames(file: SqliteFile): readonly string[] {
  const rows = file.prepare(`select name from sqlite_schema where type = 'table'`).all();
  return rows.map((row) => String(row['name']));
}

/** Throws a `StorageProblem` with SQLite's first complaint. Reads the whole file. */
export function checkPages(file: SqliteFile, name: string): void {
  const [complaint] = guarded(name, () => complaints(file, 'quick_check(1)'));
  if (complaint !== undefined) throw new StorageProblem(damaged(name, complaint));
}

/** What one of SQLite's own checks finds; nothing when all is well. */
export function complaints(file: SqliteFile, check: string): readonly string[] {
  const rows = file.prepare(`pragma ${check}`).all();
  return rows.map((row) => String(Object.values(row)[0])).filter((line) => line !== 'ok');
}

function guarded<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const result = primaryResult(error);
    if (result === RESULT.notADatabase)
      throw new StorageProblem(`${path.resolve(name)} is not a SQLite database: put a backup in its place`);
    if (result === RESULT.corrupt)
      throw new StorageProblem(damaged(name, error instanceof Error ? error.message : String(error)));
    throw error;
  }
}

function damaged(name: string, complaint: string): string {
  const line = complaint.split('\n').at(-1);
  return `${path.resolve(name)} is damaged (${line}): put a backup in its place`;
}
