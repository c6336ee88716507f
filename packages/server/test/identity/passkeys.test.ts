import { afterAll, beforeAll, expect, test } from 'vitest';
import { Authenticator } from './authenticator.ts';
import { Browser, openTestServer } from './test-server.ts';
import type { Answer, TestServer } from './test-server.ts';

const FIVE_MINUTES = 300_000;

let testServer: TestServer;
beforeAll(async () => {
  testServer = await openTestServer();
});
afterAll(() => testServer.close());

async function optionsToMake(browser: Browser, current?: object) {
  return (await browser.send('POST', '/api/me/passkeys/options', current && { current })).body.options;
}

async function optionsToShow(browser: Browser) {
  return (await browser.send('POST', '/api/sign-in/passkey/options')).body.options;
}

async function make(browser: Browser, authenticator: Authenticator, name?: string): Promise<Answer> {
  const response = authenticator.make(await optionsToMake(browser));
  return browser.send('POST', '/api/me/passkeys', name === undefined ? { response } : { name, response });
}

async function show(browser: Browser, authenticator: Authenticator): Promise<Answer> {
  const response = authenticator.show(await optionsToShow(browser));
  return browser.send('POST', '/api/sign-in/passkey', { response });
}

/** A guest who has made a passkey. */
async function withPasskey(settings: ConstructorParameters<typeof Authenticator>[0] = {}) {
  const browser = new Browser(testServer);
  const authenticator = new Authenticator(settings);
  const person = await browser.arrive();
  const { status } = await make(browser, authenticator);
  expect(status).toBe(200);
  return { browser, authenticator, id: person.id };
}

const REFUSED = { status: 401, body: { error: { code: 'passkey-failed' } }, cookies: [] };

test('a guest makes a passkey, and is a guest no more', async () => {
  const browser = new Browser(testServer, { 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/128.0' });
  const authenticator = new Authenticator();
  const guest = await browser.arrive();
  const { status, body, headers } = await make(browser, authenticator);
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(body.person).toEqual({ ...guest, guest: false });
  const passkey = { id: authenticator.id, name: 'Firefox · Linux', createdAt: testServer.clock.now };
  expect(body.passkey).toEqual(passkey);
  expect((await browser.send('GET', '/api/me/passkeys')).body.passkeys).toEqual([passkey]);
  expect(browser.cookies.has('captain-challenge')).toBe(false);
});

test('with the first passkey the cookie is a new one, and the former is worth nothing', async () => {
  const browser = new Browser(testServer);
  await browser.arrive();
  const stolen = browser.at(testServer);
  const response = new Authenticator().make(await optionsToMake(browser));
  expect((await browser.send('POST', '/api/me/passkeys', { response })).status).toBe(200);
  expect((await stolen.send('GET', '/api/me')).body).toEqual({});
  expect((await browser.send('GET', '/api/me')).body.person.guest).toBe(false);
});

test('browsers are asked for passkeys that can be found without a name', async () => {
  const browser = new Browser(testServer);
  const { id, name } = await browser.arrive();
  const making = await browser.send('POST', '/api/me/passkeys/options');
  expect(making.cookies[0]).toMatchObject({
    name: 'captain-challenge',
    httpOnly: true,
    sameSite: 'Strict',
    maxAge: 300,
  });
  expect(making.body.options).toMatchObject({
    rp: { id: 'localhost', name: 'Captain’s Table' },
    user: { id: Buffer.from(id).toString('base64url'), name, displayName: name },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    excludeCredentials: [],
  });
  const showing = await optionsToShow(browser);
  expect(showing).toMatchObject({ rpId: 'localhost', userVerification: 'preferred' });
  expect(showing['allowCredentials']).toBeUndefined();
  expect(showing.challenge).not.toBe(making.body.options.challenge);
});

test('with a passkey people sign in elsewhere, at another server even', async () => {
  const { authenticator, id } = await withPasskey();
  const elsewhere = new Browser(testServer);
  await elsewhere.arrive();
  const { status, body } = await show(elsewhere, authenticator);
  expect(status).toBe(200);
  expect(body.person).toMatchObject({ id, guest: false });
  expect((await elsewhere.send('GET', '/api/me')).body.person.id).toBe(id);

  const asked = new Browser(testServer);
  const response = authenticator.show(await optionsToShow(asked));
  const answering = asked.at(await testServer.another());
  expect((await answering.send('POST', '/api/sign-in/passkey', { response })).body.person.id).toBe(id);
});

test('the address that people know decides where passkeys work', async () => {
  const known = await openTestServer({ publicUrl: new URL('https://table.example:8443/') });
  const browser = new Browser(known, { host: 'inside.local:3000' });
  const authenticator = new Authenticator({ origin: 'https://table.example:8443' });
  await browser.arrive();
  const { body, status } = await make(browser, authenticator);
  expect(status).toBe(200);
  expect((await show(new Browser(known), authenticator)).body.person).toEqual(body.person);
  expect((await optionsToShow(browser)).rpId).toBe('table.example');
  await known.close();
});

test('without one, it is the address that was asked for', async () => {
  const browser = new Browser(testServer, { host: 'ship.local:8080', 'x-forwarded-proto': 'https' });
  const authenticator = new Authenticator({ origin: 'https://ship.local:8080' });
  await browser.arrive();
  expect((await make(browser, authenticator)).status).toBe(200);
  expect((await show(browser, authenticator)).status).toBe(200);
});

test.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['another port', { origin: 'http://localhost:8080' }],
  ['another rpID', { rpID: 'evil.example' }],
  ['another challenge', { challenge: 'AAAA' }],
  ['no one present', { flags: 0 }],
])('an answer made for %s is refused', async (_what, lies) => {
  const browser = new Browser(testServer);
  await browser.arrive();
  const response = new Authenticator().make(await optionsToMake(browser), lies);
  expect(await browser.send('POST', '/api/me/passkeys', { response })).toMatchObject(REFUSED);
  expect((await browser.send('GET', '/api/me/passkeys')).body.passkeys).toEqual([]);

  const { authenticator } = await withPasskey();
  const elsewhere = new Browser(testServer);
  const shown = authenticator.show(await optionsToShow(elsewhere), lies);
  expect(await elsewhere.send('POST', '/api/sign-in/passkey', { response: shown })).toMatchObject(REFUSED);
});

