/** Months: the event deck turned over, the next story card and its effects. */
import { describe, expect, test } from 'vitest';
import { portRoyal } from '../../src/index.ts';
import { COMPETITIVE, COOPERATIVE, adventure, playerOf, readPages, storyState } from './table.ts';

describe('months', () => {
  /** A table whose next event is the month's end. */
  const lastTurn = (position: object) => adventure({ events: [], deck: ['sailor 3'], ...position });

  test('PR-22.2 PR-22.3 PR-22.5 an arrow: the next card, read by the player who turned over the month’s end', () => {
    const table = lastTurn({}).quietTurn();
    expect(table.decision).toMatchObject({ kind: 'page', page: '11', reader: 1 });
    readPages(table);
    expect(table.view.adventure?.missions.map(({ id }) => id)).toEqual(['10', '11']);
  });

  test('PR-22.4 a question: the tick if at least one player has completed the mission, the cross if none', () => {
    const after = (position: object) =>
      lastTurn({ missions: ['10', '11'], ...position }).quietTurn().decision;
    expect(after({ completed: { 10: [1] } })).toMatchObject({ page: '12' });
    expect(after({})).toMatchObject({ page: '13' });
  });

  test('PR-22.2 fist and handshake lead to different cards', () => {
    const at = (mode: string) =>
      lastTurn({ options: { mode }, missions: ['10', '11', '12', '14'], completed: { 12: [0] } }).quietTurn()
        .decision;
    expect(at('adventure-competitive')).toMatchObject({ page: '16' });
    expect(at('adventure-cooperative')).toMatchObject({ page: 'lost-1' });
  });

  test('PR-22.6 PR-22.7 PR-22.8 PR-22.9 the events come again in the same order, behind a new one', () => {
    const table = adventure({
      event: 'event-alms',
      events: ['event-fair-wind'],
      deck: ['sailor 3', 'captain'],
    });
    table.quietTurn().quietTurn();
    readPages(table);
    expect(table.view.adventure).toMatchObject({ month: 2, event: 'event-months-end' });
    expect(table.view.adventure?.events).toEqual(['', 'event-alms', 'event-fair-wind', 'event-months-end']);
    expect(table.decision).toMatchObject({ kind: 'discover', seat: 0 });
    for (let seed = 0; seed < 5; seed++) {
      const other = portRoyal.redeal(table.state, 0, [seed, 1, 2, 3, 0]).adventure;
      expect(other?.eventDeck.slice(0, 3)).toEqual(storyState(table).eventDeck.slice(0, 3));
    }
  });

  test('PR-22.7 when no event is left, none is added', () => {
    const table = lastTurn({});
    storyState(table).eventsAside = [];
    readPages(table.quietTurn());
    expect(table.view.adventure?.events).toEqual(['event-months-end']);
  });

  test('PR-22.10 after the last card the month starts again', () => {
    const table = lastTurn({ missions: ['10', '11', '12', '14', '16'] }).quietTurn();
    expect(table.decision?.kind).toBe('discover');
    expect(table.view.adventure).toMatchObject({ month: 2 });
    expect(table.view.adventure?.missions).toHaveLength(5);
  });

  test('PR-23.25 PR-23.26 effects of cards 32, 48 and 58', () => {
    const becalmed = lastTurn({ options: { ...COMPETITIVE, chapter: '3' }, missions: ['30', '31'] });
    readPages(becalmed.quietTurn());
    expect([becalmed.coins(0), becalmed.coins(1)]).toEqual([4, 4]);
    const fine = lastTurn({
      options: { ...COOPERATIVE, chapter: '4' },
      missions: ['40', '41', '42', '44'],
      players: [{ coins: 1 }, {}],
    });
    readPages(fine.quietTurn());
    expect([fine.coins(0), fine.coins(1)]).toEqual([0, 1]);
    const tide = lastTurn({
      options: { ...COMPETITIVE, chapter: '5' },
      missions: ['50', '51', '52', '54'],
      completed: { 52: [0] },
      players: [{}, { coins: 4 }],
    });
    readPages(tide.quietTurn());
    expect(tide.decision).toMatchObject({ kind: 'buy-crowns', seat: 1, most: 2 });
    tide.play({ kind: 'buy-crowns', crowns: 2 });
    expect(playerOf(tide, 1).crowns).toBe(2);
  });

  test('PR-25.13 PR-25.14 a marker for 8 coins at the month’s end of card 32, in competition only', () => {
    const position = { missions: ['30', '31', '32'], players: [{ coins: 8, markers: 3 }, { coins: 7 }] };
    const table = lastTurn({ options: { ...COMPETITIVE, chapter: '3' }, ...position }).quietTurn();
    expect(table.decision).toMatchObject({ kind: 'buy-marker', seat: 0, price: 8 });
    expect(table.whyNot({ kind: 'done' })?.rule).toBe('PR-25.13');
    table.play({ kind: 'buy-marker', take: true });
    expect([table.coins(0), playerOf(table, 0).trophy]).toEqual([0, true]);
    expect(table.view.adventure?.missions.every(({ claims }) => claims.length === 0)).toBe(true);
    const together = lastTurn({ options: { ...COOPERATIVE, chapter: '3' }, ...position }).quietTurn();
    expect(together.decision).toMatchObject({ kind: 'page', page: '34' });
  });
});
