/** A server is upgraded to a release that has changed the rules, in the middle of a game. */
import { loadGame } from '@captains-table/catalogue';
import { parseMatchDocument, verify } from '@captains-table/kernel';
import { expect, test } from 'vitest';
import { checkDatabase } from '../../src/index.ts';
import { filesIn } from '../../src/storage/sqlite/files.ts';
import { findSqlite } from '../../src/storage/sqlite/library.ts';
import { mark, moves, startedTable } from './tables-with-people.ts';
import { openTestServer, reopenTestServer } from './test-server.ts';

/** Marks all tables as begun with the release before. */
async function asOfTheReleaseBefore(dataDir: string): Promise<void> {
  const { DatabaseSync } = await findSqlite();
  const hand = new DatabaseSync(filesIn(dataDir).database);
  hand.exec(`update game_table set rules = '0'`);
  hand.close();
}

test('a running game goes on, its end counts, and its log says where the rules changed', async () => {
  const before = await openTestServer();
  const [table, anna, bart] = await startedTable(before, {}, 'Anna', 'Bart');
  await moves(anna, table, mark(0));
  await moves(bart, table, mark(3));
  const [waiting] = await startedTable(before, {}, 'Carla', 'Dirk');
  await before.server.close();
  await asOfTheReleaseBefore(before.dataDir);

  const after = await reopenTestServer(before.dataDir);
  const again = await anna.again(after.url).connect();
  const other = await bart.again(after.url).connect();
  const scene = await again.attach(table);
  await other.attach(table);
  expect(scene.rules).toBe('1');
  expect(scene.status).toBe('playing');
  await moves(again, table, mark(1));
  await moves(other, table, mark(4));
  await moves(again, table, mark(2));
  const loaded = await loadGame('tic-tac-toe');
  const document = parseMatchDocument(await again.ask('GET', `/api/tables/${table}/export`));
  expect(document).toMatchObject({ rules: '0', changed: [{ rules: '1', from: '0', moves: 2 }] });
  expect(loaded && verify(loaded.game, document)).toEqual({
    ok: true,
    moves: 5,
    unproven: [{ rules: '0', from: 1, to: 2 }],
  });
  const list = await again.ask<{ tables: { id: string }[] }>('GET', '/api/tables/finished');
  expect(list.tables.map(({ id }) => id)).toEqual([table]);
  const report = await checkDatabase(after.dataDir, { deep: true });
  // The other table has not been opened yet.
  expect(report).toMatchObject({ faults: [], replayed: 1, outdated: 1 });
  expect(waiting).not.toBe(table);
});

test('a game that ended before the rules changed can be opened, retold and followed by another', async () => {
  const before = await openTestServer();
  const [table, anna, bart] = await startedTable(before, {}, 'Anna', 'Bart');
  for (const [person, square] of [
    [anna, 0],
    [bart, 3],
    [anna, 1],
    [bart, 4],
    [anna, 2],
  ] as const)
    await moves(person, table, mark(square));
  await anna.until(table, ({ status }) => status === 'over');
  await before.server.close();
  await asOfTheReleaseBefore(before.dataDir);

  const after = await reopenTestServer(before.dataDir);
  const again = await anna.again(after.url).connect();
  const scene = await again.attach(table);
  expect(scene).toMatchObject({ status: 'over', rules: '1', play: { moves: 5 } });
  expect(scene).not.toHaveProperty('rulesChangedAfter');
  const { moves: retold } = await again.ask<{ moves: unknown[] }>('GET', `/api/tables/${table}/log`);
  expect(retold).toHaveLength(5);
  const next = await again.ask<{ table: string }>('POST', `/api/tables/${table}/rematch`);
  await again.until(table, ({ rematch }) => rematch === next.table);
  // The log is as it was, except for the proposal of another game.
  expect(await checkDatabase(after.dataDir, { deep: true })).toMatchObject({ faults: [] });
});
