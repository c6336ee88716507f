import { describe, expect, test } from 'vitest';
import { append, person, seat, table } from './records.ts';
import type { TestDatabase } from './test-database.ts';

export function noticesSuite(database: () => TestDatabase): void {
  const prepared = async () => {
    const { storage } = database();
    for (const id of ['ann', 'bob']) await storage.people.create(person(id));
    await storage.tables.create(table('t'), [], []);
    return storage;
  };

  describe('notices', () => {
    test('wishes are kept, changed, and go with the person', async () => {
      const storage = await prepared();
      expect(await storage.notices.wishes('ann')).toBeUndefined();
      const wishes = { zone: 'Europe/Paris', quietFrom: 1_320, quietTo: 420, webhookForm: 'matrix' } as const;
      await storage.notices.setWishes('ann', wishes);
      expect(await storage.notices.wishes('ann')).toStrictEqual(wishes);
      const other = { zone: 'UTC', digestAt: 0, webhookForm: 'plain' } as const;
      await storage.notices.setWishes('ann', other);
      expect(await storage.notices.wishes('ann')).toStrictEqual(other);
      await storage.people.delete('ann');
      expect(await storage.notices.wishes('ann')).toBeUndefined();
    });

    test('a decision is claimed once, on whichever server, and none before it afterwards', async () => {
      const here = await prepared();
      const there = await database().another();
      const told = { table: 't', person: 'ann', channel: 'person' } as const;
      for (const decision of [3, 7]) {
        const claims = await Promise.all(
          Array.from({ length: 6 }, (_, n) => (n % 2 ? here : there).notices.claim(told, decision, 100)),
        );
        expect(claims.filter(Boolean)).toHaveLength(1);
      }
      expect(await there.notices.claim(told, 5, 100)).toBe(false);
      expect(await there.notices.claim({ ...told, channel: 'table' }, 5, 100)).toBe(true);
      expect(await there.notices.claim({ ...told, person: 'bob' }, 5, 100)).toBe(true);
    });

    test('turns are forgotten until someone has looked after them', async () => {
      const { notices, tables } = await prepared();
      const people = [
        seat(0, 'ann', { owes: true }),
        seat(1, 'bob', { owes: true }),
        seat(2, 'gone', { owes: true }),
      ];
      await tables.append(append('t', 1, { at: 500, people, change: { status: 'playing' } }));
      const untold = async (from: number, to: number) =>
        (await notices.untold(from, to, 10)).map((one) => one.person).toSorted();
      expect(await untold(0, 500)).toEqual([]);
      expect(await untold(0, 501)).toEqual(['ann', 'bob']);
      expect(await untold(501, 900)).toEqual([]);
      await notices.claim({ table: 't', person: 'ann', channel: 'table' }, 1, 600);
      await notices.claim({ table: 't', person: 'ann', channel: 'person' }, 1, 600);
      await notices.noteSeen('t', 'bob', 600);
      expect(await untold(0, 900)).toEqual([]);
      // Bob's next turn, while Ann is still thinking about the same one.
      await tables.append(append('t', 2, { at: 700, people }));
      expect(await untold(0, 900)).toEqual(['ann', 'bob']);
      expect(await notices.claim({ table: 't', person: 'ann', channel: 'person' }, 1, 800)).toBe(false);
      expect(await untold(0, 900)).toEqual(['bob']);
    });

    test('what is held is handed out once, when it is due', async () => {
      const here = await prepared();
      const there = await database().another();
      const held = { table: 't', person: 'ann', event: 'turn', decision: 3, dueAt: 100 } as const;
      await here.notices.hold({ ...held, dueAt: 50 });
      await here.notices.hold(held);
      await here.notices.hold({ ...held, event: 'nudge', dueAt: 90 });
      expect(await here.notices.heldDue(89, 10)).toEqual([]);
      expect(await here.notices.heldDue(100, 10)).toEqual(['ann']);
      const taken = await Promise.all([here, there, here].map(({ notices }) => notices.takeHeld('ann', 100)));
      expect(taken.flat()).toHaveLength(2);
      expect(taken.flat()).toContainEqual(held);
      expect(await here.notices.heldDue(1_000, 10)).toEqual([]);
    });

    test('a table has one room, which goes with the table and with who entered it', async () => {
      const { notices, people } = await prepared();
      const room = { table: 't', person: 'ann', url: 'https://a.test/', form: 'discord' } as const;
      await notices.setWebhook({ ...room, person: 'bob' });
      await notices.setWebhook(room);
      expect(await notices.webhookOf('t')).toStrictEqual(room);
      expect(await notices.webhooksBy('ann')).toStrictEqual([room]);
      expect(await notices.webhooksBy('bob')).toStrictEqual([]);
      await people.delete('ann');
      expect(await notices.webhookOf('t')).toBeUndefined();
    });
  });
}
