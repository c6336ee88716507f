/** Copying data from one database to the other, into files and back. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { Backups } from '../../src/backups.ts';
import { backUpPlace, restore } from '../../src/storage/copy/backup.ts';
import { contentOf, differences } from '../../src/storage/copy/content.ts';
import type { DatabaseContent } from '../../src/storage/copy/content.ts';
import { layout } from '../../src/storage/copy/layout.ts';
import { moveData } from '../../src/storage/copy/move.ts';
import { withDatabase } from '../../src/storage/copy/open.ts';
import type { Place } from '../../src/storage/open.ts';
import { openStorage } from '../../src/storage/open.ts';
import { filesIn } from '../../src/storage/sqlite/files.ts';
import type { TestPostgres } from '../services/postgres.ts';
import { startPostgres, whyNoPostgres } from '../services/postgres.ts';
import { pack, person, table } from './records.ts';

function emptyFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'captains-table-copy-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Values of many kinds: times, fractions, nulls, bytes, texts in several scripts. */
async function furnished(place: Place): Promise<void> {
  const storage = await openStorage(place);
  for (const id of ['ann', 'bob', 'çid']) await storage.people.create(person(id, { name: `Zoë ☠ ${id}` }));
  await storage.people.update('bob', { login: 'bob', passwordHash: 'x' });
  await storage.people.mute('ann', 'bob', true);
  await storage.packs.keep('ann', pack('a'), 1);
  for (let index = 0; index < 600; index++) {
    await storage.tables.create(
      table(`t${index}`, { status: index % 2 === 0 ? 'over' : 'playing', endedAt: index }),
      [1, 2, 3].map((seq) => ({ seq, at: seq, entry: { kind: 'start' } as const })),
      [{ seat: 0, person: 'ann', owes: false, rank: 1, score: index / 4 }],
    );
  }
  for (const id of await storage.tables.unfolded(300, 50)) await storage.tables.fold(id);
  await storage.tables.say({ table: 't1', person: 'ann', text: 'Ahoi', at: 3 });
  await storage.setting('key', () => 'value');
  await storage.close();
}

function contentAt(place: Place): Promise<DatabaseContent> {
  return withDatabase(place, async (db) => contentOf(db, await layout()));
}

test('two databases with one letter changed are not taken for the same', async () => {
  const dataDir = emptyFolder();
  await furnished({ dataDir });
  const before = await contentAt({ dataDir });
  expect(before.get('game_table')?.rows).toBe(600);
  expect(before.get('folded')?.rows).toBe(50);
  expect(differences(before, before)).toEqual([]);
  const storage = await openStorage({ dataDir });
  await storage.people.update('ann', { name: 'Zoe ☠ ann' });
  await storage.close();
  expect(differences(before, await contentAt({ dataDir }))).toEqual(['person']);
});

test('a backup is proven before it is there, and comes back into a folder', async () => {
  const dataDir = emptyFolder();
  await furnished({ dataDir });
  const folder = emptyFolder();
  const file = path.join(folder, 'b.sqlite');
  const { tables } = await backUpPlace({ dataDir }, file);
  expect(tables).toBe(600);
  expect(await readdir(folder)).toEqual(['b.sqlite']);
  expect((await stat(file)).mode & 0o077).toBe(0);
  await expect(backUpPlace({ dataDir }, file)).rejects.toThrow('exists already');
  const before = await contentAt({ dataDir });
  const storage = await openStorage({ dataDir });
  await storage.people.delete('ann');
  await storage.close();
  await expect(restore(file, { dataDir })).rejects.toThrow('exists already');
  const { kept } = await restore(file, { dataDir }, { replace: true });
  expect(differences(before, await contentAt({ dataDir }))).toEqual([]);
  expect(kept).toMatch(/-before-/);
  const elsewhere = path.join(emptyFolder(), 'new');
  await restore(file, { dataDir: elsewhere });
  expect(differences(before, await contentAt({ dataDir: elsewhere }))).toEqual([]);
});

test('a file that is damaged is not restored, and nothing changes', async () => {
  const dataDir = emptyFolder();
  await furnished({ dataDir });
  const before = await contentAt({ dataDir });
  const file = path.join(emptyFolder(), 'bad');
  await writeFile(file, 'no database at all'.repeat(1_000));
  await expect(restore(file, { dataDir }, { replace: true })).rejects.toThrow('not a SQLite database');
  await expect(restore(`${file}-gone`, { dataDir }, { replace: true })).rejects.toThrow('no backup');
  expect(differences(before, await contentAt({ dataDir }))).toEqual([]);
  expect((await readdir(dataDir)).filter((name) => name.startsWith('.scratch'))).toEqual([]);
});

