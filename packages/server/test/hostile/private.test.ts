/** For a person who was not invited a private table does not exist, however they ask. */
import { chanceFrom } from '@captains-table/kernel';
import { expect, test } from 'vitest';
import type { Person } from '../play/person.ts';
import { startGames } from './games-in-progress.ts';
import { openTestServer } from './test-server.ts';

const NO_TABLE = 'AAAAAAAAAAAAAAAA';
const INVITE = 'K7Q2-M9XW-4DTB';

const PROPOSALS = [
  { kind: 'abandon' },
  { kind: 'undo', to: 0 },
  { kind: 'replace', seat: 0, by: { kind: 'bot', level: 'nobody' } },
];
const MESSAGES: readonly Parameters<Person['say']>[0][] = [
  { do: 'attach' },
  { do: 'attach', invite: INVITE },
  { do: 'detach' },
  { do: 'chat', text: 'Ahoy' },
  { do: 'leave' },
  { do: 'return' },
  { do: 'answer', number: 1, agree: true },
  { do: 'move', at: 5, move: { kind: 'mark', square: 0 } },
  ...['undo', 'restart', 'hint'].flatMap((verb) => [0, 5, 1_000].map((at) => ({ do: verb, at }))),
  ...PROPOSALS.map((proposal) => ({ do: 'propose', at: 1, proposal })),
];

const LOOKS = [
  '',
  '/webhook',
  `?invite=${INVITE}`,
  '?invite=a&invite=b',
  '/log',
  '/export',
  '/log?invite=a&invite=b',
];
const JOINS = [{}, { seat: 0 }, { seat: 'x' }, { invite: INVITE }, { invite: 5 }, 'x'];
const BOT = { kind: 'bot', level: 'nobody' };
const CHAIRS = [{}, 'x', { seat: 9, chair: { kind: 'open' } }, { seat: 0, chair: BOT }];
const REQUESTS: readonly (readonly [method: string, path: string, body?: unknown])[] = [
  ...LOOKS.map((path) => ['GET', path] as const),
  ...JOINS.map((body) => ['POST', '/join', body] as const),
  ...CHAIRS.map((body) => ['POST', '/chair', body] as const),
  ...[{}, { url: 'x' }, { url: 'https://x.test/' }].map((body) => ['PUT', '/webhook', body] as const),
  ...['/leave', '/start', '/rematch'].map((path) => ['POST', path] as const),
];

test('strangers cannot tell a private table from none', async () => {
  const server = await openTestServer();
  const { tables, nemo } = await startGames(server, chanceFrom('private'));
  await nemo.connect();
  const hidden = tables.filter(({ visibility }) => visibility === 'invite');
  expect(new Set(hidden.map(({ position }) => position.status))).toEqual(
    new Set(['open', 'playing', 'over']),
  );
  for (const message of MESSAGES) {
    const elsewhere = await answer(nemo, { ...message, table: NO_TABLE });
    for (const { id } of hidden)
      expect([message, await answer(nemo, { ...message, table: id })]).toEqual([message, elsewhere]);
  }
  const due = await nemo.http('GET', `/api/due?table=${NO_TABLE}`);
  for (const { id } of hidden) expect(await nemo.http('GET', `/api/due?table=${id}`)).toEqual(due);
  for (const [method, path, body] of REQUESTS) {
    const elsewhere = await nemo.http(method, `/api/tables/${NO_TABLE}${path}`, body);
    for (const { id } of hidden) {
      const here = await nemo.http(method, `/api/tables/${id}${path}`, body);
      expect([method, path, body, here]).toEqual([method, path, body, elsewhere]);
    }
  }
});

/** The answer without its id. */
async function answer(person: Person, message: Parameters<Person['say']>[0]): Promise<unknown> {
  const { id: _id, ...rest } = await person.say(message);
  return rest;
}
