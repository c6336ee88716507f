/** Signing in with an account at a real provider, and ways of doing so that must fail. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  CLIENT_ID,
  CLIENT_SECRET,
  hmacOfPublicKey,
  newKeys,
  signatureOf,
  TestProvider,
} from './openid-provider.ts';
import type { Mischief } from './openid-provider.ts';
import { Browser, openTestServer } from './test-server.ts';
import type { TestServer } from './test-server.ts';

const provider = new TestProvider();
let testServer: TestServer;
let subjects = 0;

beforeAll(async () => {
  await provider.start();
  testServer = await openTestServer({
    publicUrl: new URL('https://table.example'),
    provider: {
      issuer: provider.issuer,
      clientId: CLIENT_ID,
      clientSecret: CLIENT_SECRET,
      name: 'The House',
      scope: 'openid profile',
    },
  });
  provider.now = () => testServer.clock.now;
});

afterEach(() => {
  provider.mischief = {};
});

afterAll(async () => {
  await provider.close();
  await testServer.close();
});

const newSubject = () => (provider.subject = `subject-${++subjects}`);

/** Goes to the provider and returns its answer, which the browser does not follow yet. */
async function visit(browser: Browser, purpose: string, current?: object): Promise<string> {
  const { body, status } = await browser.send('POST', '/api/sign-in/provider', {
    purpose,
    ...(current && { current }),
  });
  expect(status).toBe(200);
  const response = await fetch(body.location, { redirect: 'manual' });
  const back = new URL(response.headers.get('location') ?? '');
  expect(back.origin).toBe('https://table.example');
  return back.pathname + back.search;
}

/** Goes to the provider and back; returns where the browser is sent then. */
async function throughProvider(browser: Browser, purpose: string, current?: object): Promise<unknown> {
  const answer = await browser.send('GET', await visit(browser, purpose, current));
  expect(answer.status).toBe(303);
  return answer.headers['location'];
}

const me = async (browser: Browser) => (await browser.send('GET', '/api/me')).body.person;

test('a first sign-in makes an account with the name from there; the next one finds it again', async () => {
  newSubject();
  const first = new Browser(testServer);
  expect(await throughProvider(first, 'sign-in')).toBe('/');
  const anna = await me(first);
  expect(anna).toMatchObject({ name: 'Anna Provider', guest: false, provider: true });
  expect(provider.asked.get('code_challenge_method')).toBe('S256');
  expect(provider.asked.get('scope')).toBe('openid profile');
  expect(provider.asked.get('tenant')).toBe('1');
  const second = new Browser(testServer);
  await throughProvider(second, 'sign-in');
  expect(await me(second)).toEqual(anna);
  newSubject();
  const third = new Browser(testServer);
  await throughProvider(third, 'sign-in');
  expect((await me(third)).id).not.toBe(anna.id);
});

test.each(['PS256', 'ES256', 'EdDSA', 'RS256'] as const)('keys may sign with %s, and change', async (alg) => {
  newSubject();
  provider.changeKeys(alg);
  testServer.clock.now += 61_000;
  const browser = new Browser(testServer);
  expect(await throughProvider(browser, 'sign-in')).toBe('/');
});

test('a name that cannot be one here is left out', async () => {
  newSubject();
  provider.name = 'A\u202Enna';
  const browser = new Browser(testServer);
  await throughProvider(browser, 'sign-in');
  expect((await me(browser)).name).toMatch(/^\S.* \d+$/);
  provider.name = 'Anna Provider';
});

test('two browsers that come first at the same moment are one person', async () => {
  newSubject();
  const browsers = [new Browser(testServer), new Browser(testServer)] as const;
  const answers = [await visit(browsers[0], 'sign-in'), await visit(browsers[1], 'sign-in')] as const;
  await Promise.all(browsers.map((browser, index) => browser.send('GET', answers[index] ?? '')));
  expect((await me(browsers[0])).id).toBe((await me(browsers[1])).id);
});

test('a guest who links keeps their identity, and older cookies are worth nothing', async () => {
  newSubject();
  const browser = new Browser(testServer);
  const guest = await browser.arrive();
  const thief = new Browser(testServer);
  for (const [name, value] of browser.cookies) thief.cookies.set(name, value);
  expect(await throughProvider(browser, 'link')).toBe('/settings?provider=linked');
  expect(await me(browser)).toMatchObject({ id: guest.id, guest: false, provider: true });
  testServer.clock.now += 31_000;
  expect(await me(thief)).toBeUndefined();
  const elsewhere = new Browser(testServer);
  await throughProvider(elsewhere, 'sign-in');
  expect((await me(elsewhere)).id).toBe(guest.id);
});

