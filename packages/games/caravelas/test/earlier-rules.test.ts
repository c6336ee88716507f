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
  const now = caravelas.upgrade?.(state, '1');
  expect(now?.redraws).toEqual(Array.from({ length: seats }, () => []));
  const { fleets, markers, goods, discoverers, destinations, pieces, round } = state;
  expect(now).toMatchObject({ fleets, markers, goods, discoverers, destinations, pieces, round });
});

test.each([drawn, full])(
  'CA-1.4: cards are exchanged for those of today, those in hands last',
  ({ state }) => {
    const now = caravelas.upgrade?.(state, '1');
    if (now === undefined) throw new Error('nothing was upgraded');
    expect(caravelas.audit?.(now)).toEqual([]);
    expect(now.hands.map(({ length }) => length)).toEqual(state.hands.map(({ length }) => length));
    const changed = state.hands.flatMap((hand, seat) =>
      hand.filter((card, i) => now.hands[seat]?.[i] !== card),
    );
    // A card in hand becomes another one only where more were held than the box has now.
    const held = (card: number) => state.hands.flat().filter((other) => other === card).length;
    expect(changed.filter((card) => held(card) <= (CONTENT.cards[card]?.copies ?? 0))).toEqual([]);
  },
);

test('a state of these rules stays as it is', () => {
  const now = caravelas.upgrade?.(full.state, '1');
  expect(caravelas.upgrade?.(now, '3')).toBe(now);
});
