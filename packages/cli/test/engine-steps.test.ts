/** What programs that learn ask the engine: batches, steps, actions, numbers, features, and bots to play against. */
import type { AnyPolicy, GameState, Move } from '@captains-table/kernel';
import { must } from '@captains-table/kernel';
import { describe, expect, test } from 'vitest';
import { actionsOf } from '../src/engine/actions.ts';
import { viewNumbers } from '../src/engine/view-numbers.ts';
import { sourceWith } from './cli.ts';
import { engine, lastReply, linesToEngine } from './engine.ts';

const TTT = { do: 'new', game: 'tic-tac-toe', seats: 2 };
const codes = (replies: unknown) => Object(replies).map(({ ok, error }: Reply) => ok || Object(error).code);
interface Reply {
  readonly ok: boolean;
  readonly error?: unknown;
}

describe('a batch', () => {
  test('carries out many requests of many matches in their order, each with its own reply', async () => {
    const reply = await lastReply({
      do: 'batch',
      requests: [
        { ...TTT, seed: 'a' },
        { ...TTT, seed: 'b' },
        { do: 'step', match: 1, index: 4 },
        { do: 'step', match: 2, move: { kind: 'mark', square: 0 } },
        { do: 'step', match: 1, move: { kind: 'mark', square: 4 } },
        { do: 'observe', match: 2, show: [] },
      ],
    });
    const replies = Object(reply).replies;
    expect(codes(replies)).toEqual([true, true, true, true, 'occupied', true]);
    expect(replies[2]).toMatchObject({ over: false, seat: 1, pending: [{ seat: 1 }] });
    expect(replies[2].moves).toHaveLength(8);
    expect(replies[5]).toEqual({ ok: true, over: false, seat: 1, pending: [{ seat: 1, kind: 'turn' }] });
  });

  test('contains neither nonsense, nor other batches, nor the end', async () => {
    const requests = [7, {}, { do: 'dance' }, { do: 'batch', requests: [] }, { do: 'quit' }];
    const replies = await engine({ do: 'batch', requests }, { do: 'batch' }, TTT);
    expect(codes(Object(replies[0]).replies)).toEqual([
      'bad-request',
      'bad-request',
      'unknown-verb',
      'bad-request',
      'bad-request',
    ]);
    expect(codes(replies.slice(1))).toEqual(['bad-request', true]);
  });
});

