import { describe, expect, test } from 'vitest';
import { packBox } from '../src/box.ts';
import { CONTENT } from '../src/built-in-content.ts';
import { goodsPoints } from '../src/end.ts';
import type { PlayerPosition } from '../src/position.ts';
import { given } from './table.ts';

const ended = (players: readonly PlayerPosition[], home = [0, 1, 2]) =>
  given({ players, voyage: 3, phase: 'score', home });

describe('the end of the game', () => {
  test('FD-11.1 goods score in sets of different kinds', () => {
    const box = packBox(CONTENT);
    expect([
      goodsPoints(box, [1, 1, 1, 1]),
      goodsPoints(box, [0, 1, 1, 1]),
      goodsPoints(box, [1, 0, 1, 0]),
    ]).toEqual([26, 16, 8]);
    expect([goodsPoints(box, [0, 3, 0, 0]), goodsPoints(box, [0, 0, 0, 0])]).toEqual([6, 0]);
    const { result } = ended([{ goods: { indigo: 1, sugar: 2, coffee: 1, tobacco: 1 } }, {}, {}]);
    expect(result?.breakdown[0]).toMatchObject({ goods: 28 });
  });

  test('FD-11.2 silver 3, gold 4, jewels 5', () => {
    const { result } = ended([{ chest: { silver: 2, gold: 1, jewel: 3 } }, {}, {}]);
    expect(result?.breakdown[0]).toMatchObject({ treasure: 25 });
    expect(result?.scores[0]).toBe(4 + 25);
  });

  test('FD-11.3 the most points win', () => {
    expect(ended([{ score: 30 }, { score: 20, chest: { jewel: 3 } }, { score: 31 }]).result?.ranking).toEqual(
      [3, 1, 2],
    );
  });

  test('FD-11.4 equals are ranked by the docks they came home to', () => {
    const equals = ended([{ score: 30 }, { score: 30 }, { score: 30 }], [1, 2, 0]);
    expect(equals.result).toMatchObject({ ranking: [3, 1, 2], decidedBy: ['home-first'] });
    // The docks only decide between equal scores.
    expect(ended([{ score: 30 }, { score: 31 }, { score: 30 }], [0, 2, 1]).result?.ranking).toEqual([
      2, 1, 3,
    ]);
  });

  test('FD-11.5 chests are closed to others until the end', () => {
    const players = [{ chest: { gold: 2 } }, {}, {}];
    const playing = given({ players, voyage: 3 });
    expect(playing.view(0).players[0]?.chest).toEqual({ silver: 0, gold: 2, jewel: 0 });
    expect([playing.view(1).players[0]?.chest, playing.view().players[0]?.chest]).toEqual([
      undefined,
      undefined,
    ]);
    expect(ended(players).view(1).players[0]?.chest?.gold).toBe(2);
    expect(ended(players).view().players[0]?.chest?.gold).toBe(2);
    expect(playing.result).toBeUndefined();
  });
});
