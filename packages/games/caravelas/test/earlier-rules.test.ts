/** Matches of release 0.1.0 go on: the snapshots are its own. */
import { upgradeTests } from '@captains-table/kernel/contract-tests';
import { expect, test } from 'vitest';
import { caravelas } from '../src/index.ts';
import dice from './earlier-rules/dice-turn.json' with { type: 'json' };
import drawn from './earlier-rules/drawn-auction.json' with { type: 'json' };
import full from './earlier-rules/full-bonus-move.json' with { type: 'json' };

upgradeTests(caravelas, { dice, drawn, full });

test.each([dice, drawn, full])('CA-13.6: earlier reshuffles are forgotten', ({ seats, state }) => {
  const redraws = Array.from({ length: seats }, () => []);
  expect(caravelas.upgrade?.(state, '1')).toEqual({ ...state, redraws });
});

test('a state of these rules stays as it is', () => {
  const now = caravelas.upgrade?.(full.state, '1');
  expect(caravelas.upgrade?.(now, '2')).toBe(now);
});
