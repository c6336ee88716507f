import { expect, test } from 'vitest';
import { shownMove } from '../../../../src/games/maracaibo/chart/camera/camera-aim.ts';
import { OUR_LAYOUT } from '../../../../src/games/maracaibo/chart/geometry/chart-layout.ts';
import { SPOTS, TRAIL } from '../../../../src/games/maracaibo/chart/geometry/layout.ts';
import type { Event } from '../../../../src/games/maracaibo/board/table.ts';

const batch = (...events: readonly Event[]) => ({
  latest: { number: 7, events, pace: 1, atOnce: false },
  showing: true,
  seat: 0,
  layout: OUR_LAYOUT,
});
const named = (point: readonly number[] | undefined) => ({ x: point?.[0], y: point?.[1] });

const SAILED: Event = { key: 'sailed', seat: 1, from: '5', at: '9', points: 4 };

test('the chart follows the last place of what another captain or Jeanne does', () => {
  const explored: Event = { key: 'explored', seat: 1, space: 'E2' };
  expect(shownMove(batch(SAILED))).toEqual({ number: 7, at: named(SPOTS['9']?.at) });
  expect(shownMove(batch(SAILED, explored))?.at).toEqual(named(TRAIL['E2']));
  const jeanne: Event = { key: 'jeanne-sailed', from: '1', at: '4' };
  expect(shownMove(batch(jeanne))?.at).toEqual(named(SPOTS['4']?.at));
});

test('it follows nothing where the viewer moved, where there is no place, or when it was seen', () => {
  expect(shownMove(batch({ ...SAILED, seat: 0 }))).toBeUndefined();
  expect(shownMove(batch({ key: 'doubloons', seat: 1, n: 2 }))).toBeUndefined();
  expect(shownMove({ ...batch(SAILED), showing: false })).toBeUndefined();
});
