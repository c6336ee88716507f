/** Cups played on a real server: rounds begin by themselves, before and after a restart. */
import { setTimeout as wait } from 'node:timers/promises';
import { sha256Hex } from '@captains-table/kernel';
import type { CupView, TableScene } from '@captains-table/protocol';
import { eventually } from '@captains-table/table/testing';
import { expect, test } from 'vitest';
import type { Person } from './person.ts';
import { openTestServer, reopenTestServer, sharedTestServer } from './test-server.ts';

/** Tests ask more often than people do. */
const limits = { requests: 1_000_000 };
const server = sharedTestServer({ limits });

const TEMPO = { kind: 'none' } as const;
const WISH = { name: 'Rum cup', form: 'knockout', game: 'tic-tac-toe', tempo: TEMPO } as const;

const found = async (person: Person) =>
  (await person.ask<{ club: string }>('POST', '/api/clubs', { name: 'The Tuesday Fleet' })).club;
const makeCup = async (person: Person, club: string, wish: object = {}) =>
  (await person.ask<{ cup: string }>('POST', `/api/clubs/${club}/cups`, { ...WISH, ...wish })).cup;
const cupOf = async (person: Person, cup: string) =>
  (await person.ask<{ cup: CupView }>('GET', `/api/cups/${cup}`)).cup;
const bots = (person: Person, cup: string, number: number) =>
  person.ask('POST', `/api/cups/${cup}/entrants`, { level: 'sailor', bots: number });
/** Waits before each look, because looking costs the server time as well. */
const isOver = async (person: Person, cup: string) => {
  await wait(100);
  const view = await cupOf(person, cup);
  expect(view.status).toBe('over');
  return view;
};

/** These people join Anna's club by its link and enter the cup. */
async function entered(anna: Person, cup: string, club: string, ...others: readonly Person[]): Promise<void> {
  const { club: view } = await anna.ask<{ club: { invite: string } }>('GET', `/api/clubs/${club}`);
  for (const person of others) await person.ask('POST', '/api/clubs/join', { code: view.invite });
  for (const person of [anna, ...others]) await person.ask('POST', `/api/cups/${cup}/entrants`, {});
}

/** Anna's cup, which Bart has entered; Carla looks on. */
async function cupOfTwo() {
  const [anna, bart, carla] = [
    await server.arrive('Anna'),
    await server.arrive('Bart'),
    await server.arrive('Carla'),
  ];
  const club = await found(anna);
  const cup = await makeCup(anna, club);
  await entered(anna, cup, club, bart);
  return { anna, bart, carla, club, cup };
}

test('a Swiss of 32 bots is played to its end over a restart', async () => {
  const before = await openTestServer({ limits });
  const anna = await before.arrive('Anna');
  const club = await found(anna);
  const cup = await makeCup(anna, club, { form: 'swiss' });
  await bots(anna, cup, 32);
  await anna.ask('POST', `/api/cups/${cup}/start`, {});
  await eventually(async () => {
    await wait(20);
    expect((await cupOf(anna, cup)).rounds.length).toBeGreaterThan(1);
  });
  await before.server.close();

  const { url } = await reopenTestServer(before.dataDir, { limits });
  const again = anna.again(url);
  const view = await eventually(() => isOver(again, cup));
  expect(view.rounds).toHaveLength(6);
  const met = new Set<string>();
  const points = view.entrants.map(() => 0);
  for (const { tables, byes } of view.rounds) {
    expect(byes).toEqual([]);
    expect(new Set(tables.flatMap(({ entrants }) => entrants)).size).toBe(32);
    for (const { entrants, places = [] } of tables) {
      met.add([...entrants].toSorted((a, b) => a - b).join());
      for (const [seat, entrant] of entrants.entries()) {
        const [own = 0, other = 0] = [places[seat], places[1 - seat]];
        points[entrant] = (points[entrant] ?? 0) + (own < other ? 1 : own === other ? 0.5 : 0);
      }
    }
  }
  expect(met.size).toBe(6 * 16);
  expect(view.standings.map((line) => line.points)).toEqual(points.toSorted((a, b) => b - a));
  for (const line of view.standings) expect(line.points).toBe(points[line.entrant]);
  const { news } = (await again.ask<{ club: { news: { kind: string }[] } }>('GET', `/api/clubs/${club}`))
    .club;
  // Each round began once, whichever server began it.
  expect(news.filter(({ kind }) => kind === 'round')).toHaveLength(6);
  expect(news.filter(({ kind }) => kind === 'champion')).toHaveLength(1);
});