test('an authenticator that cannot verify its user is good enough', async () => {
  const { authenticator, id } = await withPasskey();
  const elsewhere = new Browser(testServer);
  const response = authenticator.show(await optionsToShow(elsewhere), { flags: 1 });
  expect((await elsewhere.send('POST', '/api/sign-in/passkey', { response })).body.person.id).toBe(id);
});

test('a challenge is answered once, also by passkeys that do not count', async () => {
  const { authenticator } = await withPasskey({ counts: false });
  const elsewhere = new Browser(testServer);
  const response = authenticator.show(await optionsToShow(elsewhere));
  const copy = elsewhere.at(testServer);
  expect((await elsewhere.send('POST', '/api/sign-in/passkey', { response })).status).toBe(200);
  expect(await copy.send('POST', '/api/sign-in/passkey', { response })).toMatchObject(REFUSED);
  expect((await show(copy, authenticator)).status).toBe(200);
});

test('making a passkey twice with one challenge is refused', async () => {
  const { browser, authenticator } = await withPasskey();
  const current = { passkey: authenticator.show(await optionsToShow(browser)) };
  const options = await optionsToMake(browser, current);
  const copy = browser.at(testServer);
  const first = { response: new Authenticator().make(options) };
  expect((await browser.send('POST', '/api/me/passkeys', first)).status).toBe(200);
  expect(
    await copy.send('POST', '/api/me/passkeys', { response: new Authenticator().make(options) }),
  ).toMatchObject(REFUSED);
});

test('a challenge of five minutes ago is too old', async () => {
  const { authenticator } = await withPasskey();
  const browser = new Browser(testServer);
  await browser.arrive();
  const showing = { response: authenticator.show(await optionsToShow(browser)) };
  testServer.clock.now += FIVE_MINUTES;
  expect(await browser.send('POST', '/api/sign-in/passkey', showing)).toMatchObject(REFUSED);

  const making = { response: new Authenticator().make(await optionsToMake(browser)) };
  testServer.clock.now += FIVE_MINUTES;
  expect(await browser.send('POST', '/api/me/passkeys', making)).toMatchObject(REFUSED);
});

test('without its challenge, or with a forged one, an answer is worth nothing', async () => {
  const { authenticator } = await withPasskey();
  const browser = new Browser(testServer);
  const options = await optionsToShow(browser);
  const cookie = browser.cookies.get('captain-challenge') ?? '';
  const later = Buffer.from(
    JSON.stringify({ kind: 'show', challenge: options.challenge, until: testServer.clock.now + 9e9 }),
  ).toString('base64url');
  const forged = ['', cookie.slice(0, -1), `${later}.${cookie.split('.')[1]}`, later];
  for (const value of forged) {
    browser.cookies.set('captain-challenge', value);
    const response = authenticator.show(options);
    expect(await browser.send('POST', '/api/sign-in/passkey', { response })).toMatchObject(REFUSED);
  }
  browser.cookies.delete('captain-challenge');
  const response = authenticator.show(options);
  expect(await browser.send('POST', '/api/sign-in/passkey', { response })).toMatchObject(REFUSED);
});

