import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Failure } from '@captains-table/protocol';
import { statusOf } from '../../src/http/status.ts';
import { noticeRoutes } from '../../src/http/notice-routes.ts';
import { HttpPoster } from '../../src/notices/http-poster.ts';
import { Notices } from '../../src/notices/notices.ts';
import { newBrowser } from './browser.ts';
import { table } from '../storage/records.ts';
import { openTestStorage, welcome } from './test-storage.ts';
import type { TestStorage } from './test-storage.ts';
import { defined } from '@captains-table/kernel';

const { keys } = newBrowser();
let testStorage: TestStorage;
let app: FastifyInstance;
let notices: Notices;

beforeEach(async () => {
  testStorage = await openTestStorage();
  await welcome(testStorage.storage, 'anne');
  await welcome(testStorage.storage, 'bart');
  serve(true);
});

afterEach(async () => {
  await notices.close();
  await app.close();
  await testStorage.close();
});

/** Here a header identifies the caller; cookies are tested elsewhere. */
function serve(webhooks: boolean): void {
  const { storage } = testStorage;
  const config = { webhooks, webhooksPrivate: false };
  const resolve = async (name: string) => [
    { address: name === 'inside.test' ? '127.0.0.1' : '93.184.216.34', family: 4 },
  ];
  const poster = new HttpPoster({ privateToo: false, resolve });
  notices = new Notices({
    storage,
    config,
    poster: () => poster,
    isPresent: () => false,
    owed: async () => undefined,
    openTable: async () => undefined,
    onTrouble: () => {},
  });
  app = Fastify();
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof Failure)) throw error;
    return reply.code(statusOf(error.code)).send({ code: error.code, ...error.details });
  });
  noticeRoutes(app, {
    notices,
    storage,
    who: async ({ headers }) => {
      const person = headers['x-person'];
      if (typeof person !== 'string') throw new Failure('not-signed-in');
      return { id: person };
    },
    owes: async (person, table) => person === 'anne' && table === 'reef',
    roleAt: async (person) => ({ host: person === 'anne', seated: person !== 'cora' }),
  });
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

async function ask(person: string | undefined, method: Method, url: string, body?: object) {
  const headers = person === undefined ? {} : { 'x-person': person };
  const response = await app.inject({
    method,
    url,
    headers,
    ...defined({ payload: body }),
  });
  const answer: unknown = response.body === '' ? undefined : response.json();
  return { status: response.statusCode, answer };
}

const endpoints = async (person: string) =>
  (await testStorage.storage.people.pushesOf(person)).map((push) => push.endpoint);
const endpoint = (name: string) => `https://push.test/${name}`;
const subscribe = (person: string, name: string) =>
  ask(person, 'POST', '/api/push', { endpoint: endpoint(name), keys });

test('the key is the one that messages are signed with', async () => {
  const { status, answer } = await ask(undefined, 'GET', '/api/push/key');
  expect([status, answer]).toEqual([200, { key: await notices.push.key() }]);
});

test.each([
  ['POST', '/api/push'],
  ['DELETE', '/api/push'],
  ['GET', '/api/me/webhook'],
  ['PUT', '/api/me/webhook'],
  ['GET', '/api/me/notices'],
  ['PUT', '/api/me/notices'],
  ['GET', '/api/due'],
  ['GET', '/api/tables/reef/webhook'],
  ['PUT', '/api/tables/reef/webhook'],
] as const)('%s %s is for those who are signed in', async (method, url) => {
  expect((await ask(undefined, method, url)).status).toBe(401);
});

test('browsers are added and removed, ten at most', async () => {
  for (let n = 0; n < 10; n += 1) expect((await subscribe('anne', `${n}`)).status).toBe(204);
  expect(await subscribe('anne', 'one-more')).toEqual({ status: 429, answer: { code: 'too-many' } });
  expect((await subscribe('anne', '3')).status).toBe(204);
  expect((await subscribe('bart', 'his')).status).toBe(204);
  expect(await endpoints('anne')).toHaveLength(10);

  expect((await ask('anne', 'DELETE', '/api/push', { endpoint: endpoint('3') })).status).toBe(204);
  expect((await ask('anne', 'DELETE', '/api/push', { endpoint: endpoint('3') })).status).toBe(204);
  expect(await endpoints('anne')).toHaveLength(9);
  expect((await subscribe('anne', 'one-more')).status).toBe(204);
});

test('no one ends another’s notices', async () => {
  await subscribe('anne', 'hers');
  await ask('bart', 'DELETE', '/api/push', { endpoint: endpoint('hers') });
  expect(await endpoints('anne')).toEqual([endpoint('hers')]);
});

test('a browser notifies the person who signed in there last', async () => {
  await subscribe('anne', 'shared');
  expect((await subscribe('bart', 'shared')).status).toBe(204);
  expect([await endpoints('anne'), await endpoints('bart')]).toEqual([[], [endpoint('shared')]]);
});

test.each([
  ['endpoint', { endpoint: 'http://push.test/1', keys }],
  ['endpoint', { endpoint: 'push', keys }],
  ['keys', { endpoint: endpoint('1') }],
  ['keys.p256dh', { endpoint: endpoint('1'), keys: { ...keys, p256dh: 'AAAA' } }],
  ['keys.p256dh', { endpoint: endpoint('1'), keys: { ...keys, p256dh: `BA${'A'.repeat(84)}E` } }],
  ['keys.auth', { endpoint: endpoint('1'), keys: { ...keys, auth: 'AAAA' } }],
])('a browser with a wrong %s is refused', async (field, body) => {
  expect(await ask('anne', 'POST', '/api/push', body)).toEqual({
    status: 400,
    answer: { code: 'bad-message', problem: { field } },
  });
});