test('people are seated and told when a round begins, and the winner is in the next one', async () => {
  const [anna, bart] = [await server.arrive('Anna'), await server.arrive('Bart')];
  const club = await found(anna);
  const cup = await makeCup(anna, club);
  await entered(anna, cup, club, bart);
  await bots(anna, cup, 2);
  await bart.connect();
  await anna.ask('POST', `/api/cups/${cup}/start`, {});
  await bart.untilHeard((message) => message.is === 'notice' && message.about === 'my-tables');
  const first = await cupOf(anna, cup);
  expect(first.entrants.map(({ name, level }) => name ?? level ?? '').toSorted()).toEqual([
    'Anna',
    'Bart',
    'sailor',
    'sailor',
  ]);
  const mine = first.rounds[0]?.tables.find(({ entrants }) => entrants.includes(first.you.entrant ?? -1));
  expect(mine).toBeDefined();
  for (const person of [anna, bart]) {
    const { tables } = await person.ask<{ tables: { id: string }[] }>('GET', '/api/tables/mine');
    expect(tables).toHaveLength(1);
  }
  // Each gives up against a bot; where they meet, only one does.
  for (const person of [anna, bart]) {
    const { tables } = await person.ask<{ tables: { id: string }[] }>('GET', '/api/tables/mine');
    await person
      .again()
      .connect()
      .then(async (again) => {
        for (const { id } of tables) {
          await again.attach(id);
          await again.say({ do: 'resign', table: id });
        }
      });
  }
  const view = await eventually(() => isOver(anna, cup));
  expect(view.rounds.flatMap(({ tables }) => tables).length).toBeGreaterThanOrEqual(2);
  expect(view.standings).toHaveLength(4);
});

test('a player who gives up loses to all others, however the bot that plays on fares', async () => {
  const [anna, bart] = [await server.arrive('Anna'), await server.arrive('Bart')];
  const club = await found(anna);
  const cup = await makeCup(anna, club, { form: 'league' });
  await entered(anna, cup, club, bart);
  await anna.ask('POST', `/api/cups/${cup}/start`, {});
  const [table] = (await cupOf(anna, cup)).rounds[0]?.tables ?? [];
  if (table === undefined) throw new Error('no table');
  await bart.connect();
  await bart.attach(table.table);
  await bart.ok({ do: 'resign', table: table.table });
  await anna.connect();
  await anna.attach(table.table);
  await anna.playOn(table.table);
  const view = await eventually(() => isOver(anna, cup));
  const lines = view.standings.map(({ entrant, points }) => [view.entrants[entrant]?.name, points]);
  expect(lines.find(([name]) => name === 'Bart')).toEqual(['Bart', 0]);
  expect(lines.find(([name]) => name === 'Anna')).toEqual(['Anna', 1]);
});

test('a round ends at its time: a bot plays on for those it waits for', async () => {
  let now = Date.UTC(2030, 0, 1, 12);
  const timed = await openTestServer({ limits, now: () => now });
  const [anna, bart] = [await timed.arrive('Anna'), await timed.arrive('Bart')];
  const club = await found(anna);
  const cup = await makeCup(anna, club, { days: 2, startsAt: now + 3_600_000 });
  await entered(anna, cup, club, bart);
  expect((await cupOf(anna, cup)).status).toBe('open');
  now += 3_600_000;
  const begun = await eventually(async () => {
    const view = await cupOf(anna, cup);
    expect(view.rounds[0]?.tables).toHaveLength(1);
    return view;
  });
  expect(begun.rounds[0]?.dueAt).toBe(now + 2 * 86_400_000);
  now += 2 * 86_400_000 + 1;
  const view = await eventually(async () => {
    now += 61_000;
    return isOver(anna, cup);
  });
  expect(view.rounds[0]?.tables[0]?.places?.every((place) => place > 0)).toBe(true);
});

