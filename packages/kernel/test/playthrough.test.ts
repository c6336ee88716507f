import type { AnyPolicy } from '@captains-table/kernel';
import { stowaways } from '@captains-table/stowaways';
import { texts as crewTexts } from '@captains-table/stowaways/texts';
import { ticTacToe } from '@captains-table/tic-tac-toe';
import { texts } from '@captains-table/tic-tac-toe/texts';
import { describe, expect, test } from 'vitest';
import { playthrough } from '../src/contract/playthrough.ts';
import { viewLines } from '../src/contract/view-lines.ts';

describe('a playthrough', () => {
  const play = (policy?: AnyPolicy) =>
    playthrough(ticTacToe, texts.en, policy === undefined ? { seats: 2 } : { seats: 2, policy }, 'kernel');

  test('has a line for each decision, the view at the start and half-way, and the result', () => {
    expect(play()).toMatchInlineSnapshot(`
      "Tic-tac-toe: 2 players, random moves, mode=classic, seed kernel
      A line: number of the move. player (of so many choices) move | what happened [digest of the state]; forced moves follow.
      A view: what is empty, false or 0 is left out.

      After 0 moves [fe20827b], as P1 sees it [b033c5a8]:

      1. P1 (9) mark the bottom left square | P1 marks the bottom left square
      2. P2 (8) mark the bottom right square | P2 marks the bottom right square
      3. P1 (7) mark the bottom square | P1 marks the bottom square
      4. P2 (6) mark the left square | P2 marks the left square

      After 4 moves [28481f9c], as P1 sees it [69cc7122]:
        board: 0 0 0 2 0 0 1 1 2

      5. P1 (5) mark the top left square | P1 marks the top left square
      6. P2 (4) mark the right square | P2 marks the right square
      7. P1 (3) mark the top right square | P1 marks the top right square
      8. P2 (2) mark the centre square | P2 marks the centre square | P2 has three in a row

      After 8 moves [937ebf76], as P1 sees it [70fd700a]
      P1: place 2, 0 (Game 0)
      P2: place 1, 1 (Game 1)
      "
    `);
  });

  test('puts a move without an alternative on the line of the decision before it', () => {
    const full = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
      .map((seed) => playthrough(ticTacToe, texts.en, { seats: 2 }, seed))
      .find((game) => game.includes('9. P1 (1)'));
    expect(full).toMatch(/^8\. P2 \(2\) .* \| 9\. P1 \(1\) mark the .* square \| P1 marks/m);
  });

  test('with a policy mostly plays the move that is rated best', () => {
    const last: AnyPolicy = {
      rate: (_state, _seat, moves) => moves.map((_, place) => place),
      value: () => [],
    };
    expect(play(last)).toContain('by the policy');
    expect(play(last)).toContain('1. P1 (9) mark the bottom right square');
  });

  test('shows a change that no word mentions by the digest of the next tenth move', () => {
    const secretive: typeof stowaways = {
      ...stowaways,
      apply: (state, seat, move, events) => {
        stowaways.apply(state, seat, move, events);
        state.reveals++;
      },
    };
    const [before, after] = [stowaways, secretive].map((game) =>
      playthrough(game, crewTexts.en, { seats: 3 }, 'kernel')
        .split('\n')
        .filter((line) => /^\d/.test(line)),
    );
    const differing = before?.filter((line, place) => line !== after?.[place]) ?? [];
    expect(differing[0]).toMatch(/^10\. .* \[[0-9a-f]{8}\]$/);
  });
});

describe('a view as text', () => {
  test('leaves out what is empty, false or 0, but not in a list of other values', () => {
    const view = {
      round: 2,
      over: false,
      row: [],
      card: '',
      mine: undefined,
      influence: [0, 1, 0],
      none: [0, 0],
    };
    expect(viewLines(view)).toEqual(['  round 2', '  influence: 0 1 0']);
  });

  test('calls things by their ids, or by their places', () => {
    const view = {
      places: [{ id: 'a' }, { id: 'b', cube: 'spain', open: true }],
      players: [
        { coins: 0, log: { crew: 1 } },
        { coins: 2, log: { crew: 0 } },
      ],
    };
    expect(viewLines(view)).toEqual([
      '  places: a | b (cube spain, open)',
      '  players: 0 (log (crew 1)) | 1 (coins 2)',
    ]);
  });

  test('goes on below where a line is full', () => {
    const deck = Array.from({ length: 30 }, (_, card) => `card-${card}`);
    const lines = viewLines({ deck });
    expect(lines.map((line) => line.length).every((length) => length <= 118)).toBe(true);
    expect(lines.join(' ').split(/\s+/)).toEqual(['', 'deck:', ...deck]);
  });
});
