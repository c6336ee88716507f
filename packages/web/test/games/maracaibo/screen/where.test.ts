import { describe, expect, test } from 'vitest';
import { drawerOf, tabOf } from '../../../../src/games/maracaibo/screen/where.ts';
import { tableIn } from '../table.ts';

describe('where a decision is made', () => {
  test('ships sail on the chart, cards are bought and drawn among the cards', () => {
    expect(tabOf(tableIn({ players: [{}, {}] }))).toBe('chart');
    expect(tabOf(tableIn({ players: [{ hand: [] }, {}], phase: 'draw' }))).toBe('cards');
    expect(tabOf(tableIn({ players: [{}, {}], phase: 'scoring' }))).toBe('cards');
    expect(tabOf(tableIn({ players: [{}, {}], phase: 'opening', seed: 'eight' }))).toBe('cards');
  });

  test('nowhere while others decide', () => {
    const table = tableIn({ players: [{}, {}] });
    expect(tabOf({ ...table, mine: false })).toBeUndefined();
    expect(drawerOf({ ...table, mine: false })).toBeUndefined();
  });

  test('the row opens for drawing, bought cards when one can be used', () => {
    expect(drawerOf(tableIn({ players: [{ hand: [] }, {}], phase: 'draw' }))).toBe('row');
    const using = tableIn({ players: [{ bought: ['A38'] }, {}] });
    const pending = { seat: 0, kind: 'village', left: 1 } as const;
    expect(drawerOf({ ...using, pending, legal: [{ kind: 'village-action', of: 'A38' }] })).toBe('bought');
  });
});
