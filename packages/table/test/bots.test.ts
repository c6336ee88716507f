import { BOTS_VERSION, ThinkerPool } from '@captains-table/bots';
import type { WorkerPort } from '@captains-table/bots';
import { GAME_IDS, loadGame } from '@captains-table/catalogue';
import type { Chance, Move } from '@captains-table/kernel';
import { chanceFrom, pick, isRecord, parseMatchDocument } from '@captains-table/kernel';
import { expect, onTestFinished, test } from 'vitest';
import { botToldIn } from '../src/entry.ts';
import { entriesOfDocument, requests, sceneFor, TableBots } from '../src/index.ts';
import type { Thought } from '../src/index.ts';
import { DrivenTable, inlineWorker, mark, TestTable } from '../src/testing/index.ts';
import type { TestTableOptions } from '../src/testing/index.ts';
import { eventually } from '@captains-table/table/testing';

const BOT = { kind: 'bot', level: 'sailor' } as const;
const BOTS = [BOT, BOT, BOT];
const NOBODY = { name: () => undefined, goneSince: () => undefined, watching: 0 };

function botsOf(troubles: unknown[] = []): TableBots {
  const pool = new ThinkerPool(inlineWorker, 1);
  onTestFinished(() => pool.close());
  return new TableBots(pool, (trouble) => troubles.push(trouble));
}

async function thoughtOf(bots: TableBots, { table }: TestTable, seat: number): Promise<Thought> {
  const thought = await bots.think(table, seat);
  if (thought === undefined) throw new Error('it was stopped');
  return thought;
}

/** Every listed game in every mode, alone and for as many as four: the first seat is Anna's. */
async function allModes(): Promise<readonly (TestTableOptions & { readonly mode: string })[]> {
  const games = await Promise.all(GAME_IDS.map((id) => loadGame(id)));
  const listed = games.flatMap((loaded) => (loaded?.game.meta.listed === true ? [loaded.game.meta] : []));
  return listed.flatMap(({ id: game, modes }) =>
    modes.flatMap(({ id: mode, players }) =>
      [1, 2, 3, 4]
        .filter((seats) => seats >= players.min && seats <= players.max)
        .map((seats) => ({ game, mode, options: { mode }, chairs: ['anna', ...BOTS.slice(0, seats - 1)] })),
    ),
  );
}

/** Anna does what comes to her mind; bots play the other seats. */
async function playOut(testTable: TestTable, bots: TableBots, chance: Chance): Promise<void> {
  while (testTable.table.status === 'playing') {
    const seat = TableBots.dueAt(testTable.table);
    if (seat === undefined) {
      const { match } = testTable.table;
      await testTable.move('anna', pick<Move>(chance, match?.legal(0) ?? []));
    } else {
      const { since, move } = await thoughtOf(bots, testTable, seat);
      await testTable.submit((table) => requests.botMove(table, seat, since, move));
    }
  }
}

test.for(await allModes())('bots play to the end: $game, $mode, $chairs.length seats', async (options) => {
  const troubles: unknown[] = [];
  const testTable = await TestTable.start(options);
  await playOut(testTable, botsOf(troubles), chanceFrom(`crew/${options.mode}`));
  expect(testTable.table.result?.ranking).toHaveLength(options.chairs?.length ?? 0);
  // On a very busy machine a thought may come too late.
  expect(troubles.length).toBeLessThan(5);
});

test('a bot decides for its own seats and for those who are away, and for no one else', async () => {
  const testTable = await TestTable.start({ chairs: ['anna', BOT] });
  expect(TableBots.dueAt(testTable.table)).toBeUndefined();
  await testTable.leave('anna');
  expect(TableBots.dueAt(testTable.table)).toBe(0);
  await testTable.comeBack('anna');
  await testTable.move('anna', mark(4));
  expect(TableBots.dueAt(testTable.table)).toBe(1);
});

test('for a player who is away a bot reads the page without turning it, and votes', async () => {
  const options = { mode: 'voyage', purse: 2, chapter: 1 };
  const testTable = await TestTable.start({
    game: 'stowaways',
    chairs: ['anna', 'bart', 'carla'],
    options,
  });
  const bots = botsOf();
  const read = { kind: 'read', page: 'departure' };
  const south = { kind: 'vote', choice: 'south' };
  const standIn = async () => {
    const { since, move } = await thoughtOf(bots, testTable, 0);
    await testTable.submit((table) => requests.botMove(table, 0, since, move));
    return move;
  };
  const asked = (kind: string) =>
    testTable.table.pending.flatMap((owed) => (owed.kind === kind ? [owed.seat] : []));
  await testTable.leave('anna');
  expect(await standIn()).toEqual(read);
  expect(asked('page')).toEqual([1, 2]);
  for (const person of ['bart', 'carla']) await testTable.move(person, read);
  expect(asked('vote')).toEqual([0, 1, 2]);
  expect(await standIn()).toMatchObject({ kind: 'vote' });
  expect(asked('vote')).toEqual([1, 2]);
  await testTable.move('bart', south);
  await testTable.move('carla', south);
  expect(asked('vote')).toEqual([]);
});

test('what a bot thought out for a position that is no more is not played', async () => {
  const testTable = await TestTable.start({ chairs: ['anna', BOT] });
  const bots = botsOf();
  await testTable.move('anna', mark(4));
  const { since, move } = await thoughtOf(bots, testTable, 1);
  await testTable.propose('anna', { kind: 'undo', to: 0 });
  await testTable.move('anna', mark(0));
  expect(requests.botMove(testTable.table, 1, since, move)).toBeUndefined();
});

