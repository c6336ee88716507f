/** What only the bus over Redis does: it asks the server for the topics that are listened to, and no others. */
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Bus } from '../../src/bus/bus.ts';
import { RedisBus } from '../../src/bus/redis.ts';
import { startRedis } from '../services/redis.ts';
import { messagesOn } from './messages-on.ts';
import { eventually } from '@captains-table/table/testing';

let server: Awaited<ReturnType<typeof startRedis>>;
let opened: Bus[] = [];

beforeAll(async () => {
  server = await startRedis();
}, 240_000);
beforeEach(({ skip }) => skip(server === undefined, 'there is no server'));
afterEach(async () => {
  await Promise.all(opened.map((bus) => bus.close()));
  opened = [];
});
afterAll(() => server?.stop());

function open(namespace?: string): Bus {
  const bus = new RedisBus(server?.url ?? '', () => {}, namespace === undefined ? {} : { namespace });
  opened.push(bus);
  return bus;
}

async function withAdmin<T>(ask: (admin: Redis) => Promise<T>): Promise<T> {
  const admin = new Redis(server?.url ?? '');
  try {
    return await ask(admin);
  } finally {
    await admin.quit();
  }
}

const channels = () => withAdmin((admin) => admin.pubsub('CHANNELS'));

test('a topic is subscribed to until its last listener stops', async () => {
  const bus = open();
  const [first, second] = [await bus.listen('a', () => {}), await bus.listen('a', () => {})];
  expect(await channels()).toEqual(['captains-table:a']);
  await first.stop();
  expect(await channels()).toEqual(['captains-table:a']);
  await second.stop();
  expect(await channels()).toEqual([]);
});

test('after a break only what is still wanted is subscribed to', async () => {
  const bus = open();
  const listening = await bus.listen('a', () => {});
  await bus.listen('b', () => {});
  await listening.stop();
  const gap = new Promise<void>((resolve) => {
    bus.onGap(resolve);
  });
  await withAdmin((admin) => admin.client('KILL', 'TYPE', 'PUBSUB'));
  await gap;
  expect(await channels()).toEqual(['captains-table:b']);
});

test('those who share a server by namespaces do not hear each other', async () => {
  const [one, two, none] = [open('one'), open('two'), open()];
  const [heardByOne, heardByTwo] = [await messagesOn(one, 'a'), await messagesOn(two, 'a')];
  await none.publish('a', 'nobody');
  await one.publish('a', 'first');
  await two.publish('a', 'second');
  await eventually(() => expect(heardByOne).toEqual(['first']));
  await eventually(() => expect(heardByTwo).toEqual(['second']));
});

test('a topic the server refuses is refused', async () => {
  await withAdmin((admin) => admin.acl('SETUSER', 'mate', 'on', '>rum', '+@all', 'resetchannels', '&*:deck'));
  const url = new URL(server?.url ?? '');
  [url.username, url.password] = ['mate', 'rum'];
  const bus = new RedisBus(url.href, () => {});
  opened.push(bus);
  await bus.listen('deck', () => {});
  await expect(bus.listen('cabin', () => {})).rejects.toThrow('NOPERM');
  await expect(bus.publish('cabin', 'knock')).rejects.toThrow('NOPERM');
  await bus.publish('deck', 'scrub');
});
