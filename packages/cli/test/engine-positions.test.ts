import { loadGame } from '@captains-table/catalogue';
import type { GameState } from '@captains-table/kernel';
import { chanceFrom, must } from '@captains-table/kernel';
import { expect, test } from 'vitest';
import { engine, lastReply } from './engine.ts';

const position = {
  players: [{ coins: 9, persons: ['sailor', 'pirate'] }, {}],
  harbour: ['blue 2/2'],
  deck: ['red 3/S', 'blue 3/5'],
};

test('load sets up a position that can be played on', async () => {
  const replies = await engine(
    { do: 'load', game: 'port-royal', position },
    { do: 'apply', seat: 0, move: { kind: 'draw' } },
    { do: 'view', viewer: 0 },
    { do: 'clone' },
    { do: 'save' },
  );
  expect(replies[0]).toMatchObject({ ok: true, seats: 2, pending: [{ seat: 0, kind: 'discover' }] });
  expect(replies[1]).toMatchObject({ ok: true, events: [{ key: 'drew' }] });
  expect(replies[2]).toMatchObject({ view: { harbour: [expect.any(String), expect.any(String)] } });
  expect(replies[3]).toMatchObject({ ok: true, match: 2 });
  expect(replies[4]).toMatchObject({ ok: false, error: { code: 'no-log' } });
});

const players = [{}, {}];

test.each([
  ['port-royal', 7, 'position', 'must be an object'],
  ['port-royal', {}, 'players', 'must be a list of objects, one a player'],
  ['port-royal', { players: [{}], options: { mode: 'base' } }, 'players', 'must be 2 to 5'],
  ['port-royal', { players, options: { mode: 'poker' } }, 'options.mode', 'must be base, sets-sail'],
  ['port-royal', { players, options: { rum: true } }, 'options', 'there is no option "rum"'],
  ['port-royal', { players, harbour: ['parrot'] }, 'harbour[0]', 'there is no ship or person "parrot"'],
  ['port-royal', { players, harbour: 'flute' }, 'harbour', 'must be a list'],
  ['port-royal', { players: [{}, { coins: -1 }] }, 'players[1].coins', 'must be a whole number from 0 to'],
  ['port-royal', { players: [{ coins: 200 }, {}] }, 'players[0].coins', 'there are only'],
  ['port-royal', { players, first: 2 }, 'first', 'must be a seat from 0 to 1'],
  ['port-royal', { players, rum: 1 }, 'position', 'there is no field "rum"'],
  ['caravelas', { players, round: 101 }, 'round', 'must be a whole number from 1 to 100'],
  ['caravelas', { players, order: [0, 0] }, 'order[1]', '0 is there twice'],
  ['francis-drake', { players: [{}, {}, {}], voyage: 9 }, 'voyage', 'must be a whole number from 0 to 3'],
  ['maracaibo', { players, round: 9 }, 'round', 'must be a whole number from 1 to 4'],
])('the engine refuses of %s the position %j: %s %s', async (game, position, field, says) => {
  const error = {
    code: 'bad-position',
    params: { field },
    message: expect.stringContaining(`${field}: ${says}`),
  };
  expect(await lastReply({ do: 'load', game, position })).toMatchObject({ ok: false, error });
});

test('keys that mean something to JavaScript are fields that do not exist', async () => {
  for (const key of ['__proto__', 'constructor', 'toString']) {
    const position: unknown = JSON.parse(`{"players": [{"${key}": {"coins": 9}}, {}]}`);
    const error = { code: 'bad-position', params: { field: 'players[0]' } };
    expect(await lastReply({ do: 'load', game: 'port-royal', position })).toMatchObject({ ok: false, error });
  }
});

test('a game may set up no positions', async () => {
  expect(await lastReply({ do: 'load', game: 'tic-tac-toe', position: {} })).toMatchObject({
    ok: false,
    error: { code: 'no-positions', message: expect.stringContaining('tic-tac-toe') },
  });
});

test('load opens the world that a bot at a table was handed', async () => {
  const { game } = must(await loadGame('port-royal'));
  const options = { mode: 'base' };
  const world: GameState = game.redeal(game.setup(3, options, chanceFrom('d')), 1, chanceFrom('w'));
  const rules = game.meta.rulesVersion;
  const load = { do: 'load', game: 'port-royal', rules, seats: 3, options, world };
  const replies = await engine(
    load,
    { do: 'view', viewer: 1 },
    { do: 'redeal', viewer: 1 },
    { ...load, rules: '0' },
    { ...load, seats: 9 },
    { ...load, world: 7 },
    { ...load, world: {} },
    { do: 'pending' },
  );
  expect(replies[0]).toMatchObject({ ok: true, match: 1, seats: 3, pending: game.pending(world) });
  expect(replies[1]).toMatchObject({ view: JSON.parse(JSON.stringify(game.view(world, 1))) });
  expect(replies.slice(2).map(({ ok, error }) => ok === true || Object(error).code)).toEqual([
    true,
    'rules',
    'table',
    'bad-request',
    'internal',
    true,
  ]);
});
