import { checkTable } from '@captains-table/kernel';
import { describe, expect, test } from 'vitest';
import { caravelas } from '../src/index.ts';
import { board, fresh } from './table.ts';

describe('set-up', () => {
  test('CA-1.1 two to four players, in every mode', () => {
    for (const { id } of caravelas.meta.modes) {
      const seats = [1, 2, 3, 4, 5].filter((count) => checkTable(caravelas.meta, count, { mode: id }).ok);
      expect(seats).toEqual([2, 3, 4]);
    }
  });

  test('CA-1.6, CA-1.7 all fleets lie in Lisboa with no points, nine markers and a locked fourth ship', () => {
    for (const { at, points, markers, allMarkers, upgraded } of fresh(4).view.fleets) {
      expect([board.spaces.find(({ id }) => id === at)?.port, points]).toEqual(['lisboa', 0]);
      expect([markers, allMarkers, upgraded]).toEqual([9, 9, false]);
    }
  });

  test('CA-1.9 four destination cards of each pile, whatever the number of players', () => {
    for (const seats of [2, 3, 4]) {
      const { state } = fresh(seats);
      for (const hand of state.destinations) {
        expect(hand.map((port) => board.ports[port]?.pile)).toEqual([
          ...Array(4).fill('west'),
          ...Array(4).fill('east'),
        ]);
      }
      expect(new Set(state.destinations.flat()).size).toBe(8 * seats);
      expect(state.boxed).toHaveLength(32 - 8 * seats);
    }
  });

  test('CA-1.10 cards left in the box are shown to nobody, at the end neither', () => {
    const table = fresh(2);
    const boxed = table.state.boxed.map((port) => board.ports[port]?.id);
    for (const viewer of [0, 1, 'spectator'] as const) {
      const seen = new Set(caravelas.view(table.state, viewer).destinations.flat());
      expect(boxed.filter((id) => seen.has(id ?? ''))).toEqual([]);
    }
  });

  test('CA-1.11 three, four or five pieces', () => {
    expect([2, 3, 4].map((seats) => fresh(seats).view.pieceCount)).toEqual([3, 4, 5]);
  });

  test('CA-1.12 the first order is drawn by lot', () => {
    const orders = new Set(
      Array.from({ length: 40 }, (_, i) => fresh(3, 'full', `lot-${i}`).view.order.join()),
    );
    expect(orders.size).toBe(6);
  });
});
