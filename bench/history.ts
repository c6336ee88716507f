/**
 * `npm run history -- --games 1000000`: fills a database with ended games, each a copy of one that was really played and folded,
 * and measures at each power of ten what lists, loading and moving cost. Times are processor time of this process.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Move } from '@captains-table/kernel';
import { TestTable } from '@captains-table/table/testing';
import { openStorage } from '../packages/server/src/storage/open.ts';
import { filesIn } from '../packages/server/src/storage/sqlite/files.ts';
import type { SqliteFile } from '../packages/server/src/storage/sqlite/library.ts';
import { findSqlite } from '../packages/server/src/storage/sqlite/library.ts';
import type { Storage } from '../packages/server/src/storage/storage.ts';
import { commandLine, wholeNumber } from '../scripts/command-line.mjs';

const GAMES = ['port-royal', 'caravelas', 'maracaibo', 'francis-drake'];
const PLAYERS = ['anna', 'bart', 'carla'];
const OF_EACH = 3;
/** Games per person, however many people there are. */
const GAMES_EACH = 100;
const LOOKS = 200;
const AT_ONCE = 2_000;

const USAGE = `npm run history -- [options]: measures what a long history of games costs

  --games N   how many games there are at the end; measured at each power of ten up to it, from 1000 (100000)
`;
const { values } = commandLine(USAGE, { games: { type: 'string', default: '100000' } });
const wanted = wholeNumber(USAGE, 'games', values.games, 1_000, 1e9);
const dataDir = mkdtempSync(join(tmpdir(), 'captains-table-history-'));
const storage = await openStorage({ dataDir });
const { DatabaseSync } = await findSqlite();
const file = new DatabaseSync(filesIn(dataDir).database, { timeout: 60_000 });
file.exec('pragma synchronous = off');
try {
  const plain = await playSome(storage);
  console.log(
    `games played: ${GAMES.length * OF_EACH}; a game takes ${plain.rows} bytes in rows and ${plain.folded} folded`,
  );
  let there = 0;
  for (let size = 1_000; size <= wanted; size *= 10) {
    copyGames(file, there, size);
    there = size;
    console.log(await measured(storage, file, size));
  }
} finally {
  file.close();
  await storage.close();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Answers the mean size of a game before and after folding. */
async function playSome(into: Storage): Promise<{ readonly rows: number; readonly folded: number }> {
  let rows = 0;
  for (const game of GAMES) {
    for (let round = 0; round < OF_EACH; round++) rows += await playAndStore(into, game, `${game}-${round}`);
  }
  const folded = Number(file.prepare('select avg(length(packed)) as bytes from folded').get()?.['bytes']);
  return { rows: Math.round(rows / (GAMES.length * OF_EACH)), folded: Math.round(folded) };
}

async function playAndStore(into: Storage, game: string, id: string): Promise<number> {
  const seed = Buffer.from(id.padEnd(16)).toString('hex').slice(0, 32);
  const testTable = await TestTable.start({ game, chairs: PLAYERS, record: { id, seed, invite: id } });
  while (testTable.table.status === 'playing') {
    await testTable.submit((table) => {
      const seat = table.pending[0]?.seat ?? 0;
      const legal: readonly Move[] = table.match?.legal(seat) ?? [];
      return { kind: 'move', seat, move: legal[(table.seq * 7_919) % legal.length] ?? { kind: 'none' } };
    });
  }
  const { record, entries, snapshot } = testTable.stored;
  const { result } = testTable.table;
  await into.tables.create(
    { ...record, chairs: testTable.table.chairs, endedAt: 1, ...(result === undefined ? {} : { result }) },
    entries,
    testTable.table.people,
  );
  if (snapshot !== undefined)
    file
      .prepare('insert into snapshot (table_id, seq, state) values (?, ?, ?)')
      .run(id, snapshot.seq, JSON.stringify(snapshot.state));
  await into.tables.fold(id);
  return JSON.stringify(entries).length + JSON.stringify(snapshot).length;
}

function copyGames(into: SqliteFile, from: number, to: number): void {
  const templates = GAMES.flatMap((game) =>
    Array.from({ length: OF_EACH }, (_, round) => `${game}-${round}`),
  );
  const copies = ['game_table', 'folded', 'seat'].map((table) => copying(into, table));
  for (let start = from; start < to; start += AT_ONCE) {
    into.exec('begin');
    for (let number = start; number < Math.min(to, start + AT_ONCE); number++) {
      for (const copy of copies) copy(templates[number % templates.length] ?? '', number);
    }
    into.exec('commit');
  }
}

/** Copies the rows of one table that belong to a game, under another id and for other people. */
function copying(into: SqliteFile, table: string): (template: string, number: number) => void {
  const columns = into
    .prepare(`select name from pragma_table_info('${table}')`)
    .all()
    .map((row) => String(row['name']));
  const changed: Readonly<Record<string, string>> = {
    id: `'t' || :number`,
    table_id: `'t' || :number`,
    invite: `'i' || :number`,
    counted: ':number + 1',
    ...(table === 'seat'
      ? { person: `'p' || ((:number * 3 + seat) / ${GAMES_EACH})`, updated_at: ':number' }
      : {}),
    ...(table === 'game_table'
      ? { updated_at: ':number', host: `'p' || (:number * 3 / ${GAMES_EACH})` }
      : {}),
  };
  const key = table === 'game_table' ? 'id' : 'table_id';
  const statement = into.prepare(
    `insert into ${table} (${columns.join()}) select ${columns.map((name) => changed[name] ?? name).join()} from ${table} where ${key} = :template`,
  );
  return (template, number) => void statement.run({ ':template': template, ':number': number });
}

async function measured({ tables, profiles }: Storage, of: SqliteFile, size: number): Promise<string> {
  of.exec('pragma wal_checkpoint(truncate)');
  const bytes = statSync(filesIn(dataDir).database).size;
  const people = Math.floor((size * 3) / GAMES_EACH);
  const some = (look: number) => Math.floor((look * 7_919 * 31) % size);
  const running = await TestTable.start({ record: { id: `running-${size}`, invite: `running-${size}` } });
  const { record, entries } = running.stored;
  await tables.create(record, entries, running.table.people);
  const costs = {
    'a page of ended games': (look: number) => tables.finished(`p${some(look) % people}`, { limit: 20 }),
    'running games': (look: number) => tables.running(`p${some(look) % people}`, { limit: 20 }),
    statistics: (look: number) => tables.statistics(`p${some(look) % people}`),
    'loading an ended game': (look: number) => tables.load(`t${some(look)}`),
    'looking for games to fold': () => tables.unfolded(2, 200),
    'looking for games to count': () => profiles.uncounted(50),
    'storing a move': (look: number) =>
      tables.append({
        table: record.id,
        seq: entries.length + look + 1,
        at: look,
        entry: { kind: 'nudge', seat: 0, by: 1 },
        change: {},
      }),
  };
  const told: string[] = [];
  for (const [what, look] of Object.entries(costs)) told.push(`${what} ${await cost(look)} ms`);
  return `${size} games: ${(bytes / 1e6).toFixed(0)} MB, ${Math.round(bytes / size)} bytes each; ${told.join(', ')}`;
}

async function cost(look: (number: number) => Promise<unknown>): Promise<string> {
  const before = process.cpuUsage();
  for (let number = 0; number < LOOKS; number++) await look(number);
  const { user, system } = process.cpuUsage(before);
  return ((user + system) / 1_000 / LOOKS).toFixed(2);
}
