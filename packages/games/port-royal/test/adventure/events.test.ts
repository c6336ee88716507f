/** Events: what lasts for the turn, and what happens at once. */
import { describe, expect, test } from 'vitest';
import { given } from '../table.ts';
import { COOPERATIVE, adventure, playerOf, seenBy, storyState } from './table.ts';

describe('events of a turn', () => {
  const during = (event: string, more: object = {}) => adventure({ event: event, ...more });

  test('PR-22.11 Fair Wind: ships sold by the active player bring 1 coin more', () => {
    const harbour = ['blue 2/1', 'red 1/1'];
    const table = during('event-fair-wind', { harbour, phase: 'trade' }).trade('blue 2/1');
    expect(table.coins(0)).toBe(6);
    table.done().trade('red 1/1');
    expect(table.coins(1)).toBe(3);
  });

  test('PR-22.12 Market Day: recruiting costs everybody 1 coin less', () => {
    const table = during('event-market-day');
    expect(table.view.players.map(({ discount }) => discount)).toEqual([1, 1]);
  });

  test('PR-22.13 Sea Fog: one ship is repelled without sabres, but no skull', () => {
    const table = during('event-sea-fog', { deck: ['red 3/S', 'blue 3/5', 'blue 1/1', 'blue 4/5'] });
    table.draw();
    expect(table.decision?.kind).toBe('discover');
    table.draw().play({ kind: 'repel' }).draw().draw();
    expect(table.heard('busted')).toHaveLength(1);
    const armed = during('event-sea-fog', {
      players: [{ persons: ['sailor 3'] }, {}],
      deck: ['blue 1/1', 'blue 4/5'],
    });
    armed.draw().play({ kind: 'repel' }).draw();
    expect(armed.decision?.kind).toBe('repel');
  });

  test('PR-22.14 Rough Swell: one sabre more for each ship', () => {
    const deck = ['blue 1/1'];
    const players = [{ persons: ['sailor 3'] }, {}];
    expect(during('event-rough-swell', { players, deck }).draw().decision?.kind).toBe('discover');
    expect(during('event-alms', { players, deck }).draw().decision?.kind).toBe('repel');
  });

  test('PR-22.16 Onshore Gale: no stopping before three cards, unless nothing is left', () => {
    const table = during('event-onshore-gale', { deck: ['sailor 3', 'captain', 'priest'] }).draw(2);
    expect(table.whyNot({ kind: 'stop' })?.rule).toBe('PR-22.16');
    expect(table.draw().kinds).toContain('stop');
    const empty = during('event-onshore-gale', { deck: ['sailor 3'], deckOnly: true, discard: [] }).draw();
    expect(empty.decision?.kind).toBe('take');
  });

  test('PR-22.20 Late Tide: the active player takes 1 more card', () => {
    const table = during('event-late-tide', { harbour: ['blue 1/1', 'red 1/1'], phase: 'trade' });
    expect(table.decision).toMatchObject({ kind: 'take', left: 2 });
  });

  test('PR-22.21 Free Port: the fee comes from the draw pile; alone it is a coin at once', () => {
    const table = during('event-free-port', { harbour: ['blue 2/1'], phase: 'trade' }).done();
    table.trade('blue 2/1');
    expect([table.coins(0), table.coins(1)]).toEqual([4, 5]);
    const alone = given({
      options: COOPERATIVE,
      players: [{}],
      events: ['event-free-port'],
      deck: ['sailor 3'],
    });
    alone.draw().stop().done();
    expect(alone.heard('event-gain')).toEqual([{ key: 'event-gain', seat: 0, coins: 1 }]);
  });

  test('PR-22.23 Regatta: a crown for four colours when trade and recruit begins', () => {
    const harbour = ['yellow 1/1', 'blue 1/1', 'green 1/1', 'red 1/1'];
    expect(playerOf(during('event-regatta', { harbour, phase: 'trade' }), 0).crowns).toBe(1);
    expect(playerOf(during('event-regatta', { harbour: harbour.slice(1), phase: 'trade' }), 0).crowns).toBe(
      0,
    );
  });
});

describe('events at once', () => {
  /** The second player begins a turn with this event. */
  const next = (event: string, more: object = {}) =>
    adventure({ events: [event], deck: ['sailor 3'], ...more }).quietTurn();

  test('PR-22.1 PR-22.15 Royal Audience: everybody may buy a crown, from the active player on', () => {
    const table = next('event-audience', { players: [{ coins: 2 }, { coins: 1 }] });
    expect(table.heard('event')).toEqual([{ key: 'event', seat: 1, event: 'event-audience' }]);
    expect(table.decision).toMatchObject({ kind: 'buy-crowns', seat: 0, price: 2, most: 1 });
    expect(table.whyNot({ kind: 'buy-crowns', crowns: 2 })?.rule).toBe('PR-22.15');
    table.play({ kind: 'buy-crowns', crowns: 1 });
    expect([table.coins(0), playerOf(table, 0).crowns]).toEqual([0, 1]);
    expect(storyState(table).eventDiscard).toHaveLength(1);
  });

  test('PR-22.17 PR-22.18 PR-22.19 Alms, Harbour Dues and the Sailors’ Feast', () => {
    const coins = (event: string, players: object[]) => {
      const table = next(event, { players });
      return [table.coins(0), table.coins(1)];
    };
    expect(coins('event-alms', [{ coins: 1 }, { coins: 4 }])).toEqual([3, 4]);
    expect(coins('event-alms', [{ coins: 1 }, { coins: 1 }])).toEqual([3, 3]);
    expect(coins('event-harbour-dues', [{ coins: 8 }, { coins: 7 }])).toEqual([6, 7]);
    expect(coins('event-sailors-feast', [{ persons: ['pirate'] }, { persons: ['sailor 3'] }])).toEqual([
      4, 3,
    ]);
  });

  test('PR-22.22 Red Spear Sighted: an Ares ship opens the harbour, and one card must still be turned over', () => {
    const table = next('event-red-spear', { deck: ['sailor 3', 'tax', 'captain', 'ares book', 'blue'] });
    expect(table.view.harbour).toHaveLength(1);
    expect(table.heard('taxed')).toEqual([]);
    expect(table.kinds).not.toContain('stop');
    const none = next('event-red-spear', {
      deck: ['sailor 3', ...Array.from({ length: 8 }, () => 'sailor')],
    });
    expect(none.view.harbour).toEqual([]);
    expect(none.heard('swept')[0]?.cards).toHaveLength(8);
  });

  test('PR-22.24 The Lookout: five cards for the active player alone, one of them to the harbour', () => {
    const table = next('event-lookout', {
      deck: ['sailor 3', 'tax', 'captain', 'blue 1/1', 'expedition', 'red 1/1'],
    });
    expect(seenBy(table, 1).seen).toHaveLength(5);
    expect(seenBy(table, 0).seen).toEqual([]);
    expect(table.legal.map(({ kind }) => kind)).toEqual(['place', 'place', 'place', 'decline']);
    expect(table.whyNot({ kind: 'place', card: 'base-tax-01' })?.rule).toBe('PR-22.24');
    table.play({ kind: 'decline' });
    expect(table.view.discard).toHaveLength(6);
    expect(table.heard('taxed')).toEqual([]);
  });
});
