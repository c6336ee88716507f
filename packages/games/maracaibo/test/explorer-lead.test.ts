import { describe, expect, test } from 'vitest';
import { explorerLead } from '../src/jeanne/scoring.ts';
import { box, position } from './table.ts';

/** How far Jeanne is ahead. */
function lead(hers: string, own: string): number {
  return explorerLead(box, position({ players: [{ explorer: own }], jeanne: { explorer: hers } }).state);
}

describe('MA-25.24: the player who is further with the explorer', () => {
  test.each([
    { hers: 'E6a', own: 'E5', by: 1, why: 'the longer branch begins behind the fork' },
    { hers: 'E5', own: 'E6a', by: -1, why: 'and the one who is on it has left the fork behind' },
    { hers: 'E12d', own: 'E3', by: 12, why: 'every space on the way counts' },
    { hers: 'E9', own: 'E6b', by: 4, why: 'the branches have met again' },
    { hers: 'E8', own: 'E4', by: 4, why: 'the shorter way counts where both lead there' },
    { hers: 'E24', own: 'E19c', by: 5, why: 'the end of the track' },
  ])('$hers against $own: $by, for $why', ({ hers, own, by }) => {
    expect(lead(hers, own)).toBe(by);
    expect(lead(own, hers)).toBe(-by || 0);
  });

  test.each([
    { hers: 'E7', own: 'E6a', by: 3 },
    { hers: 'E6', own: 'E6c', by: 0 },
    { hers: 'E12a', own: 'E13', by: -3 },
    { hers: 'E19', own: 'E19a', by: 2 },
  ])('on two branches the way to the line decides: $hers against $own: $by', ({ hers, own, by }) => {
    expect(lead(hers, own)).toBe(by);
  });

  test('a lead on the longer branch scores', () => {
    const table = position({
      players: [{ ship: '22', explorer: 'E5' }],
      phase: 'scoring',
      round: 4,
      jeanne: { explorer: 'E6a' },
    }).until('end');
    expect(table.view().jeanne?.score).toBe(10);
  });
});
