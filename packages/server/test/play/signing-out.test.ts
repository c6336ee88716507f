/** A person who is signed out is shown out at once, on whichever socket. */
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { sharedTestServer } from './test-server.ts';
import type { Person } from './person.ts';

/** One second, and some more for a busy machine. */
const SOON = 5_000;
const testServer = sharedTestServer();

async function kept(login: string): Promise<Person> {
  const person = await testServer.arrive();
  await person.ask('PUT', '/api/me/password', { login, password: 'seven seas' });
  return person;
}

/** The same person in another browser. */
async function elsewhere(login: string): Promise<Person> {
  const other = await testServer.arrive();
  await other.ask('POST', '/api/sign-in', { login, password: 'seven seas' });
  return other.connect();
}

/** The code that a socket is closed with. */
async function closed({ socket }: Person): Promise<number> {
  const [code] = await once(socket, 'close', { signal: AbortSignal.timeout(SOON) });
  return code;
}

test('a changed password closes the sockets of all browsers but the one it was changed in', async () => {
  const anna = await (await kept('anna')).connect();
  const other = await elsewhere('anna');
  const ending = closed(other);
  const current = { password: 'seven seas' };
  await anna.ask('PUT', '/api/me/password', { login: 'anna', password: 'eight seas', current });
  expect(await ending).toBe(4_001);
  expect((await anna.say({ do: 'lobby', on: true })).ok).toBe(true);
  expect(anna.socket.readyState).toBe(anna.socket.OPEN);
});

test('a guest who keeps their identity stays connected', async () => {
  const bart = await (await testServer.arrive()).connect();
  await bart.ask('PUT', '/api/me/password', { login: 'bart', password: 'seven seas' });
  expect((await bart.say({ do: 'lobby', on: true })).ok).toBe(true);
});

test('signing out everywhere else closes the sockets there', async () => {
  const carla = await kept('carla');
  const other = await elsewhere('carla');
  const ending = closed(other);
  await carla.ask('DELETE', '/api/me/sign-ins');
  expect(await ending).toBe(4_001);
});

test('signing out closes the browser’s own socket', async () => {
  const dirk = await (await kept('dirk')).connect();
  const ending = closed(dirk);
  await dirk.ask('POST', '/api/sign-out');
  expect(await ending).toBe(4_001);
});

test('deleting the account closes every socket', async () => {
  const eva = await (await kept('eva')).connect();
  const other = await elsewhere('eva');
  const ending = Promise.all([closed(eva), closed(other)]);
  await eva.ask('DELETE', '/api/me', { current: { password: 'seven seas' } });
  expect(await ending).toEqual([4_001, 4_001]);
});
