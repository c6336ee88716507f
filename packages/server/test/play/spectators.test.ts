import type { Chance } from '@captains-table/kernel';
import { below, chanceFrom, firstDifference, pick } from '@captains-table/kernel';
import { expect, test } from 'vitest';
import { sharedTestServer } from './test-server.ts';
import type { TestServer } from './test-server.ts';
import type { Person } from './person.ts';
import { seatedTable, mark, mayMove, startedTable } from './tables-with-people.ts';
import type { Wish } from './tables-with-people.ts';

const testServer = sharedTestServer();

const looker = async (from: Pick<TestServer, 'arrive'>, name: string) => (await from.arrive(name)).connect();
const invite = (person: Person, table: string) => person.scene(table).you.invite ?? '';

test('a spectator sees what everybody may see, and has no say', async () => {
  const [table, anna] = await startedTable(
    testServer,
    { game: 'stowaways', visibility: 'public' },
    'Anna',
    'Bart',
  );
  const carla = await looker(testServer, 'Carla');
  const scene = await carla.attach(table);
  expect(scene.you).toEqual({ host: false });
  expect(scene.play).toMatchObject({ legal: [], undoable: 0, view: { hand: [], handSizes: [3, 3] } });
  await anna.move(table, anna.scene(table).play?.legal[0] ?? { kind: 'none' });
  const { play } = await carla.until(table, (later) => later.play?.moves === 1);
  expect(play?.view).toMatchObject({ chosen: [true, false], ownChoice: '' });
  const at = carla.scene(table).seq;
  for (const message of [
    { do: 'undo', at },
    { do: 'propose', at, proposal: { kind: 'abandon' } },
    { do: 'leave' },
    { do: 'hint', at },
  ])
    expect(await carla.error({ ...message, table })).toMatchObject({ code: 'not-seated' });
});

test('a person who has the invitation may watch a private table', async () => {
  const [table, anna] = await startedTable(testServer, {}, 'Anna', 'Bart');
  const carla = await looker(testServer, 'Carla');
  expect(await carla.error({ do: 'attach', table })).toMatchObject({ code: 'unknown-table' });
  expect((await carla.attach(table, invite(anna, table).toLowerCase())).status).toBe('playing');
});

test('the host can exclude spectators', async () => {
  const [table, anna] = await startedTable(
    testServer,
    { spectators: false, visibility: 'public' },
    'Anna',
    'Bart',
  );
  const carla = await looker(testServer, 'Carla');
  expect(await carla.error({ do: 'attach', table })).toMatchObject({ code: 'no-spectators' });
  const shown = { do: 'attach', table, invite: invite(anna, table) };
  expect(await carla.error(shown)).toMatchObject({ code: 'no-spectators' });
  expect(await carla.refusal('GET', `/api/tables/${table}`)).toMatchObject({ code: 'no-spectators' });
  expect(await carla.refusal('GET', `/api/tables/${table}/log`)).toMatchObject({ code: 'no-spectators' });
});

test('without spectators, a person who only looked at the open table is shown out at the start', async () => {
  const [table, anna] = await seatedTable(
    testServer,
    { spectators: false, visibility: 'public' },
    'Anna',
    'Bart',
  );
  const carla = await looker(testServer, 'Carla');
  expect((await carla.attach(table)).status).toBe('open');
  await anna.until(table, ({ watching }) => watching === 1);
  await anna.ask('POST', `/api/tables/${table}/start`);
  await carla.untilHeard(({ is }) => is === 'gone');
  const { watching } = await anna.until(table, ({ status }) => status === 'playing');
  expect(watching).toBe(0);
  expect(carla.scene(table).status).toBe('open');
});

test('everybody sees how many are watching, each person once', async () => {
  const [table, anna] = await startedTable(testServer, { visibility: 'public' }, 'Anna', 'Bart');
  const watching = (count: number) => anna.until(table, (scene) => scene.watching === count);
  const carla = await looker(testServer, 'Carla');
  const dirk = await looker(testServer, 'Dirk');
  await carla.attach(table);
  await watching(1);
  await dirk.attach(table);
  await watching(2);
  const window = await carla.again().connect();
  expect((await window.attach(table)).watching).toBe(2);
  window.close();
  await carla.ok({ do: 'detach', table });
  await watching(1);
  dirk.close();
  await watching(0);
});

