import * as argon2 from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Failure } from '@captains-table/protocol';
import { Passwords } from '../../src/identity/passwords.ts';
import { AttemptLimiter } from '../../src/identity/attempt-limiter.ts';
import { Browser, openTestServer } from './test-server.ts';
import type { TestServer } from './test-server.ts';

const hashing = vi.hoisted(() => ({ now: 0, most: 0 }));

// The real functions, with a record of their calls.
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof argon2>();
  const watched =
    <Args extends unknown[], T>(work: (...args: Args) => Promise<T>) =>
    async (...args: Args): Promise<T> => {
      hashing.now += 1;
      hashing.most = Math.max(hashing.most, hashing.now);
      return work(...args).finally(() => {
        hashing.now -= 1;
      });
    };
  return {
    ...real,
    hash: vi.fn<typeof real.hash>(watched(real.hash)),
    verify: vi.fn<typeof real.verify>(watched(real.verify)),
  };
});

let testServer: TestServer;
beforeAll(async () => {
  testServer = await openTestServer();
});
beforeEach(() => {
  vi.mocked(argon2.hash).mockClear();
  vi.mocked(argon2.verify).mockClear();
  hashing.most = 0;
});
afterAll(() => testServer.close());

test('a guest keeps their identity with a login and a password, and finds it elsewhere', async () => {
  const home = new Browser(testServer);
  const guest = await home.arrive();
  const kept = await home.send('PUT', '/api/me/password', { login: ' Anne ', password: 'seven seas' });
  expect(kept.body.person).toEqual({ ...guest, guest: false, login: 'anne' });
  expect((await home.send('GET', '/api/me')).body.person).toEqual(kept.body.person);

  const elsewhere = new Browser(testServer);
  const found = await elsewhere.send('POST', '/api/sign-in', { login: 'ANNE', password: 'seven seas' });
  expect(found.status).toBe(200);
  expect(found.body.person).toEqual(kept.body.person);
  expect(found.headers['cache-control']).toBe('no-store');
});

