import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openStorage } from '../../src/storage/open.ts';
import { findSqlite } from '../../src/storage/sqlite/library.ts';

test('SQLite keeps its file in a folder of its own that no one else may read', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'captains-table-sqlite-'));
  const dataDir = path.join(folder, 'not/there/yet');
  const storage = await openStorage({ dataDir });
  try {
    const { mode } = await stat(dataDir);
    expect(process.platform === 'win32' ? 0o700 : mode & 0o777).toBe(0o700);
    expect(await readdir(dataDir)).toContain('captains-table.sqlite');
    const { DatabaseSync } = await findSqlite();
    const database = new DatabaseSync(path.join(dataDir, 'captains-table.sqlite'));
    expect(database.prepare('pragma journal_mode').get()).toMatchObject({ journal_mode: 'wal' });
    database.close();
  } finally {
    await storage.close();
    await rm(folder, { recursive: true });
  }
});
