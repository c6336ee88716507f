/** What only the bus over PostgreSQL does: it spreads topics over many channels, and listens only to those it needs. */
import { must } from '@captains-table/kernel';
import { eventually } from '@captains-table/table/testing';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { channelOf } from '../../src/bus/channels.ts';
import { PostgresBus } from '../../src/bus/postgres.ts';
import { startPostgres, whyNoPostgres } from '../services/postgres.ts';
import { messagesOn } from './messages-on.ts';

const why = whyNoPostgres();
let server: Awaited<ReturnType<typeof startPostgres>> | undefined;

beforeAll(async () => {
  if (why === undefined) server = await startPostgres();
  else console.warn(why);
}, 120_000);
beforeEach(({ skip }) => skip(why !== undefined, why));
afterAll(() => server?.stop());

test('the same topic has the same channel everywhere, and topics are spread evenly', () => {
  expect(channelOf('table/abc')).toBe('captains_table_528');
  const used = new Set(Array.from({ length: 3_000 }, (_, number) => channelOf(`table/${number}`)));
  // 3,000 balls into 1,024 bins leave about 55 empty.
  expect(used.size).toBeGreaterThan(900);
});

test('a listener is sent what goes over its channels, and nothing else', async () => {
  const { url } = must(server);
  const raw = new Client(url);
  await raw.connect();
  const heard: string[] = [];
  raw.on('notification', ({ channel }) => heard.push(channel));
  await raw.query(`listen ${channelOf('table/one')}`);
  const bus = new PostgresBus(url, () => {});
  await bus.publish('table/two', 'elsewhere');
  await bus.publish('table/one', 'here');
  await eventually(() => expect(heard).toEqual([channelOf('table/one')]));
  await bus.close();
  await raw.end();
});

test('a channel is listened to until the last of its topics has no listener', async () => {
  const { url } = must(server);
  const [first, second] = twins();
  const bus = new PostgresBus(url, () => {});
  const [one, two] = [await bus.listen(first, () => {}), await bus.listen(second, () => {})];
  await one.stop();
  expect(await lastQuery()).toBe(`listen ${channelOf(first)}`);
  const heard = await messagesOn(bus, second);
  await bus.publish(second, 'still');
  await eventually(() => expect(heard).toEqual(['still']));
  await two.stop();
  expect(await lastQuery()).toBe(`listen ${channelOf(first)}`);
  await bus.close();
});

/** Two topics that share a channel. */
function twins(): readonly [string, string] {
  const seen = new Map<string, string>();
  for (let number = 0; ; number++) {
    const topic = `table/${number}`;
    const other = seen.get(channelOf(topic));
    if (other !== undefined) return [other, topic];
    seen.set(channelOf(topic), topic);
  }
}

async function lastQuery(): Promise<string> {
  const client = new Client(must(server).url);
  await client.connect();
  const { rows } = await client.query(
    `select query from pg_stat_activity where application_name = 'captains-table subscriber'`,
  );
  await client.end();
  return String(rows[0]?.query);
}

test('an unused channel is given up', async () => {
  const bus = new PostgresBus(must(server).url, () => {});
  const listening = await bus.listen('table/one', () => {});
  await listening.stop();
  expect(await lastQuery()).toBe(`unlisten ${channelOf('table/one')}`);
  await bus.close();
});

test('of several hosts the one that is there is found', async () => {
  const url = must(server).url.replace('@', '@127.0.0.1:1,');
  const [one, two] = [new PostgresBus(url, () => {}), new PostgresBus(url, () => {})];
  const heard = await messagesOn(one, 'a');
  await two.publish('a', 'sail ho');
  await eventually(() => expect(heard).toEqual(['sail ho']));
  await Promise.all([one.close(), two.close()]);
});
