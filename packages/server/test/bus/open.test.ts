import { expect, test } from 'vitest';
import { InProcessBus } from '../../src/bus/in-process.ts';
import { openBus } from '../../src/bus/open.ts';
import { pauseAfter } from '../../src/bus/timeouts.ts';
import { PostgresBus } from '../../src/bus/postgres.ts';
import { RedisBus } from '../../src/bus/redis.ts';

/** No one answers there. */
const databaseUrl = 'postgresql://sailor@127.0.0.1:1/sea';
const redisUrl = 'redis://127.0.0.1:1';

test.each([
  ['Redis, where there is one', { databaseUrl, redisUrl }, RedisBus],
  ['the database, where there is one', { databaseUrl }, PostgresBus],
  ['this process, for a server alone', {}, InProcessBus],
])('the bus goes over %s', async (_, config, kind) => {
  const bus = await openBus(config, () => {});
  expect(bus).toBeInstanceOf(kind);
  await bus.close();
});

test.each([{ databaseUrl }, { redisUrl }, { databaseUrl: 'postgresql://:x' }])(
  'a server that cannot be reached is reported: %j',
  async (config) => {
    const troubles: Error[] = [];
    const bus = await openBus(config, (trouble) => troubles.push(trouble));
    await expect.poll(() => troubles.length).toBeGreaterThan(2);
    expect(troubles[0]?.message).toBe('the bus has no connection');
    expect(troubles[0]?.cause).toBeInstanceOf(Error);
    await bus.close();
  },
);

test('the pauses between attempts grow from a tenth of a second to five', () => {
  expect([1, 2, 3, 6, 7, 2_000].map(pauseAfter)).toEqual([100, 200, 400, 3_200, 5_000, 5_000]);
});
