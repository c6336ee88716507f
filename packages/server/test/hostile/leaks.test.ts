import { loadGame } from '@captains-table/catalogue';
import type { LoadedGame } from '@captains-table/catalogue';
import type { Chance, MatchDocument, Scalar } from '@captains-table/kernel';
import { below, chanceFrom, fork, pick, verify, must } from '@captains-table/kernel';
import type { StoredTable } from '@captains-table/table';
import { asLogEntry } from '@captains-table/table';
import { expect, test } from 'vitest';
import { Person } from '../play/person.ts';
import { checkRedeals } from './redeal-check.ts';
import { openTestServer } from './test-server.ts';
import type { TestServer } from './test-server.ts';
import { checkScenes } from './scene-check.ts';
import { secretsFor, leakedSecrets } from './secrets.ts';
import { shownScenes } from './shown-scenes.ts';
import { positions } from './positions-from-log.ts';
import { watchRandomly, playRandomly } from './random-play.ts';

const SEED = 'leaks';
/** One in this many positions is dealt again for every viewer. */
const SAMPLED = 6;
const BOTS = ['random', 'cabin-boy', 'sailor'];

interface Wish {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, Scalar>>;
}

const three = (game: string, options: Wish['options']): Wish[] =>
  [2, 3, 4].map((seats) => ({ game, seats, options }));

const EVENINGS: readonly (readonly [string, readonly Wish[]])[] = [
  ['Port Royal', three('port-royal', { mode: 'base', gambler: true, newCrew: true })],
  ['Port Royal sets sail', three('port-royal', { mode: 'sets-sail' })],
  ['Port Royal with contracts', three('port-royal', { mode: 'contracts', setsSail: true })],
  [
    'Port Royal together and alone',
    [
      ...three('port-royal', { mode: 'cooperative' }),
      ...three('port-royal', { mode: 'cooperative', gambler: true, setsSail: true }),
      { game: 'port-royal', seats: 1, options: { mode: 'solo' } },
    ],
  ],
  [
    'Stowaways',
    [...three('stowaways', { mode: 'short' }), ...three('stowaways', { mode: 'short', purse: 0 })],
  ],
  ['Stowaways, long', three('stowaways', { mode: 'long' })],
];

test.for(EVENINGS)('no one sees more than is theirs: %s', { timeout: 300_000 }, async ([name, wishes]) => {
  const server = await openTestServer();
  const chance = chanceFrom(`${SEED}/${name}`);
  const players = await Promise.all(['Anna', 'Bart', 'Cleo', 'Dirk'].map((who) => server.arrive(who)));
  const spectator = await (await server.arrive('Eva')).connect();
  const games = await Promise.all(
    wishes.map((wish, index) => playGame(server, wish, index, players, spectator, fork(chance))),
  );
  const sockets = [spectator, ...games.flatMap((each) => each.sockets)];
  let shown = 0;
  const redeals = { made: 0, different: 0 };
  for (const { table, loaded, stored } of games) {
    await checkExport(players, table, loaded, stored);
    shown += checkNothingLeaked(loaded, stored, sockets);
    const { made, different } = checkRedeals(loaded, stored, fork(chance), SAMPLED);
    redeals.made += made;
    redeals.different += different;
  }
  expect(shown).toBeGreaterThan(200);
  expect(redeals.made).toBeGreaterThan(20);
  expect(redeals.different * 3).toBeGreaterThanOrEqual(redeals.made);
  expect(await server.troubles()).toEqual([]);
});

test('a person who takes over a seat sees what it sees, and the one who lost it no longer does', async () => {
  const server = await openTestServer();
  const [anna, bart, cleo] = await threePeople(server);
  const table = await anna.create({ game: 'stowaways', chairs: [{ kind: 'me' }, { kind: 'open' }] });
  await anna.connect();
  const { invite } = (await anna.attach(table)).you;
  await bart.ask('POST', `/api/tables/${table}/join`, { invite });
  await (await bart.connect()).attach(table);
  await (await cleo.connect()).attach(table, invite);
  await anna.ask('POST', `/api/tables/${table}/start`);
  await bart.ok({ do: 'resign', table });
  const proposal = { kind: 'replace', seat: 1, by: { kind: 'anybody' } };
  await anna.ok({ do: 'propose', table, at: anna.scene(table).seq, proposal });
  await cleo.ask('POST', `/api/tables/${table}/join`, { invite });
  expect((await cleo.until(table, ({ you }) => you.seat === 1)).play?.view).toMatchObject({
    hand: expect.arrayContaining([expect.any(String)]),
  });
  expect((await bart.attach(table)).you).toEqual({ host: false });
  const chance = chanceFrom(`${SEED}/takeover`);
  await Promise.all([anna, cleo].map((person) => playRandomly(person, table, fork(chance))));
  const loaded = await loadGame('stowaways');
  if (loaded === undefined) throw new Error('there is no such game');
  checkNothingLeaked(loaded, await server.stored(table), [anna, bart, cleo]);
});

