import { LOCALES } from '@captains-table/kernel';
import { nameSchema } from '@captains-table/protocol';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guestNames } from '../../texts/guest-names.ts';
import { Browser, openTestServer } from './test-server.ts';
import type { TestServer } from './test-server.ts';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await openTestServer();
});
afterAll(() => testServer.close());

test('a person who comes for the first time becomes a guest with a pleasant name', async () => {
  const browser = new Browser(testServer, { 'accept-language': 'nl-BE,nl;q=0.9' });
  const { status, body, headers } = await browser.send('POST', '/api/arrive');
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(body.person).toMatchObject({ locale: 'nl', guest: true });
  expect(guestNames.nl).toContain(body.person.name.split(' ')[0]);
  expect((await browser.send('GET', '/api/me')).body).toEqual(body);
});

test('the language one asks for counts more than the browser’s', async () => {
  const browser = new Browser(testServer, { 'accept-language': 'nl' });
  const { body } = await browser.send('POST', '/api/arrive', { locale: 'fr' });
  expect(body.person.locale).toBe('fr');
  expect((await browser.send('POST', '/api/arrive', { locale: 'xx' })).body.error.code).toBe('bad-message');
});

test('a person who comes again is the same, and stays so for another year', async () => {
  const browser = new Browser(testServer);
  const person = await browser.arrive();
  const again = await browser.send('POST', '/api/arrive');
  expect(again.body.person).toEqual(person);
  expect(again.cookies[0]).toMatchObject({ name: 'captain', maxAge: 365 * 24 * 3_600 });
  expect((await browser.send('GET', '/api/me/sign-ins')).body.signIns).toHaveLength(1);
});

test.each(LOCALES)('every guest name in %s is a name that people could give themselves', (locale) => {
  expect(new Set(guestNames[locale]).size).toBe(guestNames[locale].length);
  for (const word of guestNames[locale]) expect(v.is(nameSchema, `${word} 999`), word).toBe(true);
});

test('a name and a language can be changed, together or alone', async () => {
  const browser = new Browser(testServer);
  const { id } = await browser.arrive();
  const renamed = await browser.send('PATCH', '/api/me', { name: '  Anne  ', locale: 'fr' });
  expect(renamed.body.person).toEqual({ id, name: 'Anne', locale: 'fr', guest: true });
  expect((await browser.send('PATCH', '/api/me', { locale: 'nl' })).body.person.name).toBe('Anne');
  expect((await browser.send('GET', '/api/me')).body.person).toMatchObject({ name: 'Anne', locale: 'nl' });
  expect((await browser.send('PATCH', '/api/me', {})).body.person.name).toBe('Anne');
});

test.each([{ name: '' }, { name: 'x'.repeat(31) }, { name: 'a\u202Eb' }, { locale: 'de' }])(
  'what cannot be a name or a language is refused: %j',
  async (change) => {
    const browser = new Browser(testServer);
    await browser.arrive();
    const { status, body } = await browser.send('PATCH', '/api/me', change);
    expect([status, body.error.code]).toEqual([400, 'bad-message']);
  },
);

test('a new browser learns that it has no person, and gets none by asking', async () => {
  const browser = new Browser(testServer);
  const { status, body, cookies, headers } = await browser.send('GET', '/api/me');
  expect([status, body]).toEqual([200, {}]);
  expect(cookies).toEqual([]);
  expect(headers['cache-control']).toBe('no-store');
});

test.each([
  ['PATCH', '/api/me'],
  ['PUT', '/api/me/password'],
  ['DELETE', '/api/me'],
  ['GET', '/api/me/sign-ins'],
  ['DELETE', '/api/me/sign-ins'],
  ['DELETE', '/api/me/sign-ins/x'],
  ['GET', '/api/me/passkeys'],
  ['POST', '/api/me/passkeys'],
  ['POST', '/api/me/passkeys/options'],
  ['DELETE', '/api/me/passkeys/x'],
] as const)('%s %s is for those who are signed in', async (method, url) => {
  const { status, body, headers } = await new Browser(testServer).send(method, url);
  expect([status, body.error.code]).toEqual([401, 'not-signed-in']);
  expect(headers['cache-control']).toBe('no-store');
});

test('a guest may go without a word, and nothing of them stays', async () => {
  const browser = new Browser(testServer);
  const { id } = await browser.arrive();
  const { status, cookies } = await browser.send('DELETE', '/api/me');
  expect(status).toBe(204);
  expect(cookies[0]).toMatchObject({ name: 'captain', value: '', maxAge: 0 });
  expect(await testServer.storage.people.find(id)).toBeUndefined();
});

test('a request that does not say where it is going is refused', async () => {
  const { status, body } = await new Browser(testServer, { host: 'not a host' }).send('POST', '/api/arrive');
  expect([status, body.error.code]).toEqual([400, 'bad-message']);
});
