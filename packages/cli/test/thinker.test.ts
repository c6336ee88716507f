/** Bots in threads of their own, as the server uses them. */
import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { AnyGame, GameState, Move, Pending } from '@captains-table/kernel';
import { chanceFrom, checkTable } from '@captains-table/kernel';
import { loadGame } from '@captains-table/catalogue';
import { builtScript, longestPause } from '@captains-table/table/testing';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { ChooseRequest } from '@captains-table/bots';
import { nodeWorker, ThinkerPool } from '@captains-table/bots';

let script: URL;
let game: AnyGame;

beforeAll(async () => {
  script = await builtWorker();
  const loaded = await loadGame('port-royal');
  if (loaded === undefined) throw new Error('no game');
  game = loaded.game;
}, 60_000);

/** The bundle of the program, or one of the worker alone where there is none yet. */
async function builtWorker(): Promise<URL> {
  const bundled = new URL('../../../dist/cli/thinker-worker.js', import.meta.url);
  if (existsSync(bundled)) return bundled;
  return builtScript('thinker-worker', new URL('../src/thinker-worker.ts', import.meta.url));
}

const open: { close(): void }[] = [];
const closeLater = <T extends { close(): void }>(thing: T): T => (open.push(thing), thing);
afterEach(() => open.splice(0).forEach((thing) => thing.close()));

const startWorker = () => nodeWorker(new Worker(script));
const thinker = (lostAfter?: number) => closeLater(new ThinkerPool(startWorker, 1, lostAfter));

/** The first decision of a game of Port Royal in which there is something to choose. */
function position(): Omit<ChooseRequest, 'level'> {
  const check = checkTable(game.meta, 3);
  if (!check.ok) throw new Error('no table');
  const { options } = check;
  const state: GameState = game.setup(3, options, chanceFrom('thinker'));
  for (;;) {
    const pending: readonly Pending[] = game.pending(state);
    const seat = pending[0]?.seat ?? 0;
    const [move, ...others]: readonly Move[] = game.legal(state, seat);
    // Without the policy it is a hard one: the whole budget is used.
    if (others.length > 0) return { game: 'port-royal', options, state, seat, seed: 's', policyless: true };
    game.apply(state, seat, move, undefined);
  }
}

describe('a thinker in a thread of its own', () => {
  // On a busy machine the loop pauses because other processes run; thinking here would do it every time.
  test('a captain thinks for a second, and no one notices', { retry: 3 }, async () => {
    const one = thinker();
    const asked = position();
    await one.think({ ...asked, level: 'sailor' });
    const pauseOfMachine = await longestPause(setTimeout(1_000));
    const start = performance.now();
    const move = one.think({ ...asked, level: 'captain' });
    expect(await longestPause(move)).toBeLessThan(200 + pauseOfMachine);
    expect(performance.now() - start).toBeGreaterThan(500);
    expect(game.legal(asked.state, asked.seat)).toContainEqual(await move);
  });

  test('a cabin-boy is not kept waiting by an admiral, nor a captain by another’s', async () => {
    const one = thinker();
    const asked = position();
    const done: string[] = [];
    const ask = async (level: string, owner: string) => {
      const move = await one.think({ ...asked, level }, { owner });
      done.push(level);
      return move;
    };
    await ask('sailor', 'anna'); // the worker has started
    const admiral = ask('admiral', 'anna');
    const moves = await Promise.all([ask('captain', 'bart'), ask('cabin-boy', 'clara')]);
    // Both have answered while the admiral, who was asked first, still thinks.
    expect(done).toEqual(['sailor', 'cabin-boy', 'captain']);
    for (const move of [...moves, await admiral]) {
      expect(game.legal(asked.state, asked.seat)).toContainEqual(move);
    }
  });

  test('an answer that came in time counts, though the host was too busy to read it', async () => {
    const one = thinker(200);
    const asked = { ...position(), level: 'sailor' };
    await one.think(asked);
    const move = one.think(asked);
    const start = performance.now();
    while (performance.now() - start < 400);
    expect(game.legal(asked.state, asked.seat)).toContainEqual(await move);
  });

  test('two think at once: the quick one need not wait for the other', async () => {
    const pool = closeLater(new ThinkerPool(startWorker, 2));
    const asked = position();
    const done: string[] = [];
    const ask = async (level: string) => {
      const move = await pool.think({ ...asked, level });
      done.push(level);
      return move;
    };
    await Promise.all([ask('sailor'), ask('sailor')]); // both have started
    const moves = await Promise.all([ask('captain'), ask('cabin-boy')]);
    expect(done.slice(2)).toEqual(['cabin-boy', 'captain']);
    for (const move of moves) expect(game.legal(asked.state, asked.seat)).toContainEqual(move);
  });
});
