/** The administration of a server: who gets in, what they see, and what becomes of those they ban. */
import type { AdminOverview, AdminReport } from '@captains-table/protocol';
import { expect, test } from 'vitest';
import { openAdministration } from '../../src/admin/open-administration.ts';
import type { Person } from '../play/person.ts';
import { seatedTable } from '../play/tables-with-people.ts';
import { openTestServer } from '../play/test-server.ts';
import type { TestServer } from '../play/test-server.ts';

/** What the command line prints while the server is running. */
async function linkFor({ dataDir }: TestServer): Promise<string> {
  const open = await openAdministration({ dataDir });
  const key = await open.admin.newLink();
  await open.close();
  return key;
}

async function hostAt(server: TestServer): Promise<Person> {
  const host = await server.arrive('Host');
  await host.ask('PUT', '/api/me/password', { login: 'host', password: 'a long secret' });
  await host.ask('POST', '/api/desk/claim', { key: await linkFor(server) });
  return host;
}

test('what a host sees is theirs alone, a link makes one of an account, and only once', async () => {
  const server = await openTestServer();
  const key = await linkFor(server);
  const guest = await server.arrive('Guest');
  expect((await guest.refusal('POST', '/api/desk/claim', { key })).code).toBe('keep-first');
  expect((await guest.refusal('GET', '/api/desk')).code).toBe('not-found');
  const anna = await server.arrive('Anna');
  await anna.ask('PUT', '/api/me/password', { login: 'anna', password: 'a long secret' });
  await anna.ask('POST', '/api/desk/claim', { key });
  expect((await anna.refusal('POST', '/api/desk/claim', { key })).code).toBe('invite');
  const overview = await anna.ask<AdminOverview>('GET', '/api/desk');
  expect(overview).toMatchObject({ ready: true, totals: { people: 2, accounts: 1, reports: 0 } });
});

test('a report is read with what was said, closed, and all of it is noted', async () => {
  const server = await openTestServer();
  const host = await hostAt(server);
  const [table, anna, bart] = await seatedTable(server, {}, 'Anna', 'Bart');
  await bart.ok({ do: 'chat', table, text: 'You landlubber' });
  await anna.ask('POST', '/api/reports', { person: bart.info.id, table, reason: 'words' });
  const { reports } = await host.ask<{ reports: AdminReport[] }>('GET', '/api/desk/reports');
  const [report] = reports;
  expect(report).toMatchObject({ by: { name: 'Anna' }, about: { name: 'Bart' }, reason: 'words', table });
  const path = `/api/desk/reports/${report?.id}`;
  expect(await host.ask('GET', path)).toMatchObject({
    lines: [{ by: { name: 'Bart' }, text: 'You landlubber' }],
  });
  await host.ask('POST', path, { verdict: 'A word with him.' });
  expect((await host.refusal('POST', path, { verdict: 'Again.' })).code).toBe('not-found');
  const { entries } = await host.ask<{ entries: { who: string; what: string }[] }>('GET', '/api/desk/audit');
  expect(entries.map(({ what }) => what).toSorted()).toEqual([
    'host',
    'host-link',
    'report-closed',
    'report-read',
  ]);
});

test('banned people are out at once, may still export their data and delete their account, and return when the ban is lifted', async () => {
  const server = await openTestServer();
  const host = await hostAt(server);
  const [table, anna] = await seatedTable(server, {}, 'Anna', 'Bart');
  const closed = new Promise((resolve) => anna.socket.once('close', resolve));
  const wish = { person: anna.info.id, reason: 'Rude.', days: 2 };
  const { ban } = await host.ask<{ ban: { id: string } }>('POST', '/api/desk/bans', wish);
  await closed;
  const refused = await anna.refusal('GET', `/api/tables/${table}`);
  expect(refused.code).toBe('banned');
  expect(refused.retryAfter).toBeGreaterThan(86_400_000);
  await expect(anna.again().connect()).rejects.toThrow(/403/);
  expect(await anna.ask('GET', '/api/me')).toMatchObject({ banned: { reason: 'Rude.' } });
  expect(await anna.ask('GET', '/api/me/export')).toMatchObject({ bans: [{ reason: 'Rude.' }] });
  await host.ask('DELETE', `/api/desk/bans/${ban.id}`);
  await anna.ask('GET', `/api/tables/${table}`);
  await host.ask('POST', '/api/desk/bans', { ...wish, reason: '' });
  await anna.ask('DELETE', '/api/me');
  expect(await host.ask('GET', '/api/desk/bans')).toEqual({ bans: [] });
});

test('a banned address keeps out everyone but hosts, who can undo their mistake', async () => {
  const server = await openTestServer();
  const host = await hostAt(server);
  const anna = await server.arrive('Anna');
  expect((await host.refusal('POST', '/api/desk/bans', { prefix: '0.0.0.0/0' })).code).toBe('bad-message');
  expect((await host.refusal('POST', '/api/desk/bans', { person: host.info.id })).code).toBe('not-host');
  const { ban } = await host.ask<{ ban: { id: string } }>('POST', '/api/desk/bans', { prefix: '127.0.0.1' });
  expect((await anna.refusal('GET', '/api/tables/mine')).code).toBe('banned');
  const arriving = await fetch(`${server.url}/api/arrive`, { method: 'POST' });
  expect(arriving.status).toBe(403);
  await host.ask('DELETE', `/api/desk/bans/${ban.id}`);
  await anna.ask('GET', '/api/tables/mine');
});

test('an announcement is shown in the reader’s language, or in the one there is', async () => {
  const server = await openTestServer();
  const host = await hostAt(server);
  const told = async (language: string) => {
    const response = await fetch(`${server.url}/api/me`, { headers: { 'accept-language': language } });
    return ((await response.json()) as { announcement?: { text: string } }).announcement?.text;
  };
  const texts = { en: 'Closed on Sunday.', fr: 'Fermé dimanche.' };
  const { id } = await host.ask<{ id: string }>('POST', '/api/desk/announcements', { texts });
  expect(await told('fr')).toBe('Fermé dimanche.');
  expect(await told('nl')).toBe('Closed on Sunday.');
  await host.ask('DELETE', `/api/desk/announcements/${id}`);
  expect(await told('fr')).toBeUndefined();
});
