/** Both sides of a thinker, joined by a real message channel within one thread. */
import { MessageChannel as NodeChannel, Worker } from 'node:worker_threads';
import { GAME_IDS, loadGame } from '@captains-table/catalogue';
import type { AnyGame, GameState, Move, Options, Seat } from '@captains-table/kernel';
import { chanceFrom, checkTable, isRecord, must } from '@captains-table/kernel';
import { stowaways } from '@captains-table/stowaways';
import { ticTacToe } from '@captains-table/tic-tac-toe';
import { afterEach, describe, expect, test } from 'vitest';
import type { SlowBot } from '../src/index.ts';
import { createBot, duel, Observation, unhurried } from '../src/index.ts';
import type { ChooseRequest, ThinkerError, WorkerPort } from '../src/thinker/index.ts';
import {
  nodePort,
  nodeWorker,
  serveThinker,
  ThinkerPool,
  usualWorkers,
  webPort,
  webWorker,
} from '../src/thinker/index.ts';

const CLASSIC = { mode: 'classic' };
const SHORT = { mode: 'short', purse: 2 };

const open: { close(): void }[] = [];
const closeLater = <T extends { close(): void }>(thing: T): T => (open.push(thing), thing);
afterEach(() => open.splice(0).forEach((thing) => thing.close()));

/** A worker's part played in this thread. */
function nearby(remembered?: number): WorkerPort {
  const { port1, port2 } = new NodeChannel();
  serveThinker(nodePort(port2), loadGame, remembered);
  return nodeWorker(Object.assign(port1, { terminate: () => port1.close() }));
}

/** A real thread that runs a few words of JavaScript. */
const thread = (words: string) => nodeWorker(new Worker(words, { eval: true }));
const PONDERS = `require('worker_threads').parentPort.on('message', () => {}).postMessage('ready')`;

const pool = (workers = 1, startWorker: () => WorkerPort = nearby, lostAfter?: number) =>
  closeLater(new ThinkerPool(startWorker, workers, lostAfter));
/** A pool of one. */
const thinker = (startWorker: () => WorkerPort = nearby, lostAfter?: number) =>
  pool(1, startWorker, lostAfter);

/** Hires these, one after another; the last again and again. */
function inTurn(...starts: readonly (() => WorkerPort)[]): () => WorkerPort {
  let next = 0;
  return () => (starts[Math.min(next++, starts.length - 1)] ?? nearby)();
}

function table(game: AnyGame, seats: number, asked?: unknown): { options: Options; state: GameState } {
  const check = checkTable(game.meta, seats, asked);
  if (!check.ok) throw new Error(check.problem.field);
  return { options: check.options, state: game.setup(seats, check.options, chanceFrom('thinker')) };
}

function marking(more: Partial<ChooseRequest> = {}): ChooseRequest {
  const { options, state } = table(ticTacToe, 2);
  return { game: 'tic-tac-toe', options, state, seat: 0, level: 'random', seed: 's', ...more };
}

