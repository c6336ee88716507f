/** Matches of release 0.1.0 go on: the snapshots are its own. */
import { upgradeTests } from '@captains-table/kernel/contract-tests';
import { expect, test } from 'vitest';
import { CONTENT } from '../src/built-in-content.ts';
import { caravelas } from '../src/index.ts';
import dice from './earlier-rules/dice-turn.json' with { type: 'json' };
import drawn from './earlier-rules/drawn-auction.json' with { type: 'json' };
import full from './earlier-rules/full-bonus-move.json' with { type: 'json' };

upgradeTests(caravelas, { dice, drawn, full });

test.each([dice, drawn, full])('CA-13.6: earlier reshuffles are forgotten', ({ seats, state }) => {
  const redraws = Array.from({ length: seats }, () => []);
  const { deck, discard, hands, ...rest } = state;
  expect(caravelas.upgrade?.(state, '1')).toMatchObject({ ...rest, redraws });
});

test.each([drawn, full])(
  'CA-1.4: the cards are exchanged for those of today, those in hands last',
  ({ state }) => {
    const now = caravelas.upgrade?.(state, '1');
    if (now === undefined) throw new Error('nothing was upgraded');
    expect(caravelas.audit?.(now)).toEqual([]);
    expect(now.hands.map(({ length }) => length)).toEqual(state.hands.map(({ length }) => length));
    for (const [seat, hand] of now.hands.entries()) {
      for (const [i, card] of hand.entries()) {
        const before = state.hands[seat]?.[i] ?? -1;
        // A card in hand is another one only where more were held than the box has now.
        if (card !== before)
          expect(heldBefore(state.hands, before)).toBeGreaterThan(CONTENT.cards[before]?.copies ?? 0);
      }
    }
  },
);

const heldBefore = (hands: readonly (readonly number[])[], card: number) =>
  hands.flat().filter((held) => held === card).length;

test('a state of these rules stays as it is', () => {
  const now = caravelas.upgrade?.(full.state, '1');
  expect(caravelas.upgrade?.(now, '3')).toBe(now);
});
