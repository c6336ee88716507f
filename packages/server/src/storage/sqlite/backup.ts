/** Copies the database while a server uses it, and verifies the copy. */
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { StorageProblem } from '../problem.ts';
import { filesIn, makePrivate, sizeOf } from './files.ts';
import { findSqlite } from './library.ts';
import { countRows, openToRead, requireDatabase } from './read.ts';
import { complaints } from './soundness.ts';

export interface Backup {
  readonly file: string;
  readonly bytes: number;
  /** By table. */
  readonly rows: ReadonlyMap<string, number>;
}

/** More pages than there can be: in one go, so that no write in between makes the copy begin again. */
const ALL_PAGES = 0x7fff_ffff;

/** The target is whole or not there. Throws a `StorageProblem` when it exists, unless told to `replace` it. */
export async function backUp(
  dataDir: string,
  target: string,
  { replace = false }: { readonly replace?: boolean } = {},
): Promise<Backup> {
  const files = filesIn(dataDir);
  if (Object.values(files).some((file: string) => path.resolve(file) === path.resolve(target)))
    throw new StorageProblem(`${target} is a file of the server itself: choose another name`);
  if (!replace) await refuseExisting(target);
  await requireDatabase(files);
  const source = await openToRead(files);
  const draft = `${target}.unfinished-${process.pid}`;
  try {
    await makePrivate(draft);
    // The copy is made of what this transaction sees, whatever is written meanwhile.
    source.exec('begin');
    const rows = countRows(source);
    await (await findSqlite()).backup(source, draft, { rate: ALL_PAGES });
    source.exec('commit');
    await checkCopy(draft, rows);
    await flush(draft);
    if (!replace) await refuseExisting(target);
    await rename(draft, target);
    return { file: target, bytes: (await sizeOf(target)) ?? 0, rows };
  } finally {
    source.close();
    await rm(draft, { force: true });
  }
}

async function refuseExisting(target: string): Promise<void> {
  if ((await sizeOf(target)) !== undefined)
    throw new StorageProblem(`${target} exists already: choose another name, or replace it with --force`);
}

async function checkCopy(draft: string, rows: ReadonlyMap<string, number>): Promise<void> {
  const { DatabaseSync } = await findSqlite();
  const copy = new DatabaseSync(draft);
  try {
    // All in one file, so that it can be carried away as it is.
    copy.exec('pragma journal_mode = delete');
    const [complaint] = complaints(copy, 'integrity_check(1)');
    if (complaint !== undefined)
      throw new StorageProblem(`the copy is damaged (${complaint}): run captains-table check`);
    if (!isDeepStrictEqual(countRows(copy), rows))
      throw new StorageProblem('the copy has not as many rows as the database: run captains-table check');
  } finally {
    copy.close();
  }
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync();
  await handle.close();
}
