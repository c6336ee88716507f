import { describe, expect, test } from 'vitest';
import type { TestDatabase } from './test-database.ts';
import { append, marked, person, runningOf, seat, table } from './records.ts';
import { eventually } from '@captains-table/table/testing';

/** More than are written at once. */
const COUNT = 600;

export function appendsSuite(database: () => TestDatabase): void {
  describe('an append', () => {
    test('stores the entry with everything that changes together with it', async () => {
      const { tables } = database().storage;
      await tables.create(table('t'), [], [seat(0, 'ann'), seat(1, 'bob')]);
      const chairs = [{ kind: 'person', person: 'bob' }] as const;
      const change = { status: 'playing', chairs, startedAt: 10_001, wakeAt: 20_000 } as const;
      const people = [seat(0, 'bob', { owes: true })];
      expect(await tables.append(append('t', 1, { change, people, snapshot: { moves: 1 } }))).toBe(true);
      expect(await tables.load('t')).toStrictEqual({
        record: table('t', { ...change, updatedAt: 10_001 }),
        entries: [marked(1, 't 1')],
        snapshot: { seq: 1, state: { moves: 1 } },
      });
      expect(await runningOf(database().storage, 'ann')).toStrictEqual([]);
      expect((await runningOf(database().storage, 'bob'))[0]?.people).toStrictEqual(people);
    });

    test('leaves alone what it does not name, and empties what it names undefined', async () => {
      const { tables } = database().storage;
      const result = { ranking: [1], scores: [3], breakdown: [{}] };
      const full = { startedAt: 1, endedAt: 2, wakeAt: 3, result, rematch: 'r' };
      await tables.create(table('t', full), [], [seat(0, 'ann')]);
      await tables.append(append('t', 1, { snapshot: 'kept' }));
      await tables.append(append('t', 2));
      expect(await tables.load('t')).toMatchObject({ record: full, snapshot: { seq: 1, state: 'kept' } });
      expect(await runningOf(database().storage, 'ann')).toHaveLength(1);
      await tables.append(append('t', 3, { change: { wakeAt: undefined, result: undefined } }));
      expect(await tables.record('t')).toStrictEqual(
        table('t', { startedAt: 1, endedAt: 2, rematch: 'r', updatedAt: 10_003 }),
      );
      const rest = { startedAt: undefined, endedAt: undefined, rematch: undefined };
      await tables.append(append('t', 4, { change: rest, people: [] }));
      expect(await tables.record('t')).toStrictEqual(table('t', { updatedAt: 10_004 }));
      expect(await runningOf(database().storage, 'ann')).toStrictEqual([]);
    });

    test('that lost changes nothing at all', async () => {
      const { tables } = database().storage;
      await tables.create(table('t'), [marked(1, 'first')], [seat(0, 'ann')]);
      const before = await tables.load('t');
      const intruder = { change: { status: 'over' }, people: [seat(0, 'bob')], snapshot: 'no' } as const;
      for (const seq of [-1, 0, 1, 3, 7]) {
        expect(await tables.append(append('t', seq, intruder))).toBe(false);
      }
      expect(await tables.append(append('unknown', 1, intruder))).toBe(false);
      expect(await tables.load('t')).toStrictEqual(before);
      expect(await runningOf(database().storage, 'bob')).toStrictEqual([]);
      expect(await tables.append(append('t', 2))).toBe(true);
    });

    test('that cannot be written down fails alone', async () => {
      const { tables } = database().storage;
      await tables.create(table('t'), [], []);
      const endless: Record<string, unknown> = {};
      endless['self'] = endless;
      const [bad, good] = await Promise.allSettled([
        tables.append(append('t', 1, { snapshot: endless })),
        tables.append(append('t', 1)),
      ]);
      expect(bad.status).toBe('rejected');
      expect(good).toStrictEqual({ status: 'fulfilled', value: true });
    });
  });

  describe('appends made at once', () => {
    test('may follow each other, and the last one decides', async () => {
      const { tables } = database().storage;
      await tables.create(table('t'), [], []);
      await tables.create(table('u'), [], []);
      const won = await Promise.all([
        tables.append(append('t', 2, { change: { wakeAt: 2, rematch: 'two' }, people: [seat(0, 'bob')] })),
        tables.append(append('t', 1, { change: { wakeAt: 1, startedAt: 1 }, snapshot: 'one' })),
        tables.append(append('u', 1)),
        tables.append(append('t', 3, { change: { rematch: undefined } })),
        tables.append(append('t', 5)),
        tables.append(append('t', 2, { entry: { kind: 'start' }, snapshot: 'late' })),
        tables.append(append('gone', 1)),
      ]);
      expect(won).toStrictEqual([true, true, true, true, false, false, false]);
      expect(await tables.load('t')).toStrictEqual({
        record: table('t', { startedAt: 1, wakeAt: 2, updatedAt: 10_003 }),
        entries: [1, 2, 3].map((seq) => marked(seq, `t ${seq}`)),
        snapshot: { seq: 1, state: 'one' },
      });
      expect(await runningOf(database().storage, 'bob')).toHaveLength(1);
      expect(await tables.record('u')).toMatchObject({ updatedAt: 10_001 });
    });

    test('of more tables than one statement can carry are all stored', async () => {
      const { tables } = database().storage;
      await tables.create(table('t0'), [], []);
      await database().execute(copiesOf('t0', COUNT));
      const ids = Array.from({ length: COUNT }, (_, index) => `t${index + 1}`);
      const people = Array.from({ length: 8 }, (_, index) => seat(index, `p${index}`, { rank: 1, score: 2 }));
      const won = await Promise.all(ids.map((id) => tables.append(append(id, 1, { people, snapshot: id }))));
      expect(won.every(Boolean)).toBe(true);
      expect(await tables.load(`t${COUNT}`)).toMatchObject({ snapshot: { seq: 1, state: `t${COUNT}` } });
      expect(await runningOf(database().storage, 'p7')).toHaveLength(COUNT);
    });

    test('fail together, leave nothing behind, and do not harm later ones', async () => {
      const { tables } = database().storage;
      await tables.create(table('t'), [], [seat(0, 'ann')]);
      await tables.create(table('u'), [], []);
      const before = await tables.load('t');
      await database().execute('alter table snapshot rename to mislaid');
      const attempts = [append('t', 1, { people: [], snapshot: 1 }), append('u', 1), append('u', 7)];
      const outcomes = await Promise.allSettled(attempts.map((attempt) => tables.append(attempt)));
      await database().execute('alter table mislaid rename to snapshot');
      expect(outcomes.map(({ status }) => status)).toStrictEqual(['rejected', 'rejected', 'rejected']);
      expect(await tables.load('t')).toStrictEqual(before);
      expect(await tables.entriesAfter('u', 0)).toStrictEqual([]);
      expect(await runningOf(database().storage, 'ann')).toHaveLength(1);
      expect(await Promise.all(attempts.map((attempt) => tables.append(attempt)))).toStrictEqual([
        true,
        true,
        false,
      ]);
    });

    test('wait while another process has the database, and the server goes on meanwhile', async () => {
      const { tables, people } = database().storage;
      await people.create(person('ann'));
      await tables.create(table('t'), [], []);
      const release = await database().hold();
      const waiting = [1, 2].map((seq) => tables.append(append('t', seq)));
      const first = await Promise.race([
        waiting[0],
        new Promise((resolve) => setTimeout(resolve, 100, 'not yet')),
      ]);
      expect(first).toBe('not yet');
      await release();
      expect(await Promise.all(waiting)).toStrictEqual([true, true]);
    });

    test('are refused when the connections are cut, and stored again afterwards', async ({ skip }) => {
      const { tables } = database().storage;
      if (database().cut === undefined) return skip('a file has no connection to cut');
      await tables.create(table('t'), [], []);
      const release = await database().hold();
      const lost = [1, 2].map((seq) => tables.append(append('t', seq)));
      const outcomes = Promise.allSettled(lost);
      await new Promise((resolve) => setTimeout(resolve, 100));
      await database().cut?.();
      expect((await outcomes).map(({ status }) => status)).toStrictEqual(['rejected', 'rejected']);
      await release().catch(() => undefined);
      // Other connections, idle until now, may turn out to be dead first.
      await eventually(() => database().storage.ping());
      expect(await tables.append(append('t', 1))).toBe(true);
      expect(await tables.entriesAfter('t', 0)).toHaveLength(1);
    });
  });

  describe('what is stored comes back as it was', () => {
    test('in every script, and as long as a novel', async () => {
      const { tables, people } = database().storage;
      const text = 'Ça va, 船長? 🏴‍☠️ \u0001 \u2028 "quoted" \\ back\nnext \ud800';
      const state = {
        text,
        pages: Array.from({ length: 1_000 }, (_, page) => `${page} ${'⚓ é'.repeat(400)}`),
      };
      expect(JSON.stringify(state).length).toBeGreaterThan(1_000_000);
      await people.create(person('ann', { name: 'Ça va, 船長? 🏴‍☠️' }));
      await tables.create(table('t', { options: { mode: text } }), [], []);
      await tables.append(append('t', 1, { entry: { kind: 'rematch', table: text }, snapshot: state }));
      const loaded = await tables.load('t');
      expect(loaded?.snapshot?.state).toStrictEqual(state);
      expect(loaded?.record.options).toStrictEqual({ mode: text });
      expect(loaded?.entries[0]?.entry).toStrictEqual({ kind: 'rematch', table: text });
      expect((await people.find('ann'))?.name).toBe('Ça va, 船長? 🏴‍☠️');
    });

    test('also when it looks like SQL', async () => {
      const { tables, people } = database().storage;
      const evil = `x'; drop table person; -- $1 ? %s "`;
      await people.create(person(evil, { name: evil, login: evil, passwordHash: evil }));
      await tables.create(table(evil, { game: evil, host: evil, invite: evil }), [], [seat(0, evil)]);
      await tables.append(
        append(evil, 1, { change: { rematch: evil }, people: [seat(1, evil)], snapshot: evil }),
      );
      const said = await tables.say({ table: evil, person: evil, text: evil, at: 1 });
      expect(await people.findByLogin(evil)).toMatchObject({ id: evil, name: evil });
      expect(await people.findByLogin(`' or '1'='1`)).toBeUndefined();
      expect(await tables.byInvite(evil)).toMatchObject({ id: evil, game: evil, rematch: evil });
      expect(await runningOf(database().storage, evil)).toHaveLength(1);
      expect(await tables.chat(evil, 9)).toStrictEqual([said]);
    });
  });
}

/** Creates many tables with one statement: `t1`, `t2` and so on. */
function copiesOf(id: string, count: number): string {
  const columns = 'seq, said, game, mode, rules, options, tempo, visibility, spectators, hints, host, seed';
  const others = 'created_at, status, chairs, updated_at';
  return `
    with recursive copy (number) as (select 1 union all select number + 1 from copy where number < ${count})
    insert into game_table (id, invite, ${columns}, ${others})
    select 't' || number, 'copy ' || number, ${columns}, ${others}
    from game_table, copy where id = '${id}'`;
}