describe('actions', () => {
  const moves: readonly Move[] = Array.from({ length: 9 }, (_, square) => ({ kind: 'mark', square }));

  test('follow from the move alone, whatever else is legal and in whichever order', () => {
    const actions = actionsOf(moves, 4096);
    expect(new Set(actions).size).toBe(9);
    expect(actionsOf(moves.toReversed(), 4096)).toEqual(actions.toReversed());
    expect(actionsOf([must(moves[7])], 4096)).toEqual([actions[7]]);
    // These numbers are in the weights of others: they may never change.
    expect(actionsOf(moves.slice(0, 3), 4096)).toEqual([2925, 327, 1075]);
  });

  test('differ within a decision even where there is hardly room', () => {
    expect(actionsOf(moves, 9).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('are played like the moves they stand for, and others are refused', async () => {
    const [, seen, stepped, wrong, none] = await engine(
      TTT,
      { do: 'observe', show: ['moves', 'actions'], size: 500 },
      { do: 'step', action: must(actionsOf(moves, 500)[4]), size: 500, show: ['view'] },
      { do: 'step', action: must(actionsOf(moves, 500)[4]), size: 500 },
      { do: 'step' },
    );
    expect(seen).toMatchObject({ moves, actions: actionsOf(moves, 500) });
    expect(stepped).toMatchObject({ seat: 1, view: { board: expect.anything() } });
    expect(codes([wrong, none])).toEqual(['not-legal', 'bad-request']);
  });
});

describe('bots of ours at a table of the engine', () => {
  const against = { ...TTT, seed: 's', bots: ['sailor', null] };

  test('answer at once, from the first move to the last', async () => {
    const steps = Array.from({ length: 5 }, () => ({ do: 'step', index: 0 }));
    const [opened, ...replies] = await engine(against, ...steps);
    expect(opened).toMatchObject({ ok: true, pending: [{ seat: 1 }] });
    const last = must(replies.findLast(({ ok }) => ok));
    expect(last).toMatchObject({ over: true, pending: [], result: { ranking: expect.any(Array) } });
    expect(codes(replies.slice(-1))).toEqual(['game-over']);
    expect(await engine(against, ...steps)).toEqual([opened, ...replies]);
  });

  test('answer moves applied, too, and are no part of a copy', async () => {
    const [, observed, applied, , copy] = await engine(
      against,
      { do: 'observe' },
      { do: 'apply', seat: 1, move: { kind: 'mark', square: 8 } },
      { do: 'clone' },
      { do: 'step', index: 0 },
    );
    expect(Object(observed).moves).toHaveLength(8);
    expect(Object(applied).events.map(({ seat }: { seat: number }) => seat)).toEqual([1, 0]);
    expect(copy).toMatchObject({ seat: 0 });
  });

  test.each([
    [['sailor', 'sailor'], 'leaves no seat'],
    [['sailor'], 'must be a list of 2'],
    ['sailor', 'must be a list of 2'],
    [['parrot', null], 'there is no bot "parrot"'],
    [['exec:true', null], 'there is no bot "exec:true"'],
  ])('%j: %s', async (bots, message) => {
    const error = { code: 'bad-request', message: expect.stringContaining(message) };
    expect(await lastReply({ ...TTT, bots })).toMatchObject({ ok: false, error });
  });
});

describe('a position in numbers', () => {
  test('is made of what the seat sees, at places that follow from the paths', async () => {
    const open = { do: 'new', game: 'stowaways', seats: 3, seed: 's' };
    const look = { do: 'observe', viewer: 1, show: ['numbers', 'view'], width: 256 };
    const [, one, , other] = await engine(open, look, { do: 'redeal', viewer: 1 }, look);
    const { numbers, view } = Object(one);
    expect(numbers).toEqual(viewNumbers(view, 256));
    expect(numbers.at.length).toBeGreaterThan(5);
    expect(Math.max(...numbers.at)).toBeLessThan(256);
    expect(Object(other).numbers).toEqual(numbers);
  });

  test('adds up numbers, flags and texts', () => {
    const wide = 1_000_000;
    const { at, value } = viewNumbers(
      { coins: 7, open: true, shut: false, cards: ['a', 'b', 'a'], none: null },
      wide,
    );
    expect(value.toSorted((a, b) => a - b)).toEqual([1, 1, 2, 7]);
    expect(viewNumbers({ cards: ['a', 'a', 'b'], coins: 7, open: true }, wide)).toEqual({ at, value });
    expect(viewNumbers({ coins: 0 }, wide)).toEqual({ at: [], value: [] });
  });

  test('has names where the policy of the game gives them', async () => {
    const policy: AnyPolicy & { features: object } = {
      rate: (_state, _seat, moves) => moves.map(() => 0),
      value: () => [0.5, 0.5],
      features: {
        family: () => undefined,
        version: 3,
        names: (seats: number) => [`of ${seats}`, 'seat'],
        write(_state: GameState, viewer: number, out: Uint8Array) {
          out.set([200, viewer]);
        },
      },
    };
    const plain = sourceWith({});
    const games = { ...plain, load: async (id: string) => ({ ...must(await plain.load(id)), policy }) };
    const requests = [
      { ...TTT, game: 'bent' },
      { do: 'features' },
      { do: 'observe', viewer: 1, show: ['features'] },
    ];
    const typed = requests.map((request, id) => JSON.stringify({ id, ...request }));
    const [, names, values] = await linesToEngine(typed, games);
    expect(names).toMatchObject({ version: 3, features: ['of 2', 'seat'] });
    expect(values).toMatchObject({ features: [200, 1] });
    const [, none, refused, unknown] = await engine(
      TTT,
      { do: 'features' },
      { do: 'observe', show: ['features'] },
      { do: 'observe', show: ['secrets'] },
    );
    expect(none).toEqual({ id: 2, ok: true });
    expect(codes([refused, unknown])).toEqual(['no-features', 'bad-request']);
  });
});

test('games lists rules versions, players and modes', async () => {
  const { games } = Object(await lastReply({ do: 'games' }));
  expect(games.find(({ id }: { id: string }) => id === 'port-royal')).toMatchObject({
    rules: expect.any(String),
    players: { min: 1, max: 5 },
    modes: expect.arrayContaining([expect.objectContaining({ id: 'base', players: { min: 2, max: 5 } })]),
    perfectInformation: false,
  });
});
