/** What only the bus over a cluster does: it finds the node that owns a topic, even after the owner changes. */
import { must } from '@captains-table/kernel';
import { eventually } from '@captains-table/table/testing';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { RedisClusterBus } from '../../src/bus/redis-cluster.ts';
import { slotOf } from '../../src/bus/slot.ts';
import { startRedisCluster } from '../services/redis.ts';
import { messagesOn } from './messages-on.ts';

let cluster: Awaited<ReturnType<typeof startRedisCluster>>;
let urls: readonly string[] = [];
let admins: readonly Redis[] = [];

beforeAll(async () => {
  cluster = await startRedisCluster();
  urls = cluster?.url.split(',') ?? [];
  admins = urls.map((url) => new Redis(url));
}, 240_000);
beforeEach(({ skip }) => skip(cluster === undefined, 'there is no server'));
afterAll(async () => {
  for (const admin of admins) admin.disconnect();
  await cluster?.stop();
});

test.each(['', 'a', 'table/x{y}z', 'a{}b', '{', 'été à l’île', '{{a}}', `captains-table:${'z'.repeat(300)}`])(
  'the slot of %j is the one that the nodes say',
  async (channel) => {
    expect(slotOf(channel)).toBe(await must(admins[0]).call('CLUSTER', 'KEYSLOT', channel));
  },
);

test('topics are spread over all nodes, and each is carried by one', async () => {
  const bus = new RedisClusterBus(urls, () => {});
  const topics = Array.from({ length: 60 }, (_, number) => `table/${number}`);
  await Promise.all(topics.map((topic) => bus.listen(topic, () => {})));
  const carried = await Promise.all(admins.map((admin) => admin.call('PUBSUB', 'SHARDCHANNELS')));
  expect(new Set(carried.flat())).toEqual(new Set(topics.map((topic) => `captains-table:${topic}`)));
  expect(carried.flat()).toHaveLength(topics.length);
  for (const channels of carried) expect(channels).not.toEqual([]);
  await bus.close();
  await eventually(async () =>
    expect((await Promise.all(admins.map((admin) => admin.call('PUBSUB', 'SHARDCHANNELS')))).flat()).toEqual(
      [],
    ),
  );
});

test('one node of the list is enough to find the others', async () => {
  const [one, two] = [
    new RedisClusterBus(['redis://127.0.0.1:1', must(urls[2])], () => {}),
    new RedisClusterBus([must(urls[0])], () => {}),
  ];
  const heard = await messagesOn(one, 'a');
  await two.publish('a', 'sail ho');
  await eventually(() => expect(heard).toEqual(['sail ho']));
  await Promise.all([one.close(), two.close()]);
});

test('when a slot moves to another node there is a gap, then all goes on', async () => {
  const timeouts = { answer: 5_000, connection: 2_000, keepalive: 200 };
  const [one, two] = [1, 2].map(() => new RedisClusterBus(urls, () => {}, { timeouts }));
  const heard = await messagesOn(must(one), 'a');
  let gaps = 0;
  must(one).onGap(() => gaps++);
  await must(two).publish('a', 'before');
  await eventually(() => expect(heard).toEqual(['before']));
  await moveSlot(slotOf('captains-table:a'));
  await eventually(() => expect(gaps).toBeGreaterThan(0));
  await eventually(async () => {
    await must(two).publish('a', 'after');
    expect(heard.at(-1)).toBe('after');
  });
  await Promise.all([must(one).close(), must(two).close()]);
});

/** Moves it to the node after the one that owns it. */
async function moveSlot(slot: number): Promise<void> {
  const ids = await Promise.all(admins.map(async (admin) => String(await admin.call('CLUSTER', 'MYID'))));
  const owner = Math.floor((slot * admins.length) / 16_384);
  const next = must(ids[(owner + 1) % ids.length]);
  for (const admin of admins) await admin.call('CLUSTER', 'SETSLOT', String(slot), 'NODE', next);
}