async function threePeople(server: TestServer): Promise<readonly [Person, Person, Person]> {
  return [await server.arrive('Anna'), await server.arrive('Bart'), await server.arrive('Cleo')];
}

/** Checks that all sockets saw the true position of this table and none of its secrets. Returns how many scenes. */
function checkNothingLeaked({ game }: LoadedGame, stored: StoredTable, sockets: readonly Person[]): number {
  const truth = positions(game, stored);
  const over = truth.find(({ status }) => status === 'over')?.seq ?? Infinity;
  let count = 0;
  for (const { info, raw } of sockets) {
    const shown = shownScenes(raw, stored.record.id);
    checkScenes(game, truth, info.id, shown);
    expect(leakedSecrets(raw, secretsFor(stored, info.id), over)).toEqual([]);
    count += shown.length;
  }
  return count;
}

interface PlayedGame {
  readonly table: string;
  readonly loaded: LoadedGame;
  readonly stored: StoredTable;
  /** Everyone who was there, each with a socket for this table alone. */
  readonly sockets: readonly Person[];
}

/** Plays a whole game: the first seat belongs to a person, the others to people or bots. */
async function playGame(
  server: TestServer,
  { game, seats, options }: Wish,
  index: number,
  players: readonly Person[],
  spectator: Person,
  chance: Chance,
): Promise<PlayedGame> {
  const visibility = index % 2 === 0 ? 'invite' : 'public';
  const people = players.map((person) => new Person(server.url, person.cookie, person.info));
  const [first, ...others] = people.slice(index).concat(people.slice(0, index));
  const host = must(first);
  const guests = others.slice(0, seats - 1).map((person) => (below(chance, 3) > 0 ? person : undefined));
  const chairs = guests.map((guest) =>
    guest === undefined ? { kind: 'bot', level: pick(chance, BOTS) } : { kind: 'open' },
  );
  const all = [{ kind: 'closed' }, { kind: 'me' }, ...chairs];
  const table = await host.create({ game, options, visibility, chairs: all });
  // The invited person never comes; when that first chair is taken away, everyone moves up.
  await host.ask('POST', `/api/tables/${table}/chair`, { seat: 0, chair: { kind: 'invited' } });
  await host.connect();
  const { invite } = (await host.attach(table)).you;
  const seated = [host, ...guests.filter((guest) => guest !== undefined)];
  for (const guest of seated.slice(1)) await guest.ask('POST', `/api/tables/${table}/join`, { invite });
  for (const guest of seated.slice(1).toReversed()) await (await guest.connect()).attach(table);
  const onlooker = await new Person(server.url, spectator.cookie, spectator.info).connect();
  await host.ask('POST', `/api/tables/${table}/chair`, { seat: 0, chair: { kind: 'closed' } });
  const play = seated.map((person) => playRandomly(person, table, fork(chance)));
  const watch = watchRandomly(onlooker, table, invite, fork(chance));
  await spectator.attach(table, invite);
  await host.ask('POST', `/api/tables/${table}/start`);
  await Promise.all([...play, watch]);
  await spectator.until(table, ({ status }) => status === 'over');
  const loaded = await loadGame(game);
  if (loaded === undefined) throw new Error(`there is no game ${game}`);
  return { table, loaded, stored: await server.stored(table), sockets: [...seated, onlooker] };
}

/** The document that anyone may have at the end is the stored log, and replaying it gives the same game. */
async function checkExport(
  players: readonly Person[],
  table: string,
  { game }: LoadedGame,
  { record, entries }: StoredTable,
): Promise<void> {
  const host = players.find(({ info }) => info.id === record.host);
  const document = await host?.ask<MatchDocument>('GET', `/api/tables/${table}/export`);
  expect(document?.seed).toBe(record.seed);
  expect(document?.log).toEqual(entries.flatMap(({ entry }) => asLogEntry(entry) ?? []));
  expect(document && verify(game, document)).toMatchObject({ ok: true });
}