test('a person with a password must enter it to link, and an account belongs to one person', async () => {
  newSubject();
  const owner = new Browser(testServer);
  await throughProvider(owner, 'sign-in');
  const other = new Browser(testServer);
  await other.keep('link-me', 'long enough');
  const refused = await other.send('POST', '/api/sign-in/provider', { purpose: 'link' });
  expect(refused.body.error.code).toBe('wrong-credentials');
  const current = { password: 'long enough' };
  expect(await throughProvider(other, 'link', current)).toBe('/sign-in?provider=identity-taken');
  expect(await me(other)).not.toHaveProperty('provider');
  newSubject();
  expect(await throughProvider(other, 'link', current)).toBe('/settings?provider=linked');
  newSubject();
  expect(await throughProvider(other, 'link', current)).toBe('/sign-in?provider=identity-taken');
  // One way of signing in is left: the password.
  expect((await other.send('DELETE', '/api/me/provider', { current })).status).toBe(204);
  expect(await me(other)).not.toHaveProperty('provider');
});

test('an e-mail address or a login makes no one the owner of an account', async () => {
  const owner = new Browser(testServer);
  const kept = await owner.keep('anna.example', 'long enough');
  newSubject();
  provider.mischief = { claims: { email: 'anna.example', preferred_username: 'anna.example' } };
  const browser = new Browser(testServer);
  await throughProvider(browser, 'sign-in');
  expect((await me(browser)).id).not.toBe(kept.id);
});

test('to delete such an account its owner goes to the provider again, now', async () => {
  const subject = newSubject();
  const browser = new Browser(testServer);
  await throughProvider(browser, 'sign-in');
  const current = { provider: true };
  expect((await browser.send('DELETE', '/api/me', {})).body.error.code).toBe('wrong-credentials');
  expect((await browser.send('DELETE', '/api/me', { current })).body.error.code).toBe('wrong-credentials');
  expect((await browser.send('DELETE', '/api/me/provider', { current })).status).toBe(401);
  // Another person is signed in at the provider.
  newSubject();
  expect(await throughProvider(browser, 'prove')).toBe('/sign-in?provider=provider-failed');
  provider.subject = subject;
  // The provider has not asked them again.
  const seconds = Math.floor(testServer.clock.now / 1_000);
  provider.mischief = { claims: { auth_time: seconds - 3_600 } };
  expect(await throughProvider(browser, 'prove')).toBe('/sign-in?provider=provider-failed');
  provider.mischief = {};
  expect(await throughProvider(browser, 'prove')).toBe('/settings?provider=proved');
  expect(provider.asked.get('prompt')).toBe('login');
  expect(provider.asked.get('max_age')).toBe('0');
  // It is the last way of signing in, so it stays; the proof is used up.
  expect((await browser.send('DELETE', '/api/me/provider', { current })).body.error.code).toBe('last-way-in');
  expect((await browser.send('DELETE', '/api/me', { current })).body.error.code).toBe('wrong-credentials');
  await throughProvider(browser, 'prove');
  const stolen = browser.at(testServer);
  expect((await browser.send('DELETE', '/api/me', { current })).status).toBe(204);
  expect((await stolen.send('DELETE', '/api/me', { current })).status).toBe(401);
});

const seconds = () => Math.floor(testServer.clock.now / 1_000);
const attacks: readonly (readonly [what: string, mischief: () => Mischief])[] = [
  ['no signature', () => ({ header: { alg: 'none' }, resign: () => '' })],
  ['the public key for a secret', () => ({ header: { alg: 'HS256' }, resign: hmacOfPublicKey })],
  ['another key', () => ({ resign: (head, body) => signatureOf(head, body, newKeys('RS256')) })],
  ['a key of another kind', () => ({ header: { alg: 'ES256' } })],
  ['an unknown key', () => ({ header: { kid: 'unknown' } })],
  ['an extension that must be understood', () => ({ header: { crit: ['b64'] } })],
  ['another issuer', () => ({ claims: { iss: 'https://evil.example' } })],
  ['another client', () => ({ claims: { aud: 'another' } })],
  ['several clients and no word for whom', () => ({ claims: { aud: [CLIENT_ID, 'another'] } })],
  ['a token for another client', () => ({ claims: { aud: [CLIENT_ID, 'another'], azp: 'another' } })],
  ['another nonce', () => ({ claims: { nonce: 'x' } })],
  ['no nonce', () => ({ claims: { nonce: undefined } })],
  ['an expired token', () => ({ claims: { exp: seconds() - 61 } })],
  ['a token from tomorrow', () => ({ claims: { iat: seconds() + 3_600 } })],
  ['a token from yesterday', () => ({ claims: { iat: seconds() - 86_400 } })],
  ['a token for later', () => ({ claims: { nbf: seconds() + 3_600 } })],
  ['nobody', () => ({ claims: { sub: '' } })],
  ['a body that was changed', () => ({ resign: (head) => signatureOf(head, 'e30', provider.keys) })],
];

