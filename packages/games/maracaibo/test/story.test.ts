/** What a campaign will lay out is on the table in the classic game too. */
import { describe, expect, test } from 'vitest';
import { maracaibo } from '../src/index.ts';
import { box, fresh, given, position } from './table.ts';

describe('story pieces', () => {
  test('MA-23.3: card 75 leaves the C cards in the box, 76 and 77 shuffle them into the deck', () => {
    const cCards = (difficulty: string) => {
      const { deck, row, storyCards } = fresh(2, { difficulty }).state;
      const inGame = [...deck, ...row].filter((card) => box.cards[card]?.deck === 'C');
      return [inGame.length, storyCards.length];
    };
    expect([cCards('easy'), cCards('medium'), cCards('hard')]).toEqual([
      [0, 8],
      [8, 0],
      [8, 0],
    ]);
  });

  test('MA-23.6: the story tiles wait, from 1 to 4, and the archive is empty', () => {
    const { storyTiles, archive } = fresh(3, { difficulty: 'hard' }).view();
    expect(storyTiles).toEqual(['ST1', 'ST2', 'ST3', 'ST4']);
    expect(archive).toEqual([]);
  });

  test('MA-10.10: a story tile counts as a quest tile, for objectives and for the row of the ship', () => {
    const three = given({ career: 'K-4', quests: 3 }, { phase: 'main' });
    expect(three.options('objective')).toEqual([]);
    const four = given({ career: 'K-4', quests: 3, storyTiles: 1 }, { phase: 'main' });
    expect(four.options('objective')).toEqual(['K-4']);
    expect(four.me().quests).toContain('ST1');
    expect(four.view().storyTiles).toEqual(['ST2', 'ST3', 'ST4']);
  });

  test('MA-10.10, MA-22.6: the palace scores for it as well', () => {
    const table = position({
      players: [{ ship: '22', quests: 1, storyTiles: 2 }, {}],
      phase: 'scoring',
      round: 4,
      prestige: ['palace'],
      investors: { palace: [0] },
    }).until('end');
    expect(table.me().points['prestige']).toBe(6);
  });

  test('MA-24.18: a skull tile that is removed lies beside the board again', () => {
    const { state } = position({ players: [{}, {}], legacy: ['L3'], archive: ['L20'] });
    const beside = (id: string) =>
      (state.legacyBox & (1 << box.legacy.findIndex((tile) => tile.id === id))) !== 0;
    expect([beside('L2'), beside('L3'), beside('L20')]).toEqual([true, false, false]);
    expect(maracaibo.view(state, 0).archive).toEqual(['L20']);
  });

  test.each([
    { what: 'a C card', lose: (state: ReturnType<typeof fresh>['state']) => state.storyCards.pop() },
    { what: 'a story tile', lose: (state: ReturnType<typeof fresh>['state']) => state.storyTiles.pop() },
    { what: 'a legacy tile', lose: (state: ReturnType<typeof fresh>['state']) => (state.legacyBox = 0) },
  ])('MA-27.4: losing $what is noticed', ({ lose }) => {
    const { state } = fresh(2);
    lose(state);
    expect(maracaibo.audit?.(state)).toHaveLength(1);
  });

  test('MA-27.4: a legacy tile in two places is noticed', () => {
    const { state } = fresh(2, { difficulty: 'medium' });
    state.archive.push(0);
    expect(maracaibo.audit?.(state)).toContain('a legacy tile is in two places');
  });
});
