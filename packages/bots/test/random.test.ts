import type { AnyGame } from '@captains-table/kernel';
import { chanceFrom } from '@captains-table/kernel';
import { stowaways } from '@captains-table/stowaways';
import { expect, test } from 'vitest';
import { BOT_NAMES, createBot, Observation } from '../src/index.ts';

const options = { mode: 'short', purse: 2 };
const game: AnyGame = stowaways;
const state = game.setup(3, options, chanceFrom('bots'));
const observation = new Observation(game, options, state, 1);

test('a random bot plays a legal move, and the same one from the same seed', () => {
  const moves = [1, 2].map(() => createBot('random', 'seed')?.choose(observation));
  expect(observation.legal).toContainEqual(moves[0]);
  expect(moves[0]).toEqual(moves[1]);
});

test('a bot is known by its name only', () => {
  expect(BOT_NAMES).toContain('random');
  expect(createBot('constructor', 'seed')).toBeUndefined();
});

test('an observation shows the seat its own table and never the truth', () => {
  expect(observation.view).toEqual(game.view(state, 1));
  expect(observation.pending).toEqual({ seat: 1, kind: 'choice' });
  const world = observation.redeal(chanceFrom('other'));
  expect(game.view(world, 1)).toEqual(observation.view);
  expect(JSON.stringify(world)).not.toBe(JSON.stringify(state));
});

test('a bot never turns a page for others: it says that it has read', () => {
  const voyage = { mode: 'voyage', purse: 2, chapter: 1 };
  const opening = game.setup(3, voyage, chanceFrom('page'));
  const [reader] = game.pending(opening);
  expect(game.legal(opening, reader.reader)).toHaveLength(2);
  const asked = new Observation(game, voyage, opening, reader.reader);
  expect(asked.legal).toEqual([{ kind: 'read', page: 'departure' }]);
  for (const name of BOT_NAMES) expect(createBot(name, 'seed')?.choose(asked).kind).toBe('read');
});