test('a person who comes back while the bot still thinks decides for themselves', async () => {
  const testTable = await TestTable.start();
  const bots = botsOf();
  await testTable.leave('anna');
  const { since, move } = await thoughtOf(bots, testTable, 0);
  await testTable.comeBack('anna');
  expect(requests.botMove(testTable.table, 0, since, move)).toBeUndefined();
  await testTable.move('anna', mark(8));
});

test('the log says once which bot plays a seat, and again when another goes on', async () => {
  const testTable = await TestTable.start({ chairs: ['anna', BOT] });
  const bots = botsOf();
  const play = async (seat: number) => {
    const { since, move } = await thoughtOf(bots, testTable, seat);
    await testTable.submit((table) => requests.botMove(table, seat, since, move));
  };
  const sailor = { level: 'sailor', version: BOTS_VERSION };
  const standIn = { level: 'mate', version: BOTS_VERSION };
  await testTable.move('anna', mark(4));
  await play(1);
  await testTable.leave('anna');
  for (const seat of [0, 1]) await play(seat);
  const told = testTable.stored.entries.flatMap(({ entry }) => (entry.kind === 'move' ? [entry.bot] : []));
  expect(told).toEqual([undefined, sailor, standIn, undefined]);
  const played = [
    { seat: 1, ...sailor },
    { seat: 0, ...standIn },
  ];
  for (const from of ['snapshot', 'beginning'] as const)
    expect(testTable.restored(from).bots).toEqual(played);
  expect(parseMatchDocument(testTable.table.document()).bots).toEqual(played);
  expect(sceneFor(testTable.table, { seat: 0, host: true }, NOBODY).seats[1]).toMatchObject({
    kind: 'bot',
    version: BOTS_VERSION,
  });
});

test('after an upgrade the log says that bots of another version go on', async () => {
  const testTable = await TestTable.start({ chairs: ['anna', BOT] });
  await testTable.move('anna', mark(4));
  const before = { level: 'sailor', version: BOTS_VERSION - 1 };
  await testTable.submit(() => ({ kind: 'move', seat: 1, move: mark(0), bot: before }));
  await testTable.move('anna', mark(8));
  await testTable.submit((table) => requests.botMove(table, 1, table.decidingSince[1] ?? 0, mark(1)));
  const { bots } = testTable.restored('beginning');
  expect(bots.map(({ version }) => version)).toEqual([BOTS_VERSION - 1, BOTS_VERSION]);
});

test('a match from a file keeps who played it; one of an earlier release says nothing', async () => {
  const testTable = await TestTable.start({ chairs: ['anna', BOT] });
  await testTable.move('anna', mark(4));
  await testTable.submit(() => ({ kind: 'move', seat: 1, move: mark(0) }));
  const earlier = testTable.table.document();
  expect(earlier).not.toHaveProperty('bots');
  expect(testTable.table.botAt(1)).toBeUndefined();
  if (earlier === undefined) throw new Error('it has begun');
  const bots = [{ seat: 1, level: 'captain', version: 3 }];
  const { chairs } = testTable.table;
  const named = entriesOfDocument({ ...earlier, bots }, chairs, 0).flatMap(
    ({ entry }) => botToldIn(entry) ?? [],
  );
  expect(named).toEqual(bots);
  expect(entriesOfDocument(earlier, chairs, 0).flatMap(({ entry }) => botToldIn(entry) ?? [])).toEqual([]);
});

type Answer = (question: { readonly id: number }, port: FaultyWorker) => void;

/** A worker that is ready for work, and then does it wrongly. */
class FaultyWorker implements WorkerPort {
  readonly #answer: Answer;
  #hear: (message: unknown) => void = () => undefined;
  crash: (why: string) => void = () => undefined;

  constructor(answer: Answer) {
    this.#answer = answer;
  }

  postMessage(message: unknown): void {
    const id = isRecord(message) ? message['id'] : undefined;
    if (typeof id === 'number') this.#answer({ id }, this);
  }

  onMessage(listener: (message: unknown) => void): void {
    this.#hear = listener;
    queueMicrotask(() => listener('ready'));
  }

  onCrash(listener: (why: string) => void): void {
    this.crash = listener;
  }

  terminate(): void {
    this.#hear = () => undefined;
  }

  say(message: unknown): void {
    this.#hear(message);
  }
}

const faulty = (answer: Answer) => () => new FaultyWorker(answer);
/** The first one is as given; those started after it do their work. */
const onlyFirst = (first: () => WorkerPort) => {
  let started = 0;
  return () => (started++ === 0 ? first() : inlineWorker());
};

test.for<[string, () => WorkerPort]>([
  [
    'it cannot be started',
    () => {
      throw new Error('no threads');
    },
  ],
  ['it breaks down', faulty((_question, port) => port.crash('boom'))],
  ['it cannot answer', faulty(({ id }, port) => port.say({ id, ok: false, message: 'out of memory' }))],
  ['it answers something else', faulty(({ id }, port) => port.say({ id, ok: true, hints: [] }))],
  ['its move is none', faulty(({ id }, port) => port.say({ id, ok: true, move: { kind: 'sink' } }))],
  ['its move is not legal', faulty(({ id }, port) => port.say({ id, ok: true, move: mark(99) }))],
  ['it never answers', onlyFirst(faulty(() => undefined))],
])('the table goes on when a bot’s worker fails: %s', async ([, startWorker]) => {
  const driven = await DrivenTable.start({ chairs: ['anna', BOT], startWorker });
  onTestFinished(() => driven.close());
  for (const moves of [2, 4]) {
    const [free] = driven.driver.table.match?.legal(0) ?? [];
    await driven.move('anna', free ?? mark(0));
    await eventually(() => expect(driven.driver.table.match?.line).toHaveLength(moves));
  }
  expect(driven.troubles[0]).toMatch(/^bot: ThinkerError/);
});