test('a challenge for one purpose or person serves no other', async () => {
  const { authenticator, browser } = await withPasskey();
  const other = new Browser(testServer);
  await other.arrive();
  const making = await optionsToMake(other);
  const response = authenticator.show({ ...making, rpId: 'localhost' });
  expect(await other.send('POST', '/api/sign-in/passkey', { response })).toMatchObject(REFUSED);

  const challenge = other.cookies.get('captain-challenge') ?? '';
  browser.cookies.set('captain-challenge', challenge);
  const made = { response: new Authenticator().make(making) };
  expect(await browser.send('POST', '/api/me/passkeys', made)).toMatchObject(REFUSED);
});

test('a counter that goes back betrays a copy', async () => {
  const { authenticator } = await withPasskey();
  const elsewhere = new Browser(testServer);
  expect((await show(elsewhere, authenticator)).status).toBe(200);
  expect((await show(elsewhere, authenticator)).status).toBe(200);
  authenticator.counter -= 2;
  expect(await show(elsewhere, authenticator)).toMatchObject(REFUSED);
  expect((await show(elsewhere, authenticator)).status).toBe(401);
  authenticator.counter += 2;
  expect((await show(elsewhere, authenticator)).status).toBe(200);
});

test('a passkey that we do not know opens nothing', async () => {
  const stranger = new Authenticator();
  const browser = new Browser(testServer);
  await browser.arrive();
  stranger.make(await optionsToMake(browser));
  expect(await show(new Browser(testServer), stranger)).toMatchObject(REFUSED);
});

test('no one signs in with another person’s passkey id and a key of their own', async () => {
  const { authenticator, id } = await withPasskey();
  const browser = new Browser(testServer);
  await browser.arrive();
  const impostor = new Authenticator();
  impostor.make(await optionsToMake(browser), { id: authenticator.id });
  impostor.counter += 100;
  const elsewhere = new Browser(testServer);
  const userHandle = Buffer.from(id).toString('base64url');
  const response = impostor.show(await optionsToShow(elsewhere), { userHandle });
  expect(await elsewhere.send('POST', '/api/sign-in/passkey', { response })).toMatchObject(REFUSED);
  // The failed attempts have not changed the counter.
  expect((await show(elsewhere, authenticator)).body.person.id).toBe(id);
});

test('no one takes a passkey id that another person has', async () => {
  const { authenticator, id } = await withPasskey();
  const browser = new Browser(testServer);
  await browser.arrive();
  const response = new Authenticator().make(await optionsToMake(browser), { id: authenticator.id });
  expect(await browser.send('POST', '/api/me/passkeys', { response })).toMatchObject(REFUSED);
  expect((await show(new Browser(testServer), authenticator)).body.person.id).toBe(id);
});

test('an answer in the name of another person is refused', async () => {
  const { authenticator } = await withPasskey();
  const elsewhere = new Browser(testServer);
  const userHandle = Buffer.from('someone else').toString('base64url');
  const response = authenticator.show(await optionsToShow(elsewhere), { userHandle });
  expect(await elsewhere.send('POST', '/api/sign-in/passkey', { response })).toMatchObject(REFUSED);
});

test.each([
  {},
  { response: 'hello' },
  { response: { id: 'x' } },
  { response: { id: 'x', rawId: 'x', type: 'public-key', response: {} } },
])('what is no answer at all is a bad message: %j', async (body) => {
  const browser = new Browser(testServer);
  await browser.arrive();
  await optionsToShow(browser);
  expect((await browser.send('POST', '/api/sign-in/passkey', body)).body.error.code).toBe('bad-message');
  expect((await browser.send('POST', '/api/me/passkeys', body)).body.error.code).toBe('bad-message');
});

test('nonsense in the right shape fails quietly', async () => {
  const { authenticator } = await withPasskey();
  const browser = new Browser(testServer);
  const nonsense = { clientDataJSON: '!!', authenticatorData: '!!', signature: '!!', userHandle: null };
  await optionsToShow(browser);
  const response = { id: authenticator.id, rawId: authenticator.id, type: 'public-key', response: nonsense };
  expect(await browser.send('POST', '/api/sign-in/passkey', { response })).toMatchObject(REFUSED);
});

test('an account holder proves who they are before adding another way in', async () => {
  const { browser, authenticator } = await withPasskey();
  const refused = await browser.send('POST', '/api/me/passkeys/options');
  expect([refused.status, refused.body.error.code]).toEqual([401, 'wrong-credentials']);

  const passkey = authenticator.show(await optionsToShow(browser));
  const options = await optionsToMake(browser, { passkey });
  expect(options.excludeCredentials.map(({ id }) => id)).toEqual([authenticator.id]);
  const second = new Authenticator();
  const response = second.make(options);
  expect((await browser.send('POST', '/api/me/passkeys', { name: 'Spare', response })).status).toBe(200);
  const { passkeys } = (await browser.send('GET', '/api/me/passkeys')).body;
  expect(passkeys.map(({ name }) => name)).toContain('Spare');
});

