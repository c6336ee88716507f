import { expect, test } from 'vitest';
import { ensureBuilt } from '../bootstrap.mjs';
import { Ledger } from '../soak/ledger.mjs';
import { soak, soakSqlite } from '../soak/soak.mjs';
import { faultOf, lostPromises } from '../soak/verdict.mjs';

const move = (square: number) => ({ kind: 'move', seat: 0, move: { kind: 'mark', square } });

test('nothing acknowledged is lost and every table goes on when the server is killed again and again', async () => {
  ensureBuilt({ quiet: true });
  const report = await soak({
    seconds: 11,
    people: 24,
    seed: 'npm test',
    kills: { from: 1_000, to: 2_000 },
    enough: 60,
    sample: 2,
    parts: [soakSqlite],
    say: () => undefined,
    deadline: Date.now() + 90_000,
  });
  expect(report).toMatchObject({ ok: true, lost: 0, stuckTables: 0, unverified: [] });
  expect(report.acknowledged).toBeGreaterThan(50);
  expect(report.kills).toBeGreaterThan(1);
}, 180_000);

test('what was acknowledged and is not stored so is lost', () => {
  const ledger = new Ledger();
  ledger.acknowledged('missing', 2, move(4));
  ledger.acknowledged('other', 1, move(4));
  ledger.acknowledged('kept', 1, move(4));
  ledger.acknowledged('twice', 1, move(4));
  ledger.acknowledged('twice', 1, move(4));
  ledger.saw('shown', 1);
  const stored = new Map([
    ['missing', new Map([[1, move(0)]])],
    ['other', new Map([[1, move(5)]])],
    ['kept', new Map([[1, { ...move(4), more: true }]])],
    ['twice', new Map([[1, move(4)]])],
    ['shown', new Map()],
  ]);
  expect(lostPromises(ledger, stored).map(({ table, seq }) => [table, seq])).toEqual([
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
  const promises = [
    { seq: 2, entry: move(4) },
    { seq: 4, entry: move(5) },
  ];
  expect(faultOf({ log }, entries, promises)).toBeUndefined();
  expect(faultOf({ log: log.slice(1) }, entries, promises)).toBe('the export is not what is stored');
  expect(faultOf({ log }, entries, [...promises, { seq: 5, entry: move(4) }])).toContain('lacks');
  expect(faultOf({ error: { code: 'not-started' } }, entries, promises)).toBe('no export: not-started');
});
