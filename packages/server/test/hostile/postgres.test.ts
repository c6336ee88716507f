/** PostgreSQL refuses other values than SQLite does; none of them may make a request fail with an internal error. */
import { chanceFrom, fork } from '@captains-table/kernel';
import { beforeAll, expect, test } from 'vitest';
import type { Person } from '../play/person.ts';
import type { TestPostgres } from '../services/postgres.ts';
import { startPostgres, whyNoPostgres } from '../services/postgres.ts';
import { floodMessages, floodRequests } from './attack.ts';
import { startGames } from './games-in-progress.ts';
import { openTestServer } from './test-server.ts';

const missing = whyNoPostgres();
let postgres: TestPostgres | undefined;

beforeAll(async () => {
  if (missing !== undefined) return;
  postgres = await startPostgres();
  return () => postgres?.stop();
}, 60_000);

test.skipIf(missing !== undefined)('hostile messages on PostgreSQL', { timeout: 300_000 }, async () => {
  const databaseUrl = (await postgres?.createDatabase()) ?? '';
  const server = await openTestServer(undefined, { databaseUrl });
  const chance = chanceFrom('postgres');
  const games = await startGames(server, chance);
  const { mallory, nemo, sven } = games;
  const before = await server.everythingStored();
  expect(await failures(nemo)).toEqual([]);
  const attacks = await Promise.all([
    ...[mallory, sven, nemo].map((person) => floodMessages(server, games, person, 600, fork(chance))),
    ...[mallory, nemo, undefined].map((person) => floodRequests(server, games, person, 200, fork(chance))),
  ]);
  expect(attacks.flatMap(({ faults }) => faults)).toEqual([]);
  expect(await server.everythingStored()).toBe(before);
  expect(await server.troubles()).toEqual([]);
});

/** Text with a null in it, half a character, and a number beyond the widest column, wherever there is a field. */
async function failures(person: Person): Promise<readonly unknown[]> {
  const failed: unknown[] = [];
  for (const text of ['a\0b', '\ud800', 'x\ud800y']) {
    for (const [method, path, body] of requestsWith(text)) {
      const { status } = await person.http(method, path, body);
      if (status >= 500) failed.push([status, method, path, body]);
    }
  }
  return failed;
}

type Ask = readonly [method: string, path: string, body?: unknown];

function requestsWith(text: string): readonly Ask[] {
  const part = encodeURIComponent(text.replaceAll('\ud800', '\ufffd'));
  const passkey = { id: text, rawId: text, type: 'public-key', clientExtensionResults: {}, response: {} };
  return [
    ['POST', '/api/sign-in', { login: text, password: text }],
    ['POST', '/api/sign-in/passkey', { response: passkey }],
    ['POST', '/api/me/passkeys', { name: text, response: passkey }],
    ['PATCH', '/api/me', { name: text }],
    ['PUT', '/api/me/password', { login: text, password: `${text}12345678` }],
    ['PUT', '/api/mutes', { person: text, muted: true }],
    ['PUT', '/api/me/webhook', { url: `https://example.com/${text}` }],
    ['POST', '/api/push', { endpoint: `https://example.com/${text}`, keys: { p256dh: text, auth: text } }],
    ['DELETE', '/api/push', { endpoint: `https://example.com/${text}` }],
    ['POST', '/api/invites', { code: text }],
    ['POST', '/api/tables', { game: text, chairs: [{ kind: 'me' }] }],
    ['DELETE', `/api/me/sign-ins/${part}`],
    ['DELETE', `/api/me/passkeys/${part}`],
    ['GET', `/api/tables/${part}`],
    ['GET', '/api/tables?before=999999999999999'],
    ['GET', '/api/tables/finished?after=2.999999999999999.x'],
  ];
}
