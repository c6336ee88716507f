import { describe, expect, it } from 'vitest';
import { apart, lineOf, pathOf, race, ticks, turningPoints } from '../../src/frame/end/race.ts';
import { byPlace, outcome, scoreParts } from '../../src/frame/end/outcome.ts';
import { tableTexts } from '../../texts/table/index.ts';

const points = race([0, 4, 9], 12, (moves) => (moves < 4 ? [0, 0] : moves < 9 ? [3, 0] : [3, moves - 8]));

describe('the race', () => {
  it('notes the standing at the beginning of each turn and at the end', () => {
    expect(points).toEqual([
      { turn: 0, at: 0, standing: [0, 0] },
      { turn: 1, at: 4, standing: [3, 0] },
      { turn: 2, at: 9, standing: [3, 1] },
      { turn: 3, at: 12, standing: [3, 4] },
    ]);
  });

  it('does not note the end twice when the last turn began with it', () => {
    expect(race([0, 5], 5, () => [0]).map(({ at }) => at)).toEqual([0, 5]);
  });

  it('finds the turns that changed most, and where they began', () => {
    expect(turningPoints(points, 2)).toEqual([
      { turn: 1, at: 0, seat: 0, change: 3 },
      { turn: 3, at: 9, seat: 0, change: -3 },
    ]);
  });

  it('has no turning point where nothing changed, nor for one player alone', () => {
    expect(turningPoints(race([0, 1], 2, () => [1, 1]))).toEqual([]);
    expect(turningPoints(race([0, 1], 2, (moves) => [moves]))).toEqual([]);
  });

  it('is drawn between round numbers', () => {
    expect(ticks([0, 13]).values).toEqual([0, 5, 10, 15]);
    expect(ticks([0, 0]).values.at(-1)).toBe(1);
    expect(ticks([-4, 4]).values).toEqual([-4, -2, 0, 2, 4]);
  });

  it('goes from the left edge to the right one, the best on top', () => {
    const line = lineOf(points, 1, ticks([0, 4]), { width: 90, height: 40 });
    expect(line).toEqual([
      { x: 0, y: 40 },
      { x: 30, y: 40 },
      { x: 60, y: 30 },
      { x: 90, y: 0 },
    ]);
    expect(pathOf(line)).toBe('M0.0 40.0L30.0 40.0L60.0 30.0L90.0 0.0');
  });
});

describe('the names at the end of the lines', () => {
  it('stay where they are when there is room', () => {
    expect(apart([0, 100, 50], 17, 220)).toEqual([0, 100, 50]);
  });

  it('make room for each other, at the bottom upwards, and leave the others alone', () => {
    expect(apart([0, 220, 215, 220], 17, 220)).toEqual([0, 203, 186, 220]);
    expect(apart([40, 42], 17, 220)).toEqual([40, 57]);
  });
});

describe('the result', () => {
  const result = (ranking: number[]) => ({ ranking, scores: ranking, breakdown: [] });
  const told = (ranking: number[], together = false, names = ['Inès', 'Joost', 'Barnaby']) =>
    outcome(result(ranking), together, names, tableTexts.en, 'en');

  it('says who won, alone or together', () => {
    expect(told([2, 1, 3])).toBe('Joost wins.');
    expect(told([1, 3, 1])).toBe('Inès and Barnaby share the victory.');
    expect(told([1, 1, 1], true)).toBe('You have won together.');
    expect(told([2, 2, 2], true)).toBe('The game is lost.');
    expect(told([1], true, ['Inès'])).toBe('Inès wins.');
    expect(told([2], true, ['Inès'])).toBe('The game is lost.');
  });

  it('is listed from the first place to the last', () => {
    expect(byPlace(result([2, 1, 2]))).toEqual([1, 0, 2]);
  });

  it('tells the parts of the scores in the order of the game', () => {
    const breakdown = [{ ships: 1, other: 1 }, { persons: 4 }];
    expect(scoreParts({ ...result([]), breakdown }, ['persons', 'expeditions', 'ships'])).toEqual([
      'persons',
      'ships',
      'other',
    ]);
  });
});
