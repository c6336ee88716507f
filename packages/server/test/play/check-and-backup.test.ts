/** A host looks after the data of a server that people play on. */
import { mkdtempSync, rmSync } from 'node:fs';
import { cp, readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkDatabase } from '../../src/index.ts';
import { backUp } from '../../src/storage/sqlite/backup.ts';
import { filesIn } from '../../src/storage/sqlite/files.ts';
import { findSqlite } from '../../src/storage/sqlite/library.ts';
import { killedNow, modeOf, overwrite } from '../storage/sqlite/folder.ts';
import { openTestServer, reopenTestServer } from './test-server.ts';
import type { TestServer } from './test-server.ts';
import type { Person } from './person.ts';
import { mark, moves, startedTable } from './tables-with-people.ts';

function emptyFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'captains-table-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** One game that Anna has won, and one in progress. */
async function twoTables(): Promise<{ testServer: TestServer; over: string; running: string; anna: Person }> {
  const testServer = await openTestServer();
  const [over, anna, bart] = await startedTable(testServer, {}, 'Anna', 'Bart');
  for (const square of [0, 3, 1, 4, 2]) await moves(square > 2 ? bart : anna, over, mark(square));
  const [running, carla] = await startedTable(testServer, {}, 'Carla', 'Dirk');
  await moves(carla, running, mark(4));
  return { testServer, over, running, anna };
}

/** Changes the database of a server that was killed. */
async function tampered(sql: string): Promise<{ dataDir: string; over: string }> {
  const { testServer, over } = await twoTables();
  const { dataDir, database } = await killedNow(testServer.dataDir);
  const { DatabaseSync } = await findSqlite();
  const hand = new DatabaseSync(database);
  hand.exec(sql.replaceAll(':over', `'${over}'`));
  hand.close();
  return { dataDir, over };
}

test('a server’s data are in order while people play, and every game is played again', async () => {
  const { testServer } = await twoTables();
  const report = await checkDatabase(testServer.dataDir, { deep: true });
  expect(report).toMatchObject({ faults: [], replayed: 2, outdated: 0, counts: { tables: 2, people: 4 } });
  expect((await fetch(`${testServer.url}/ready`)).status).toBe(200);
});

test.each([
  ['a gap in a log', 'delete from entry where table_id = :over and seq = 3', /\d+ entries are stored, where/],
  ['a last entry that is gone', 'delete from entry where table_id = :over and seq = 8', /entries are stored/],
  [
    'a result that no one reached',
    `update game_table set result = replace(result, '[1,2]', '[2,1]') where id = :over`,
    /lead to another result/,
  ],
  [
    'a move that is another one',
    `update entry set entry = replace(entry, '"square":2', '"square":5') where table_id = :over`,
    /lead to another status/,
  ],
  [
    'a snapshot that is another one',
    `update snapshot set state = replace(state, '"status":"over"', '"status":"playing"') where table_id = :over`,
    /its snapshot is not what its entries lead to/,
  ],
  [
    'a chair of no table',
    `pragma foreign_keys = off; update seat set table_id = 'nowhere' where table_id = :over`,
    /seat: a row/,
  ],
])('%s', async (_what, sql, fault) => {
  const { dataDir, over } = await tampered(sql);
  const { faults } = await checkDatabase(dataDir, { deep: true });
  expect(faults.join('\n')).toMatch(fault);
  expect(faults.every((line) => line.includes(over) || line.includes('seat'))).toBe(true);
});

test('games of earlier rules cannot be played again, and that is no fault', async () => {
  const { dataDir } = await tampered(`update game_table set rules = '0'`);
  expect(await checkDatabase(dataDir, { deep: true })).toMatchObject({
    faults: [],
    replayed: 0,
    outdated: 2,
  });
});

test('damage in pages and in the log is found, and the files are left as they are', async () => {
  const { testServer } = await twoTables();
  const killed = await killedNow(testServer.dataDir);
  await overwrite(killed.wal, 32 + 3 * 4_120, 400);
  const log = await readFile(killed.wal);
  const report = await checkDatabase(killed.dataDir);
  expect(report.faults).toEqual([expect.stringMatching(/-wal is damaged at byte \d+: the next start drops/)]);
  expect(log.equals(await readFile(killed.wal))).toBe(true);
  await expect(backUp(killed.dataDir, path.join(emptyFolder(), 'b'))).rejects.toThrow('-wal is damaged');
  await testServer.server.close();
  const { database } = filesIn(testServer.dataDir);
  await overwrite(database, 8 * 4_096, 8_192);
  expect((await checkDatabase(testServer.dataDir)).faults[0]).toMatch(/damaged/);
  await truncate(database, 0);
  await expect(checkDatabase(testServer.dataDir)).rejects.toThrow('there is no database');
});

test('a backup of a running server is a whole database with which another server continues', async () => {
  const { testServer, running, anna } = await twoTables();
  const target = path.join(emptyFolder(), 'backup.sqlite');
  const { bytes, rows } = await backUp(testServer.dataDir, target);
  expect([rows.get('game_table'), rows.get('person')]).toEqual([2, 4]);
  expect((await stat(target)).size).toBe(bytes);
  expect(await readdir(path.dirname(target))).toEqual(['backup.sqlite']);
  expect(process.platform === 'win32' ? '600' : await modeOf(target)).toBe('600');
  const dataDir = emptyFolder();
  await cp(target, filesIn(dataDir).database);
  expect(await checkDatabase(dataDir, { deep: true })).toMatchObject({ faults: [], replayed: 2 });
  const restored = await reopenTestServer(dataDir);
  const tables = await anna.again(restored.url).ask<{ tables: unknown[] }>('GET', '/api/tables/finished');
  expect(tables.tables).toHaveLength(1);
  expect(running).toBeTruthy();
});

test('a backup sees one moment, though people go on playing', async () => {
  const { testServer } = await twoTables();
  const folder = emptyFolder();
  const arrivals = Array.from({ length: 20 }, () => testServer.arrive());
  for (let copy = 0; copy < 5; copy++) {
    const { rows } = await backUp(testServer.dataDir, path.join(folder, `${copy}.sqlite`));
    expect(rows.get('sign_in')).toBeGreaterThanOrEqual(4);
  }
  await Promise.all(arrivals);
  expect(await readdir(folder)).toHaveLength(5);
});

test('a backup replaces nothing unless asked to, and leaves nothing half done', async () => {
  const { testServer } = await twoTables();
  const target = path.join(emptyFolder(), 'backup.sqlite');
  await writeFile(target, 'precious');
  await expect(backUp(testServer.dataDir, target)).rejects.toThrow('exists already');
  expect(await readFile(target, 'utf8')).toBe('precious');
  await backUp(testServer.dataDir, target, { replace: true });
  expect((await readFile(target)).subarray(0, 15).toString()).toBe('SQLite format 3');
  expect(await readdir(path.dirname(target))).toEqual(['backup.sqlite']);
});

test('a backup that fails leaves what was there', async () => {
  const dataDir = emptyFolder();
  const { database } = filesIn(dataDir);
  await writeFile(database, 'Dear diary. '.repeat(1_000));
  const folder = emptyFolder();
  const target = path.join(folder, 'backup.sqlite');
  await writeFile(target, 'precious');
  await expect(backUp(dataDir, target, { replace: true })).rejects.toThrow('is not a SQLite database');
  expect(await readdir(folder)).toEqual(['backup.sqlite']);
  expect(await readFile(target, 'utf8')).toBe('precious');
  await expect(backUp(dataDir, database, { replace: true })).rejects.toThrow('a file of the server itself');
});
