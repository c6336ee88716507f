/** Queries that the server makes again and again must not read all games ever played. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openStorage } from '../../../src/storage/open.ts';
import { filesIn } from '../../../src/storage/sqlite/files.ts';
import { findSqlite } from '../../../src/storage/sqlite/library.ts';

test.each([
  ["counted is null and status = 'over'", 'game_table_uncounted'],
  ['folded = 0 and ended_at is not null and ended_at < 5', 'game_table_unfolded'],
])('games with %s are found by an index of their own', async (which, index) => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'captains-table-plans-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  await (await openStorage({ dataDir })).close();
  const { DatabaseSync } = await findSqlite();
  const file = new DatabaseSync(filesIn(dataDir).database);
  const plan = file
    .prepare(`explain query plan select id from game_table where ${which} order by ended_at, id limit 50`)
    .all()
    .map((row) => String(row['detail']));
  file.close();
  expect(plan).toEqual([expect.stringMatching(`USING (COVERING )?INDEX ${index} `)]);
});
