/** Starting on a damaged folder: the server goes on only with data that it can trust, and says what is lost. */
import { readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { findSqlite } from '../../../src/storage/sqlite/library.ts';
import { filesIn } from '../../../src/storage/sqlite/files.ts';
import { append, lastSeq } from '../records.ts';
import { dataFolder, killedNow, overwrite, start, storeEntries } from './folder.ts';

const HEADER = 32;
const FRAME = 24 + 4_096;

async function server(entries: number) {
  const dataDir = dataFolder();
  const { storage } = await start(dataDir);
  await storeEntries(storage, entries);
  return { dataDir, storage };
}

async function stopped(entries: number) {
  const { dataDir, storage } = await server(entries);
  await storage.close();
  return { dataDir, ...filesIn(dataDir) };
}

/** Places in a write-ahead log where a commit ends. */
async function commitsIn(wal: string): Promise<readonly number[]> {
  const bytes = await readFile(wal);
  const frames = Array.from({ length: (bytes.length - HEADER) / FRAME }, (_, i) => HEADER + i * FRAME);
  return frames.filter((at) => bytes.readUInt32BE(at + 4) > 0);
}

test('a killed server leaves everything in its log, and the next start has nothing to say', async () => {
  const { dataDir, wal } = await killedNow((await server(29)).dataDir);
  expect((await stat(wal)).size).toBeGreaterThan(29 * FRAME);
  const { storage, said } = await start(dataDir);
  expect(said).toEqual([]);
  expect(await lastSeq(storage, 't')).toBe(29);
});

test('a write that was cut off in the middle was never acknowledged, so nothing is said of it', async () => {
  const { dataDir, wal } = await killedNow((await server(29)).dataDir);
  const last = (await commitsIn(wal)).at(-1) ?? 0;
  await truncate(wal, last + 100);
  const { storage, said } = await start(dataDir);
  expect(said).toEqual([]);
  expect(await lastSeq(storage, 't')).toBe(28);
});

test('a last write with a hole, as a power cut leaves it, is reported without alarm', async () => {
  const { dataDir, wal } = await killedNow((await server(29)).dataDir);
  const last = (await commitsIn(wal)).at(-1) ?? 0;
  await overwrite(wal, last + 200, 64);
  const { storage, said } = await start(dataDir);
  expect(said).toEqual([expect.stringMatching(/^The last write in .*-wal was not finished .* power cut\.$/)]);
  expect(await lastSeq(storage, 't')).toBe(28);
});

test('garbage in the middle of the log: the start says how many writes are lost, and keeps the evidence', async () => {
  const { dataDir, wal } = await killedNow((await server(29)).dataDir);
  const damaged = (await commitsIn(wal)).at(-20) ?? 0;
  await overwrite(wal, damaged + 200, 64);
  const before = await readFile(wal);
  const { storage, said } = await start(dataDir);
  expect(await lastSeq(storage, 't')).toBe(9);
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(/^ERROR /);
  expect(said[0]).toContain(`-wal is damaged at byte ${damaged}: up to 20 writes are lost`);
  const kept = /kept as (\S+)\.$/.exec(said[0] ?? '')?.[1] ?? '';
  expect(before.equals(await readFile(`${dataDir}/${kept}`))).toBe(true);
});

test('a damaged log that was copied into the database already does not mix old pages with new', async () => {
  const { dataDir, storage } = await server(20);
  const { DatabaseSync } = await findSqlite();
  const hand = new DatabaseSync(filesIn(dataDir).database);
  hand.exec('pragma wal_checkpoint(truncate)');
  for (let seq = 21; seq <= 120; seq++) await storage.tables.append(append('t', seq));
  hand.exec('pragma wal_checkpoint(passive)');
  const killed = await killedNow(dataDir);
  hand.close();
  await overwrite(killed.wal, ((await commitsIn(killed.wal)).at(-95) ?? 0) + 200, 64);
  await expect(start(killed.dataDir)).rejects.toThrow(
    /captains-table\.sqlite is damaged \(.+\): put a backup in its place/,
  );
});

test('a log whose header is garbage is lost as a whole, and that is said', async () => {
  const { dataDir, wal } = await killedNow((await server(5)).dataDir);
  const writes = (await commitsIn(wal)).length;
  await overwrite(wal, 0, HEADER);
  const { said } = await start(dataDir);
  expect(said).toEqual([expect.stringContaining(`damaged at byte 0: up to ${writes} writes are lost`)]);
});

test('frames of an earlier round behind the end of the log are no loss', async () => {
  const { dataDir, storage } = await server(29);
  const { DatabaseSync } = await findSqlite();
  const hand = new DatabaseSync(filesIn(dataDir).database);
  hand.exec('pragma wal_checkpoint(restart)');
  hand.close();
  await storage.people.create({ id: 'ann', name: 'Ann', locale: 'en', createdAt: 1, seenAt: 1 });
  const killed = await killedNow(dataDir);
  const { said, storage: next } = await start(killed.dataDir);
  expect(said).toEqual([]);
  expect(await next.people.find('ann')).toBeDefined();
  expect(await lastSeq(next, 't')).toBe(29);
});

test('an emptied database is refused, not begun again', async () => {
  const { dataDir, database } = await stopped(3);
  await truncate(database, 0);
  await expect(start(dataDir)).rejects.toThrow(/captains-table\.sqlite is empty, but there was a database/);
  expect((await stat(database)).size).toBe(0);
});

test('a database that is gone is refused, until all that belongs to it is deleted', async () => {
  const { dataDir, database } = await stopped(3);
  await rm(database);
  await expect(start(dataDir)).rejects.toThrow(/captains-table\.sqlite is gone, .*put a backup in its place/);
  for (const name of await readdir(dataDir)) await rm(`${dataDir}/${name}`);
  const { storage } = await start(dataDir);
  expect(await storage.tables.load('t')).toBeUndefined();
});

test('an empty database with a log beside it is refused also where no server was before', async () => {
  const { dataDir, database, owner } = await killedNow((await server(3)).dataDir);
  await truncate(database, 0);
  await rm(owner);
  await expect(start(dataDir)).rejects.toThrow('is empty, but there was a database before');
});

test('a start that was killed before it made its database is no reason to refuse the next', async () => {
  const dataDir = dataFolder();
  const { database, owner } = filesIn(dataDir);
  await writeFile(database, '');
  await writeFile(owner, JSON.stringify({ process: 1, host: 'here', since: 'then', hasData: false }));
  await expect(start(dataDir)).resolves.toMatchObject({ said: [] });
});

test('a file that is no database is refused and left as it is', async () => {
  const dataDir = dataFolder();
  const { database } = filesIn(dataDir);
  const letter = 'Dear diary. '.repeat(1_000);
  await writeFile(database, letter);
  await expect(start(dataDir)).rejects.toThrow('is not a SQLite database');
  expect(await readFile(database, 'utf8')).toBe(letter);
});

test.each([
  ['with its own mark', 'pragma application_id = 7; create table note (text)'],
  ['without a mark', 'create table note (text)'],
])('the database of another program %s is refused and left as it is', async (_what, sql) => {
  const dataDir = dataFolder();
  const { database } = filesIn(dataDir);
  const { DatabaseSync } = await findSqlite();
  const foreign = new DatabaseSync(database);
  foreign.exec(sql);
  foreign.close();
  const before = await readFile(database);
  await expect(start(dataDir)).rejects.toThrow('is a database of another program');
  expect(before.equals(await readFile(database))).toBe(true);
});

test('a database from before there was a mark is taken over and marked', async () => {
  const { dataDir, database } = await stopped(3);
  const { DatabaseSync } = await findSqlite();
  const hand = new DatabaseSync(database);
  hand.exec('pragma application_id = 0; pragma wal_checkpoint(truncate)');
  hand.close();
  const { storage } = await start(dataDir);
  expect(await lastSeq(storage, 't')).toBe(3);
  await storage.close();
  expect((await readFile(database)).subarray(68, 72).toString()).toBe('CTab');
});

test('damaged pages are found at the start', async () => {
  const { dataDir, database } = await stopped(200);
  const { size } = await stat(database);
  await overwrite(database, size - 3 * 4_096, 3 * 4_096);
  await expect(start(dataDir)).rejects.toThrow(/captains-table\.sqlite is damaged \(.+\): put a backup/);
});

test('a database that was cut off is found at the start', async () => {
  const { dataDir, database } = await stopped(200);
  await truncate(database, 8_192);
  await expect(start(dataDir)).rejects.toThrow('is damaged');
});
