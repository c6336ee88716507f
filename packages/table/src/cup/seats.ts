/** Who sits where. Beginning is an advantage in some games, so everyone should begin equally often. */
import { must } from '@captains-table/kernel';
import type { CupRound, Entrant } from './cup.ts';

/** How often an entrant has sat at each seat, and where last. */
export interface SeatsTaken {
  readonly often: readonly number[];
  readonly last?: number;
}

/** Larger tables do not occur. */
const SEATS = 8;

export function seatsTaken(rounds: readonly CupRound[], entrants: number): readonly SeatsTaken[] {
  const often = Array.from({ length: entrants }, () => Array.from({ length: SEATS }, () => 0));
  const last = new Map<Entrant, number>();
  for (const { tables } of rounds) {
    for (const table of tables) {
      for (const [seat, entrant] of table.entrants.entries()) {
        const own = must(often[entrant]);
        own[seat] = (own[seat] ?? 0) + 1;
        last.set(entrant, seat);
      }
    }
  }
  return often.map((own, entrant) => {
    const seat = last.get(entrant);
    return seat === undefined ? { often: own } : { often: own, last: seat };
  });
}

/**
 * The order in which these entrants sit, given best first: the one that repeats the fewest seats. Of equal orders the
 * best entrant begins at every other table.
 */
export function seated(
  entrants: readonly Entrant[],
  taken: readonly SeatsTaken[],
  table: number,
): readonly Entrant[] {
  const given = table % 2 === 0 ? entrants : entrants.toReversed();
  let best: { readonly order: readonly Entrant[]; readonly cost: number } | undefined;
  for (const order of orders(given)) {
    const cost = order.reduce((so, entrant, seat) => so + costOf(must(taken[entrant]), seat), 0);
    if (best === undefined || cost < best.cost) best = { order, cost };
  }
  return must(best).order;
}

/** Squares: two who have sat there once are better than one who has twice. */
function costOf({ often, last }: SeatsTaken, seat: number): number {
  return 4 * (must(often[seat]) + 1) ** 2 - 4 * must(often[seat]) ** 2 + (last === seat ? 1 : 0);
}

/** All orders, the given one first. */
function orders(list: readonly Entrant[]): readonly (readonly Entrant[])[] {
  if (list.length <= 1) return [list];
  return list.flatMap((first, index) => orders(list.toSpliced(index, 1)).map((rest) => [first, ...rest]));
}

/** At tables of two: by how much more often an entrant has begun, and whose turn it is to begin. */
export function claimToBegin({ often, last }: SeatsTaken): number {
  const more = must(often[0]) - must(often[1]);
  if (more !== 0) return -2 * more;
  return last === undefined ? 0 : last === 0 ? -1 : 1;
}
