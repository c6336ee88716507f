/** Moves data from a folder to PostgreSQL, or back. What was there stays there. */
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '../../private-folder.ts';
import type { Place } from '../open.ts';
import { StorageProblem } from '../problem.ts';
import { filesIn, sizeOf, wholeDatabase } from '../sqlite/files.ts';
import { takeLock } from '../sqlite/lock.ts';
import { requireDatabase } from '../sqlite/read.ts';
import type { DatabaseContent } from './content.ts';
import { copyAll } from './copy.ts';
import { withDatabase } from './open.ts';

/** No server may use a folder meanwhile; those of a PostgreSQL are to be stopped by the host. */
export async function moveData(from: Place, to: Place): Promise<DatabaseContent> {
  if ('dataDir' in from) await requireDatabase(filesIn(from.dataDir));
  const lock = 'dataDir' in from ? await takeLock(filesIn(from.dataDir)) : undefined;
  try {
    return await withDatabase(from, (source) =>
      'dataDir' in to
        ? intoFolder(to.dataDir, (place) => withDatabase(place, (target) => copyAll(source, target)))
        : withDatabase(to, (target) => copyAll(source, target)),
    );
  } finally {
    lock?.release();
  }
}

/** The folder has a whole database afterwards, or none. */
async function intoFolder<T>(dataDir: string, fill: (draft: Place) => Promise<T>): Promise<T> {
  const files = filesIn(dataDir);
  await makeFolder(dataDir);
  const lock = await takeLock(files);
  const draft = path.join(dataDir, `unfinished-${process.pid}`);
  try {
    if (await sizeOf(files.database)) throw new StorageProblem(`${files.database} exists already`);
    const filled = await fill({ dataDir: draft });
    await rename(await wholeDatabase(draft), files.database);
    await lock.rememberData();
    return filled;
  } finally {
    lock.release();
    await rm(draft, { recursive: true, force: true });
  }
}
