/** What people can take away from a real server: logs, a calendar, all of their data. */
import type { PersonalFile } from '@captains-table/protocol';
import { must } from '@captains-table/kernel';
import { expect, test } from 'vitest';
import type { Person } from './person.ts';
import { startedTable } from './tables-with-people.ts';
import { sharedTestServer } from './test-server.ts';

const testServer = sharedTestServer();

const fetchText = async (person: Person | undefined, path: string) => {
  const headers = person === undefined ? {} : { cookie: person.cookie };
  const response = await fetch(new URL(path, testServer.url), { headers });
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
};

test('a finished game is in the log, in both forms, for those who played it', async () => {
  const [table, anna, bart] = await startedTable(
    testServer,
    { game: 'port-royal', others: [{ kind: 'bot', level: 'cabin-boy' }] },
    '=Anna',
    'Bart',
  );
  await anna.ok({ do: 'resign', table });
  await bart.playOn(table);
  const csv = await fetchText(bart, '/api/me/plays.csv');
  expect(csv).toMatchObject({ status: 200, type: 'text/csv; charset=utf-8' });
  const [head, line, ...more] = csv.text.trimEnd().split('\r\n');
  expect(more).toEqual([]);
  expect(head).toContain('Player 3');
  expect(line).toContain(",'=Anna,");
  expect(line).toContain(table);
  expect((await fetchText(anna, '/api/me/plays.csv')).text).toContain('given up');
  const file = JSON.parse((await fetchText(bart, '/api/me/plays.bgsplay')).text) as {
    readonly plays: readonly { readonly playerScores: readonly object[] }[];
  };
  expect(file.plays).toHaveLength(1);
  expect(file.plays[0]?.playerScores).toHaveLength(3);
  expect((await fetchText(undefined, '/api/me/plays.csv')).status).toBe(401);
});

test('a calendar shows when time is up, by a link that can be renewed and taken away', async () => {
  const [table, anna, bart] = await startedTable(
    testServer,
    { game: 'port-royal', tempo: { kind: 'days', days: 2 } },
    'Anna',
    'Bart',
  );
  const links = await Promise.all(
    [anna, bart].map(async (person) =>
      must((await person.ask<{ link: string }>('POST', '/api/me/calendar')).link),
    ),
  );
  const feeds = await Promise.all(links.map((link) => fetchText(undefined, new URL(link).pathname)));
  expect(feeds.map(({ status }) => status)).toEqual([200, 200]);
  expect(feeds[0]?.type).toBe('text/calendar; charset=utf-8');
  // It is one of the two who has to decide.
  expect(feeds.filter(({ text }) => text.includes(table.slice(0, 8)))).toHaveLength(1);
  expect(await anna.ask('GET', '/api/me/calendar')).toEqual({ link: links[0] });
  const { link: renewed } = await anna.ask<{ link: string }>('POST', '/api/me/calendar');
  expect((await fetchText(undefined, new URL(must(links[0])).pathname)).status).toBe(404);
  expect((await fetchText(undefined, new URL(renewed).pathname)).status).toBe(200);
  await bart.ask('DELETE', '/api/me/calendar');
  expect((await fetchText(undefined, new URL(must(links[1])).pathname)).status).toBe(404);
  expect((await fetchText(undefined, '/calendar/guessed.ics')).status).toBe(400);
});

test('the export of a person’s data has friends, blocks, reports and settings, and nothing that others reported', async () => {
  const [anna, bart, cid] = [
    await testServer.arrive('Anna'),
    await testServer.arrive('Bart'),
    await testServer.arrive('Cid'),
  ];
  await anna.ask('PUT', '/api/friends', { person: bart.info.id, friend: true });
  await bart.ask('PUT', '/api/friends', { person: anna.info.id, friend: true });
  await anna.ask('PUT', '/api/blocks', { person: cid.info.id, blocked: true });
  await anna.ask('POST', '/api/reports', { person: cid.info.id, reason: 'words', text: 'He was rude.' });
  await anna.ask('PUT', '/api/me/notices', { zone: 'Europe/Paris', digestAt: 480 });
  const file = await anna.ask<PersonalFile>('GET', '/api/me/export');
  expect(file).toMatchObject({
    friends: [{ person: bart.info.id, standing: 'friend' }],
    blocked: [cid.info.id],
    reports: [{ about: cid.info.id, text: 'He was rude.' }],
    notices: { wishes: { zone: 'Europe/Paris', digestAt: 480 }, rooms: [] },
    providers: [],
  });
  expect(await cid.ask<PersonalFile>('GET', '/api/me/export')).toMatchObject({
    friends: [],
    blocked: [],
    reports: [],
  });
});
