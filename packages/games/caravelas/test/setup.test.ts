import { checkTable } from '@captains-table/kernel';
import { describe, expect, test } from 'vitest';
import { portId } from '../src/board.ts';
import { caravelas } from '../src/index.ts';
import { board, fresh, given } from './table.ts';

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
      expect(state.boxed).toHaveLength(board.ports.length - 8 * seats);
    }
  });

  test('CA-1.9 by lot: every port of the two piles comes to everyone some time', () => {
    const dealt = [new Set<number>(), new Set<number>()];
    for (let i = 0; i < 60; i++) {
      const { destinations } = fresh(2, 'full', `deal-${i}`).state;
      for (const [seat, seen] of dealt.entries()) for (const port of destinations[seat] ?? []) seen.add(port);
    }
    expect(dealt.map(({ size }) => size)).toEqual([board.ports.length, board.ports.length]);
  });

  test('CA-1.10 cards left in the box are shown to no one, at the end neither', () => {
    const table = given({ players: [{ goods: ['pepper'] }, {}], pieces: [1, 1], order: [1, 0], active: 0 });
    const boxed = table.state.boxed.map((port) => portId(board, port));
    expect(boxed).toHaveLength(board.ports.length - 2 * 8);
    const shown = () =>
      ([0, 1, 'spectator'] as const).flatMap((viewer) => {
        const view = JSON.stringify(caravelas.view(table.state, viewer));
        return boxed.filter((id) => view.includes(`"${id}"`));
      });
    expect(shown()).toEqual([]);
    table.call().play({ kind: 'build' }).settle();
    expect([table.view.over, table.view.destinations.flat().length, shown()]).toEqual([true, 16, []]);
    const told = JSON.stringify(table.events);
    expect(boxed.filter((id) => told.includes(`"${id}"`))).toEqual([]);
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
