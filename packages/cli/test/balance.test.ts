import type { Bot } from '@captains-table/bots';
import { Observation } from '@captains-table/bots';
import type { Move } from '@captains-table/kernel';
import { chanceFrom } from '@captains-table/kernel';
import type { Mark } from '@captains-table/tic-tac-toe';
import { ticTacToe } from '@captains-table/tic-tac-toe';
import { texts } from '@captains-table/tic-tac-toe/texts';
import { describe, expect, test } from 'vitest';
import type { GameSource } from '../src/io.ts';
import { balanceLines } from '../src/simulate/balance-lines.ts';
import type { BalanceReport } from '../src/simulate/balance.ts';
import { Balance } from '../src/simulate/balance.ts';
import { cli, json } from './cli.ts';

const COMPETITIVE = { seats: 2, cooperative: false, takes: undefined, tell: () => '' };

describe('points by source', () => {
  test('the mean over all, by seat, for winners and for the others', () => {
    const balance = new Balance(COMPETITIVE);
    balance.add({ ranking: [1, 2], scores: [7, 3], breakdown: [{ cards: 5, gold: 2 }, { cards: 3 }] });
    balance.add({ ranking: [2, 1], scores: [1, 9], breakdown: [{ cards: 1 }, { cards: 5, gold: 4 }] });
    expect(balance.report()).toEqual({
      sources: [
        { source: 'cards', mean: 3.5, bySeat: [3, 4], winners: 5, others: 2 },
        { source: 'gold', mean: 1.5, bySeat: [1, 2], winners: 3, others: 0 },
      ],
    });
  });

  test('a game that never ended counts for nothing', () => {
    const balance = new Balance(COMPETITIVE);
    balance.add({ ranking: [1, 2], scores: [4, 2], breakdown: [{ cards: 4 }, { cards: 2 }] });
    balance.add(undefined);
    expect(balance.report().sources).toEqual([
      { source: 'cards', mean: 3, bySeat: [4, 2], winners: 4, others: 2 },
    ]);
  });

  test('where all win there are no others, where all lose no winners', () => {
    const won = new Balance({ ...COMPETITIVE, cooperative: true });
    won.add({ ranking: [1, 1], scores: [2, 4], breakdown: [{ cards: 2 }, { cards: 4 }] });
    expect(won.report().sources).toEqual([{ source: 'cards', mean: 3, bySeat: [2, 4], winners: 3 }]);
    const lost = new Balance({ ...COMPETITIVE, cooperative: true });
    lost.add({ ranking: [2, 2], scores: [2, 4], breakdown: [{ cards: 2 }, { cards: 4 }] });
    expect(lost.report().sources).toEqual([{ source: 'cards', mean: 3, bySeat: [2, 4], others: 3 }]);
  });
});

/** Marks the squares given, one after the other. */
function marker(squares: readonly number[]): Bot {
  const left = [...squares];
  const mark = (square: number | undefined): Mark => ({ kind: 'mark', square: square ?? 0 });
  return { name: 'marker', choose: () => mark(left.shift()) };
}

describe('things taken', () => {
  const takes = (move: { kind: string }) => ('square' in move ? `square ${String(move.square)}` : undefined);
  const tell = (move: { kind: string }) => `${move.kind} it`;
  const state = ticTacToe.setup(2, { mode: 'classic' }, chanceFrom('t'));
  const seat = (number: number) => new Observation(ticTacToe, { mode: 'classic' }, state, number);

  test('a taker counts once a game, and the lift is what takers win beyond the usual half', () => {
    const balance = new Balance({ ...COMPETITIVE, takes, tell });
    const first = balance.watch(marker([4, 4, 0]));
    const second = balance.watch(marker([0, 4]));
    first.choose(seat(0));
    first.choose(seat(0));
    second.choose(seat(1));
    balance.add({ ranking: [1, 2], scores: [1, 0], breakdown: [{}, {}] });
    first.choose(seat(0));
    second.choose(seat(1));
    balance.add({ ranking: [2, 1], scores: [0, 1], breakdown: [{}, {}] });
    expect(balance.report().taken).toEqual([
      {
        id: 'square 4',
        move: 'mark it',
        takers: 2,
        perGame: 1,
        winRate: 1,
        lift: 0.5,
        error: Math.sqrt(0.125),
      },
      {
        id: 'square 0',
        move: 'mark it',
        takers: 2,
        perGame: 1,
        winRate: 0,
        lift: -0.5,
        error: Math.sqrt(0.125),
      },
    ]);
  });

  test('what was taken in a game that never ended is forgotten', () => {
    const balance = new Balance({ ...COMPETITIVE, takes, tell });
    balance.watch(marker([4])).choose(seat(0));
    balance.add(undefined);
    balance.add({ ranking: [1, 2], scores: [1, 0], breakdown: [{}, {}] });
    expect(balance.report().taken).toEqual([]);
  });
});

describe('on the command line', () => {
  const games: GameSource = {
    ids: ['tic-tac-toe'],
    load: async () => ({
      game: ticTacToe,
      texts,
      report: {
        takes: (move: Move) => ('square' in move ? `square ${String(move.square)}` : undefined),
      },
    }),
  };

  test('the bots named are the players, and 200 games are enough for a look', async () => {
    const line = 'simulate tic-tac-toe --bots random,random --report --seed a';
    const { report, games: played } = await json<{ report: BalanceReport; games: number }>(line, { games });
    expect(played).toBe(200);
    const taken = report.taken ?? [];
    expect(taken.map(({ id }) => id).toSorted()).toEqual(
      Array.from({ length: 9 }, (_, square) => `square ${square}`),
    );
    // The middle belongs to four lines: the player who has it wins more often.
    expect(taken[0]?.id).toBe('square 4');
    expect(taken[0]?.lift).toBeGreaterThan(0.05);
  });

  test('without --report none of it is printed', async () => {
    const line = 'simulate tic-tac-toe --players 2 --games 5';
    expect(await json(line, { games })).not.toHaveProperty('report');
    expect((await cli(line, { games })).out).not.toContain('points by source');
  });

  test('in words: a table of points and one of things taken', async () => {
    const line = 'simulate tic-tac-toe --players 2 --games 50 --seed a --report';
    const { out } = await cli(line, { games });
    expect(out).toMatch(/points by source\n +mean +winners +others +seat 0 +seat 1\n/);
    expect(out).toMatch(/taken, and how those fared who did\n +a game +wins +lift +move\n/);
    expect(out).toMatch(/square 4 +\d\.\d\d +[\d.]+ % +[+-][\d.]+ % +± [\d.]+ % +\S/);
  });
});

test('long moves are cut, missing means shown as a dash', () => {
  const taken = { id: 'x', takers: 1, perGame: 1, winRate: 1, lift: 0, error: 0 };
  const lines = balanceLines({
    sources: [{ source: 'cards', mean: 1, bySeat: [1], winners: 1 }],
    taken: [{ ...taken, move: 'm'.repeat(60) }],
  });
  expect(lines.find((line) => line.startsWith('cards'))).toBe('cards   1.0      1.0       -     1.0');
  expect(lines.at(-1)).toMatch(/ m{49}…$/);
});
