/** What prestige buildings score. Rules MA-22.5 to MA-22.12. */
import type { Seat } from '@captains-table/kernel';
import type { Box, Prestige } from '../box.ts';
import { countOf } from '../effects/language.ts';
import { at, bitsIn } from '../lists.ts';
import { upgradesOf } from '../ship/discs.ts';
import type { Pieces, Seen } from '../state.ts';

export function prestigePoints(rules: Pieces, state: Seen, seat: Seat, building: Prestige): number {
  const points = building.points * scoredBy(rules, state, seat, building.scores);
  return building.max > 0 ? Math.min(points, building.max) : points;
}

function scoredBy(rules: Pieces, state: Seen, seat: Seat, of: Prestige['scores']): number {
  switch (of) {
    case 'explorerLines':
      return bitsIn(at(rules.box.explorer.spaces, at(state.explorers, seat)).passed);
    case 'spiesOnShipAndCombatPoints':
      return at(state.spies, seat) + at(state.combatPoints, seat);
    case 'upgrades':
      return upgradesOf(state, seat);
    case 'doubloonTrackPoints':
      return doubloonTrackPoints(rules, state, seat);
    default:
      return countOf(rules, state, seat, of);
  }
}

/** Points printed at the marker of the doubloon track. Rule MA-14.2. */
export function doubloonTrackPoints({ box }: Pieces, state: Seen, seat: Seat): number {
  return pointsAt(box, at(state.doubloonIncome, seat));
}

export function pointsAt(box: Box, income: number): number {
  const { start, points } = box.tracks.doubloonIncome;
  return points[income - start] ?? 0;
}
