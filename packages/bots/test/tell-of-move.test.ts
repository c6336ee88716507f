import type { AnyGame } from '@captains-table/kernel';
import { stowaways } from '@captains-table/stowaways';
import { ticTacToe } from '@captains-table/tic-tac-toe';
import { expect, test } from 'vitest';
import { tellOfMove } from '../src/index.ts';

/** What each of two bots hears when seat 0 has made a move. */
function heard(game: AnyGame): unknown[] {
  const notes: unknown[] = [];
  const bots = [0, 1].map((listener) => ({ saw: (...what: unknown[]) => notes.push([listener, ...what]) }));
  tellOfMove(game, bots.entries(), { seat: 0, move: { kind: 'play' }, choices: 3 });
  return notes;
}

test('where nothing is secret all bots hear of a move', () => {
  expect(heard(ticTacToe)).toEqual([
    [0, 0, { kind: 'play' }, 3],
    [1, 0, { kind: 'play' }, 3],
  ]);
});

test('in a game with secrets each hears its own moves, and only that others have moved', () => {
  expect(heard(stowaways)).toEqual([
    [0, 0, { kind: 'play' }, 3],
    [1, 0, undefined, 0],
  ]);
});
