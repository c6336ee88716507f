import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localeOf, startServer } from '../src/index.ts';

let server: Awaited<ReturnType<typeof startServer>>;
let url = '';

beforeAll(async () => {
  server = await startServer(0, '127.0.0.1');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
});

test.each([
  ['en', 'A table for'],
  ['fr-BE,fr;q=0.9', 'Une table pour'],
  ['nl', 'Een tafel voor'],
  ['de', 'A table for'],
])('the front page greets a reader of %s', async (language, greeting) => {
  const response = await fetch(url, { headers: { 'accept-language': language } });
  expect(response.status).toBe(200);
  expect(await response.text()).toContain(greeting);
});

test('health answers, other paths and methods are refused', async () => {
  expect((await fetch(`${url}/health`)).status).toBe(200);
  expect((await fetch(`${url}/../../package.json`)).status).toBe(404);
  expect((await fetch(url, { method: 'POST', body: 'x' })).status).toBe(405);
});

test('the first known language of the list counts', () => {
  expect(localeOf('de, nl;q=0.8, fr;q=0.7')).toBe('nl');
  expect(localeOf(undefined)).toBe('en');
});