test('a person who sits down is no longer watching', async () => {
  const [table, anna] = await seatedTable(
    testServer,
    { visibility: 'public', others: [{ kind: 'open' }] },
    'Anna',
  );
  const bart = await looker(testServer, 'Bart');
  await bart.attach(table);
  await anna.until(table, ({ watching }) => watching === 1);
  await bart.ask('POST', `/api/tables/${table}/join`);
  const { watching, seats } = await anna.until(table, (scene) => scene.seats[1]?.kind === 'person');
  expect(watching).toBe(0);
  expect(seats[1]).toMatchObject({ name: 'Bart', present: true });
});

test('everybody sees who is at the table and who has gone', async () => {
  const [table, anna, bart] = await startedTable(testServer, {}, 'Anna', 'Bart');
  const present = (is: boolean) => anna.until(table, ({ seats }) => seats[1]?.present === is);
  await present(true);
  const window = await bart.again().connect();
  await window.attach(table);
  bart.close();
  await window.ok({ do: 'detach', table });
  await present(false);
  await window.attach(table);
  expect((await present(true)).watching).toBe(0);
});

test('looking again over the same socket shows the whole table again, and nothing twice', async () => {
  const [table, anna, bart] = await startedTable(testServer, {}, 'Anna', 'Bart');
  const scenes = () => bart.heard.filter(({ is }) => is === 'scene').length;
  const before = scenes();
  expect(await anna.attach(table)).toEqual(anna.scene(table));
  await anna.attach(table);
  await anna.move(table, mark(4));
  await bart.until(table, ({ play }) => play?.moves === 1);
  expect(scenes()).toBe(before + 1);
  const marked = anna.events.filter(({ key }) => key === 'marked');
  expect(marked).toHaveLength(1);
});

interface Pair {
  readonly stays: Person;
  wanders: Person;
}

/** A person who has to decide makes any legal move. Returns the number of its entry. */
async function anyMove(people: readonly Person[], table: string, chance: Chance): Promise<number> {
  const deciding = people.filter((person) => mayMove(person.scene(table)));
  const person = pick(chance, deciding);
  const reply = await person.move(table, pick(chance, person.scene(table).play?.legal ?? []));
  if (!reply.ok) throw new Error(JSON.stringify(reply.error));
  return Number(reply['seq']);
}

async function comeBack(pair: Pair, table: string): Promise<void> {
  pair.wanders.close();
  pair.wanders = await pair.stays.again().connect();
  await pair.wanders.attach(table);
}

const GAMES: readonly Wish[] = [
  { game: 'stowaways', options: { mode: 'long' } },
  { game: 'port-royal', options: { mode: 'sets-sail' } },
];

test.for(GAMES)('a person who comes back sees exactly what those see who stayed: $game', async (wish) => {
  const chance = chanceFrom(`reconnecting/${wish.game}`);
  const seated = await startedTable(testServer, { ...wish, visibility: 'public' }, 'Anna', 'Bart', 'Carla');
  const [table, ...people] = seated;
  const watcher = await (await testServer.arrive('Dirk')).connect();
  await watcher.attach(table);
  const pairs: Pair[] = [...people, watcher].map((stays) => ({ stays, wanders: stays.again() }));
  for (const pair of pairs) await comeBack(pair, table);
  for (let move = 0; move < 40 && people[0].scene(table).status === 'playing'; move++) {
    const seq = await anyMove(people, table, chance);
    for (const pair of pairs) if (below(chance, 3) === 0) await comeBack(pair, table);
    for (const { stays, wanders } of pairs) {
      const seen = await stays.until(table, (scene) => scene.seq === seq);
      const seenAgain = await wanders.until(table, (scene) => scene.seq === seq);
      expect(firstDifference(seen, seenAgain)).toBeUndefined();
    }
  }
});

test('most of what is pushed in a game for four is short', async () => {
  const bot = { kind: 'bot', level: 'sailor' } as const;
  const [table, anna] = await startedTable(
    testServer,
    { game: 'port-royal', others: [bot, bot, bot] },
    'Anna',
  );
  await anna.playOn(table);
  const pushes = anna.raw.filter((text) => text.startsWith('{"is":"scene"'));
  const sizes = pushes.map((text) => Buffer.byteLength(text)).sort((a, b) => a - b);
  expect(sizes.length).toBeGreaterThan(50);
  expect(sizes[sizes.length >> 1]).toBeLessThan(2_048);
});