test('a follower sees the standings without an account, unless it is for members alone', async () => {
  const anna = await server.arrive('Anna');
  const club = await found(anna);
  const [open, closed] = [await makeCup(anna, club), await makeCup(anna, club, { followers: 'members' })];
  const look = async (cup: string) => (await fetch(`${server.url}/api/cups/${cup}`)).status;
  expect(await look(open)).toBe(200);
  expect(await look(closed)).toBe(404);
  expect(await look(sha256Hex('x').slice(0, 24))).toBe(404);
});

test('a table names its cup, and people who follow the cup may look through the game once it has ended', async () => {
  const { anna, bart, carla, cup } = await cupOfTwo();
  await anna.ask('POST', `/api/cups/${cup}/start`, {});
  const [running] = (await cupOf(carla, cup)).rounds[0]?.tables ?? [];
  if (running?.invite === undefined) throw new Error('no table to watch');
  const { table, invite } = running;
  expect((await anna.ask<{ scene: TableScene }>('GET', `/api/tables/${table}`)).scene.cup).toEqual({
    id: cup,
    name: 'Rum cup',
  });
  expect((await carla.refusal('GET', `/api/tables/${table}`)).code).toBe('unknown-table');
  await carla.ask('GET', `/api/tables/${table}?invite=${invite}`);
  for (const person of [anna, bart]) {
    await person.connect();
    await person.attach(table);
    await person.say({ do: 'resign', table });
  }
  await eventually(() => isOver(anna, cup));
  expect((await cupOf(carla, cup)).rounds[0]?.tables[0]?.invite).toBeUndefined();
  await carla.ask('GET', `/api/tables/${table}/export`);
  const { scene } = await carla.ask<{ scene: TableScene }>('GET', `/api/tables/${table}`);
  expect(scene.you).toEqual({ host: false });
});

test('only organisers make, start and change cups, and only members enter', async () => {
  const { anna, bart, carla, club, cup } = await cupOfTwo();
  const refused = async (person: Person, method: string, path: string, body: object = {}) =>
    (await person.refusal(method, path, body)).code;
  expect(await refused(bart, 'POST', `/api/clubs/${club}/cups`, WISH)).toBe('not-organiser');
  expect(await refused(bart, 'POST', `/api/cups/${cup}/start`)).toBe('not-organiser');
  expect(await refused(bart, 'POST', `/api/cups/${cup}/entrants`, { level: 'sailor' })).toBe('not-organiser');
  expect(await refused(bart, 'DELETE', `/api/cups/${cup}/entrants`, { entrant: anna.info.id })).toBe(
    'not-organiser',
  );
  expect(await refused(bart, 'DELETE', `/api/cups/${cup}`)).toBe('not-organiser');
  expect(await refused(carla, 'POST', `/api/cups/${cup}/entrants`)).toBe('unknown-cup');
  expect(await refused(carla, 'POST', `/api/clubs/${club}/cups`, WISH)).toBe('unknown-club');
  expect(await refused(anna, 'POST', `/api/clubs/${club}/cups`, { ...WISH, most: 5 })).toBe('table');
  await bart.ask('DELETE', `/api/cups/${cup}/entrants`, {});
  expect(await refused(anna, 'POST', `/api/cups/${cup}/start`)).toBe('not-ready');
  await bots(anna, cup, 1);
  await anna.ask('POST', `/api/cups/${cup}/start`, {});
  expect(await refused(anna, 'POST', `/api/cups/${cup}/start`)).toBe('already-started');
  expect(await refused(bart, 'POST', `/api/cups/${cup}/entrants`)).toBe('already-started');
});

test('a league at tables of three is played by bots to its end', async () => {
  const anna = await server.arrive('Anna');
  const club = await found(anna);
  const cup = await makeCup(anna, club, { form: 'league', game: 'stowaways', most: 3, rounds: 2 });
  await bots(anna, cup, 6);
  await anna.ask('POST', `/api/cups/${cup}/start`, {});
  const view = await eventually(() => isOver(anna, cup));
  expect(view.rounds.map(({ tables }) => tables.map(({ entrants }) => entrants.length))).toEqual([
    [3, 3],
    [3, 3],
  ]);
  expect(view.standings.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(2 * 2 * 1.5);
});
