import { loadGame } from '@captains-table/catalogue';
import type { LoadedGame } from '@captains-table/catalogue';
import type { Chance, MatchDocument, Scalar } from '@captains-table/kernel';
import { below, chanceFrom, fork, pick, verify } from '@captains-table/kernel';
import { expect, test } from 'vitest';
import type { StoredTable } from '../../src/storage/storage.ts';
import { asLogEntry } from '@captains-table/table';
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
const SAMPLED = 8;
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
      { game: 'port-royal', seats: 1, options: { mode: 'solo' } },
    ],
  ],
  ['Stowaways', three('stowaways', { mode: 'short' })],
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
  const told = voyages.flatMap(({ sockets }) => sockets);
  for (const { table, loaded, stored } of voyages) {
    await proveExport(crew, table, loaded, stored);
    console.log(name, stored.entries.length, 'entries', ((stored.entries.at(-1)!.at - stored.entries[0]!.at)/1000).toFixed(1), 's', Object.entries(stored.entries.reduce((m: any, e: any) => ((m[e.entry.kind] ??= []).push(1), m), {})).map(([k,v]: any) => k + ' ' + v!.length).join(', '), stored.record.chairs.map((c: any) => c.kind + (c.level??'')).join());
    const truth = standings(loaded.game, stored);
    const over = truth.find(({ status }) => status !== 'open' && status !== 'playing')?.seq ?? Infinity;
    for (const { info, raw } of [...told, gallery]) {
      proveTrue(loaded.game, truth, info.id, sightsOf(raw, table));
      expect(spilled(raw, secretsFor(stored, info.id), { table, over })).toEqual([]);
    }
    const { made, different } = proveBlind(loaded, stored, fork(chance), SAMPLED);
    expect(made).toBeGreaterThan(5);
    expect(different * 3).toBeGreaterThanOrEqual(made);
  }
  expect(await house.troubles()).toBe(0);
});

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
  const table = await host.create({
    ...{ game, options, visibility },
    chairs: [{ kind: 'closed' }, { kind: 'me' }, ...chairs],
  });
  // Somebody invited never comes; when that chair in front is carried away, everybody moves up.
  await host.ask('POST', `/api/tables/${table}/chair`, { seat: 0, chair: { kind: 'invited' } });
  await host.connect();
  const { invite } = (await host.attach(table)).you;
  const seated = [host, ...guests.filter((guest) => guest !== undefined)];
  for (const guest of seated.slice(1)) {
    await guest.ask('POST', `/api/tables/${table}/join`, { invite });
    await guest.connect();
    await guest.attach(table);
  }
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
