import { describe, expect, test } from 'vitest';
import { maracaibo } from '../src/index.ts';

function load(spec: unknown) {
  return maracaibo.position?.(spec);
}

describe('positions by hand', () => {
  test('what is not mentioned takes its usual value', () => {
    const loaded = load({ players: [{}, {}, {}] });
    expect(loaded).toMatchObject({ seats: 3, options: { mode: 'classic', difficulty: 'easy' } });
    expect(maracaibo.audit?.(loaded?.state ?? never())).toEqual([]);
    expect(maracaibo.pending(loaded?.state ?? never())).toMatchObject([{ seat: 0, kind: 'sail' }]);
  });

  test('in the opening all choose from what the seed deals', () => {
    const loaded = load({ players: [{}, {}], phase: 'opening', seed: 'first' });
    const { state } = loaded ?? never();
    expect(maracaibo.audit?.(state)).toEqual([]);
    expect(maracaibo.pending(state)).toMatchObject([
      { seat: 0, kind: 'opening-plan' },
      { seat: 1, kind: 'opening-plan' },
    ]);
    expect(maracaibo.legal(state, 0)).toHaveLength(8);
  });

  test.each([
    { spec: 'Havana', says: 'a position is an object' },
    { spec: {}, says: 'a position has players' },
    { spec: { players: [] }, says: 'a position has players' },
    { spec: { players: [{}, {}, {}, {}, {}] }, says: 'players must be 2 to 4' },
    { spec: { players: [{ hand: ['A99'] }, {}] }, says: 'there is no card A99' },
    { spec: { players: [{ hand: ['A01'] }, { planned: ['A01'] }] }, says: 'the card A01 is used twice' },
    { spec: { players: [{ ship: 'Atlantis' }, {}] }, says: 'there is no location Atlantis' },
    { spec: { players: [{ spies: 9 }, {}] }, says: 'seat 0 has 4 spies too many' },
    { spec: { players: [{}, {}], quests: { 15: ['Q01', 'Q01'] } }, says: 'the quest Q01 is used twice' },
    { spec: { players: [{}, {}], tokens: ['TK99'] }, says: 'the token TK99 is not in the pile' },
    { spec: { players: [{}], jeanne: { deck: ['Z9'] } }, says: 'Jeanne has no card Z9' },
  ])('$says', ({ spec, says }) => {
    expect(() => load(spec)).toThrow(says);
  });
});

function never(): never {
  throw new Error('no position');
}
