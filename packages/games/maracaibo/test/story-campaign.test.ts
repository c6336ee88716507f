/** The story from one game to the next: what is carried on, and what comes back. */
import { CarryError, chanceFrom } from '@captains-table/kernel';
import { describe, expect, test } from 'vitest';
import { CONTENT, createMaracaibo, maracaibo } from '../src/index.ts';
import { firstCarry, readCarry } from '../src/story/campaign.ts';
import type { State } from '../src/state.ts';
import { handedOn, readOn, storyGame, storyScoring } from './story-table.ts';
import { TestTable, box } from './table.ts';

describe('from game to game', () => {
  test('MA-28.24: tiles go to the archive without discs, with the cards in play and the C cards used', () => {
    const table = storyScoring([{}, {}], {
      chapter: '5',
      round: 4,
      storyCards: ['06', '25'],
      tileDiscs: { L10: 2 },
    }).until('end');
    expect(table.view().archive).toEqual(['L1', 'L2', 'L5', 'L10']);
    expect(handedOn(table)).toMatchObject({
      chapter: 5,
      cards: ['06', '25'],
      tiles: ['L1', 'L2', 'L5', 'L10'],
      projects: ['C90', 'C91'],
    });
  });

  test('MA-28.24: a full disc tile that no card waited for is not kept', () => {
    const table = storyScoring([{}, {}], {
      chapter: '5',
      round: 4,
      storyCards: ['25'],
      legacy: ['L10', 'L13'],
      tileDiscs: { L10: 3, L13: 2 },
    }).until('end');
    expect(table.view().archive).toEqual(['L1', 'L2', 'L5', 'L13']);
  });

  test('MA-28.27: C cards of the opening may be anywhere among the A cards, a card shuffled in only where was drawn since', () => {
    const used = ['C90', 'C91', 'C93'];
    const table = storyGame(3, { chapter: 6, cards: ['31'], projects: used, pages: ['chapter-6'] });
    readOn(table);
    const added = box.cards.findIndex(({ id }) => id === 'C92');
    const inHands = (state: State) => state.hands.slice(1).flat();
    let early = 0;
    for (let i = 0; i < 60; i++) {
      const other = maracaibo.redeal(table.state, 0, chanceFrom(`world ${i}`));
      expect(inHands(other)).not.toContain(added);
      expect(maracaibo.audit?.(other)).toEqual([]);
      early += inHands(other).filter((card) => box.cards[card]?.deck === 'C').length;
    }
    expect(early).toBeGreaterThan(0);
  });

  test('MA-28.27: a card shuffled in and drawn before a reshuffle is in a hand, not in the new deck', () => {
    const table = storyGame(3, { chapter: 6, cards: ['31'], projects: [], pages: ['chapter-6'] });
    readOn(table);
    const { state } = table;
    const added = box.cards.findIndex(({ id }) => id === 'C92');
    state.deck.splice(state.deck.indexOf(added), 1);
    state.hands[1]?.push(added);
    state.unseenDraws[1] = 1;
    state.storyline?.added[0]?.draws.splice(0, 3, 0, 1, 0);
    state.recycled = [[...state.deck]];
    state.redraws = [[0], [0], [0]];
    const sizes = state.hands.map((hand) => hand.length);
    for (let i = 0; i < 60; i++) {
      const other = maracaibo.redeal(state, 0, chanceFrom(`world ${i}`));
      expect(other.hands.map((hand) => hand.length)).toEqual(sizes);
      expect(other.hands[1]).toContain(added);
      expect(maracaibo.audit?.(other)).toEqual([]);
    }
  });

  test('MA-28.28: the last vote leads to an ending; the games keep their points', () => {
    const table = storyScoring([{ score: 7 }, {}], {
      chapter: '11',
      round: 4,
      storyCards: ['70'],
      storyTaken: { '70': 0 },
    }).until('page');
    expect(readOn(table)).toEqual(['70-back', 'end-ports']);
    const carry = handedOn(table, firstCarry(box, 11));
    expect(carry.ending).toBe('ports');
    expect(carry.games).toEqual([{ scores: table.result?.scores, jeanne: -1 }]);
    expect(maracaibo.campaign?.next(carry, { mode: 'story' })).toBeUndefined();
    expect(maracaibo.campaign?.view(carry)).toMatchObject({ over: true, facts: { games: 1 } });
  });

  test('MA-28.29: an unfinished game changes nothing', () => {
    const carry = firstCarry(box, 4);
    expect(handedOn(storyGame(2, carry), carry)).toEqual(carry);
  });

  test.each([
    { what: 'another version', change: { version: 9 } },
    { what: 'an unknown card', change: { cards: ['11'] } },
    { what: 'an unknown tile', change: { tiles: ['L19'] } },
    { what: 'an A card', change: { projects: ['A01'] } },
    { what: 'a page twice', change: { pages: ['01-front', '01-front'] } },
    { what: 'an unknown ending', change: { ending: 'happy' } },
    { what: 'a chapter too many', change: { chapter: 12 } },
    { what: 'a game without points', change: { games: [{}] } },
  ])('a carry with $what is refused', ({ change }) => {
    expect(() => readCarry(box, { ...firstCarry(box, 1), ...change })).toThrow(CarryError);
  });

  test('a content pack may change a story card', () => {
    const changed = CONTENT.storyCards.map((card) =>
      card.id === '01' ? { ...card, front: [{ op: 'story' as const, at: '3' }] } : card,
    );
    const game = createMaracaibo({ ...CONTENT, storyCards: changed }, 'pack');
    const table = new TestTable(storyGame(2).state);
    const state = game.setup(2, { mode: 'story', chapter: '1', randomStart: false }, chanceFrom('x'));
    for (let i = 0; i < 4; i++) {
      const [owed] = game.pending(state);
      if (owed?.kind === 'page') game.apply(state, owed.seat, { kind: 'read', page: owed.page }, undefined);
    }
    expect(game.view(state, 0).storyline?.cards[0]?.at).toBe('3');
    expect(table.view().storyline?.cards[0]?.id).toBe('01');
  });
});
