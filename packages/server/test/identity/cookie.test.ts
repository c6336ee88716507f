import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Signer } from '../../src/identity/signer.ts';
import { newSecret } from '../../src/random.ts';
import { Browser, openTestServer } from './test-server.ts';
import type { TestServer } from './test-server.ts';

const HOUR = 3_600_000;

let testServer: TestServer;
beforeAll(async () => {
  testServer = await openTestServer();
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => testServer.close());

test('the cookie is kept from scripts and from other sites for a year', async () => {
  const { cookies } = await new Browser(testServer).send('POST', '/api/arrive');
  const expected = { name: 'captain', path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 31_536_000 };
  expect(cookies).toEqual([{ ...expected, value: expect.stringMatching(/^[\w-]{43}\.[\w-]{43}$/) }]);
});

test('the cookie travels by https only, where we are reached by https', async () => {
  const behindProxy = new Browser(testServer, { 'x-forwarded-proto': 'https' });
  const { cookies } = await behindProxy.send('POST', '/api/arrive');
  expect(cookies[0]).toMatchObject({ name: '__Host-captain', secure: true, path: '/' });
  expect(cookies[0]?.['domain']).toBeUndefined();
  expect((await behindProxy.send('GET', '/api/me')).body.person.guest).toBe(true);

  const known = await openTestServer({ publicUrl: new URL('https://table.example') });
  expect((await new Browser(known).send('POST', '/api/arrive')).cookies[0]?.['secure']).toBe(true);
  await known.close();
});

test('under https a cookie that a neighbour set does not replace ours, and an older one of ours still counts', async () => {
  const plain = new Browser(testServer);
  const { id } = await plain.arrive();
  const secure = new Browser(testServer, { 'x-forwarded-proto': 'https' });
  const other = await secure.arrive();
  secure.cookies.set('captain', plain.cookies.get('captain') ?? '');
  expect((await secure.send('GET', '/api/me')).body.person.id).toBe(other.id);
  const upgraded = new Browser(testServer, { 'x-forwarded-proto': 'https' });
  upgraded.cookies.set('captain', plain.cookies.get('captain') ?? '');
  expect((await upgraded.send('POST', '/api/arrive')).body.person.id).toBe(id);
  expect(upgraded.cookies.has('__Host-captain')).toBe(true);
});

test('the storage holds a hash of the secret, never the secret', async () => {
  const browser = new Browser(testServer);
  const { id } = await browser.arrive();
  const secret = browser.cookies.get('captain')?.split('.')[0];
  const [signIn] = await testServer.storage.people.signInsOf(id);
  expect(signIn?.id).toMatch(/^[\w-]{43}$/);
  expect(signIn?.id).not.toBe(secret);
});

test('a socket is recognised by its raw Cookie header', async () => {
  const browser = new Browser(testServer);
  const { id } = await browser.arrive();
  const signedIn = await testServer.identity.whoIs(`theme=dark; ${browser.header}; other="a b"`);
  expect(signedIn?.person.id).toBe(id);
  expect((await testServer.storage.people.findSignIn(signedIn?.signIn ?? ''))?.person).toBe(id);
  expect(await testServer.identity.whoIs(undefined)).toBeUndefined();
  expect(await testServer.identity.whoIs('')).toBeUndefined();
  expect(await testServer.identity.whoIs('captain')).toBeUndefined();
});

test('a forged cookie is refused without asking the storage', async () => {
  const browser = new Browser(testServer);
  await browser.arrive();
  const real = browser.cookies.get('captain') ?? '';
  const [secret = '', mark = ''] = real.split('.');
  const forged = [
    secret,
    `${secret}.`,
    `.${mark}`,
    real.slice(0, -1),
    `${real}A`,
    `${newSecret()}.${mark}`,
    `${secret}.${newSecret()}`,
    `${secret}.${mark}.${mark}`,
    new Signer('another key').sign('captain', secret),
    new Signer('another key').sign('challenge', secret),
    `${secret}.${createHmac('sha256', '').update(secret).digest('base64url')}`,
    '%',
    'é'.repeat(43),
  ];
  const asked = vi.spyOn(testServer.storage.people, 'findSignIn');
  for (const cookie of forged)
    expect(await testServer.identity.whoIs(`captain=${cookie}`), cookie).toBeUndefined();
  expect(asked).not.toHaveBeenCalled();
});

test('a cookie that was signed for a challenge opens no door', async () => {
  const browser = new Browser(testServer);
  await browser.send('POST', '/api/sign-in/passkey/options');
  const asked = vi.spyOn(testServer.storage.people, 'findSignIn');
  const challenge = browser.cookies.get('captain-challenge') ?? '';
  expect(await testServer.identity.whoIs(`captain=${challenge}`)).toBeUndefined();
  expect(asked).not.toHaveBeenCalled();
});

test('a sign-in that was just recognised is not looked up again for half a minute', async () => {
  const browser = new Browser(testServer);
  await browser.arrive();
  const asked = vi.spyOn(testServer.storage.people, 'findSignIn');
  await Promise.all([browser.send('GET', '/api/me'), browser.send('GET', '/api/me')]);
  await browser.send('GET', '/api/me');
  expect(asked).toHaveBeenCalledTimes(1);
  testServer.clock.now += 30_001;
  await browser.send('GET', '/api/me');
  expect(asked).toHaveBeenCalledTimes(2);
});

test('a visit is noted at most once an hour', async () => {
  const browser = new Browser(testServer);
  const { id } = await browser.arrive();
  const noted = vi.spyOn(testServer.storage.people, 'touchSignIn');
  testServer.clock.now += HOUR - 1;
  await browser.send('GET', '/api/me');
  expect(noted).not.toHaveBeenCalled();
  testServer.clock.now += HOUR;
  await Promise.all([browser.send('GET', '/api/me'), browser.send('GET', '/api/me')]);
  testServer.clock.now += HOUR / 2;
  await browser.send('GET', '/api/me');
  expect(noted).toHaveBeenCalledTimes(1);
  const seenAt = testServer.clock.now - HOUR / 2;
  expect((await testServer.storage.people.signInsOf(id))[0]?.seenAt).toBe(seenAt);
  expect((await testServer.storage.people.find(id))?.seenAt).toBe(seenAt);
});

test('signing out while a question is under way is not undone by its answer', async () => {
  const browser = new Browser(testServer);
  const { id } = await browser.arrive();
  const { people } = testServer.storage;
  const find = people.find.bind(people);
  vi.spyOn(people, 'find').mockImplementationOnce(async (person) => {
    const found = await find(person);
    const [signIn] = await people.signInsOf(person);
    await testServer.identity.signIns.end(person, signIn?.id ?? '');
    return found;
  });
  expect((await testServer.identity.whoIs(browser.header))?.person.id).toBe(id);
  expect(await testServer.identity.whoIs(browser.header)).toBeUndefined();
});

test('several servers with one storage know the same people', async () => {
  const browser = new Browser(testServer);
  const { id } = await browser.arrive();
  const other = await testServer.another();
  expect((await browser.at(other).send('GET', '/api/me')).body.person.id).toBe(id);
  await browser.send('POST', '/api/sign-out');
});

test('another server believes in an ended sign-in for half a minute at most', async () => {
  const browser = new Browser(testServer);
  await browser.arrive();
  const there = browser.at(await testServer.another());
  expect((await there.send('GET', '/api/me/sign-ins')).status).toBe(200);
  await browser.send('POST', '/api/sign-out');
  testServer.clock.now += 30_001;
  expect((await there.send('GET', '/api/me/sign-ins')).status).toBe(401);
});
