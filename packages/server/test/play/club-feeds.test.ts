/** The feed and the calendars of a club, as programs without a cookie fetch them from a real server. */
import { must } from '@captains-table/kernel';
import type { ClubView } from '@captains-table/protocol';
import { expect, test } from 'vitest';
import { childrenOf, expectAtom, textOf } from '../plays/atom-rules.ts';
import type { Person } from './person.ts';
import { openTestServer } from './test-server.ts';

const NOW = Date.parse('2026-07-11T12:00:00Z');
const DAY = 86_400_000;
const EVENING = Date.parse('2026-07-14T19:30:00Z');

async function club(wish: object = { name: 'The <Tuesday> Fleet', motto: 'Rum & reason' }) {
  const clock = { now: NOW };
  const server = await openTestServer({ now: () => clock.now });
  const anna = await server.arrive('Anna');
  const { club: id } = await anna.ask<{ club: string }>('POST', '/api/clubs', wish);
  const view = async (person: Person = anna) =>
    (await person.ask<{ club: ClubView }>('GET', `/api/clubs/${id}`)).club;
  const joined = async (name: string) => {
    const person = await server.arrive(name);
    await person.ask('POST', '/api/clubs/join', { code: (await view()).invite });
    return person;
  };
  return { server, anna, id, view, joined, clock };
}

