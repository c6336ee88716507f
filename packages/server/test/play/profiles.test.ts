import type { PersonalFile, Profile } from '@captains-table/protocol';
import { must } from '@captains-table/kernel';
import { expect, test, vi } from 'vitest';
import type { Person } from './person.ts';
import { startedTable } from './tables-with-people.ts';
import { sharedTestServer } from './test-server.ts';

const testServer = sharedTestServer();
let accounts = 0;

const keep = (person: Person) =>
  person.ask('PUT', '/api/me/password', { login: `captain-${++accounts}`, password: 'long enough' });
const look = async (reader: Person, whose: Person) =>
  (await reader.ask<{ profile: Profile }>('GET', `/api/people/${whose.info.id}`)).profile;

/** Anna resigns, so that Bart and a bot play to the end. */
async function playedGame(): Promise<readonly [table: string, anna: Person, bart: Person]> {
  const wish = { game: 'port-royal', others: [{ kind: 'bot', level: 'cabin-boy' }] } as const;
  const [table, anna, bart] = await startedTable(testServer, wish, 'Anna', 'Bart');
  await anna.ok({ do: 'chat', table, text: 'Said by Anna' });
  await bart.ok({ do: 'chat', table, text: 'Said by Bart' });
  await anna.ok({ do: 'resign', table });
  await bart.playOn(table);
  await Promise.all([keep(anna), keep(bart)]);
  return [table, anna, bart];
}

test('a finished game appears in its players’ profiles, as far as each wants, and is deleted with them', async () => {
  const [table, anna, bart] = await playedGame();
  const bartSeen = await vi.waitFor(
    async () => {
      const profile = await look(bart, bart);
      expect(profile.results?.figures['/games']).toBe(1);
      return profile;
    },
    { timeout: 60_000 },
  );
  expect(bartSeen).toMatchObject({ own: true, person: { name: 'Bart' }, shown: { people: 'friends' } });
  expect(bartSeen.results?.latest).toMatchObject([
    { table, game: 'port-royal', mode: 'base', others: [{ name: 'Anna' }, { level: 'cabin-boy' }] },
  ]);
  expect(must(bartSeen.results?.figures['port-royal/stops'])).toBeGreaterThan(0);
  expect(bartSeen.ratings).toMatchObject([{ game: 'port-royal', pace: 'live', games: 1, provisional: true }]);
  expect(must(bartSeen.ratings?.[0]).points).toHaveLength(1);
  expect(bartSeen.medals?.struck.map(({ medal }) => medal)).toContain('/landfall');
  expect(bartSeen.people).toMatchObject([{ person: anna.info.id, name: 'Anna', won: 1, lost: 0 }]);

  const annaSeen = await look(bart, anna);
  expect(annaSeen).toMatchObject({ own: false, together: [{ game: 'port-royal', games: 1, won: 1 }] });
  expect(must(annaSeen.ratings?.[0]).value).toBeLessThan(1_500);
  expect(annaSeen.results?.latest[0]).toMatchObject({ gaveUp: true, place: 3 });
  expect(annaSeen.results?.latest[0]).not.toHaveProperty('table');
  expect(annaSeen).not.toHaveProperty('people');
  expect(annaSeen).not.toHaveProperty('shown');

  const hidden = { ratings: 'nobody', results: 'nobody', medals: 'nobody' };
  await anna.ask('PATCH', '/api/me/profile', { shown: hidden, portrait: 'cook' });
  const after = await look(bart, anna);
  expect(Object.keys(after).toSorted()).toEqual(['own', 'person', 'together']);
  expect(after.person.portrait).toBe('cook');
  expect((await look(anna, anna)).ratings).toHaveLength(1);
  await anna.ask('PATCH', '/api/me/profile', { portrait: null });
  expect((await look(anna, anna)).person).not.toHaveProperty('portrait');
  expect((await look(anna, anna)).shown?.ratings).toBe('nobody');

  // What friends may see is seen by friends, and nothing by those who are blocked.
  await bart.ask('PUT', '/api/friends', { person: anna.info.id, friend: true });
  expect(await look(bart, anna)).not.toHaveProperty('people');
  await anna.ask('PUT', '/api/friends', { person: bart.info.id, friend: true });
  expect((await look(bart, anna)).people).toMatchObject([{ name: 'Bart' }]);
  await bart.ask('PUT', '/api/blocks', { person: anna.info.id, blocked: true });
  expect(Object.keys(await look(anna, bart)).toSorted()).toEqual(['own', 'person', 'together']);
  await bart.ask('PUT', '/api/blocks', { person: anna.info.id, blocked: false });

  const file = await bart.ask<PersonalFile>('GET', '/api/me/export');
  expect(file).toMatchObject({
    format: 'captains-table-person',
    version: 1,
    person: { id: bart.info.id, name: 'Bart' },
    ratings: [{ game: 'port-royal', points: [{}] }],
    games: [{ table, status: 'over', said: [{ text: 'Said by Bart' }] }],
    encounters: [{ other: anna.info.id }],
  });
  expect(JSON.stringify(file)).not.toMatch(/Said by Anna|passwordHash|scrypt/);

  // All of it goes with the account; others keep their games, with someone who left.
  await anna.ask('DELETE', '/api/me', { current: { password: 'long enough' } });
  const left = await look(bart, bart);
  expect(left.people).toMatchObject([{ person: anna.info.id, games: 1 }]);
  expect(left.people?.[0]).not.toHaveProperty('name');
  expect(await bart.refusal('GET', `/api/people/${anna.info.id}`)).toMatchObject({ code: 'not-found' });
});

test('guests have none, and unknown people are not found', async () => {
  const [anna, guest] = [await testServer.arrive('Anna'), await testServer.arrive('Gus')];
  await keep(anna);
  const nowhere = { code: 'not-found' };
  expect(await anna.refusal('GET', `/api/people/${guest.info.id}`)).toMatchObject(nowhere);
  expect(await guest.refusal('GET', `/api/people/${guest.info.id}`)).toMatchObject(nowhere);
  expect(await anna.refusal('GET', '/api/people/nobody')).toMatchObject(nowhere);
  expect(await anna.refusal('PATCH', '/api/me/profile', { shown: { ratings: 'all' } })).toMatchObject({
    code: 'bad-message',
  });
});
