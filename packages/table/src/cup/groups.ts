/**
 * Tables of three to five. Neighbours in the standings sit together (in a league: neighbours in the draw). Then players at
 * different tables swap places as long as that makes fewer people meet again, or brings equals closer together.
 */
import { must } from '@captains-table/kernel';
import type { CupRound, CupSoFar, Entrant } from './cup.ts';
import { activeEntrants } from './cup.ts';
import { meetings } from './meetings.ts';
import { byesOf, POINT, pointsOf } from './points.ts';
import { seated, seatsTaken } from './seats.ts';
import { tableSizes } from './table-sizes.ts';

/** A second meeting is worse than any difference in points. */
const MEETING = 1_000_000;

export function groupRound(cup: CupSoFar): CupRound {
  const { plan, rounds } = cup;
  const points = pointsOf(rounds, plan.entrants);
  const worth = (entrant: Entrant) => (plan.form === 'swiss' ? must(points[entrant]) / POINT : 0);
  const ranked = activeEntrants(cup).toSorted((a, b) => worth(b) - worth(a) || a - b);
  const { sizes, sitOut } = tableSizes(ranked.length, plan.most, plan.fewest);
  const byes = byesOf(rounds, plan.entrants).map((list) => list.length);
  const free = ranked
    .toReversed()
    .toSorted((a, b) => must(byes[a]) - must(byes[b]))
    .slice(0, sitOut);
  const playing = ranked.filter((entrant) => !free.includes(entrant));
  const groups = inGroups(playing, sizes);
  improve(groups, meetings(rounds), worth);
  const taken = seatsTaken(rounds, plan.entrants);
  const tables = groups.map((group, index) => {
    const bestFirst = group.toSorted((a, b) => ranked.indexOf(a) - ranked.indexOf(b));
    return { entrants: seated(bestFirst, taken, index) };
  });
  return { tables, byes: free };
}

function inGroups(ranked: readonly Entrant[], sizes: readonly number[]): Entrant[][] {
  let from = 0;
  return sizes.map((size) => ranked.slice(from, (from += size)));
}

/** This ends, because each change is an improvement and the ways to sit are finite. */
function improve(
  groups: Entrant[][],
  met: (one: Entrant, other: Entrant) => number,
  worth: (entrant: Entrant) => number,
): void {
  const cost = (one: Entrant, group: readonly Entrant[], without: Entrant) =>
    group
      .filter((other) => other !== without)
      .reduce(
        (sum, other) => sum + MEETING * (2 * met(one, other)) ** 2 + (worth(one) - worth(other)) ** 2,
        0,
      );
  for (let changed = true; changed;) {
    changed = false;
    for (const [index, group] of groups.entries()) {
      for (const other of groups.slice(index + 1)) {
        if (exchangeOne(group, other, cost)) changed = true;
      }
    }
  }
}

function exchangeOne(
  group: Entrant[],
  other: Entrant[],
  cost: (one: Entrant, group: readonly Entrant[], without: Entrant) => number,
): boolean {
  for (const [a, one] of group.entries()) {
    for (const [b, two] of other.entries()) {
      const before = cost(one, group, one) + cost(two, other, two);
      const after = cost(one, other, two) + cost(two, group, one);
      // Sums of fractions carry rounding errors: only a clear difference counts.
      if (after > before - 1e-6) continue;
      group[a] = two;
      other[b] = one;
      return true;
    }
  }
  return false;
}
