/**
 * One server per database: two would not notice each other's moves. The lock is SQLite's own, on an empty file beside
 * the database. On every platform the system releases it when the process ends, however it ends, so a lock is never
 * left behind. A note beside it says who holds it.
 */
import { readFile, rename, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { StorageProblem } from '../problem.ts';
import type { DataFiles } from './files.ts';
import { makePrivate, PRIVATE_FILE } from './files.ts';
import { findSqlite, primaryResult, RESULT } from './library.ts';

const noteSchema = v.object({
  process: v.number(),
  host: v.string(),
  since: v.string(),
  /** Whether a database was made here, and is to be found from then on. */
  hasData: v.boolean(),
});
type Note = v.InferOutput<typeof noteSchema>;

export interface Lock {
  /** Whether there must be a database already. */
  readonly hasData: boolean;
  /** From now on there must be one. */
  rememberData(): Promise<void>;
  release(): void;
}

/** A server that is about to end, or a program that reads the files for a moment. */
const PATIENCE = 2_000;

/** Throws a `StorageProblem` that names the holder when another process keeps the lock. */
export async function takeLock(files: DataFiles, patience = PATIENCE): Promise<Lock> {
  const release = await tryForLong(files.lock, patience);
  if (release === undefined) throw new StorageProblem(inUse(files, await readNote(files.owner)));
  try {
    const hasData = (await readNote(files.owner))?.hasData ?? false;
    await writeNote(files.owner, hasData);
    return { hasData, release, rememberData: () => writeNote(files.owner, true) };
  } catch (error) {
    release();
    throw error;
  }
}

/** Does something quick while no server uses the files. False when one does: then nothing was done. */
export async function whileUnused(files: DataFiles, look: () => Promise<void>): Promise<boolean> {
  const release = await tryForLong(files.lock, 0);
  if (release === undefined) return false;
  try {
    await look();
    return true;
  } finally {
    release();
  }
}

async function tryForLong(file: string, patience: number): Promise<(() => void) | undefined> {
  await makePrivate(file);
  const end = Date.now() + patience;
  for (;;) {
    const release = await tryLock(file);
    if (release !== undefined || Date.now() >= end) return release;
    await sleep(50);
  }
}

async function tryLock(file: string): Promise<(() => void) | undefined> {
  const { DatabaseSync } = await findSqlite();
  const database = new DatabaseSync(file);
  try {
    // Nothing is ever written, so there is nothing to roll back and no journal to leave behind.
    database.exec('pragma journal_mode = memory; pragma busy_timeout = 0; begin exclusive');
    return () => {
      if (database.isOpen) database.close();
    };
  } catch (error) {
    database.close();
    if (primaryResult(error) === RESULT.busy) return undefined;
    throw error;
  }
}

async function readNote(file: string): Promise<Note | undefined> {
  try {
    const parsed = v.safeParse(noteSchema, JSON.parse(await readFile(file, 'utf8')));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/** Whole or not at all. */
async function writeNote(file: string, hasData: boolean): Promise<void> {
  const note: Note = { process: process.pid, host: hostname(), since: new Date().toISOString(), hasData };
  const draft = `${file}.new`;
  await writeFile(draft, `${JSON.stringify(note)}\n`, { mode: PRIVATE_FILE });
  await rename(draft, file);
}

function inUse({ database }: DataFiles, note: Note | undefined): string {
  const holder =
    note === undefined ? 'another process' : `process ${note.process} on ${note.host} (since ${note.since})`;
  return (
    `${path.resolve(database)} is in use by ${holder}: ` +
    'stop that server first, or give this one a folder of its own with DATA_DIR'
  );
}