test('passwords are stored as argon2id at the recommended price', async () => {
  const { id } = await new Browser(testServer).keep('hashed', 'seven seas');
  const person = await testServer.storage.people.find(id);
  expect(person?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('the same letters typed on another keyboard are the same password', async () => {
  await new Browser(testServer).keep('noel', 'joyeux no\u00EBl');
  const elsewhere = new Browser(testServer);
  const body = { login: 'noel', password: 'joyeux noe\u0308l' };
  expect((await elsewhere.send('POST', '/api/sign-in', body)).status).toBe(200);
});

test('no one gets a login that another person has', async () => {
  await new Browser(testServer).keep('taken', 'seven seas');
  const other = new Browser(testServer);
  await other.arrive();
  const wanted = { login: 'taken', password: 'other seas' };
  const { status, body } = await other.send('PUT', '/api/me/password', wanted);
  expect([status, body.error.code]).toEqual([409, 'login-taken']);
  expect((await other.send('GET', '/api/me')).body.person.guest).toBe(true);
});

test('finding out which logins are taken is guessing, and ends soon', async () => {
  await new Browser(testServer).keep('found-out', 'seven seas');
  const curious = new Browser(testServer);
  await curious.arrive();
  const wanted = { login: 'found-out', password: 'other seas' };
  for (let i = 0; i < 10; i++) await curious.send('PUT', '/api/me/password', wanted);
  expect((await curious.send('PUT', '/api/me/password', wanted)).body.error.code).toBe('too-many');
});

test.each([
  { login: 'no', password: 'seven seas' },
  { login: 'with space', password: 'seven seas' },
  { login: 'short', password: 'seven' },
  { login: 'long', password: 'x'.repeat(201) },
  { login: 'proof', password: 'seven seas', current: { oath: 'I swear' } },
])('what cannot be a login or a password is refused: %j', async (wanted) => {
  const browser = new Browser(testServer);
  await browser.arrive();
  const { status, body } = await browser.send('PUT', '/api/me/password', wanted);
  expect([status, body.error.code]).toEqual([400, 'bad-message']);
});

test('a password is changed by entering the old one', async () => {
  const browser = new Browser(testServer);
  await browser.keep('changing', 'seven seas');
  const wanted = { login: 'changed', password: 'eight seas' };
  const tries = [
    wanted,
    { ...wanted, current: { password: 'nine seas' } },
    { ...wanted, current: { password: '' } },
  ];
  for (const attempt of tries) {
    const { status, body } = await browser.send('PUT', '/api/me/password', attempt);
    expect([status, body.error.code]).toEqual([401, 'wrong-credentials']);
  }
  const proven = { ...wanted, current: { password: 'seven seas' } };
  expect((await browser.send('PUT', '/api/me/password', proven)).body.person.login).toBe('changed');

  const elsewhere = new Browser(testServer);
  const old = { login: 'changing', password: 'seven seas' };
  expect((await elsewhere.send('POST', '/api/sign-in', old)).status).toBe(401);
  expect((await elsewhere.send('POST', '/api/sign-in', wanted)).status).toBe(200);
});

test('a changed password ends every other sign-in, and the cookie is a new one', async () => {
  const browser = new Browser(testServer);
  await browser.arrive();
  const guest = browser.at(testServer);
  await browser.send('PUT', '/api/me/password', { login: 'rotating', password: 'seven seas' });
  expect((await guest.send('GET', '/api/me')).body).toEqual({});
  const elsewhere = new Browser(testServer);
  await elsewhere.send('POST', '/api/sign-in', { login: 'rotating', password: 'seven seas' });
  const stolen = browser.at(testServer);
  const current = { password: 'seven seas' };
  await browser.send('PUT', '/api/me/password', { login: 'rotating', password: 'eight seas', current });
  for (const ended of [elsewhere, stolen]) expect((await ended.send('GET', '/api/me')).body).toEqual({});
  expect((await browser.send('GET', '/api/me')).body.person.login).toBe('rotating');
  expect((await browser.send('GET', '/api/me/sign-ins')).body.signIns).toHaveLength(1);
});

test('an unknown login and a wrong password get the same answer after the same work', async () => {
  await new Browser(testServer).keep('known', 'seven seas');
  const answers = [];
  for (const login of ['known', 'unknown', '']) {
    vi.mocked(argon2.verify).mockClear();
    vi.mocked(argon2.hash).mockClear();
    const answer = await new Browser(testServer).send('POST', '/api/sign-in', {
      login,
      password: 'wrong seas',
    });
    expect(argon2.verify).toHaveBeenCalledTimes(1);
    expect(vi.mocked(argon2.verify).mock.calls[0]?.[0]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(argon2.hash).not.toHaveBeenCalled();
    const { date: _date, ...headers } = answer.headers;
    answers.push({ status: answer.status, body: answer.body, headers });
  }
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
  expect(answers[0]).toMatchObject({ status: 401, body: { error: { code: 'wrong-credentials' } } });
});

test('wrong guesses from anywhere never lock the owner out', async () => {
  await new Browser(testServer).keep('tried', 'seven seas');
  const guess = (login: string, password: string) =>
    new Browser(testServer).send('POST', '/api/sign-in', { login, password });
  for (let i = 0; i < 12; i++) expect((await guess('tried', `seas ${i}`)).status).toBe(401);
  expect((await guess('tried', 'seven seas')).status).toBe(200);
});

test('ten wrong tries from one address at whatever logins, and it must rest', async () => {
  await new Browser(testServer).keep('victim', 'seven seas');
  const address = { 'x-forwarded-for': '203.0.113.7' };
  const guess = (login: string, password: string, headers: Record<string, string> = address) =>
    new Browser(testServer, headers).send('POST', '/api/sign-in', { login, password });
  for (let i = 0; i < 10; i++) await guess(`somebody-${i}`, 'seven seas');
  expect((await guess('victim', 'seven seas')).status).toBe(429);
  expect((await guess('victim', 'seven seas', { 'x-forwarded-for': '203.0.113.8' })).status).toBe(200);
});

test('all addresses of an IPv6 network are one', async () => {
  const guess = (ip: string) =>
    new Browser(testServer, { 'x-forwarded-for': ip }).send('POST', '/api/sign-in', {
      login: `v6-${ip.replaceAll(':', '-')}`.slice(0, 40),
      password: 'seven seas',
    });
  for (let i = 0; i < 10; i++) await guess(`2001:db8::${i + 1}`);
  expect((await guess('2001:DB8:0:0:ffff::1')).status).toBe(429);
  expect((await guess('2001:db8:0:1::1')).status).toBe(401);
});

test('guesses sent all at once are counted as well', async () => {
  await new Browser(testServer).keep('flooded', 'seven seas');
  const answers = await Promise.all(
    Array.from({ length: 15 }, (_, i) =>
      new Browser(testServer, { 'x-forwarded-for': '203.0.113.9' }).send('POST', '/api/sign-in', {
        login: 'flooded',
        password: `seas ${i}`,
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
});

test('a person who knows the password may sign in as often as they like', async () => {
  await new Browser(testServer).keep('frequent', 'seven seas');
  const browser = new Browser(testServer);
  for (let i = 0; i < 12; i++) {
    const { status } = await browser.send('POST', '/api/sign-in', {
      login: 'frequent',
      password: 'seven seas',
    });
    expect(status).toBe(200);
  }
});

test('a person who finds a browser signed in cannot guess the password there either', async () => {
  const browser = new Browser(testServer);
  await browser.keep('left-open', 'seven seas');
  for (let i = 0; i < 10; i++)
    await browser.send('DELETE', '/api/me', { current: { password: `seas ${i}` } });
  const right = { current: { password: 'seven seas' } };
  expect((await browser.send('DELETE', '/api/me', right)).body.error.code).toBe('too-many');
});

test('passwords are hashed two at a time; the others wait, as long as they are not too many', async () => {
  const passwords = await Passwords.open();
  hashing.most = 0;
  const asked = Array.from({ length: 54 }, (_, i) => passwords.hash(`seas ${i}`));
  const answers = await Promise.allSettled(asked);
  expect(hashing.most).toBe(2);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(52);
  const refused = answers.filter((answer) => answer.status === 'rejected');
  expect(refused.map(({ reason }) => reason)).toMatchObject([{ code: 'too-many' }, { code: 'too-many' }]);
  const stored = await passwords.hash('seven seas');
  expect(await passwords.matches('seven seas', stored)).toBe(true);
});

test('a hash that fails frees its place', async () => {
  const passwords = await Passwords.open();
  for (let i = 0; i < 3; i++)
    await expect(passwords.matches('seven seas', 'not a hash')).rejects.toThrow('Decoding failed');
  expect(await passwords.matches('seven seas', undefined)).toBe(false);
});

test('a busy or broken server does not count as a wrong try', async () => {
  const tries = new AttemptLimiter(() => 0);
  const fail = (error: Error) => tries.attempt(['login anne'], () => Promise.reject(error));
  for (let i = 0; i < 20; i++) {
    await expect(fail(new Failure('too-many'))).rejects.toThrow('too-many');
    await expect(fail(new Error('no database'))).rejects.toThrow('no database');
  }
  expect(await tries.attempt(['login anne'], async () => 'done')).toBe('done');
});

test('no secret is written in the log or in an answer', async () => {
  const server = await testServer.another();
  const browser = new Browser(server);
  const { id } = await browser.keep('discreet', 'seven secret seas');
  const cookie = browser.cookies.get('captain') ?? '';
  await browser.send('PUT', '/api/me/password', { login: 'discreet', password: 'short' });
  await browser.send('PUT', '/api/me/password', {
    login: 'discreet',
    password: 'seven secret seas',
    current: { password: 'wrong secret seas' },
  });
  const wrong = await browser.send('POST', '/api/sign-in', {
    login: 'discreet',
    password: 'wrong secret seas',
  });
  await browser.send('GET', '/api/me/sign-ins');
  const written = server.log.join('') + JSON.stringify(wrong);
  const hash = (await testServer.storage.people.find(id))?.passwordHash ?? '';
  expect(server.log.length).toBeGreaterThan(5);
  for (const secret of ['secret seas', 'discreet', cookie.slice(0, 20), cookie.split('.')[1] ?? '', hash])
    expect(written).not.toContain(secret);
});