test('a password is proof as well', async () => {
  const browser = new Browser(testServer);
  await browser.keep('both', 'seven seas');
  const authenticator = new Authenticator();
  const response = authenticator.make(await optionsToMake(browser, { password: 'seven seas' }));
  expect((await browser.send('POST', '/api/me/passkeys', { response })).status).toBe(200);
  expect((await show(new Browser(testServer), authenticator)).body.person.login).toBe('both');
});

test('a password is set or changed with one of the person’s own passkeys', async () => {
  const { browser, authenticator } = await withPasskey();
  const foreign = (await withPasskey()).authenticator;
  const wanted = { login: 'forgetful', password: 'seven seas' };
  expect((await browser.send('PUT', '/api/me/password', wanted)).status).toBe(401);
  const proof = async (shown: Authenticator) => ({
    current: { passkey: shown.show(await optionsToShow(browser)) },
  });
  const stolen = await browser.send('PUT', '/api/me/password', { ...wanted, ...(await proof(foreign)) });
  expect(stolen.body.error.code).toBe('passkey-failed');
  const set = await browser.send('PUT', '/api/me/password', { ...wanted, ...(await proof(authenticator)) });
  expect(set.body.person).toMatchObject({ login: 'forgetful', guest: false });
  const other = { login: 'forgetful', password: 'eight seas' };
  const changed = await browser.send('PUT', '/api/me/password', {
    ...other,
    ...(await proof(authenticator)),
  });
  expect(changed.status).toBe(200);
  expect((await new Browser(testServer).send('POST', '/api/sign-in', other)).status).toBe(200);
});

test('a passkey can be removed, unless it is the last way in', async () => {
  const { browser, authenticator } = await withPasskey();
  const last = await browser.send('DELETE', `/api/me/passkeys/${authenticator.id}`);
  expect([last.status, last.body.error.code]).toEqual([409, 'last-way-in']);

  const passkey = authenticator.show(await optionsToShow(browser));
  const wanted = { login: 'removing', password: 'seven seas', current: { passkey } };
  await browser.send('PUT', '/api/me/password', wanted);
  expect((await browser.send('DELETE', `/api/me/passkeys/${authenticator.id}`)).status).toBe(204);
  expect((await browser.send('GET', '/api/me/passkeys')).body.passkeys).toEqual([]);
  expect((await show(new Browser(testServer), authenticator)).status).toBe(401);
  const again = await browser.send('DELETE', `/api/me/passkeys/${authenticator.id}`);
  expect([again.status, again.body.error.code]).toEqual([404, 'not-found']);
});

test('one of two passkeys can be removed without a password', async () => {
  const { browser, authenticator } = await withPasskey();
  const spare = new Authenticator();
  const passkey = authenticator.show(await optionsToShow(browser));
  const response = spare.make(await optionsToMake(browser, { passkey }));
  await browser.send('POST', '/api/me/passkeys', { response });
  expect((await browser.send('DELETE', `/api/me/passkeys/${authenticator.id}`)).status).toBe(204);
  expect((await browser.send('DELETE', `/api/me/passkeys/${spare.id}`)).status).toBe(409);
});

test('no one removes another person’s passkey', async () => {
  const { authenticator, id } = await withPasskey();
  const { browser } = await withPasskey();
  expect((await browser.send('DELETE', `/api/me/passkeys/${authenticator.id}`)).status).toBe(404);
  expect((await show(new Browser(testServer), authenticator)).body.person.id).toBe(id);
});

test('a person with only a passkey can leave by deleting the account, and the passkey goes too', async () => {
  const { browser, authenticator } = await withPasskey();
  const unproven = await browser.send('DELETE', '/api/me');
  expect([unproven.status, unproven.body.error.code]).toEqual([401, 'wrong-credentials']);
  const current = { passkey: authenticator.show(await optionsToShow(browser)) };
  expect((await browser.send('DELETE', '/api/me', { current })).status).toBe(204);
  expect((await show(new Browser(testServer), authenticator)).status).toBe(401);
});

test('an account with a password can be deleted by showing its passkey', async () => {
  const browser = new Browser(testServer);
  const { id } = await browser.keep('two-ways', 'seven seas');
  const authenticator = new Authenticator();
  const response = authenticator.make(await optionsToMake(browser, { password: 'seven seas' }));
  await browser.send('POST', '/api/me/passkeys', { response });
  const current = { passkey: authenticator.show(await optionsToShow(browser)) };
  expect((await browser.send('DELETE', '/api/me', { current })).status).toBe(204);
  expect(await testServer.storage.people.find(id)).toBeUndefined();
});
