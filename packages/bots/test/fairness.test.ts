/** Bots cannot cheat: what a seat cannot see does not change what its bot does. Every game joins. */
import { GAME_IDS, loadGame } from '@captains-table/catalogue';
import type { AnyGame, GameState, Move, Options, Pending, Seat } from '@captains-table/kernel';
import { chanceFrom, checkTable, fork, pick } from '@captains-table/kernel';
import { describe, expect, test } from 'vitest';
import type { Bot } from '../src/index.ts';
import { createBot, Observation } from '../src/index.ts';
import { searcher } from '../src/searchers.ts';

/** Positions from the middle of random games, with the seat that has something to decide. */
function* positions(
  game: AnyGame,
  options: Options,
  seats: number,
  count: number,
): Generator<[GameState, Seat]> {
  const chance = chanceFrom('fairness');
  for (let found = 0; found < count;) {
    const state: GameState = game.setup(seats, options, fork(chance));
    for (
      let owed = decision(game, state);
      owed !== undefined && found < count;
      owed = decision(game, state)
    ) {
      const legal: readonly Move[] = game.legal(state, owed.seat);
      if (legal.length > 1 && pick(chance, [true, false, false, false])) {
        found++;
        yield [state, owed.seat];
      }
      game.apply(state, owed.seat, pick(chance, legal), undefined);
    }
  }
}

function decision(game: AnyGame, state: GameState): Pending | undefined {
  return game.pending(state)[0];
}

const names = ['random', 'cabin-boy', 'sailor', 'searcher'];

describe.each(GAME_IDS)('at a table of %s', (id) => {
  test.each(names)('a seeded %s chooses the same when everything hidden is dealt again', async (name) => {
    const loaded = await loadGame(id);
    if (loaded === undefined) throw new Error(id);
    const { game, policy } = loaded;
    const make = (): Bot | undefined =>
      name === 'searcher'
        ? searcher(name, 'seed', policy, { iterations: 12 })
        : createBot(name, 'seed', policy);
    for (const mode of game.meta.modes) {
      const seats = mode.players.min;
      const table = checkTable(game.meta, seats, { mode: mode.id });
      if (!table.ok) throw new Error(mode.id);
      for (const [state, seat] of positions(game, table.options, seats, 12)) {
        const world = game.redeal(state, seat, chanceFrom('elsewhere'));
        const truth = make()?.choose(new Observation(game, table.options, state, seat));
        expect(make()?.choose(new Observation(game, table.options, world, seat))).toEqual(truth);
        expect(game.legal(state, seat)).toContainEqual(truth);
      }
    }
  });
});
