import { connect } from 'node:net';
import { LOCALES } from '@captains-table/kernel';
import { ERROR_CODES, Failure } from '@captains-table/protocol';
import type { ErrorBody } from '@captains-table/protocol';
import { loadGame } from '@captains-table/catalogue';
import { expect, onTestFinished, test } from 'vitest';
import type { Bus } from '../../src/bus/bus.ts';
import { operationsRoutes } from '../../src/http/operations-routes.ts';
import { Metrics } from '../../src/metrics.ts';
import { errorBody } from '../../src/sentence.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { bareApp } from './bare-app.ts';
import { openTestServer, sharedTestServer } from './test-server.ts';
import { eventually } from '@captains-table/table/testing';

const testServer = sharedTestServer();

async function ask(path: string, init: RequestInit = {}) {
  const response = await fetch(`${testServer.url}${path}`, init);
  const text = await response.text();
  const json: { error?: ErrorBody; ok?: boolean } = text.startsWith('{') ? JSON.parse(text) : {};
  return { status: response.status, headers: response.headers, text, ...json };
}

const posted = async (
  body: string,
  headers: Record<string, string> = { 'content-type': 'application/json' },
) => {
  const { cookie } = await testServer.arrive();
  return ask('/api/tables', { method: 'POST', body, headers: { cookie, ...headers } });
};

test.for(LOCALES)('whatever goes wrong, there is a sentence for it: %s', async (locale) => {
  for (const code of ERROR_CODES) {
    const { message } = await errorBody(new Failure(code), locale, loadGame);
    expect(message, code).toMatch(/^\p{Lu}.+\.$/u);
    const other = await errorBody(new Failure(code), locale === 'en' ? 'fr' : 'en', loadGame);
    expect(message, code).not.toBe(other.message);
  }
});

test('an error is described in the first of the reader’s languages that we have', async () => {
  const { error } = await ask('/nowhere', { headers: { 'accept-language': 'de-DE, fr;q=0.8, en;q=0.5' } });
  expect(error?.message).toBe('Il n’y a rien ici.');
});

test.for([
  ['GET', '/nowhere'],
  ['GET', '/api/nowhere'],
  ['PUT', '/api/tables'],
  ['POST', '/health'],
] as const)('there is nothing here: %s %s', async ([method, path]) => {
  expect(await ask(path, { method })).toMatchObject({ status: 404, error: { code: 'not-found' } });
});

test('an address that cannot be read is answered like everything else', async () => {
  const { hostname, port } = new URL(testServer.url);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.end());
  socket.write('GET /api/tables/%zz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  expect(text).toMatch(/^HTTP\/1.1 400 /);
  expect(JSON.parse(text.slice(text.indexOf('\r\n\r\n')))).toMatchObject({ error: { code: 'bad-message' } });
});

test('what is no JSON is not read', async () => {
  for (const body of ['{', 'ahoy', '{"__proto__":{}}'])
    expect(await posted(body)).toMatchObject({ status: 400, error: { code: 'bad-json' } });
});

test('nothing is no table', async () => {
  for (const body of ['', 'null', '[]', '"table"'])
    expect(await posted(body)).toMatchObject({ status: 400, error: { code: 'bad-message' } });
});

test('only JSON is read', async () => {
  for (const type of ['application/x-www-form-urlencoded', 'application/xml', 'text/plain'])
    expect(await posted('game=chess', { 'content-type': type })).toMatchObject({
      status: 400,
      error: { code: 'bad-message' },
    });
});

test('what is too large is not read', async () => {
  const body = JSON.stringify({ game: 'x'.repeat(70_000) });
  expect(await posted(body)).toMatchObject({ status: 413, error: { code: 'too-large' } });
});

test('other sites change nothing here', async () => {
  const headers = { 'content-type': 'application/json', origin: 'https://elsewhere.example' };
  expect(await posted('{}', headers)).toMatchObject({ status: 403, error: { code: 'origin' } });
});

test('nothing personal is cached by a browser', async () => {
  const { cookie } = await testServer.arrive();
  for (const path of ['/api/tables/mine', '/api/tables/nowhere', '/api/tables']) {
    const { headers } = await ask(path, { headers: { cookie } });
    expect(headers.get('cache-control')).toBe('no-store');
  }
});

test('the host sees that the server is alive and ready', async () => {
  expect(await ask('/health')).toMatchObject({ status: 200, ok: true });
  expect(await ask('/ready')).toMatchObject({ status: 200, ok: true });
});

async function houseOf(ping: () => Promise<void>) {
  const metrics = new Metrics({ tables: () => 0, sockets: () => 0 });
  const app = await bareApp((failure, locale) => errorBody(failure, locale, loadGame));
  onTestFinished(() => metrics.close());
  const storage = { ping } as unknown as Storage;
  operationsRoutes(app, { storage, bus: { ping: async () => undefined } as unknown as Bus, metrics });
  return app;
}

test('a server whose storage does not answer is alive, but not ready', async () => {
  const app = await houseOf(() => Promise.reject(new Error('gone')));
  expect((await app.inject('/health')).json()).toEqual({ ok: true });
  const ready = await app.inject('/ready');
  expect([ready.statusCode, ready.json()]).toEqual([503, { ok: false }]);
});

test('however many ask whether it is ready at once, the storage is asked once', async () => {
  let asked = 0;
  let answer = () => {};
  const app = await houseOf(() => {
    asked++;
    return new Promise((resolve) => (answer = resolve));
  });
  const replies = Array.from({ length: 20 }, () => app.inject('/ready'));
  const all = Promise.all(replies);
  await eventually(() => expect(asked).toBe(1));
  answer();
  expect(new Set((await all).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(asked).toBe(1);
});

test('without a token only this machine reads the figures', async () => {
  const { status, text } = await ask('/metrics');
  expect(status).toBe(200);
  expect(text).toContain('captains_table_sockets 0');
  const passedOn = await ask('/metrics', { headers: { 'x-forwarded-for': '203.0.113.9' } });
  expect(passedOn).toMatchObject({ status: 404, error: { code: 'not-found' } });
});

test('with a token only those who show it read the metrics', async () => {
  const { url } = await openTestServer({ config: { metricsToken: 'a-long-secret' } });
  const read = async (authorization: string) =>
    (await fetch(`${url}/metrics`, { headers: { authorization } })).status;
  expect(await read('Bearer a-long-secret')).toBe(200);
  expect(await read('Bearer a-long-secre')).toBe(404);
  expect(await read('')).toBe(404);
});

test('a client that asks without end learns when to go on', async () => {
  const { url } = await openTestServer({ limits: { requests: 5 } });
  const statuses = [];
  for (let n = 0; n < 6; n++) statuses.push((await fetch(`${url}/health`)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await (await fetch(`${url}/health`)).json()).toMatchObject({
    error: { code: 'too-many', retryAfter: expect.any(Number) },
  });
});

test('behind a proxy each address is counted by itself, whatever it claims to be', async () => {
  const { url } = await openTestServer({ limits: { requests: 2 }, config: { trustProxy: true } });
  const from = async (forwarded: string) =>
    (await fetch(`${url}/health`, { headers: { 'x-forwarded-for': forwarded } })).status;
  for (const claimed of ['10.0.0.1', '10.0.0.2']) expect(await from(`${claimed}, 203.0.113.7`)).toBe(200);
  expect(await from('10.0.0.3, 203.0.113.7')).toBe(429);
  expect(await from('203.0.113.8')).toBe(200);
});
