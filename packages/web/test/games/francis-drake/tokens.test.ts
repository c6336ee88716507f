import { describe, expect, test } from 'vitest';
import { tokenPlaces, tokensLeft, wholeArrangement } from '../../../src/games/francis-drake/board/tokens.ts';
import { tableIn } from './table.ts';

const admiral = tableIn({ players: [{ office: ['admiral'] }, {}, {}], phase: 'prepare' });

describe('the admiral', () => {
  test('places tokens at the galleons', () => {
    expect(tokenPlaces(admiral)).toEqual(['galleon-jamaica', 'galleon-nicaragua', 'galleon-campeche']);
  });

  test('has each token once', () => {
    expect(tokensLeft(admiral, {})).toEqual([0, 1, 2]);
    expect(tokensLeft(admiral, { 'galleon-jamaica': 1 })).toEqual([0, 2]);
  });

  test('is done when only one arrangement is left', () => {
    expect(wholeArrangement(admiral, { 'galleon-jamaica': 1 })).toBeUndefined();
    expect(wholeArrangement(admiral, { 'galleon-jamaica': 1, 'galleon-campeche': 0 })).toEqual({
      kind: 'frigates',
      tokens: [1, 2, 0],
    });
  });

  test('chooses from two sets in the variant', () => {
    const table = tableIn({
      players: [{ office: ['admiral'] }, {}, {}],
      phase: 'prepare',
      options: { allTokens: true },
    });
    const draft = { 'galleon-jamaica': 2, 'galleon-nicaragua': 2 };
    expect(tokensLeft(table, draft)).toEqual([0, 1]);
    expect(wholeArrangement(table, draft)).toBeUndefined();
  });
});

test('no one else is asked', () => {
  const other = tableIn({ players: [{ office: ['admiral'] }, {}, {}], phase: 'prepare' }, 1);
  expect(tokenPlaces(other)).toEqual([]);
});