test('a webhook is set with a secret, shown without, and taken away', async () => {
  const url = 'https://hook.test/turns';
  expect((await ask('anne', 'GET', '/api/me/webhook')).answer).toEqual({});
  expect(await ask('anne', 'PUT', '/api/me/webhook', { url })).toEqual({
    status: 200,
    answer: { url, form: 'plain', secret: await notices.webhooks.secretOf('anne') },
  });
  expect((await ask('anne', 'GET', '/api/me/webhook')).answer).toEqual({ url, form: 'plain' });
  expect((await ask('bart', 'GET', '/api/me/webhook')).answer).toEqual({});
  expect(await ask('anne', 'PUT', '/api/me/webhook', {})).toEqual({ status: 200, answer: {} });
  expect((await ask('anne', 'GET', '/api/me/webhook')).answer).toEqual({});
});

test.each([
  ['url.protocol', 'http://hook.test/'],
  ['url.credentials', 'https://anne:rum@hook.test/'],
  ['url.hostname', 'https://inside.test/'],
  ['url.hostname', 'https://[::ffff:10.0.0.1]/'],
])('a webhook with a wrong %s is refused: %s', async (field, url) => {
  expect(await ask('anne', 'PUT', '/api/me/webhook', { url })).toEqual({
    status: 400,
    answer: { code: 'webhook', problem: { field } },
  });
  expect((await testStorage.storage.people.find('anne'))?.webhook).toBeUndefined();
});

test('where the host wants none, one can only be taken away', async () => {
  await testStorage.storage.people.update('anne', { webhook: 'https://hook.test/' });
  await notices.close();
  await app.close();
  serve(false);
  const none = { status: 400, answer: { code: 'webhook', problem: { field: 'host' } } };
  expect(await ask('anne', 'GET', '/api/me/webhook')).toEqual(none);
  expect(await ask('anne', 'PUT', '/api/me/webhook', { url: 'https://hook.test/' })).toEqual(none);
  expect((await ask('anne', 'PUT', '/api/me/webhook', {})).status).toBe(200);
  expect((await testStorage.storage.people.find('anne'))?.webhook).toBeUndefined();
});

test('quiet hours and a digest are kept, with the zone they are meant in', async () => {
  expect((await ask('anne', 'GET', '/api/me/notices')).answer).toEqual({ zone: 'UTC' });
  const wishes = { zone: 'Europe/Paris', quiet: { from: 1_320, to: 420 }, digestAt: 480 };
  expect(await ask('anne', 'PUT', '/api/me/notices', wishes)).toEqual({ status: 200, answer: wishes });
  await ask('anne', 'PUT', '/api/me/webhook', { url: 'https://hook.test/', form: 'matrix' });
  expect((await ask('anne', 'GET', '/api/me/notices')).answer).toEqual(wishes);
  await ask('anne', 'PUT', '/api/me/notices', { zone: 'Asia/Tokyo' });
  expect((await ask('anne', 'GET', '/api/me/notices')).answer).toEqual({ zone: 'Asia/Tokyo' });
  expect((await ask('anne', 'GET', '/api/me/webhook')).answer).toMatchObject({ form: 'matrix' });
  expect((await ask('bart', 'GET', '/api/me/notices')).answer).toEqual({ zone: 'UTC' });
});

test.each([
  ['zone', { zone: 'Port/Royal' }],
  ['zone', {}],
  ['quiet.to', { zone: 'UTC', quiet: { from: 0, to: 1_440 } }],
  ['digestAt', { zone: 'UTC', digestAt: -1 }],
])('a wish with a wrong %s is refused', async (field, body) => {
  expect(await ask('anne', 'PUT', '/api/me/notices', body)).toEqual({
    status: 400,
    answer: { code: 'bad-message', problem: { field } },
  });
});

test('a device asks whether a turn still stands before it shows it', async () => {
  expect((await ask('anne', 'GET', '/api/due?table=reef')).answer).toEqual({ due: true });
  expect((await ask('bart', 'GET', '/api/due?table=reef')).answer).toEqual({ due: false });
  expect((await ask('anne', 'GET', '/api/due')).answer).toEqual({ due: false });
});

test('the host of a table enters a room; players see whose it is, and no one else its address', async () => {
  const { storage } = testStorage;
  await storage.tables.create(table('reef'), [], []);
  const path = '/api/tables/reef/webhook';
  const url = 'https://hook.test/room';
  expect((await ask('anne', 'GET', path)).answer).toEqual({ allowed: true });
  expect(await ask('bart', 'PUT', path, { url })).toMatchObject({ answer: { code: 'not-host' } });
  expect(await ask('anne', 'PUT', path, { url: 'https://inside.test/' })).toEqual({
    status: 400,
    answer: { code: 'webhook', problem: { field: 'url.hostname' } },
  });
  expect((await ask('anne', 'PUT', path, { url, form: 'plain' })).status).toBe(400);
  const room = { form: 'matrix', by: 'anne' };
  expect((await ask('anne', 'PUT', path, { url, form: 'matrix' })).answer).toEqual({
    allowed: true,
    room: { ...room, url },
  });
  expect((await ask('bart', 'GET', path)).answer).toEqual({ allowed: true, room });
  expect((await ask('cora', 'GET', path)).answer).toMatchObject({ code: 'not-seated' });
  expect((await ask('anne', 'PUT', path, {})).answer).toEqual({ allowed: true });
  expect(await storage.notices.webhookOf('reef')).toBeUndefined();
});
