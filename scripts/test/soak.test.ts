import { expect, test } from 'vitest';
import { ensureBuilt } from '../bootstrap.mjs';
import { Acknowledgements } from '../soak/acknowledgements.mjs';
import { lastOf, soak, soakSqlite, sumUp } from '../soak/soak.mjs';
import { faultOf, lostEntries } from '../soak/verification.mjs';

const move = (square: number) => ({ kind: 'move', seat: 0, move: { kind: 'mark', square } });

test('nothing acknowledged is lost and every table goes on when the server is killed again and again', async () => {
  ensureBuilt({ quiet: true });
  const report = await soak({
    seconds: 11,
    people: 24,
    seed: 'npm test',
    kills: { from: 1_000, to: 2_000 },
    enough: 60,
    games: 2,
    parts: [soakSqlite],
    say: () => undefined,
    deadline: Date.now() + 240_000,
  });
  expect(report).toMatchObject({ ok: true, lost: 0, stuckTables: 0, verified: 2, unverified: [] });
  expect(report.acknowledged).toBeGreaterThan(50);
  expect(report.kills).toBeGreaterThan(1);
}, 300_000);

test('what was acknowledged and is not stored so is lost', () => {
  const record = new Acknowledgements();
  record.acknowledged('missing', 2, move(4));
  record.acknowledged('other', 1, move(4));
  record.acknowledged('kept', 1, move(4));
  record.acknowledged('twice', 1, move(4));
  record.acknowledged('twice', 1, move(4));
  record.saw('shown', 1);
  const stored = new Map([
    ['missing', new Map([[1, move(0)]])],
    ['other', new Map([[1, move(5)]])],
    ['kept', new Map([[1, { ...move(4), more: true }]])],
    ['twice', new Map([[1, move(4)]])],
    ['shown', new Map()],
  ]);
  expect(lostEntries(record, stored).map(({ table, seq }) => [table, seq])).toEqual([
    ['missing', 2],
    ['other', 1],
    ['twice', 1],
    ['shown', 1],
  ]);
});

test('an export is the whole log with every acknowledged move in its order', () => {
  const entries = new Map([
    [1, { kind: 'start' }],
    [2, move(4)],
    [3, { kind: 'undo', seat: 0, to: 0 }],
    [4, move(5)],
  ]);
  const log = [
    { seat: 0, move: move(4).move },
    { seat: 0, undo: 0 },
    { seat: 0, move: move(5).move },
  ];
  const acknowledged = [
    { seq: 2, entry: move(4) },
    { seq: 4, entry: move(5) },
  ];
  expect(faultOf({ log }, entries, acknowledged)).toBeUndefined();
  expect(faultOf({ log: log.slice(1) }, entries, acknowledged)).toBe('the export is not what is stored');
  expect(faultOf({ log }, entries, [...acknowledged, { seq: 5, entry: move(4) }])).toContain('lacks');
  expect(faultOf({ error: { code: 'not-started' } }, entries, acknowledged)).toBe('no export: not-started');
});

/** A part in which everything went well. */
const calm = (documents: object[] = []) => ({
  figures: { acknowledged: 90, kills: 3, lost: [], stuck: [], faults: [], missedChanges: [], crashes: [] },
  documents,
});

test('a soak that verified nothing, or fewer games than it was asked to, has failed', () => {
  const okWith = (games: number, verified: number, unverified: object[] = []) =>
    sumUp([calm(), calm()], games, { verified, unverified }).ok;
  expect(okWith(20, 20)).toBe(true);
  expect(okWith(20, 19)).toBe(false);
  expect(okWith(20, 0)).toBe(false);
  expect(okWith(0, 0)).toBe(false);
  expect(okWith(20, 20, [{ table: 't', fault: 'another one' }])).toBe(false);
});

test('as many games are played again as were asked for, from all parts, those that ended last', () => {
  const documents = (part: string, count: number) =>
    Array.from({ length: count }, (_, i) => ({ table: `${part}${i}`, document: { log: [] } }));
  const unfinished = { table: 'open', document: { error: { code: 'not-started' } } };
  const results = () => [calm([...documents('a', 5), unfinished]), calm(documents('b', 1))];
  const chosen = (games: number) => lastOf(results(), games).map(({ table }) => table);
  expect(chosen(3)).toEqual(['a4', 'b0', 'a3']);
  expect(chosen(9)).toEqual(['a4', 'b0', 'a3', 'a2', 'a1', 'a0']);
});
