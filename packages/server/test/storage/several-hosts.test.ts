/** A database URL that names several hosts: the writable one is found, and found again when it changes. */
import { must } from '@captains-table/kernel';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hostsOf } from '../../src/database-hosts.ts';
import { openStorage } from '../../src/storage/open.ts';
import { startPostgres, whyNoPostgres } from '../services/postgres.ts';

test.each([
  [
    'postgres://captain:a%2Cb@one:5432,two/table?x=y',
    ['postgres://captain:a%2Cb@one:5432/table?x=y', 'postgres://captain:a%2Cb@two/table?x=y'],
  ],
  [
    'postgresql://one,two,three/table',
    ['postgresql://one/table', 'postgresql://two/table', 'postgresql://three/table'],
  ],
  ['postgres://captain@one/table?options=a,b', ['postgres://captain@one/table?options=a,b']],
  ['postgres://captain:a,b@one/table', ['postgres://captain:a,b@one/table']],
])('%s', (url, hosts) => {
  expect(hostsOf(url)).toEqual(hosts);
});

const why = whyNoPostgres();
let servers: Awaited<ReturnType<typeof startPostgres>>[] = [];

beforeAll(async () => {
  if (why === undefined) servers = await Promise.all([startPostgres(), startPostgres()]);
  else console.warn(why);
}, 120_000);
beforeEach(({ skip }) => skip(why !== undefined, why));
afterAll(async () => void (await Promise.all(servers.map((server) => server.stop()))));

test('a host that is not there is passed over, and one that goes away is followed by the next', async () => {
  const [first, second] = servers.map(({ url }) => new URL(url).host);
  const databaseUrl = `postgresql://postgres@127.0.0.1:1,${first},${second}/postgres`;
  // Both get the current schema, as a replica would.
  await (await openStorage({ databaseUrl: must(servers[1]).url })).close();
  const storage = await openStorage({ databaseUrl });
  expect(await storage.setting('where', () => 'first')).toBe('first');
  await must(servers.shift()).stop();
  // A query on a connection that was in use when it broke may still fail.
  await storage.ping().catch(() => undefined);
  expect(await storage.setting('where', () => 'second')).toBe('second');
  await storage.close();
});
