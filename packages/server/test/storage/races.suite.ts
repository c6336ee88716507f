import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Append, Storage, StoredTable } from '../../src/storage/storage.ts';
import type { TestDatabase } from './test-database.ts';
import { append, lastSeq, markOf, marked, seat, table } from './records.ts';

export function racesSuite(database: () => TestDatabase): void {
  describe('races', () => {
    test('twenty want one number and one gets it', async () => {
      const { tables } = database().storage;
      await tables.create(table('t'), [], []);
      const won = await Promise.all(
        Array.from({ length: 20 }, (_, index) => tables.append(append('t', 1, { snapshot: index }))),
      );
      expect(won.filter(Boolean)).toHaveLength(1);
      expect((await tables.load('t'))?.snapshot?.state).toBe(won.indexOf(true));
    });

    test('twenty on two servers want one number and one gets it', async () => {
      const [here, there] = [database().storage, await database().another()];
      await here.tables.create(table('t'), [], []);
      const won = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          (index % 2 === 0 ? here : there).tables.append(append('t', 1, { snapshot: index })),
        ),
      );
      expect(won.filter(Boolean)).toHaveLength(1);
      expect((await there.tables.load('t'))?.snapshot?.state).toBe(won.indexOf(true));
    });

    test('two servers write to the same tables: no hole, no double, all that was promised', async () => {
      const servers = [database().storage, await database().another()];
      const ids = ['t', 'u', 'v'];
      for (const id of ids) await database().storage.tables.create(table(id), [], []);
      const promised = await Promise.all(
        Array.from({ length: 24 }, (_, index) =>
          write(servers[index % 2] ?? database().storage, ids[index % 3] ?? 't', `writer ${index}`, 5),
        ),
      );
      const stored = await Promise.all(ids.map((id) => database().storage.tables.entriesAfter(id, 0)));
      for (const entries of stored) {
        expect(entries.map(({ seq }) => seq)).toStrictEqual(entries.map((_, index) => index + 1));
      }
      expect(stored.flat().map(markOf).toSorted()).toStrictEqual(promised.flat().toSorted());
    });

    test('two servers that meet the same tables in opposite order never block each other', async () => {
      const [here, there] = [database().storage, await database().another()];
      const ids = Array.from({ length: 30 }, (_, index) => `t${index}`);
      for (const id of ids) await here.tables.create(table(id), [], []);
      for (let seq = 1; seq <= 10; seq++) {
        const all = (storage: Storage, order: readonly string[]) =>
          Promise.all(
            order.map((id) => storage.tables.append(append(id, seq, { snapshot: seq, people: [] }))),
          );
        const [forth, back] = await Promise.all([all(here, ids), all(there, ids.toReversed())]);
        expect(forth.map((won, index) => won !== back.toReversed()[index])).not.toContain(false);
      }
      expect(await lastSeq(there, 't29')).toBe(10);
    });

    test('a table is loaded as it was at one moment', async () => {
      const [here, there] = [database().storage, await database().another()];
      await here.tables.create(table('t'), [], []);
      const writer = write(here, 't', 'writer', 40, (seq) => ({ snapshot: seq }));
      for (let seq = 0; seq < 40; await new Promise((resolve) => setImmediate(resolve))) {
        const loaded = await there.tables.load('t');
        seq = loaded?.entries.at(-1)?.seq ?? 0;
        expect(loaded?.snapshot?.seq ?? 0).toBe(seq);
        expect(loaded?.record.updatedAt).toBe(seq === 0 ? 1_000 : 10_000 + seq);
      }
      await writer;
    });
  });

  test('any appends do what a simple model does', async () => {
    let games = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { minLength: 1, maxLength: 6 }), { maxLength: 8 }),
        async (batches) => {
          games += 1;
          const { tables } = database().storage;
          const model = new Map(['a', 'b'].map((name) => [name, emptyTable(`${name}${games}`)]));
          for (const { record } of model.values()) await tables.create(record, [], []);
          for (const batch of batches) {
            const appends = batch.map(({ name, ahead, more }) => {
              const { record, entries } = model.get(name) ?? emptyTable('unknown');
              return append(record.id, entries.length + ahead, more);
            });
            const won = await Promise.all(appends.map((one) => tables.append(one)));
            expect(won).toStrictEqual(playModel(model, appends));
          }
          for (const expected of model.values()) {
            expect(await tables.load(expected.record.id)).toStrictEqual(expected);
          }
        },
      ),
      { numRuns: 40 },
    );
  });
}

/** Appends until each of its words is stored. Like a server, it reads what others have written and tries again. */
async function write(
  { tables }: Storage,
  id: string,
  name: string,
  count: number,
  more: (seq: number) => Partial<Append> = () => ({}),
): Promise<readonly string[]> {
  const words = Array.from({ length: count }, (_, index) => `${name}: ${index}`);
  let seq = 0;
  for (const word of words) {
    for (;;) {
      seq = (await tables.entriesAfter(id, seq)).at(-1)?.seq ?? seq;
      if (await tables.append(append(id, seq + 1, { ...marked(seq + 1, word), ...more(seq + 1) }))) break;
    }
  }
  return words;
}

const absentOr = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

const step = fc.record({
  name: fc.constantFrom('a', 'b', 'unknown'),
  ahead: fc.integer({ min: 0, max: 4 }),
  more: fc.record(
    {
      change: fc.record(
        {
          status: fc.constantFrom('open', 'playing', 'over'),
          startedAt: absentOr(fc.nat()),
          wakeAt: absentOr(fc.maxSafeNat()),
          rematch: absentOr(fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('\0', ''))),
        },
        { requiredKeys: [] },
      ),
      people: fc.constantFrom([], [seat(0, 'ann')], [seat(0, 'ann', { owes: true }), seat(3, 'bob')]),
      // Sent through JSON, which has no negative zero.
      snapshot: fc.jsonValue().map((value): unknown => JSON.parse(JSON.stringify(value))),
    },
    { requiredKeys: [] },
  ),
});

function emptyTable(id: string): StoredTable {
  return { record: table(id), entries: [] };
}

/** Appends made together are stored in the order of their numbers; with the same number the first one wins. */
function playModel(model: Map<string, StoredTable>, appends: readonly Append[]): readonly boolean[] {
  const won = new Set<Append>();
  for (const one of appends.toSorted((a, b) => a.seq - b.seq)) {
    const [name, before] = [...model].find(([, { record }]) => record.id === one.table) ?? [];
    if (name === undefined || before === undefined || one.seq !== before.entries.length + 1) continue;
    won.add(one);
    const changed = Object.entries({ ...before.record, ...one.change, updatedAt: one.at });
    model.set(name, {
      ...before,
      record: Object.fromEntries(
        changed.filter(([, value]) => value !== undefined),
      ) as unknown as StoredTable['record'],
      entries: [...before.entries, { seq: one.seq, at: one.at, entry: one.entry }],
      ...(one.snapshot === undefined ? {} : { snapshot: { seq: one.seq, state: one.snapshot } }),
    });
  }
  return appends.map((one) => won.has(one));
}
