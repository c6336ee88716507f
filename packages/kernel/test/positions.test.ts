/** Positions set up by hand, at a game small enough to see what the kernel does by itself. */
import type { AnyGame, GameMeta, GameState } from '@captains-table/kernel';
import { PositionError, field, readPosition, setUpPosition } from '@captains-table/kernel';
import { checkPositions, positionDocs } from '@captains-table/kernel/contract';
import { ticTacToe } from '@captains-table/tic-tac-toe';
import { describe, expect, test } from 'vitest';

const meta: GameMeta = {
  ...ticTacToe.meta,
  players: { min: 1, max: 4 },
  modes: [
    {
      id: 'race',
      players: { min: 2, max: 4 },
      options: [{ id: 'fog', type: 'boolean', default: false }],
    },
    { id: 'alone', players: { min: 1, max: 1 }, options: [] },
  ],
};

const FIELDS = {
  player: {
    coins: field.whole(0, 9, 'money'),
    ships: field.set(field.name('ship', ['sloop', 'brig']), { most: 2 }, 'the fleet'),
  },
  table: {
    wind: field.name('wind', ['calm', 'storm']),
    night: field.flag('it is dark'),
    seed: field.text('chance'),
    first: field.seat('who begins'),
    order: field.everySeat('the order'),
    depths: field.list(field.whole(0, 9), { least: 1, most: 3 }, 'soundings'),
    cargo: field.map(field.name('ship', ['sloop', 'brig']), field.whole(0, 2), 'barrels'),
    captain: field.group({ name: field.text('the name') }, 'who commands'),
  },
};

const read = (value: unknown) => readPosition(meta, FIELDS, value);
const players = [{}, {}];

function refusal(value: unknown): PositionError {
  try {
    read(value);
  } catch (error) {
    if (error instanceof PositionError) return error;
    throw error;
  }
  throw new Error('it was accepted');
}

describe('reading', () => {
  test('K-6.1 takes what the fields describe, and the first mode for that number of players', () => {
    const spec = {
      players: [{ coins: 3, ships: ['brig'] }, {}],
      wind: 'storm',
      night: false,
      seed: 'a',
      first: 1,
      order: [1, 0],
      depths: [9],
      cargo: { brig: 2 },
      captain: { name: 'Anne' },
    };
    const { position, seats, options } = read({
      ...spec,
      cargo: { brig: 2, sloop: undefined },
    });
    expect(position).toEqual({ ...spec, options });
    expect([seats, options]).toEqual([2, { mode: 'race', fog: false }]);
    expect(read({ players: [{}] }).options).toEqual({ mode: 'alone' });
  });

  test.each([
    [null, 'position: must be an object'],
    [[], 'position: must be an object'],
    [{}, 'players: must be a list of objects, one a player'],
    [{ players: Array.from({ length: 9 }, () => ({})) }, 'players: must be 1 to 4'],
    [{ players: [null, {}] }, 'players[0]: must be an object'],
    [{ players, options: 7 }, 'options: must be an object'],
    [{ players, options: { mode: 'alone' } }, 'players: must be 1'],
    [{ players, options: { mode: 'duel' } }, 'options.mode: must be race, alone'],
    [{ players, options: { fog: 'thick' } }, 'options.fog: must be true, false'],
    [{ players, options: { rum: 1 } }, 'options: there is no option "rum"; there are fog'],
    [{ players: [{}, { coins: -1 }] }, 'players[1].coins: must be a whole number from 0 to 9'],
    [{ players: [{}, { coins: 1.5 }] }, 'players[1].coins: must be a whole number from 0 to 9'],
    [{ players: [{}, { coins: NaN }] }, 'players[1].coins: must be a whole number from 0 to 9'],
    [{ players: [{}, { coins: '3' }] }, 'players[1].coins: must be a whole number from 0 to 9'],
    [{ players: [{}, { coins: null }] }, 'players[1].coins: must be a whole number from 0 to 9'],
    [
      { players: [{ ships: ['raft'] }, {}] },
      'players[0].ships[0]: there is no ship "raft"; there are sloop, brig',
    ],
    [{ players: [{ ships: ['brig', 'brig'] }, {}] }, 'players[0].ships[1]: brig is there twice'],
    [
      { players: [{ ships: [1] }, {}] },
      'players[0].ships[0]: must be the name of a ship; there are sloop, brig',
    ],
    [{ players: [{ ships: ['sloop', 'brig', 'sloop'] }, {}] }, 'players[0].ships: must be a list of 0 to 2'],
    [{ players, night: 1 }, 'night: must be true or false'],
    [{ players, seed: 'x'.repeat(201) }, 'seed: must be a text of at most 200 characters'],
    [{ players, first: 2 }, 'first: must be a seat from 0 to 1'],
    [{ players, order: [0] }, 'order: must be a list of 2'],
    [{ players, order: [0, 0] }, 'order[1]: 0 is there twice'],
    [{ players, depths: [] }, 'depths: must be a list of 1 to 3'],
    [{ players, depths: { 0: 1 } }, 'depths: must be a list of 1 to 3'],
    [{ players, cargo: { raft: 1 } }, 'cargo: there is no ship "raft"; there are sloop, brig'],
    [{ players, cargo: { brig: 3 } }, 'cargo.brig: must be a whole number from 0 to 2'],
    [{ players, captain: { rank: 1 } }, 'captain: there is no field "rank"; there are name'],
    [{ players, rum: 1 }, 'position: there is no field "rum"'],
    [{ players, ['x'.repeat(999)]: 1 }, `position: there is no field "${'x'.repeat(40)}…"`],
  ])('K-6.1 K-6.2 %j is refused: %s', (value, says) => {
    const { field: path, message } = refusal(value);
    expect(message).toMatch(says);
    expect(message.startsWith(`${path}: `)).toBe(true);
  });

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('K-6.1 %s is no field', (key) => {
    expect(refusal(JSON.parse(`{"players": [{}, {}], "${key}": 1}`)).field).toBe('position');
    expect(refusal(JSON.parse(`{"players": [{"${key}": 1}, {}]}`)).field).toBe('players[0]');
    expect(refusal(JSON.parse(`{"players": [{}, {}], "options": {"${key}": 1}}`)).field).toBe('options');
    expect(refusal(JSON.parse(`{"players": [{}, {}], "cargo": {"${key}": 1}}`)).field).toBe('cargo');
  });
});