describe('a thinker', () => {
  test.each(GAME_IDS)('chooses a legal move in %s', async (id) => {
    const game = (await loadGame(id))?.game;
    if (game === undefined) throw new Error(id);
    const seats = Math.max(2, game.meta.modes[0]?.players.min ?? 2);
    const { options, state } = table(game, seats);
    const seat: Seat = game.pending(state)[0]?.seat ?? 0;
    for (const level of ['cabin-boy', 'mate']) {
      const move = await thinker().think({ game: id, options, state, seat, level, seed: 's' });
      expect(game.legal(state, seat)).toContainEqual(move);
    }
  });

  test('gives hints', async () => {
    const game: AnyGame = ticTacToe;
    const { state, ...position } = marking();
    for (const [turn, square] of [0, 3, 1, 4].entries()) {
      game.apply(state, turn % 2, { kind: 'mark', square }, undefined);
    }
    const [best] = await thinker().hint({ ...position, state, iterations: 300 });
    expect(best).toMatchObject({ move: { kind: 'mark', square: 2 }, reasons: [] });
  });

  test.each([
    ['an unknown game', marking({ game: 'chess' }), 'there is no game "chess"'],
    ['an unknown level', marking({ level: 'parrot' }), 'there is no bot "parrot"'],
    ['a seat whose turn it is not', marking({ seat: 1 }), 'seat 1 has nothing to decide'],
    ['what cannot be sent', { ...marking(), sail: () => undefined }, 'could not be cloned'],
  ])('refuses %s, and is there for the next', async (_, request, message) => {
    const one = thinker();
    await expect(one.think(request)).rejects.toMatchObject({
      code: 'refused',
      message: expect.stringContaining(message),
    });
    expect(await one.think(marking())).toMatchObject({ kind: 'mark' });
  });

  test('refuses a hint without a budget', async () => {
    await expect(thinker().hint(marking())).rejects.toThrow('a search needs a budget');
  });

  test('knows no other words, and answers what has an id', async () => {
    const { port1, port2 } = new NodeChannel();
    serveThinker(nodePort(port2), loadGame);
    const heard: unknown[] = [];
    port1.on('message', (message) => heard.push(message));
    for (const message of ['ahoy', null, { do: 'dance' }, { id: 7, do: 'dance' }]) port1.postMessage(message);
    await expect.poll(() => heard).toHaveLength(2);
    expect(heard).toEqual(['ready', { id: 7, ok: false, message: expect.stringContaining('choose') }]);
    port1.close();
  });

  test('is asked one thing at a time, and waiting is no fault', async () => {
    const asked: unknown[] = [];
    let [open, most] = [0, 0];
    const counting = () => {
      const port = nearby();
      return {
        ...port,
        postMessage(message: unknown) {
          asked.push(message);
          most = Math.max(most, ++open);
          port.postMessage(message);
        },
        onMessage: (hear: (message: unknown) => void) =>
          port.onMessage((message) => {
            if (message !== 'ready') open--;
            hear(message);
          }),
      };
    };
    const one = thinker(counting);
    await Promise.all([1, 2, 3].map(() => one.hint({ ...marking(), milliseconds: 120 })));
    expect(most).toBe(1);
    expect(asked.length).toBeGreaterThanOrEqual(3);
  });

  test('is replaced when it says nothing for too long', async () => {
    const one = thinker(
      inTurn(() => thread(PONDERS), nearby),
      50,
    );
    const late = one.think(marking());
    const next = one.think(marking());
    await expect(late).rejects.toMatchObject({ name: 'ThinkerError', code: 'overrun' });
    expect(await next).toMatchObject({ kind: 'mark' });
  });

  test.each([
    ['throws', () => thread('throw new Error("a leak")'), 'a leak'],
    ['ends', () => thread('process.exit(3)'), 'exit code 3'],
    [
      'cannot be started',
      () => {
        throw new Error('no hands');
      },
      'no hands',
    ],
  ])('is replaced when it %s', async (_, startWorker, message) => {
    const one = thinker(inTurn(startWorker, nearby));
    const lost = one.think(marking());
    const next = one.think(marking());
    await expect(lost).rejects.toMatchObject({ code: 'crash', message: expect.stringContaining(message) });
    expect(await next).toMatchObject({ kind: 'mark' });
  });

  test('what another had begun to think about is begun again when it breaks down', async () => {
    const asked: string[] = [];
    let crash: (why: string) => void = () => undefined;
    const breaksDown = (): WorkerPort => {
      let hear: (message: unknown) => void = () => undefined;
      return {
        postMessage(message) {
          if (!isRecord(message)) return;
          const { id, do: word, level } = message;
          asked.push(String(level ?? word));
          // The admiral thinks on and on; a request for a mate breaks it.
          setTimeout(
            () => (level === 'mate' ? crash('a leak') : hear({ id, ok: true, unfinished: true })),
            1,
          );
        },
        onMessage(listener) {
          hear = listener;
          queueMicrotask(() => listener('ready'));
        },
        onCrash: (listener) => (crash = listener),
        terminate: () => undefined,
      };
    };
    const one = thinker(inTurn(breaksDown, nearby));
    const admiral = one.think(marking({ level: 'admiral' }));
    await expect.poll(() => asked).toContain('continue');
    await expect(one.think(marking({ level: 'mate' }))).rejects.toMatchObject({ code: 'crash' });
    expect(await admiral).toMatchObject({ kind: 'mark' });
  });

  test('leaves no one waiting and no clock running when it is closed', async () => {
    const clocks = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
    const before = clocks();
    const one = thinker(() => thread(PONDERS));
    const asked = [one.think(marking()), one.think(marking())];
    expect(clocks()).toBeGreaterThan(before);
    one.close();
    expect(clocks()).toBe(before);
    for (const promise of [...asked, one.think(marking())]) {
      await expect(promise).rejects.toMatchObject({ code: 'closed' });
    }
  });
});

