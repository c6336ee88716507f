import { describe, expect, test } from 'vitest';
import { chanceFrom } from '@captains-table/kernel';
import { maracaibo } from '../src/index.ts';
import { cardWith, fresh, given, showing } from './table.ts';

describe('secrets', () => {
  test('MA-27.2: a re-deal changes what is hidden and keeps what is known', () => {
    const table = given(
      { hand: showing('sugar', 4) },
      { players: [{ hand: showing('sugar', 4) }, { hand: showing('tobacco', 3) }] },
    );
    const other = maracaibo.redeal(table.state, 0, chanceFrom('again'));
    expect(other.hands[0]).toEqual(table.state.hands[0]);
    expect(other.hands[1]).toHaveLength(3);
    expect(other.deck).not.toEqual(table.state.deck);
    expect(other.questPile.at(-1)).toBe(table.state.questPile.at(-1));
    expect(other.questPile).not.toEqual(table.state.questPile);
    expect(new Set(other.questPile)).toEqual(new Set(table.state.questPile));
    expect(other.tokens).not.toEqual(table.state.tokens);
    expect(new Set(other.tokens)).toEqual(new Set(table.state.tokens));
    expect(other.prestige[0]).toBe(table.state.prestige[0]);
    expect(maracaibo.audit?.(other)).toEqual([]);
  });

  test('MA-27.2: in the opening others hold A cards and careers no one knows', () => {
    const table = fresh(3).until('opening-discard', 1);
    for (const seed of ['one', 'two', 'three']) {
      const other = maracaibo.redeal(table.state, 2, chanceFrom(seed));
      expect(other.hands[2]).toEqual(table.state.hands[2]);
      expect(other.careerOffer[2]).toEqual(table.state.careerOffer[2]);
      const dealt = [...(other.hands[0] ?? []), ...(other.planned[0] ?? []), ...(other.setAside[0] ?? [])];
      expect(dealt).toHaveLength(8);
      expect(dealt.every((card) => card < 56)).toBe(true);
      expect(maracaibo.audit?.(other)).toEqual([]);
    }
  });

  test("MA-27.2: the order of Jeanne's deck, and her cards never seen, are unknown", () => {
    const { state } = fresh(1, { jeanne: 'hard' });
    const decks = ['one', 'two', 'three', 'four'].map((seed) => {
      return maracaibo.redeal(state, 0, chanceFrom(seed)).jeanne.deck;
    });
    for (const deck of decks) expect(deck).toHaveLength(7);
    expect(new Set(decks.map((deck) => deck.join())).size).toBe(4);
    expect(new Set(decks.map((deck) => deck.toSorted((a, b) => a - b).join())).size).toBeGreaterThan(1);
  });

  test('MA-27.3: a purchase leaves no one with less than nothing', () => {
    const id = cardWith('doubloon income');
    const table = given({ ship: '9', hand: [id], doubloons: 3 }, { phase: 'main' }).play({ kind: 'village' });
    expect(table.rule({ kind: 'buy', card: id })).toBe('MA-17.3');
    table.state.doubloons[0] = -1;
    expect(maracaibo.audit?.(table.state)).toEqual(['seat 0 has less than nothing']);
  });

  test.each([
    { what: 'a card', lose: (state: ReturnType<typeof fresh>['state']) => state.deck.pop() },
    { what: 'a quest', lose: (state: ReturnType<typeof fresh>['state']) => state.questPile.pop() },
    { what: 'a combat token', lose: (state: ReturnType<typeof fresh>['state']) => state.tokens.pop() },
    { what: 'a cube', lose: (state: ReturnType<typeof fresh>['state']) => state.cubes.fill(-1) },
    { what: 'a disc', lose: (state: ReturnType<typeof fresh>['state']) => state.discs.fill(1, 0, 1) },
    { what: 'a spy', lose: (state: ReturnType<typeof fresh>['state']) => state.spies.fill(1, 0, 1) },
    {
      what: 'count of a point',
      lose: (state: ReturnType<typeof fresh>['state']) => state.score.fill(1, 0, 1),
    },
  ])('MA-27.4: losing $what is noticed', ({ lose }) => {
    const { state } = fresh(2);
    expect(maracaibo.audit?.(state)).toEqual([]);
    lose(state);
    expect(maracaibo.audit?.(state)).not.toEqual([]);
  });
});
