import { describe, expect, test } from 'vitest';
import { isOnShip } from '../../../../src/games/maracaibo/ship/on-ship.ts';
import { shownSeat } from '../../../../src/games/maracaibo/ship/use-shown-seat.ts';
import { tableOf } from './table.ts';

describe('whose ship is shown', () => {
  const own = tableOf({});
  const removing = { ...own, mine: true, pending: { seat: 0, kind: 'disc', left: 1, to: 'out' } as const };

  test('one’s own at first, and for onlookers that of the active player', () => {
    expect(shownSeat(own, undefined, 5)).toBe(0);
    expect(shownSeat(tableOf({}, { active: 1 }, { by: 'spectator' }), undefined, 5)).toBe(1);
  });

  test('the one chosen stays until a disc must be taken from the viewer’s ship', () => {
    expect(shownSeat(own, { seat: 1, seq: 3 }, 5)).toBe(1);
    expect(shownSeat(removing, { seat: 1, seq: 3 }, 5)).toBe(0);
    expect(shownSeat(removing, { seat: 1, seq: 5 }, 5)).toBe(1);
  });

  test('what must be decided on the ship is brought into view, for its owner only', () => {
    expect(isOnShip(removing)).toBe(true);
    expect(isOnShip({ ...removing, mine: false })).toBe(false);
    expect(isOnShip(own)).toBe(false);
  });
});