describe('what a thinker remembers', () => {
  const localMoves = (count: number) => {
    const { options, state } = table(ticTacToe, 2);
    const bot = createBot('random', 's');
    return Array.from({ length: count }, () => bot?.choose(new Observation(ticTacToe, options, state, 0)));
  };
  const moves = async (one: ThinkerPool, tables: readonly string[]) => {
    const made: Move[] = [];
    for (const name of tables) made.push(await one.think(marking({ table: name })));
    return made;
  };

  test('the bot of a table goes on; another starts afresh', async () => {
    const [first, second, third] = localMoves(3);
    expect(await moves(thinker(), ['a', 'a', 'b', 'a'])).toEqual([first, second, first, third]);
  });

  test('no more than it may', async () => {
    const [first, second] = localMoves(2);
    const one = thinker(() => nearby(1));
    expect(await moves(one, ['a', 'b', 'a', 'a'])).toEqual([first, first, first, second]);
  });
});

describe('a pool', () => {
  const seat = { game: 'tic-tac-toe', options: CLASSIC, table: 't', seed: 's' };
  const first = () => new Observation(ticTacToe, CLASSIC, table(ticTacToe, 2).state, 0);

  /** All moves of a game, as everybody saw them. */
  async function movesOf(game: AnyGame, options: Options, players: readonly SlowBot[]): Promise<unknown[]> {
    const moves: unknown[] = [];
    const watcher: SlowBot = {
      name: 'watcher',
      choose: (observation) => must(players[0]).choose(observation),
      saw(...what) {
        moves.push(what);
        players[0]?.saw?.(...what);
      },
    };
    const played = await duel({ game, options, seed: 's', number: 0 }, [watcher, ...players.slice(1)]);
    return [...moves, played.result];
  }

  test.each([
    ['tic-tac-toe', 2, 'mate'],
    ['stowaways', 3, 'mate'],
    ['port-royal', 3, 'sailor'],
  ])('plays %s exactly as in one thread', async (id, seats, level) => {
    const loaded = await loadGame(id);
    if (loaded === undefined) throw new Error(id);
    const { game, policy } = loaded;
    const { options } = table(game, seats);
    const workers = pool();
    const chairs = Array.from({ length: seats }, (_, chair) => `seed ${chair}`);
    const trouble = (error: ThinkerError) => {
      throw error;
    };
    const far = chairs.map((seed) =>
      workers.bot(level, { game: id, options, table: 't', seed, onTrouble: trouble }),
    );
    const near = chairs.map((seed) => {
      const bot = createBot(level, seed, policy);
      if (bot === undefined) throw new Error(level);
      return unhurried(bot);
    });
    const moves = await movesOf(game, options, far);
    expect(moves.length).toBeGreaterThan(5);
    expect(moves).toEqual(await movesOf(game, options, near));
  });

  test('keeps the truth to itself', async () => {
    const sent: unknown[] = [];
    const overheard = () => {
      const port = nearby();
      return { ...port, postMessage: (message: unknown) => (sent.push(message), port.postMessage(message)) };
    };
    const game: AnyGame = stowaways;
    const { state } = table(game, 3, SHORT);
    const bot = pool(1, overheard).bot('random', { ...seat, game: 'stowaways', options: SHORT });
    await bot.choose(new Observation(stowaways, SHORT, state, 0));
    const posted = isRecord(sent[0]) ? sent[0]['state'] : undefined;
    expect(game.view(posted, 0)).toEqual(game.view(state, 0));
    expect(posted).not.toEqual(state);
  });

  test('asks a worker that is free', async () => {
    const started: number[] = [];
    const two = pool(2, () => {
      started.push(started.length);
      return nearby();
    });
    await Promise.all([two.think(marking()), two.hint({ ...marking(), iterations: 10 })]);
    expect(started).toHaveLength(2);
  });

  test('a tree that stays behind is forgotten', async () => {
    const local = createBot('random', seat.seed);
    const [begun, gone, third] = [1, 2, 3].map(() => local?.choose(first()));
    expect(gone).not.toEqual(begun);
    const two = pool(2);
    const bot = two.bot('random', seat);
    /** Keeps the first worker busy meanwhile: the bot has to go to the second. */
    const occupied = async (work: () => Promise<unknown>) => {
      const busy = two.hint({ ...marking(), milliseconds: 200 });
      await work();
      await busy;
    };
    const moves = [await bot.choose(first())];
    await occupied(async () => moves.push(await bot.choose(first()), await bot.choose(first())));
    // Both are free again: it stays where its tree is, and no other worker remembers more.
    moves.push(await bot.choose(first()));
    bot.close();
    moves.push(await bot.choose(first()));
    expect(moves).toEqual([begun, begun, gone, third, begun]);
  });

  test('a simple bot moves when the worker cannot, and the failure is reported', async () => {
    const troubles: string[] = [];
    const onTrouble = ({ code }: ThinkerError) => troubles.push(code);
    const fallback = { name: 'simple', choose: () => ({ kind: 'mark', square: 8 }) };
    const told = { ...seat, fallback, onTrouble };
    const lost = () => thread('process.exit(1)');
    const bots = [
      pool().bot('parrot', told),
      pool(1, () => thread(PONDERS), 50).bot('random', told),
      pool(1, lost).bot('random', told),
    ];
    for (const bot of bots) expect(await bot.choose(first())).toEqual({ kind: 'mark', square: 8 });
    expect(troubles).toEqual(['refused', 'overrun', 'crash']);
    const { fallback: _, ...plain } = told;
    expect(await pool(1, lost).bot('random', plain).choose(first())).toMatchObject({ kind: 'mark' });
  });

  test('no one moves where the decision was made elsewhere while the worker said nothing', async () => {
    let isMade = false;
    const { state } = table(ticTacToe, 2);
    const { legal } = first();
    const observation = new Observation(ticTacToe, CLASSIC, state, 0, () => (isMade ? [] : legal));
    const chosen = pool(1, () => thread(PONDERS), 50)
      .bot('random', seat)
      .choose(observation);
    isMade = true;
    await expect(chosen).rejects.toMatchObject({ code: 'dropped' });
  });

  test('no bot plays on in a pool that was closed', async () => {
    const closed = pool();
    const bot = closed.bot('random', seat);
    closed.close();
    await expect(bot.choose(first())).rejects.toMatchObject({ code: 'closed' });
  });

  test('leaves a core to its host', () => {
    expect([1, 2, 8].map(usualWorkers)).toEqual([1, 1, 7]);
  });
});

describe('in a browser', () => {
  /** Message ports of the web are the same as Node's, with listeners instead of emitters. */
  function webNearby(): { worker: WorkerPort; end: MessagePort } {
    const { port1, port2 } = new MessageChannel();
    serveThinker(webPort(port2), loadGame);
    return { worker: webWorker(Object.assign(port1, { terminate: () => port1.close() })), end: port1 };
  }

  test('the same code thinks', async () => {
    expect(await thinker(() => webNearby().worker).think(marking())).toMatchObject({ kind: 'mark' });
  });

  test.each([
    ['error', 'could not be started'],
    ['messageerror', 'cannot be read'],
  ])('an event "%s" is a crash', async (type, message) => {
    const { worker, end } = webNearby();
    const one = thinker(() => worker);
    const lost = one.think(marking());
    end.dispatchEvent(new Event(type));
    await expect(lost).rejects.toMatchObject({ code: 'crash', message: expect.stringContaining(message) });
  });
});
