import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { HttpPoster } from '../../src/notices/http-poster.ts';
import { Push, pushContact } from '../../src/notices/push.ts';
import { newBrowser, readVapid } from './browser.ts';
import { selfSigned } from './certificate.ts';
import { here, openTestStorage, welcome } from './test-storage.ts';
import type { TestStorage } from './test-storage.ts';
import { accepted, receive } from './receiver.ts';
import type { Receiver } from './receiver.ts';

const certificate = selfSigned('push.test');
const browser = newBrowser();
const notice = {
  event: 'turn',
  table: 'reef',
  title: 'À vous',
  body: 'On attend.',
  url: 'https://table.test/t/reef',
} as const;
let testStorage: TestStorage;
let service: Receiver;

beforeAll(async () => {
  testStorage = await openTestStorage();
  await welcome(testStorage.storage, 'anne');
  service = await receive(certificate);
});

beforeEach(() => {
  service.answer = accepted;
});

afterAll(async () => {
  await service.close();
  await testStorage.close();
});

function pusher({ timeout = 60_000, privateToo = true } = {}): Push {
  const poster = new HttpPoster({ privateToo, resolve: here, ca: certificate.cert });
  return new Push({ storage: testStorage.storage, poster, contact: 'mailto:cook@table.test', timeout });
}

function subscription(path: string) {
  const endpoint = `https://push.test:${service.port}/${path}`;
  return { endpoint, person: 'anne', ...browser.keys };
}

test('a notice is encrypted for the browser and signed by the server', async () => {
  const push = pusher();
  await push.send(subscription('anne'), notice);
  const sent = service.received.at(-1);
  expect(sent).toMatchObject({
    method: 'POST',
    path: '/anne',
    headers: { ttl: '86400', urgency: 'normal', 'content-encoding': 'aes128gcm' },
  });
  expect(browser.read(sent?.body ?? Buffer.alloc(0))).toEqual(notice);
  const vapid = readVapid(sent?.headers.authorization);
  expect(vapid?.key).toBe(await push.key());
  expect(vapid?.claims).toMatchObject({
    aud: `https://push.test:${service.port}`,
    sub: 'mailto:cook@table.test',
  });
  expect(vapid?.claims.exp).toBeGreaterThan(Date.now() / 1_000);
});

test('a newer notice replaces one about the same table only', async () => {
  const topics: unknown[] = [];
  for (const table of ['reef', 'reef', 'cove']) {
    await pusher().send(subscription('anne'), { ...notice, table });
    topics.push(service.received.at(-1)?.headers['topic']);
  }
  expect(topics[0]).toMatch(/^[\w-]{32}$/);
  expect(topics[1]).toBe(topics[0]);
  expect(topics[2]).not.toBe(topics[0]);
});

test('all servers on one storage have the same key', async () => {
  const [one, other] = await Promise.all([pusher().key(), pusher().key()]);
  expect(one).toMatch(/^[\w-]{87}$/);
  expect(other).toBe(one);
});

test.each([404, 410])('a browser that answers %i is forgotten', async (status) => {
  const gone = subscription(`gone-${status}`);
  const stays = subscription('stays');
  await testStorage.storage.people.addPush(gone);
  await testStorage.storage.people.addPush(stays);
  service.answer = (response) => response.writeHead(status).end();
  await pusher().send(gone, notice);
  expect(await testStorage.storage.people.pushesOf('anne')).toEqual([stays]);
});

test('other failures leave the browser be and name no address', async () => {
  const kept = subscription('stays');
  await testStorage.storage.people.addPush(kept);
  service.answer = (response) => response.writeHead(500).end('it broke at /stays');
  await expect(pusher().send(kept, notice)).rejects.toThrow(/^status 500$/);
  const wrongName = { ...kept, endpoint: kept.endpoint.replace('push.test', 'other.test') };
  await expect(pusher().send(wrongName, notice)).rejects.toThrow(/^ERR_TLS_CERT_ALTNAME_INVALID$/);
  expect(await testStorage.storage.people.pushesOf('anne')).toEqual([kept]);
});

test('a push service that says nothing is left in time', async () => {
  service.answer = () => {};
  const start = Date.now();
  await expect(pusher({ timeout: 100 }).send(subscription('anne'), notice)).rejects.toThrow(
    'no answer in time',
  );
  expect(Date.now() - start).toBeLessThan(30_000);
});

test('no one subscribes the host’s own network', async () => {
  const before = service.received.length;
  const push = pusher({ privateToo: false });
  await expect(push.send(subscription('anne'), notice)).rejects.toThrow('refused for its hostname');
  expect(service.received).toHaveLength(before);
});

test('the host is the contact, or their site, or no one in particular', () => {
  const publicUrl = new URL('https://table.test/games');
  expect(pushContact({ pushContact: 'mailto:cook@table.test', publicUrl })).toBe('mailto:cook@table.test');
  expect(pushContact({ publicUrl })).toBe('https://table.test');
  expect(pushContact({ publicUrl: new URL('http://table.test') })).toBe('mailto:host@localhost');
  expect(pushContact({})).toBe('mailto:host@localhost');
  expect(() => pushContact({ pushContact: 'https:' })).toThrow('not an address');
});
