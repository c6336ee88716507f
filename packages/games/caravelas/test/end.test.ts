import { describe, expect, test } from 'vitest';
import type { Position } from '../src/position.ts';
import { given } from './table.ts';

/** Seat 0 buys the last piece; the players who still have a turn end it at once. */
function ended(players: Position['players'], pieces: readonly number[] = [0, 0]) {
  const table = given({ players, pieces }).call().play({ kind: 'build' }).settle();
  while (table.decision !== undefined) table.endTurn();
  return table;
}

describe('the end', () => {
  test('CA-11.1 comes with the round in which the last piece is bought', () => {
    const table = given({ players: [{ goods: ['pepper'] }, { goods: ['silk'] }], pieces: [0, 1] });
    table.call().play({ kind: 'build' });
    expect([table.view.ending, table.heard('ending')]).toEqual([true, [{ key: 'ending', seat: 0 }]]);
    expect(table.settle().seat).toBe(1);
    table.call().settle();
    expect([table.decision, table.view.over, table.fleet(1).points]).toEqual([undefined, true, 15]);
  });

  test('CA-11.1 bought by the last in order it is the end at once', () => {
    const table = given({ players: [{ goods: ['pepper'] }, {}], pieces: [0, 1], order: [1, 0], active: 0 });
    expect(table.call().play({ kind: 'build' }).settle().view.over).toBe(true);
  });

  test('CA-11.2 points beyond 100 count on', () => {
    expect(ended([{ goods: ['pepper'], sold: 120 }, {}]).result?.scores[0]).toBe(150);
  });

  test('CA-11.3 the most points win', () => {
    expect(ended([{ goods: ['pepper'], sold: 1 }, { sold: 60 }]).result?.ranking).toEqual([2, 1]);
  });

  test('CA-11.4 a tie goes to the lowest piece', () => {
    const tied = ended([{ goods: ['pepper'], sold: 5 }, { sold: 5 }], [1, 0]);
    expect(tied.result).toMatchObject({ scores: [25, 15], ranking: [1, 2] });
    expect(tied.result).not.toHaveProperty('decidedBy');
    const level = ended([{ goods: ['pepper'] }, { sold: 10 }], [1, 0]);
    expect(level.result).toMatchObject({ scores: [20, 20], ranking: [2, 1], decidedBy: ['lowest-piece'] });
  });

  test('CA-11.4 and any piece beats none', () => {
    const table = ended([{ goods: ['pepper'] }, { sold: 20 }, { sold: 20 }], [0, 0, 2]);
    expect(table.result).toMatchObject({ scores: [30, 20, 30], ranking: [1, 3, 2] });
    const level = ended([{ goods: ['pepper'] }, { sold: 30 }], [0, 0]);
    expect(level.result).toMatchObject({ scores: [30, 30], ranking: [1, 2] });
  });

  test('CA-11.4 without any piece a tie stays one', () => {
    const table = ended([{ goods: ['pepper'] }, { sold: 7 }, { sold: 7 }], [0, 0, 0]);
    expect(table.result?.ranking).toEqual([1, 2, 2]);
    expect(table.result).not.toHaveProperty('decidedBy');
  });

  test('CA-11.5 after a hundred rounds the game ends as it stands', () => {
    const table = given({ players: [{ sold: 3 }, {}], round: 99 })
      .endTurn()
      .endTurn();
    expect(table.decision?.kind).toBe('auction');
    table.pass(2).endTurn().endTurn();
    expect([table.view.over, table.view.ending, table.result?.scores]).toEqual([true, false, [3, 0]]);
  });
});
