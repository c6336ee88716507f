import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stowaways } from '@captains-table/stowaways';
import { ticTacToe } from '@captains-table/tic-tac-toe';
import { Match } from '@captains-table/kernel';
import { describe, expect, test } from 'vitest';
import { cli, json, playedMatch, temporaryFolder } from './cli.ts';

const folder = temporaryFolder();

function saved(name: string, document: unknown): string {
  writeFileSync(join(folder, name), JSON.stringify(document));
  return name;
}

/** The first player takes the top row. */
function topRow() {
  const match = new Match(ticTacToe, { seats: 2, seed: 'a' });
  [0, 3, 1, 4, 2].forEach((square, i) => match.play(i % 2, { kind: 'mark', square }));
  return match.toDocument(true);
}

const row = saved('row.json', topRow());

describe('in words', () => {
  test('a match is printed move by move, with the view and the result at the end', async () => {
    const { code, out } = await cli(`replay ${row}`, { folder });
    expect(code).toBe(0);
    expect(out).toBe(`Tic-tac-toe, 2 players, 5 moves
1. Player 1: mark the top left square
   Player 1 marks the top left square
2. Player 2: mark the left square
   Player 2 marks the left square
3. Player 1: mark the top square
   Player 1 marks the top square
4. Player 2: mark the centre square
   Player 2 marks the centre square
5. Player 1: mark the top right square
   Player 1 marks the top right square
   Player 1 has three in a row

The table after move 5 of 5, as a spectator sees it:
{ "board": [1, 1, 1, 2, 2, 0, 0, 0, 0], "winner": 0 }

The game is over.
1. Player 1: 1 point (Game 1)
2. Player 2: 0 points (Game 0)
`);
  });

  test('up to a move, and in another language', async () => {
    const { out } = await cli(`replay ${row} --at 1 --lang nl`, { folder });
    expect(out).toBe(`Boter-kaas-en-eieren, 2 spelers, 5 zetten
1. Speler 1: het vakje linksboven markeren
   Speler 1 markeert het vakje linksboven

De tafel na zet 1 van 5, zoals een toeschouwer die ziet:
{ "board": [1, 0, 0, 0, 0, 0, 0, 0, 0], "turn": 1 }
`);
  });

  test('secrets are printed with the players who knew them', async () => {
    const file = saved('secret.json', playedMatch(stowaways, 3, 'b').toDocument(true));
    const { out } = await cli(`replay ${file}`, { folder });
    expect(out).toMatch(/\(only Player 1\) You draw a \w+/);
  });
});

describe('as JSON', () => {
  test('the position, its pending decisions and no result before the end', async () => {
    expect(await json(`replay ${row} --at 0`, { folder })).toEqual({
      game: 'tic-tac-toe',
      moves: 5,
      at: 0,
      view: { board: [0, 0, 0, 0, 0, 0, 0, 0, 0], turn: 0 },
      pending: [{ seat: 0, kind: 'turn' }],
    });
  });

  test('the result at the end', async () => {
    expect(await json(`replay ${row}`, { folder })).toMatchObject({
      at: 5,
      pending: [],
      result: { ranking: [1, 2] },
    });
  });
});

test('a point after the end is refused', async () => {
  const { code, err } = await cli(`replay ${row} --at 6`, { folder });
  expect(code).toBe(2);
  expect(err).toMatch('--at must be a whole number from 0 to 5');
});

test('a match that breaks the rules is not replayed', async () => {
  const file = saved('bad.json', { ...topRow(), seed: 'b' });
  expect(await cli(`replay ${file}`, { folder })).toEqual({
    code: 1,
    out: '',
    err: 'captains-table replay: the seed does not fit its commitment\n',
  });
});

test('a file that is not there has exit code 2', async () => {
  expect((await cli('replay nowhere.json', { folder })).code).toBe(2);
});