const read = (address: string, headers: Readonly<Record<string, string>> = {}) => fetch(address, { headers });
const titles = (text: string) => childrenOf(expectAtom(text), 'entry').map((entry) => textOf(entry, 'title'));
/** Unfolds lines as a reader does: RFC 5545, section 3.1. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');
const summaries = (text: string) =>
  linesOf(text).flatMap((line) => (line.startsWith('SUMMARY:') ? [line.slice('SUMMARY:'.length)] : []));

test('the feed of a club has its news, in the language that is asked for', async () => {
  const { anna, id, view, joined, clock } = await club();
  clock.now += 30_000;
  const bart = await joined('Bart & Söhne');
  clock.now += 30_000;
  const { evening } = await anna.ask<{ evening: string }>('POST', `/api/clubs/${id}/evenings`, {
    at: EVENING,
    note: 'Bring <rum>',
  });
  const { feed } = await view();
  const response = await read(feed);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  const text = await response.text();
  const atom = expectAtom(text);
  expect(textOf(atom, 'title')).toBe('The <Tuesday> Fleet');
  expect(textOf(atom, 'subtitle')).toBe('Rum & reason');
  expect(atom.attributes['xml:lang']).toBe('en');
  expect(titles(text)).toEqual([
    // The punctuation in a date depends on the platform.
    expect.stringMatching(/^Club evening: Tuesday,? 14 July 2026,? (?:at )?19:30 UTC$/),
    'Bart & Söhne joined the club',
    'Anna founded the club',
  ]);
  const [first] = childrenOf(atom, 'entry');
  expect(textOf(must(first), 'content')).toBe('Bring <rum>');

  // Its id stays when the evening is moved, and the feed says that it has changed.
  clock.now += 60_000;
  await anna.ask('PUT', `/api/clubs/${id}/evenings/${evening}`, { at: EVENING + DAY });
  const moved = expectAtom(await (await read(feed)).text());
  const [same] = childrenOf(moved, 'entry');
  expect(textOf(must(same), 'id')).toBe(textOf(must(first), 'id'));
  expect(textOf(must(same), 'updated')).toBe('2026-07-11T12:02:00Z');
  expect(textOf(must(same), 'published')).toBe('2026-07-11T12:01:00Z');
  expect(textOf(moved, 'updated')).toBe('2026-07-11T12:02:00Z');
  expect(textOf(moved, 'id')).toBe(textOf(atom, 'id'));

  await bart.ask('DELETE', '/api/me');
  const french = await (await read(feed.replace('lang=en', 'lang=fr'))).text();
  expect(expectAtom(french).attributes['xml:lang']).toBe('fr');
  expect(titles(french)).toEqual([
    expect.stringMatching(/^Soirée du club\u00a0: mercredi 15 juillet 2026 (?:à )?19:30 UTC$/),
    'Ancien joueur a rejoint le club',
    'Anna a fondé le club',
  ]);
  await anna.ask('DELETE', `/api/clubs/${id}/evenings/${evening}`);
  expect(titles(await (await read(feed.replace('lang=en', 'lang=nl'))).text())[0]).toMatch(
    /^Afgelast: de clubavond van dinsdag 14 juli 2026 (?:om )?19:30 UTC$/,
  );
  expect((await read(feed.replace('lang=en', 'lang=xx'))).status).toBe(400);
});

test('what has not changed is not sent again', async () => {
  const { anna, id, view } = await club();
  const { feed, calendar } = await view();
  for (const address of [feed, calendar]) {
    const first = await read(address);
    const tag = must(first.headers.get('etag') ?? undefined);
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const again = await read(address, { 'if-none-match': known });
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect(again.headers.get('etag')).toBe(tag);
    }
    expect((await read(address, { 'if-none-match': '"other"' })).status).toBe(200);
  }
  const tags = async () =>
    (await Promise.all([feed, calendar].map((one) => read(one)))).map((one) => one.headers.get('etag'));
  const before = await tags();
  await anna.ask('POST', `/api/clubs/${id}/evenings`, { at: EVENING });
  for (const [index, tag] of (await tags()).entries()) expect(tag).not.toBe(before[index]);
});

test('an old or guessed address shows nothing', async () => {
  const { anna, id, view, joined } = await club();
  const { feed, calendar } = await view();
  const bart = await joined('Bart');
  expect((await view(bart)).feed).toBe(feed);
  await anna.ask('POST', `/api/clubs/${id}/link`);
  for (const address of [feed, calendar]) expect((await read(address)).status).toBe(404);
  expect((await read((await view()).feed)).status).toBe(200);
  expect((await read(new URL('/feed/guessed.atom', feed).href)).status).toBe(400);
  expect((await read(feed.replace('.atom', '.ics'))).status).toBe(400);
});

test('the calendar of a club has its evenings, and when its cups begin and their rounds end', async () => {
  const { anna, id, view, joined, clock } = await club({ name: 'Fleet' });
  const bart = await joined('Bart');
  await anna.ask('POST', `/api/clubs/${id}/evenings`, { at: EVENING, game: 'port-royal', note: 'At mine' });
  await anna.ask('POST', `/api/clubs/${id}/evenings`, { at: EVENING + 7 * DAY });
  const wish = { name: 'Rum cup', form: 'league', game: 'tic-tac-toe', tempo: { kind: 'days', days: 3 } };
  const { cup } = await anna.ask<{ cup: string }>('POST', `/api/clubs/${id}/cups`, { ...wish, days: 5 });
  await anna.ask('POST', `/api/clubs/${id}/cups`, { ...wish, name: 'Gin cup', startsAt: NOW + 3 * DAY });
  const { calendar } = await view();
  const text = await (await read(calendar)).text();
  expect(summaries(text)).toEqual([
    'Fleet: an evening of Port Royal',
    'Fleet: club evening',
    'Gin cup begins',
  ]);
  expect(linesOf(text)).toContain('DTSTART:20260714T193000Z');
  expect(linesOf(text)).toContain('DTEND:20260714T223000Z');
  expect(linesOf(text)).toContain('DESCRIPTION:At mine');

  for (const person of [anna, bart]) await person.ask('POST', `/api/cups/${cup}/entrants`, {});
  clock.now += DAY;
  await anna.ask('POST', `/api/cups/${cup}/start`, {});
  const begun = await (await read(calendar)).text();
  expect(summaries(begun)).toContain('Rum cup: round 1 ends');
  expect(linesOf(begun)).toContain('DTSTART:20260717T120000Z');
  expect(summaries(await (await read(calendar.replace('lang=en', 'lang=nl'))).text())).toContain(
    'Rum cup: einde van ronde 1',
  );
});

test('a person’s calendar has the evenings they have not declined, and the rounds they have to play', async () => {
  const { anna, id, joined, server } = await club({ name: 'Fleet' });
  const [bart, cid] = [await joined('Bart'), await joined('Cid')];
  const { evening } = await anna.ask<{ evening: string }>('POST', `/api/clubs/${id}/evenings`, {
    at: EVENING,
  });
  const wish = { name: 'Rum cup', form: 'league', game: 'tic-tac-toe', tempo: { kind: 'none' }, days: 5 };
  const { cup } = await anna.ask<{ cup: string }>('POST', `/api/clubs/${id}/cups`, wish);
  for (const person of [anna, bart]) await person.ask('POST', `/api/cups/${cup}/entrants`, {});
  await anna.ask('POST', `/api/cups/${cup}/start`, {});
  const calendarOf = async (person: Person) => {
    const { link } = await person.ask<{ link: string }>('POST', '/api/me/calendar');
    return (await read(link)).text();
  };
  const stranger = await server.arrive('Dora');
  const all = async () =>
    Promise.all([anna, bart, cid, stranger].map(async (one) => summaries(await calendarOf(one))));
  const both = ['Fleet: club evening', 'Rum cup: round 1 ends'];
  expect(await all()).toEqual([both, both, ['Fleet: club evening'], []]);
  await bart.ask('PUT', `/api/clubs/${id}/evenings/${evening}/answer`, { answer: 'no' });
  await cid.ask('PUT', `/api/clubs/${id}/evenings/${evening}/answer`, { answer: 'yes' });
  expect(await all()).toEqual([both, both.slice(1), both.slice(0, 1), []]);
  expect(await calendarOf(cid)).toContain('BEGIN:VALARM');
  await cid.ask('DELETE', `/api/clubs/${id}/members`, { person: cid.info.id });
  expect((await all())[2]).toEqual([]);
});
