import { ThinkerPool } from '@captains-table/bots';
import type { WorkerPort } from '@captains-table/bots';
import { GAME_IDS, loadGame } from '@captains-table/catalogue';
import type { Chance, Move } from '@captains-table/kernel';
import { chanceFrom, pick } from '@captains-table/kernel';
import { TableBots, requests } from '@captains-table/table';
import type { Thought } from '@captains-table/table';
import { expect, onTestFinished, test, vi } from 'vitest';
import { hire } from '../play/hire.ts';
import { House } from './house.ts';
import type { Wish } from './sitting.ts';
import { mark, Sitting } from './sitting.ts';

const BOT = { kind: 'bot', level: 'sailor' } as const;
const BOTS = [BOT, BOT, BOT];

function crewOf(troubles: unknown[] = []): TableBots {
  const pool = new ThinkerPool(hire, 1);
  onTestFinished(() => pool.close());
  return new TableBots(pool, (trouble) => troubles.push(trouble));
}

async function thoughtOf(crew: TableBots, { table }: Sitting, seat: number): Promise<Thought> {
  const thought = await crew.think(table, seat);
  if (thought === undefined) throw new Error('nobody told it to stop');
  return thought;
}

/** Every listed game in every mode, alone and for as many as four: the first seat is Anna's. */
async function evenings(): Promise<readonly (Wish & { readonly mode: string })[]> {
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

/** Anna does what comes to her mind; the crew plays the other seats. */
async function playOut(sitting: Sitting, crew: TableBots, chance: Chance): Promise<void> {
  while (sitting.table.status === 'playing') {
    const seat = TableBots.dueAt(sitting.table);
    if (seat === undefined) {
      const { match } = sitting.table;
      await sitting.moves('anna', pick(chance, (match?.game.legal(match.state, 0) ?? []) as readonly Move[]));
    } else {
      const { since, move } = await thoughtOf(crew, sitting, seat);
      await sitting.does((table) => requests.botMove(table, seat, since, move));
    }
  }
}

test.for(await evenings())('bots play to the end: $game, $mode, $chairs.length seats', async (wish) => {
  const troubles: unknown[] = [];
  const sitting = await Sitting.start(wish);
  await playOut(sitting, crewOf(troubles), chanceFrom(`crew/${wish.mode}`));
  expect(sitting.table.result?.ranking).toHaveLength(wish.chairs?.length ?? 0);
  // On a very busy machine a thought may come too late.
  expect(troubles.length).toBeLessThan(5);
});

test('a bot decides for its own seats and for those who are away, and for nobody else', async () => {
  const sitting = await Sitting.start({ chairs: ['anna', BOT] });
  expect(TableBots.dueAt(sitting.table)).toBeUndefined();
  await sitting.leaves('anna');
  expect(TableBots.dueAt(sitting.table)).toBe(0);
  await sitting.returns('anna');
  await sitting.moves('anna', mark(4));
  expect(TableBots.dueAt(sitting.table)).toBe(1);
});

test('what a bot thought out for a position that is no more is not played', async () => {
  const sitting = await Sitting.start({ chairs: ['anna', BOT] });
  const crew = crewOf();
  await sitting.moves('anna', mark(4));
  const { since, move } = await thoughtOf(crew, sitting, 1);
  await sitting.proposes('anna', { kind: 'undo', to: 0 });
  await sitting.moves('anna', mark(0));
  expect(requests.botMove(sitting.table, 1, since, move)).toBeUndefined();
});

test('whoever comes back while the bot still thinks decides for themselves', async () => {
  const sitting = await Sitting.start();
  const crew = crewOf();
  await sitting.leaves('anna');
  const { since, move } = await thoughtOf(crew, sitting, 0);
  await sitting.returns('anna');
  expect(requests.botMove(sitting.table, 0, since, move)).toBeUndefined();
  await sitting.moves('anna', mark(8));
});

type Answering = (question: { readonly id: number }, port: Crooked) => void;

/** A worker that is ready for work, and then does it in its own way. */
class Crooked implements WorkerPort {
  readonly #answering: Answering;
  #hear: (message: unknown) => void = () => undefined;
  crash: (why: string) => void = () => undefined;

  constructor(answering: Answering) {
    this.#answering = answering;
  }

  postMessage(message: unknown): void {
    const question = message as { readonly id?: number };
    if (question.id !== undefined) this.#answering({ id: question.id }, this);
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

const crooked = (answering: Answering) => () => new Crooked(answering);
/** The first one is as given; those hired after it do their work. */
const onlyFirst = (first: () => WorkerPort) => {
  let hired = 0;
  return () => (hired++ === 0 ? first() : hire());
};

test.for<[string, () => WorkerPort]>([
  [
    'nobody can be hired',
    () => {
      throw new Error('no hands');
    },
  ],
  ['it breaks down', crooked((_question, port) => port.crash('boom'))],
  ['it cannot answer', crooked(({ id }, port) => port.say({ id, ok: false, message: 'seasick' }))],
  ['it answers something else', crooked(({ id }, port) => port.say({ id, ok: true, hints: [] }))],
  ['its move is none', crooked(({ id }, port) => port.say({ id, ok: true, move: { kind: 'sink' } }))],
  ['its move is not legal', crooked(({ id }, port) => port.say({ id, ok: true, move: mark(99) }))],
  ['it loses its way', onlyFirst(crooked(() => undefined))],
])('the table goes on when a bot’s worker fails: %s', async ([, worker]) => {
  const house = await House.open({ hire: worker });
  const table = await house.play({ chairs: [{ kind: 'me' }, { kind: 'bot', level: 'sailor' }] });
  for (const marks of [1, 3]) {
    const { play } = await house.scene('anna', table);
    const [free = mark(0)] = (play?.legal ?? []) as readonly ReturnType<typeof mark>[];
    await house.marks('anna', table, free.square);
    await vi.waitFor(async () => expect((await house.scene('anna', table)).play?.moves).toBe(marks + 1), {
      timeout: 9_000,
      interval: 10,
    });
  }
  expect(house.troubles[0]).toMatch(/^bot: ThinkerError/);
});
