/** A server whose storage fails says so, to people and to the proxy in front of it. */
import { open, stat } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { filesIn } from '../../src/storage/sqlite/files.ts';
import { findSqlite } from '../../src/storage/sqlite/library.ts';
import { openTestServer } from './test-server.ts';
import { startedTable } from './tables-with-people.ts';
import { eventually } from '@captains-table/table/testing';

async function hand(dataDir: string) {
  const { DatabaseSync } = await findSqlite();
  return new DatabaseSync(filesIn(dataDir).database);
}

const ready = async (url: string) => (await fetch(`${url}/ready`)).status;

test('a server is ready only while something can be written', async () => {
  const { url, dataDir } = await openTestServer();
  expect(await ready(url)).toBe(200);
  const other = await hand(dataDir);
  other.exec('begin immediate');
  await eventually(async () => expect(await ready(url)).toBe(503));
  other.exec('rollback');
  await eventually(async () => expect(await ready(url)).toBe(200));
  other.close();
});

test('damaged pages: people are told that nothing can be stored, and no one else is sent here', async () => {
  const testServer = await openTestServer();
  const { url, dataDir } = testServer;
  const [, anna] = await startedTable(testServer, {}, 'Anna', 'Bart');
  const other = await hand(dataDir);
  // The server looks at the file again after another process has written to it.
  other.exec(
    `pragma wal_checkpoint(truncate); update setting set value = value; pragma wal_checkpoint(truncate)`,
  );
  await scribble(filesIn(dataDir).database);
  expect(await anna.refusal('GET', '/api/tables/mine')).toEqual({
    code: 'data-damaged',
    message: 'The server can no longer read all of its data. Please tell the person who runs it.',
  });
  expect(await ready(url)).toBe(503);
  other.close();
});

/** Overwrites the end of the file and leaves the schema. */
async function scribble(file: string): Promise<void> {
  const { size } = await stat(file);
  const handle = await open(file, 'r+');
  await handle.write(Buffer.alloc(size - 3 * 4_096, 0xa5), 0, size - 3 * 4_096, 3 * 4_096);
  await handle.close();
}
