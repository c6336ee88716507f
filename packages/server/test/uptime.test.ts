import { expect, test } from 'vitest';
import { Uptime } from '../src/uptime.ts';

test('of two tables that ask at once after a standstill, both wait until the outage is known', async () => {
  let now = 0;
  const outage = { from: 0, to: 60_000 };
  const storage = { beat: async (at: number) => (at === 0 ? [] : [outage]) };
  const uptime = await Uptime.begin({ storage, now: () => now, alone: true });
  now = 60_000;
  const known = [1, 2].map(async () => {
    await uptime.check();
    return uptime.outages;
  });
  expect(await Promise.all(known)).toEqual([[outage], [outage]]);
});
