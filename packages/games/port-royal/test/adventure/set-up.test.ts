/** Set-up: adventurers, the event deck, the first pages and the cards they add. */
import { checkTable, must } from '@captains-table/kernel';
import { describe, expect, test } from 'vitest';
import { cardOf } from '../../src/box.ts';
import { CONTENT } from '../../src/built-in-content.ts';
import { portRoyal } from '../../src/index.ts';
import { box, fresh, shuffledCards } from '../table.ts';
import {
  CHAPTER_ONE,
  COMPETITIVE,
  COOPERATIVE,
  adventure,
  begun,
  missionMoves,
  missionView,
  playerOf,
  readOn,
  storyState,
  withCarry,
} from './table.ts';

describe('set-up', () => {
  test('PR-20.3 PR-20.4 modes, numbers of players and options', () => {
    const asked = (mode: string, seats: number, more = {}) =>
      checkTable(portRoyal.meta, seats, { mode, ...more }).ok;
    expect([1, 4, 5].map((seats) => asked('adventure-cooperative', seats))).toEqual([true, true, false]);
    for (const mode of ['adventure-competitive', 'adventure-variable']) {
      expect([1, 2, 4, 5].map((seats) => asked(mode, seats))).toEqual([false, true, true, false]);
    }
    expect(asked('adventure-cooperative', 2, { setsSail: true })).toBe(false);
    expect(asked('adventure-cooperative', 2, { chapter: '6' })).toBe(false);
  });

  test('PR-20.5 PR-25.19 the draw pile is the base game and what the title card demands', () => {
    const cards = (chapter: string) =>
      fresh(2, { ...COOPERATIVE, chapter }).dealt.length - shuffledCards('base');
    expect(['1', '2', '3', '4', '5'].map(cards)).toEqual([0, 12, 22, 27, 37]);
  });

  test('PR-20.6 PR-20.8 PR-20.9 one card each and its side, clockwise; then the treasure', () => {
    const table = fresh(3, { ...COMPETITIVE, chapter: '1', draft: false });
    expect([0, 1, 2].map((seat) => table.coins(seat))).toEqual([0, 0, 0]);
    const chosen = [0, 1, 2].map((seat) => {
      expect(table.decision).toMatchObject({ kind: 'adventurer', seat });
      expect(table.legal).toHaveLength(2);
      const [move] = table.legal;
      table.play(must(move));
      return playerOf(table, seat).adventurer;
    });
    const treasures = chosen.map(
      (id) => CONTENT.adventure.adventurers.find((one) => one.id === id)?.treasure,
    );
    expect([0, 1, 2].map((seat) => table.coins(seat))).toEqual(treasures);
    expect(playerOf(table, 0)).toMatchObject({ crowns: 0, markers: 4 });
    expect(table.whyNot({ kind: 'adventurer', adventurer: 'grace-may' })).toBeDefined();
  });

  test('PR-20.7 a draft goes to the right, the first player last', () => {
    const table = fresh(4, { ...COMPETITIVE, chapter: '1', draft: true });
    const order: number[] = [];
    const choices: number[] = [];
    while (table.decision?.kind === 'adventurer') {
      order.push(table.seat);
      choices.push(table.legal.length);
      table.play(must(table.legal[0]));
    }
    expect(order).toEqual([3, 2, 1, 0]);
    expect(choices).toEqual([10, 8, 6, 4]);
  });

  test('PR-20.10 PR-20.11 PR-20.12 the event deck by mode and number of players', () => {
    const deck = (mode: string, seats: number) => {
      const { eventDeck } = storyState(fresh(seats, { mode, chapter: '1', draft: false }));
      return eventDeck.map((event) => must(CONTENT.adventure.events[event]).mark);
    };
    const shape = (mode: string, seats: number) => {
      const [bottom, ...rest] = deck(mode, seats);
      return [bottom, rest.filter((mark) => mark === 0).length, rest.filter((mark) => mark === 1).length];
    };
    expect([1, 2, 3, 4].map((seats) => shape('adventure-cooperative', seats))).toEqual([
      [2, 1, 1],
      [2, 1, 1],
      [2, 2, 0],
      [2, 3, 0],
    ]);
    expect([2, 3, 4].map((seats) => shape('adventure-competitive', seats))).toEqual([
      [2, 3, 1],
      [2, 4, 0],
      [2, 4, 0],
    ]);
    expect(shape('adventure-variable', 3)).toEqual([3, 4, 0]);
  });

  test('PR-20.13 PR-20.14 PR-20.15 title, then the first card, its cards and its mission', () => {
    const table = fresh(2, CHAPTER_ONE);
    table.play(must(table.legal[0])).play(must(table.legal[0]));
    expect(table.decision).toMatchObject({ kind: 'page', page: 'cover', reader: 0 });
    readOn(table);
    expect(table.heard('page').map(({ page, reader }) => [page, reader])).toEqual([
      ['cover', 0],
      ['10', 0],
    ]);
    expect(table.heard('added')).toEqual([{ key: 'added', cards: 12 }]);
    expect(missionView(table, '10')).toMatchObject({ inPlay: true, claims: [] });
    expect(table.view.adventure).toMatchObject({ chapter: 1, month: 1, groups: ['ares'] });
  });

  test('PR-20.16 a page waits for all, or for its reader', () => {
    const table = fresh(2, CHAPTER_ONE);
    table.play(must(table.legal[0])).play(must(table.legal[0]));
    expect(portRoyal.pending(table.state)).toHaveLength(2);
    expect(table.whyNot({ kind: 'turn-page', page: 'cover' }, 1)).toBeDefined();
    portRoyal.apply(table.state, 1, { kind: 'read', page: 'cover' }, undefined);
    expect(portRoyal.pending(table.state)).toHaveLength(1);
    const other = fresh(2, CHAPTER_ONE);
    other.play(must(other.legal[0])).play(must(other.legal[0]));
    other.play({ kind: 'turn-page', page: 'cover' });
    expect(other.decision).toMatchObject({ page: '10' });
  });

  test('PR-20.14 PR-25.4 cards that are there already are not added again', () => {
    const table = readOn(withCarry(2, {}, { groups: ['ares'] }));
    expect(table.heard('added')).toEqual([]);
    expect(table.everyCard()).toHaveLength(shuffledCards('base') + 12);
  });

  test('PR-20.5 every card of the game is somewhere', () => {
    const table = begun(2, { ...COMPETITIVE, chapter: '5', draft: true });
    expect(table.everyCard()).toHaveLength(shuffledCards('base', 'adventure'));
    expect(table.state.deck.every((number) => cardOf(box, number).set !== 'contracts')).toBe(true);
  });

  test('PR-20.17 a re-deal never puts an added card among the coins drawn before', () => {
    const table = adventure({
      missions: ['10', '11'],
      players: [{ coins: 9 }, { coins: 9 }],
      options: { mode: 'adventure-competitive', chapter: '1' },
    });
    const added = new Set(table.state.deck.filter((_, at) => at % 3 === 0));
    storyState(table).additions.push({ cards: [...added], early: table.state.coins.flat() });
    for (let seed = 0; seed < 20; seed++) {
      const other = portRoyal.redeal(table.state, 0, [seed, 2, 3, 4, 0]);
      expect(other.coins.flat().filter((card) => added.has(card))).toEqual([]);
      expect(portRoyal.audit?.(other)).toEqual([]);
    }
    expect(missionMoves(table, '10')).toEqual([]);
    expect(CONTENT.adventure.stories).toHaveLength(45);
  });
});