test.each(attacks)('%s is refused', async (_what, mischief) => {
  newSubject();
  provider.mischief = mischief();
  const browser = new Browser(testServer);
  expect(await throughProvider(browser, 'sign-in')).toBe('/sign-in?provider=provider-failed');
  expect(await me(browser)).toBeUndefined();
});

test('keys that are too short are refused', async () => {
  newSubject();
  provider.keys = newKeys('RS256', 1_024);
  testServer.clock.now += 61_000;
  expect(await throughProvider(new Browser(testServer), 'sign-in')).toBe('/sign-in?provider=provider-failed');
  provider.changeKeys('RS256');
  testServer.clock.now += 61_000;
});

test('tokens that name unknown keys do not make us ask the provider each time', async () => {
  provider.mischief = { header: { kid: 'unknown' } };
  await throughProvider(new Browser(testServer), 'sign-in');
  const before = provider.keysAsked;
  for (let n = 0; n < 5; n += 1) await throughProvider(new Browser(testServer), 'sign-in');
  expect(provider.keysAsked - before).toBeLessThanOrEqual(1);
});

test('an answer is taken once, in time, by the browser that was sent, with its own state', async () => {
  newSubject();
  const failed = '/sign-in?provider=provider-failed';
  const browser = new Browser(testServer);
  const answer = await visit(browser, 'sign-in');
  const go = async (who: Browser, path: string) => (await who.send('GET', path)).headers['location'];

  expect(await go(new Browser(testServer), answer)).toBe(failed);
  const twin = browser.at(testServer);
  expect(await go(browser, answer.replace(/state=[^&]*/, 'state=another'))).toBe(failed);
  expect(await go(twin, answer)).toBe('/');
  const replayed = new Browser(testServer);
  expect(await go(replayed, answer)).toBe(failed);

  const late = new Browser(testServer);
  const lateAnswer = await visit(late, 'sign-in');
  testServer.clock.now += 601_000;
  expect(await go(late, lateAnswer)).toBe(failed);

  const another = new Browser(testServer);
  const mixedUp = (await visit(another, 'sign-in')).replace(/iss=[^&]*/, 'iss=https%3A%2F%2Fevil.example');
  expect(await go(another, mixedUp)).toBe(failed);

  const denied = new Browser(testServer);
  const state = /state=[^&]*/.exec(await visit(denied, 'sign-in'))?.[0] ?? '';
  expect(await go(denied, `/api/sign-in/provider/answer?error=access_denied&${state}`)).toBe(failed);
});

test('an answer that was taken is worth nothing on another server either', async () => {
  newSubject();
  const browser = new Browser(testServer);
  const answer = await visit(browser, 'sign-in');
  const copy = browser.at(await testServer.another());
  expect((await browser.send('GET', answer)).headers['location']).toBe('/');
  // The other server has not seen the code; the provider has already accepted it once.
  expect((await copy.send('GET', answer)).headers['location']).toBe('/sign-in?provider=provider-failed');
});

test('a person who comes back as someone else links nothing', async () => {
  newSubject();
  const browser = new Browser(testServer);
  await browser.arrive();
  const answer = await visit(browser, 'link');
  await browser.send('POST', '/api/sign-out');
  const other = await browser.arrive();
  expect((await browser.send('GET', answer)).headers['location']).toBe('/sign-in?provider=provider-failed');
  expect((await me(browser)).guest).toBe(true);
  expect(other.guest).toBe(true);
});

test('a provider that names an address without TLS, or itself otherwise, is not used', async () => {
  const fresh = new TestProvider();
  await fresh.start();
  const config = { issuer: fresh.issuer, clientId: CLIENT_ID, name: 'House', scope: 'openid' };
  const parts = { publicUrl: new URL('https://table.example'), provider: config };
  for (const discovery of [
    { issuer: 'https://evil.example' },
    { token_endpoint: 'http://evil.example/token' },
  ]) {
    fresh.discovery = discovery;
    const server = await openTestServer(parts);
    const { body } = await new Browser(server).send('POST', '/api/sign-in/provider', { purpose: 'sign-in' });
    expect(body.error.code).toBe('provider-failed');
    await server.close();
  }
  await fresh.close();
});

test('a server without a provider says so', async () => {
  const server = await openTestServer();
  const browser = new Browser(server);
  expect((await browser.send('GET', '/api/sign-in/provider')).body).toEqual({});
  expect((await browser.send('POST', '/api/sign-in/provider', { purpose: 'sign-in' })).status).toBe(404);
  await server.close();
});

test('nothing of codes, tokens or secrets is in the log', async () => {
  newSubject();
  const browser = new Browser(testServer);
  const answer = await visit(browser, 'sign-in');
  const code = /code=([^&]*)/.exec(answer)?.[1] ?? 'none';
  await browser.send('GET', answer);
  const log = testServer.log.filter((line) => !line.includes('incoming request')).join('\n');
  expect(log).not.toContain(code);
  expect(log).not.toContain(encodeURIComponent(CLIENT_SECRET));
});
