/** Matches of release 0.1.0 go on: the snapshots are its own. */
import { upgradeTests } from '@captains-table/kernel/contract-tests';
import { describe, expect, test } from 'vitest';
import { CONTENT, createMaracaibo, maracaibo } from '../src/index.ts';
import { positions } from '../src/positions.ts';
import quest from './earlier-rules/armada-in-a-quest.json' with { type: 'json' };
import cards from './earlier-rules/cards.json' with { type: 'json' };
import reshuffled from './earlier-rules/classic-reshuffled.json' with { type: 'json' };
import combat from './earlier-rules/solo-in-a-combat.json' with { type: 'json' };

/** The box of that release: in a larger one the numbers in a state would mean other cards. */
const known = new Set(cards);
const boxOfThen = { ...CONTENT, cards: CONTENT.cards.filter(({ id }) => known.has(id)) };

upgradeTests(createMaracaibo(boxOfThen, undefined, positions), { combat, quest, reshuffled });

describe('a state of rules 1', () => {
  test.each([combat, quest])('goes on in the middle of an effect', ({ state, seats }) => {
    expect(state.stack.map(({ kind }) => kind)).toContain('program');
    expect(maracaibo.upgrade?.(state, '1')).toEqual({
      ...state,
      recycled: [],
      redraws: Array.from({ length: seats }, () => []),
      pointsBefore: 0,
      storyline: null,
    });
  });

  test('MA-27.2: keeps what all know of cards that were shuffled into the deck', () => {
    const { state } = reshuffled;
    const { hands, shown, recycled } = state;
    const now = maracaibo.upgrade?.(state, '1');
    expect(recycled.length).toBeGreaterThan(0);
    expect(now?.recycled).toEqual([recycled]);
    const drawn = hands.map((hand, seat) => {
      return hand.filter((card) => recycled.includes(card) && !shown[seat]?.some((one) => one === card))
        .length;
    });
    expect(drawn).toContain(2);
    expect(now?.redraws).toEqual(drawn.map((count) => [count]));
  });

  test('stays as it is once it is one of these rules', () => {
    const now = maracaibo.upgrade?.(reshuffled.state, '1');
    expect(maracaibo.upgrade?.(now, '2')).toBe(now);
  });
});
