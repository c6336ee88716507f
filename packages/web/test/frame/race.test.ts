import { describe, expect, it } from 'vitest';
import { apart, lineOf, pathOf, race, ticks, turningPoints } from '../../src/frame/end/race.ts';
import {
  decidedInWords,
  finishers,
  isWinDecidedOtherwise,
  outcome,
  placeInWords,
  racers,
  scoreParts,
} from '../../src/frame/end/outcome.ts';
import { texts as maracaibo } from '@captains-table/maracaibo/texts';
import { texts as portRoyal } from '@captains-table/port-royal/texts';
import { tableTexts } from '../all-texts.ts';

const texts = maracaibo.en;

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
    expect(turningPoints(points, { most: 2 })).toEqual([
      { turn: 1, at: 0, seat: 0, change: 3 },
      { turn: 3, at: 9, seat: 0, change: -3 },
    ]);
  });

  it('takes a final scoring for no turning point: it belongs to no turn', () => {
    const scored = race([0, 4, 9], 12, (moves) => (moves < 4 ? [0, 0] : moves < 12 ? [3, 0] : [43, 150]));
    expect(turningPoints(scored).map(({ turn }) => turn)).toEqual([1, 3]);
    expect(turningPoints(scored, { beforeScoring: [3, 0] }).map(({ turn }) => turn)).toEqual([1]);
    // What the last turn itself brought still counts.
    expect(turningPoints(scored, { beforeScoring: [3, 5] }).at(-1)).toMatchObject({ turn: 3, change: -5 });
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
    outcome(result(ranking), together, names, tableTexts.en, texts, 'en');

  it('says who won, alone or together', () => {
    expect(told([2, 1, 3])).toBe('Joost wins.');
    expect(told([1, 3, 1])).toBe('Inès and Barnaby share the victory.');
    expect(told([1, 1, 1], true)).toBe('You have won together.');
    expect(told([2, 2, 2], true)).toBe('The game is lost.');
    expect(told([1], true, ['Inès'])).toBe('Inès wins.');
    expect(told([2], true, ['Inès'])).toBe('The game is lost.');
  });

  it('is listed from the first place to the last', () => {
    const rows = finishers(result([2, 1, 2]), ['Inès', 'Joost', 'Barnaby'], texts);
    expect(rows.map(({ name, rank }) => [name, rank])).toEqual([
      ['Joost', 1],
      ['Inès', 2],
      ['Barnaby', 2],
    ]);
  });

  it('holds those whom the rules play: row, line, points and who won', () => {
    const jeanne = { id: 'jeanne', rank: 1, score: 203, breakdown: { quests: 3, nations: 200 } };
    const alone = { ranking: [2], scores: [177], breakdown: [{ quests: 177 }], rivals: [jeanne] };
    expect(finishers(alone, ['Inès'], texts).map(({ name, score }) => [name, score])).toEqual([
      ['Jeanne', 203],
      ['Inès', 177],
    ]);
    expect(racers(alone, ['Inès'], texts)).toEqual(['Inès', 'Jeanne']);
    expect(outcome(alone, false, ['Inès'], tableTexts.en, texts, 'en')).toBe('Jeanne wins.');
    expect(scoreParts(alone, ['quests'])).toEqual(['quests', 'nations']);
    const shared = { ...alone, ranking: [1] };
    expect(outcome(shared, false, ['Inès'], tableTexts.en, texts, 'en')).toBe(
      'Inès and Jeanne share the victory.',
    );
  });

  it('says won or lost where all win or lose, not which place', () => {
    expect(placeInWords(1, true, tableTexts.en)).toBe('won');
    expect(placeInWords(2, true, tableTexts.en)).toBe('lost');
    expect(placeInWords(2, false, tableTexts.en)).toBe('2nd place');
  });

  it('says what decided between equals, at once where it decided who wins', () => {
    const tied = { ranking: [2, 1, 3], scores: [12, 12, 4], breakdown: [], decidedBy: ['coins'] };
    for (const locale of ['en', 'fr', 'nl'] as const) {
      expect(decidedInWords(tied, portRoyal[locale])).toMatch(/coins|pièces|munten/);
    }
    expect(isWinDecidedOtherwise(tied)).toBe(true);
    expect(isWinDecidedOtherwise({ ...tied, ranking: [1, 2, 3], scores: [13, 12, 12] })).toBe(false);
    expect(decidedInWords({ ...tied, decidedBy: [] }, portRoyal.en)).toBeUndefined();
  });

  it('lists the parts of the scores in the order of the game', () => {
    const breakdown = [{ ships: 1, other: 1 }, { persons: 4 }];
    expect(scoreParts({ ...result([]), breakdown }, ['persons', 'expeditions', 'ships'])).toEqual([
      'persons',
      'ships',
      'other',
    ]);
  });
});
