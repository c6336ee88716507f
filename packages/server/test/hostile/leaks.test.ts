import { loadGame } from '@captains-table/catalogue';
import type { LoadedGame } from '@captains-table/catalogue';
import type { Chance, MatchDocument, Scalar } from '@captains-table/kernel';
import { below, chanceFrom, fork, pick, verify } from '@captains-table/kernel';
import type { StoredTable } from '@captains-table/table';
import { asLogEntry } from '@captains-table/table';
import { expect, test } from 'vitest';
import { Person } from '../play/person.ts';
import { proveBlind } from './blind.ts';
import { openHouse } from './house.ts';
import type { House } from './house.ts';
import { proveTrue } from './proof.ts';
import { secretsFor, spilled } from './secrets.ts';
import { sightsOf } from './sight.ts';
import { standings } from './truth.ts';
import { lookOn, sail } from './voyage.ts';

const SEED = 'leaks';
/** One position in so many is dealt anew for everybody. */
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

test.for(EVENINGS)('nobody sees more than is theirs: %s', { timeout: 60_000 }, async ([name, wishes]) => {
  const house = await openHouse();
  const chance = chanceFrom(`${SEED}/${name}`);
  const crew = await Promise.all(['Anna', 'Bart', 'Cleo', 'Dirk'].map((who) => house.arrive(who)));
  const gallery = await (await house.arrive('Eva')).connect();
  const voyages = await Promise.all(
    wishes.map((wish, index) => voyage(house, wish, index, crew, gallery, fork(chance))),
  );
  const sockets = [gallery, ...voyages.flatMap((each) => each.sockets)];
  let sights = 0;
  const redeals = { made: 0, different: 0 };
  for (const { table, loaded, stored } of voyages) {
    await proveExport(crew, table, loaded, stored);
    sights += proveDiscreet(loaded, stored, sockets);
    const { made, different } = proveBlind(loaded, stored, fork(chance), SAMPLED);
    redeals.made += made;
    redeals.different += different;
  }
  expect(sights).toBeGreaterThan(200);
  expect(redeals.made).toBeGreaterThan(20);
  expect(redeals.different * 3).toBeGreaterThanOrEqual(redeals.made);
  expect(await house.troubles()).toEqual([]);
});

test('whoever takes over a seat sees what it sees, and whoever lost it no longer does', async () => {
  const house = await openHouse();
  const [anna, bart, cleo] = await threePeople(house);
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
    hand: expect.arrayContaining([expect.any(String)]) as unknown,
  });
  expect((await bart.attach(table)).you).toEqual({ host: false });
  const chance = chanceFrom(`${SEED}/takeover`);
  await Promise.all([anna, cleo].map((person) => sail(person, table, fork(chance))));
  const loaded = await loadGame('stowaways');
  if (loaded === undefined) throw new Error('there is no such game');
  proveDiscreet(loaded, await house.stored(table), [anna, bart, cleo]);
});

async function threePeople(house: House): Promise<readonly [Person, Person, Person]> {
  return [await house.arrive('Anna'), await house.arrive('Bart'), await house.arrive('Cleo')];
}

/** Every socket was shown the truth of this table, and no secret of it. Answers how often in all. */
function proveDiscreet({ game }: LoadedGame, stored: StoredTable, sockets: readonly Person[]): number {
  const truth = standings(game, stored);
  const over = truth.find(({ status }) => status === 'over')?.seq ?? Infinity;
  let shown = 0;
  for (const { info, raw } of sockets) {
    const sights = sightsOf(raw, stored.record.id);
    proveTrue(game, truth, info.id, sights);
    expect(spilled(raw, secretsFor(stored, info.id), over)).toEqual([]);
    shown += sights.length;
  }
  return shown;
}

interface Voyage {
  readonly table: string;
  readonly loaded: LoadedGame;
  readonly stored: StoredTable;
  /** Everybody who was there, each with a socket for this table alone. */
  readonly sockets: readonly Person[];
}

/** A whole game: the first seat is a person's, others are persons' or bots'. */
async function voyage(
  house: House,
  { game, seats, options }: Wish,
  index: number,
  crew: readonly Person[],
  gallery: Person,
  chance: Chance,
): Promise<Voyage> {
  const visibility = index % 2 === 0 ? 'invite' : 'public';
  const people = crew.map((person) => new Person(house.url, person.cookie, person.info));
  const [host, ...others] = people.slice(index).concat(people.slice(0, index)) as [Person, ...Person[]];
  const guests = others.slice(0, seats - 1).map((person) => (below(chance, 3) > 0 ? person : undefined));
  const chairs = guests.map((guest) =>
    guest === undefined ? { kind: 'bot', level: pick(chance, BOTS) } : { kind: 'open' },
  );
  const all = [{ kind: 'closed' }, { kind: 'me' }, ...chairs];
  const table = await host.create({ game, options, visibility, chairs: all });
  // Somebody invited never comes; when that chair in front is carried away, everybody moves up.
  await host.ask('POST', `/api/tables/${table}/chair`, { seat: 0, chair: { kind: 'invited' } });
  await host.connect();
  const { invite } = (await host.attach(table)).you;
  const seated = [host, ...guests.filter((guest) => guest !== undefined)];
  for (const guest of seated.slice(1)) await guest.ask('POST', `/api/tables/${table}/join`, { invite });
  for (const guest of seated.slice(1).toReversed()) await (await guest.connect()).attach(table);
  const onlooker = await new Person(house.url, gallery.cookie, gallery.info).connect();
  await host.ask('POST', `/api/tables/${table}/chair`, { seat: 0, chair: { kind: 'closed' } });
  const play = seated.map((person) => sail(person, table, fork(chance)));
  const watch = lookOn(onlooker, table, invite, fork(chance));
  await gallery.attach(table, invite);
  await host.ask('POST', `/api/tables/${table}/start`);
  await Promise.all([...play, watch]);
  await gallery.until(table, ({ status }) => status === 'over');
  const loaded = await loadGame(game);
  if (loaded === undefined) throw new Error(`there is no game ${game}`);
  return { table, loaded, stored: await house.stored(table), sockets: [...seated, onlooker] };
}

/** The document that anybody may have at the end is the stored log, and leads where the game went. */
async function proveExport(
  crew: readonly Person[],
  table: string,
  { game }: LoadedGame,
  { record, entries }: StoredTable,
): Promise<void> {
  const host = crew.find(({ info }) => info.id === record.host);
  const document = await host?.ask<MatchDocument>('GET', `/api/tables/${table}/export`);
  expect(document?.seed).toBe(record.seed);
  expect(document?.log).toEqual(entries.flatMap(({ entry }) => asLogEntry(entry) ?? []));
  expect(document && verify(game, document)).toMatchObject({ ok: true });
}
