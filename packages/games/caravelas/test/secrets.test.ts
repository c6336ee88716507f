import { chanceFrom } from '@captains-table/kernel';
import { describe, expect, test } from 'vitest';
import type { State } from '../src/index.ts';
import { caravelas } from '../src/index.ts';
import { fresh, given } from './table.ts';

describe('what people see', () => {
  test('CA-13.1 a hand is seen by its owner alone, its size by all', () => {
    const { state } = given({ players: [{ hand: ['calm', 'storm-4'] }, {}] });
    expect(caravelas.view(state, 0).hand).toEqual(['calm', 'storm-4']);
    expect(caravelas.view(state, 1).hand).toEqual([]);
    expect(caravelas.view(state, 'spectator').fleets[0]?.hand).toBe(2);
  });

  test('CA-13.1 only the player who draws learns what was drawn', () => {
    const table = given({ players: [{ at: 'c08r03' }, {}] }).anchor();
    expect(table.heard('drew')[0]).toEqual({ key: 'drew', seat: 0, cards: 5, to: { except: [0] } });
    expect(table.heard('drew-cards')[0]?.to).toEqual({ only: [0] });
    table.call().settle();
    expect(table.heard('drew')[1]).toEqual({ key: 'drew', seat: 1, cards: 5, to: { except: [1] } });
    expect(table.heard('drew-cards')[1]).toMatchObject({ seat: 1, to: { only: [1] } });
    expect(table.heard('drew-cards')[1]?.cards).toEqual(caravelas.view(table.state, 1).hand);
  });

  test('CA-13.2 the discard pile is open, the draw pile a number', () => {
    const { view } = given({ players: [{}, {}], deck: ['calm'], deckOnly: true });
    expect([view.deck, view.discard.length]).toEqual([1, 85]);
    const { state } = fresh(2);
    const before = [0, 1, 'spectator' as const].map((viewer) => caravelas.view(state, viewer));
    state.deck.reverse();
    expect([0, 1, 'spectator' as const].map((viewer) => caravelas.view(state, viewer))).toEqual(before);
  });

  test('CA-13.3 when the game is over, all destination cards are turned over', () => {
    const table = given({ players: [{ goods: ['pepper'] }, {}], pieces: [1, 1], order: [1, 0], active: 0 });
    table.call().play({ kind: 'build' }).settle();
    expect(table.view.destinations.map((cards) => cards.length)).toEqual([8, 8]);
  });

  test('CA-13.4 a lost card, a doubled destination, goods under water: the audit finds them', () => {
    const broken = (change: (state: State) => void) => {
      const { state } = fresh(2);
      change(state);
      return caravelas.audit?.(state) ?? [];
    };
    expect(broken(() => undefined)).toEqual([]);
    expect(broken(({ deck }) => deck.pop())).toHaveLength(1);
    expect(broken(({ deck }) => deck.push(deck[0] ?? 0))).toHaveLength(1);
    expect(broken(({ destinations }) => destinations[0]?.pop())).toHaveLength(2);
    expect(broken((state) => (state.goods = [1 << 7, 0]))).toHaveLength(1);
    expect(broken((state) => (state.markers = [10, 9]))).toHaveLength(1);
    expect(broken((state) => (state.markers = [9, -1]))).toHaveLength(1);
    expect(broken((state) => (state.discoveryPoints = [1, 0]))).toHaveLength(1);
    expect(broken((state) => (state.discoverers[0] = 1))).toHaveLength(1);
    expect(broken((state) => (state.pieces = [0, 0, 0, 0]))).toHaveLength(1);
  });

  test('CA-8.4, CA-1.10 in re-dealt worlds others hold any cards of the piles, those in the box included', () => {
    const { state } = fresh(2);
    const seen = new Set<number>();
    for (let i = 0; i < 60; i++) {
      const world = caravelas.redeal(state, 0, chanceFrom(`world-${i}`));
      expect(world.destinations[0]).toEqual(state.destinations[0]);
      for (const port of world.destinations[1] ?? []) seen.add(port);
      expect(caravelas.audit?.(world)).toEqual([]);
    }
    expect(seen).toEqual(new Set([...(state.destinations[1] ?? []), ...state.boxed]));
  });

  test('CA-13.3 what has been turned over at the end stays as it is in every world', () => {
    const table = given({ players: [{ goods: ['pepper'] }, {}], pieces: [1, 1], order: [1, 0], active: 0 });
    const { state } = table.call().play({ kind: 'build' }).settle();
    const world = caravelas.redeal(state, 0, chanceFrom('after the end'));
    expect(world.destinations).toEqual(state.destinations);
  });

  test('CA-5.5 in a re-dealt world the player on a blue space still has a card to play there', () => {
    const players = [{ at: 'c05r03', markers: 1, hand: ['calm', 'storm-4', 'storm-4'] }, {}];
    const { state } = given({ players }).sail('c06r03');
    for (let i = 0; i < 50; i++) {
      const other = caravelas.redeal(state, 1, chanceFrom(`world-${i}`));
      expect(caravelas.legal(other, 0).length).toBeGreaterThan(0);
      expect(caravelas.audit?.(other)).toEqual([]);
    }
  });
});