test('backups are made when they are due; the latest are kept, and others are none of ours', async () => {
  const folder = path.join(emptyFolder(), 'backups');
  const made: string[] = [];
  let fails = false;
  const backups = new Backups({ folder, every: 6, keep: 2 }, async (file) => {
    if (fails) throw new Error('full');
    made.push(path.basename(file));
    await writeFile(file, 'x');
  });
  const hour = 3_600_000;
  const start = Date.UTC(2030, 0, 1, 12, 34, 56, 789);
  await backups.run(start);
  await writeFile(path.join(folder, 'mine.sqlite'), 'x');
  await backups.run(start + 5 * hour);
  await backups.run(start + 6 * hour);
  fails = true;
  await expect(backups.run(start + 12 * hour)).rejects.toThrow('full');
  await backups.run(start + 12.5 * hour);
  fails = false;
  await backups.run(start + 13 * hour);
  expect(made).toEqual([
    'captains-table-2030-01-01T12-34-56Z.sqlite',
    'captains-table-2030-01-01T18-34-56Z.sqlite',
    'captains-table-2030-01-02T01-34-56Z.sqlite',
  ]);
  expect((await readdir(folder)).toSorted()).toEqual([...made.slice(1), 'mine.sqlite']);
});

test('a file dated to the future does not put off backups, and what a killed backup left behind goes', async () => {
  const folder = emptyFolder();
  const now = Date.UTC(2030, 0, 1);
  const old = new Date(now - 2 * 24 * 3_600_000);
  await writeFile(path.join(folder, 'captains-table-2040-01-01T00-00-00Z.sqlite'), 'x');
  for (const name of [
    'captains-table-2029-12-20T00-00-00Z.sqlite.unproven-7',
    'captains-table-2029-12-31T00-00-00Z.sqlite.unproven-8',
    'mine.unproven-7',
  ]) {
    await writeFile(path.join(folder, name), 'x');
    await utimes(path.join(folder, name), old, name.includes('12-31') ? new Date(now) : old);
  }
  await mkdir(path.join(folder, '.scratch-a'));
  await writeFile(path.join(folder, '.scratch-a', 'captains-table.sqlite'), 'x');
  await utimes(path.join(folder, '.scratch-a'), old, old);
  const backups = new Backups({ folder, every: 24, keep: 5 }, (file) => writeFile(file, 'x'));
  await backups.run(now);
  expect(backups.lastAt).toBe(now);
  expect((await readdir(folder)).toSorted()).toEqual([
    'captains-table-2029-12-31T00-00-00Z.sqlite.unproven-8',
    'captains-table-2030-01-01T00-00-00Z.sqlite',
    'captains-table-2040-01-01T00-00-00Z.sqlite',
    'mine.unproven-7',
  ]);
});

test('a server that shuts down gives up the backup it is making, and calls that no failure', async () => {
  let begin = (): void => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const backups = new Backups({ folder: emptyFolder(), every: 24, keep: 5 }, async (_file, signal) => {
    begin();
    await once(signal, 'abort');
    throw signal.reason;
  });
  const made = backups.run(Date.UTC(2030, 0, 1));
  await begun;
  backups.stop();
  await made;
  expect(backups.lastAt).toBeUndefined();
});

describe.skipIf(whyNoPostgres() !== undefined)('with PostgreSQL', () => {
  let server: TestPostgres | undefined;
  beforeAll(async () => {
    server = await startPostgres();
  }, 60_000);
  afterAll(() => server?.stop());
  const database = async (): Promise<Place> => ({ databaseUrl: (await server?.createDatabase()) ?? '' });

  test('data move there and back and are the same, and nothing is written over', async () => {
    const dataDir = emptyFolder();
    await furnished({ dataDir });
    const there = await database();
    const moved = await moveData({ dataDir }, there);
    expect(moved.get('game_table')?.rows).toBe(600);
    expect(differences(moved, await contentAt(there))).toEqual([]);
    await expect(moveData({ dataDir }, there)).rejects.toThrow('there are data already');
    const back = path.join(emptyFolder(), 'back');
    expect(differences(moved, await moveData(there, { dataDir: back }))).toEqual([]);
    expect(differences(moved, await contentAt({ dataDir: back }))).toEqual([]);
    await expect(moveData(there, { dataDir: back })).rejects.toThrow('exists already');
    const storage = await openStorage(there);
    expect((await storage.tables.load('t0'))?.entries).toHaveLength(3);
    await storage.close();
  });

  test('a backup of it is one file, which comes back into either', async () => {
    const place = await database();
    await furnished(place);
    const file = path.join(emptyFolder(), 'b.sqlite');
    await backUpPlace(place, file);
    const before = await contentAt(place);
    const other = await database();
    await restore(file, other);
    expect(differences(before, await contentAt(other))).toEqual([]);
    const dataDir = path.join(emptyFolder(), 'data');
    await restore(file, { dataDir });
    expect(differences(before, await contentAt({ dataDir }))).toEqual([]);
    expect((await stat(filesIn(dataDir).database)).mode & 0o077).toBe(0);
  });
});
