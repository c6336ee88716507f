import type { Event } from '@captains-table/maracaibo';
import { describe, expect, test } from 'vitest';
import { OUR_LAYOUT } from '../../../../src/games/maracaibo/chart/geometry/chart-layout.ts';
import { glidesOf } from '../../../../src/games/maracaibo/chart/geometry/glide.ts';
import { TRAIL } from '../../../../src/games/maracaibo/chart/geometry/layout.ts';
import { voyagesOf } from '../../../../src/games/maracaibo/chart/voyage.ts';
import { tableIn } from '../table.ts';

test('voyages are shown to the player who is to sail, and to no one else', () => {
  const voyages = (by: number | 'spectator') =>
    voyagesOf(tableIn({ players: [{}, {}], phase: 'sail' }, by)).size;
  expect(voyages(0)).toBeGreaterThan(3);
  expect([voyages(1), voyages('spectator')]).toEqual([0, 0]);
});

const SAILED: Event = { key: 'sailed', seat: 0, from: '3', at: '6', points: 2 };
const EXPLORED: Event = { key: 'explored', seat: 0, space: 'E9' };

describe('pieces on the move', () => {
  const table = tableIn({ players: [{ ship: '8', explorer: 'E9' }, {}], phase: 'sail' });

  test('a ship passes every place on its way', () => {
    const [glide] = glidesOf([SAILED], table, new Map());
    expect(glide?.piece).toBe('ship-0');
    expect(glide?.points).toContainEqual(OUR_LAYOUT.pointOf('4'));
  });

  test('an explorer walks from where it was, space by space', () => {
    const camps = new Map([[0, 'E6b']]);
    const [glide] = glidesOf([EXPLORED], table, camps);
    expect(glide?.points).toEqual([TRAIL['E6c'], TRAIL['E6d'], TRAIL['E8']]);
  });

  test('Jeanne too', () => {
    const events: readonly Event[] = [
      { key: 'jeanne-sailed', from: 'H', at: '2' },
      { key: 'jeanne-explored', space: 'E2' },
    ];
    expect(glidesOf(events, table, new Map([['jeanne', 'E0']])).map(({ piece }) => piece)).toEqual([
      'ship-jeanne',
      'explorer-jeanne',
    ]);
  });
});
