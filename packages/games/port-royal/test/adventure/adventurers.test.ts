/** The abilities of adventurers. */
import { describe, expect, test } from 'vitest';
import { adventure, playerOf } from './table.ts';

/** The first player with an unlocked adventurer. */
const unlocked = (adventurer: string, more = {}) => ({
  adventurer: adventurer,
  markers: 3,
  ...more,
});

describe('adventurers', () => {
  test('PR-21.13 Grace May gains 2 coins for a bust with at most 4 cards', () => {
    const small = adventure({
      players: [unlocked('grace-may'), {}],
      harbour: ['blue 1/1'],
      deck: ['blue 3/5'],
    });
    expect(small.draw().coins(0)).toBe(5);
    const large = adventure({
      players: [unlocked('grace-may'), {}],
      harbour: ['blue 1/1', 'captain', 'priest', 'settler'],
      deck: ['blue 3/5'],
    });
    expect(large.draw().coins(0)).toBe(3);
  });

  test('PR-21.14 PR-21.6 Jacques Grandeur gains 2 crowns with an expedition', () => {
    const table = adventure({
      players: [unlocked('jacques-grandeur', { persons: ['captain', 'captain'] }), {}],
      expeditions: ['expedition 2 anchor'],
    });
    table.expedition('expedition 2 anchor', 'captain captain');
    expect(playerOf(table, 0).crowns).toBe(2);
  });

  test('PR-21.15 PR-21.16 PR-21.2 a sabre and a discount, once unlocked', () => {
    const players = [unlocked('jean-blackbeard'), { adventurer: 'senora-anne' }];
    expect(() => adventure({ players })).toThrow('another player has its card');
    const table = adventure({ players: [unlocked('jean-blackbeard', { persons: ['sailor 3'] }), {}] });
    expect(table.view.players[0]?.sabres).toBe(2);
    const anne = adventure({ players: [unlocked('senora-anne'), unlocked('grace-may')] });
    expect(anne.view.players.map(({ discount }) => discount)).toEqual([1, 0]);
    const locked = adventure({ players: [{ adventurer: 'jean-blackbeard' }, {}] });
    expect(locked.view.players[0]?.sabres).toBe(0);
  });

  test('PR-21.17 Don Ferdinando gains a crown with a red ship, sold or kept', () => {
    const ships = { harbour: ['red 1/1'], phase: 'trade' as const };
    const sold = adventure({ ...ships, players: [unlocked('don-ferdinando'), {}] }).trade('red 1/1');
    expect(playerOf(sold, 0).crowns).toBe(1);
    const kept = adventure({
      groups: ['rum'],
      harbour: ['red rum'],
      phase: 'trade',
      players: [unlocked('don-ferdinando'), {}],
    });
    kept.play({ kind: 'keep', card: kept.id('red rum') });
    expect(playerOf(kept, 0).crowns).toBe(1);
  });

  test('PR-21.18 PR-21.20 Officer Scott and Cutthroat Mary are paid when the turn comes', () => {
    const harbour = ['yellow 1/1', 'blue 1/1', 'green 1/1', 'captain', 'priest'];
    const scott = adventure({ players: [unlocked('officer-scott'), {}], harbour, phase: 'trade' });
    expect(scott.coins(0)).toBe(4);
    const mary = adventure({
      players: [unlocked('cutthroat-mary'), {}],
      harbour: harbour.slice(0, 3),
      phase: 'trade',
    });
    expect(mary.coins(0)).toBe(4);
    const few = adventure({
      players: [unlocked('cutthroat-mary'), {}],
      harbour: harbour.slice(0, 2),
      phase: 'trade',
    });
    expect(few.coins(0)).toBe(3);
  });

  test('PR-21.19 P. Landman adds a coin to a blue ship', () => {
    const table = adventure({ players: [unlocked('p-landman'), {}], harbour: ['blue 2/1'], phase: 'trade' });
    expect(table.trade('blue 2/1').coins(0)).toBe(6);
  });

  test('PR-21.21 Samuel Blackguard gains 2 coins when unlocked', () => {
    const table = adventure({
      players: [{ adventurer: 'samuel-blackguard', cargo: ['ares book', 'ares book'] }, {}],
    });
    table.play({ kind: 'mission', mission: '10', ships: playerOf(table, 0).cargo });
    expect(table.coins(0)).toBe(7);
  });

  test('PR-21.22 Thomas Fishborn looks like a sentinel', () => {
    const table = adventure({
      players: [unlocked('thomas-fishborn'), {}],
      deck: ['sailor 3', 'blue', 'tax'],
    });
    table.play({ kind: 'look' });
    expect(table.decision).toMatchObject({ kind: 'look', why: 'sentinel', cards: 3 });
  });
});
