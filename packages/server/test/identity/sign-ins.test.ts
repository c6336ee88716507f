import { afterAll, beforeAll, expect, test } from 'vitest';
import { deviceOf } from '../../src/identity/device.ts';
import { Browser, openTestServer } from './test-server.ts';
import type { TestServer } from './test-server.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await openTestServer();
});
afterAll(() => testServer.close());

/** One person, signed in in this many browsers. */
async function inBrowsers(login: string, count: number): Promise<Browser[]> {
  const body = { login, password: 'seven seas' };
  const browsers = Array.from({ length: count }, () => new Browser(testServer, { 'user-agent': FIREFOX }));
  for (const [i, browser] of browsers.entries()) {
    if (i === 0) await browser.keep(login, body.password);
    else await browser.send('POST', '/api/sign-in', body);
  }
  return browsers;
}

const statusOf = async (browser: Browser | undefined) =>
  (await browser?.send('GET', '/api/me/sign-ins'))?.status;

test('signing out ends the sign-in, also for anyone who has copied the cookie', async () => {
  const browser = new Browser(testServer);
  await browser.arrive();
  const thief = browser.at(testServer);
  expect(await statusOf(thief)).toBe(200);
  const { status, cookies } = await browser.send('POST', '/api/sign-out');
  expect(status).toBe(204);
  expect(cookies[0]).toMatchObject({ name: 'captain', value: '', maxAge: 0, path: '/', httpOnly: true });
  expect(browser.cookies.size).toBe(0);
  expect(await statusOf(thief)).toBe(401);
});

test('signing out twice is no trouble', async () => {
  const browser = new Browser(testServer);
  expect((await browser.send('POST', '/api/sign-out')).status).toBe(204);
});

test('a guest who signs in becomes who they are; the guest stays behind without a sign-in', async () => {
  const [home] = await inBrowsers('becoming', 1);
  const me = (await home?.send('GET', '/api/me'))?.body.person;
  const browser = new Browser(testServer);
  const guest = await browser.arrive();
  const asGuest = browser.at(testServer);
  await browser.send('POST', '/api/sign-in', { login: 'becoming', password: 'seven seas' });
  expect((await browser.send('GET', '/api/me')).body.person).toEqual(me);
  expect(await testServer.storage.people.find(guest.id)).toBeDefined();
  expect(await statusOf(asGuest)).toBe(401);
});

test('a wrong password changes nothing for a guest', async () => {
  const browser = new Browser(testServer);
  const guest = await browser.arrive();
  await browser.send('POST', '/api/sign-in', { login: 'nobody-here', password: 'seven seas' });
  expect((await browser.send('GET', '/api/me')).body.person).toEqual(guest);
});

test('signing in again in one browser leaves one sign-in', async () => {
  const [browser] = await inBrowsers('anew', 1);
  await browser?.send('POST', '/api/sign-in', { login: 'anew', password: 'seven seas' });
  expect((await browser?.send('GET', '/api/me/sign-ins'))?.body.signIns).toHaveLength(1);
});

test('people see where they are signed in, and which of them is here', async () => {
  const [home] = await inBrowsers('listed', 3);
  const answer = await home?.send('GET', '/api/me/sign-ins');
  const signIns = answer?.body.signIns ?? [];
  expect(signIns).toHaveLength(3);
  expect(signIns.filter(({ current }) => current)).toHaveLength(1);
  expect(signIns[0]).toEqual({
    id: expect.stringMatching(/^[\w-]{43}$/),
    device: 'Firefox · Linux',
    createdAt: testServer.clock.now,
    seenAt: testServer.clock.now,
    current: expect.any(Boolean),
  });
  expect(JSON.stringify(answer)).not.toContain(home?.cookies.get('captain')?.slice(0, 43));
});

test('one of them can be ended from another', async () => {
  const [home, lost] = await inBrowsers('ending', 2);
  const signIns = (await lost?.send('GET', '/api/me/sign-ins'))?.body.signIns ?? [];
  const there = signIns.find(({ current }) => current)?.id ?? '';
  expect((await home?.send('DELETE', `/api/me/sign-ins/${there}`))?.status).toBe(204);
  expect(await statusOf(lost)).toBe(401);
  expect(await statusOf(home)).toBe(200);
  expect((await home?.send('DELETE', `/api/me/sign-ins/${there}`))?.body.error.code).toBe('not-found');
});

test('ending the one that is here is signing out', async () => {
  const browser = new Browser(testServer);
  await browser.arrive();
  const [here] = (await browser.send('GET', '/api/me/sign-ins')).body.signIns;
  expect((await browser.send('DELETE', `/api/me/sign-ins/${here?.id}`)).status).toBe(204);
  expect(browser.cookies.has('captain')).toBe(false);
});

test('no one ends a sign-in of another person', async () => {
  const [home] = await inBrowsers('untouchable', 1);
  const [signIn] = (await home?.send('GET', '/api/me/sign-ins'))?.body.signIns ?? [];
  const other = new Browser(testServer);
  await other.arrive();
  expect((await other.send('DELETE', `/api/me/sign-ins/${signIn?.id}`)).status).toBe(404);
  expect(await statusOf(home)).toBe(200);
});

test('all others can be ended at once', async () => {
  const browsers = await inBrowsers('alone', 3);
  for (const browser of browsers) expect(await statusOf(browser)).toBe(200);
  expect((await browsers[1]?.send('DELETE', '/api/me/sign-ins'))?.status).toBe(204);
  expect(await Promise.all(browsers.map(statusOf))).toEqual([401, 200, 401]);
});

test('deleting the account needs the password and ends every sign-in', async () => {
  const browsers = await inBrowsers('leaving', 3);
  const [home] = browsers;
  for (const browser of browsers) expect(await statusOf(browser)).toBe(200);
  for (const body of [undefined, {}, { current: { password: 'other seas' } }]) {
    const refused = await home?.send('DELETE', '/api/me', body);
    expect([refused?.status, refused?.body.error.code]).toEqual([401, 'wrong-credentials']);
  }
  const id = (await home?.send('GET', '/api/me'))?.body.person.id ?? '';
  const gone = await home?.send('DELETE', '/api/me', { current: { password: 'seven seas' } });
  expect(gone?.status).toBe(204);
  expect(home?.cookies.has('captain')).toBe(false);
  expect(await Promise.all(browsers.map(statusOf))).toEqual([401, 401, 401]);
  expect(await testServer.storage.people.signInsOf(id)).toEqual([]);
  const again = { login: 'leaving', password: 'seven seas' };
  expect((await new Browser(testServer).send('POST', '/api/sign-in', again)).status).toBe(401);
});

test.each([
  [FIREFOX, 'Firefox · Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36 Edg/126.0',
    'Edge · Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    'Safari · macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/126.0 Mobile/15E148 Safari/604.1',
    'Chrome · iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36',
    'Samsung Internet · Android',
  ],
  ['curl/8.5.0', 'curl'],
  [undefined, ''],
  ['<script>', ''],
  ['x'.repeat(10_000), 'x'.repeat(60)],
])('a browser is called by the names its owner knows: %s', (agent, device) => {
  expect(deviceOf(agent)).toBe(device);
});