describe('setting up', () => {
  const asked = { seats: 2, options: { mode: 'classic' } };
  const state: GameState = ticTacToe.setup(2, asked.options, [1, 2, 3, 4, 0]);
  const withFault = (fault: Partial<AnyGame>) => () =>
    setUpPosition({ ...ticTacToe, ...fault }, asked, () => state);

  test.each([
    [
      'what the audit finds',
      { audit: () => ['a card is lost', 'another too'] },
      'a card is lost; another too',
    ],
    ['no one to decide and no result', { pending: () => [] }, 'no player has anything to decide'],
    [
      'a seat that is not there',
      { pending: () => [{ seat: 2, kind: 'turn' }] },
      'there is no seat 2 to decide',
    ],
    ['a decision without a move', { legal: () => [] }, 'seat 0 has no legal move'],
  ])('K-6.3 refuses %s', (_what, fault, says) => {
    expect(withFault(fault)).toThrow(new PositionError('position', says));
  });

  test('K-6.3 accepts what can be played on, and what is over', () => {
    expect(withFault({})()).toEqual({ ...asked, state });
    const result = () => ({ ranking: [1, 1], scores: [0, 0], breakdown: [{}, {}] });
    expect(withFault({ pending: () => [], result })()).toEqual({ ...asked, state });
  });
});

describe('the check of positions', () => {
  const fields = { player: { mark: field.whole(0, 8) }, table: { seed: field.text('chance') } };
  const sound: AnyGame = {
    ...ticTacToe,
    positionFields: fields,
    position: (spec) =>
      setUpPosition(ticTacToe, readPosition(ticTacToe.meta, fields, spec), () =>
        ticTacToe.setup(2, { mode: 'classic' }, [1, 2, 3, 4, 0]),
      ),
  };
  const brokenBy = (position: NonNullable<AnyGame['position']>) =>
    checkPositions({ ...sound, position }, 'a').failure;

  test('finds nothing wrong with a game that refuses by field and can be played on', () => {
    const { accepted, refused, decisions, failure } = checkPositions(sound, 'a');
    expect(failure).toBeUndefined();
    expect(accepted).toBeGreaterThan(0);
    expect(refused).toBeGreaterThan(0);
    expect(decisions).toBeGreaterThan(4);
  });

  test('K-6.2 finds a message of JavaScript, a field that does not exist, and nonsense', () => {
    const failing = (error: Error) =>
      brokenBy(() => {
        throw error;
      });
    expect(failing(new TypeError('x is not a function'))).toMatchObject({ guarantee: 'crash' });
    expect(failing(new PositionError('rum', 'is out'))).toMatchObject({ guarantee: 'position' });
    expect(failing(new PositionError('players[0].mark.x', 'is odd'))).toMatchObject({
      guarantee: 'position',
    });
    expect(failing(new PositionError('seed', 'is undefined'))).toMatchObject({ guarantee: 'position' });
  });

  test('K-6.3 finds a position that cannot be played on', () => {
    expect(
      brokenBy(() => ({
        seats: 2,
        options: { mode: 'classic' },
        state: {
          ...ticTacToe.setup(2, { mode: 'classic' }, [1, 2, 3, 4, 0]),
          stack: [{ kind: 'turn', seat: 7 }],
        },
      })),
    ).toMatchObject({ guarantee: expect.any(String), position: expect.anything() });
  });
});

test('the fields can be read as a table', () => {
  const table = positionDocs({
    player: { coins: field.whole(0, 9, 'money') },
    table: {
      ships: field.set(field.name('ship', ['sloop', 'brig']), { most: 2 }, 'the fleet'),
      depths: field.list(field.whole(0, 9), { least: 1, most: 3 }, 'soundings'),
      captain: field.group({ name: field.text('the name') }, 'who commands'),
    },
  });
  expect(`\n${table}\n`).toBe(`
| field          | what it holds                    | meaning      |
| -------------- | -------------------------------- | ------------ |
| \`ships\`        | list of up to 2: \`sloop\`, \`brig\` | the fleet    |
| \`depths\`       | list of 1 to 3: 0 to 9           | soundings    |
| \`captain\`      | object                           | who commands |
| \`captain.name\` | text                             | the name     |

Each entry of \`players\` may have:

| field   | what it holds | meaning |
| ------- | ------------- | ------- |
| \`coins\` | 0 to 9        | money   |
`);
});
