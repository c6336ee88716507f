/**
 * A Swiss round at tables of two, after the Dutch system of FIDE (Handbook C.04.3): nobody meets twice if it can be
 * avoided, equals meet equals, the upper half of a group meets the lower half, and the player who has begun less often begins.
 */
import { must } from '@captains-table/kernel';
import type { CupRound, CupSoFar, Entrant } from './cup.ts';
import { activeEntrants } from './cup.ts';
import { canPairAll } from './matching.ts';
import { meetings } from './meetings.ts';
import { byesOf, pointsOf } from './points.ts';
import { claimToBegin, seated, seatsTaken } from './seats.ts';
import type { SeatsTaken } from './seats.ts';

/** What a round is paired from. */
interface Field {
  readonly points: readonly number[];
  readonly taken: readonly SeatsTaken[];
  readonly met: (one: Entrant, other: Entrant) => number;
}

/** Whether two may meet. The first that leaves a partner for all is used. */
type Allowed = (one: Entrant, other: Entrant) => boolean;

export function swissPairs(cup: CupSoFar): CupRound {
  const { plan, rounds } = cup;
  const points = pointsOf(rounds, plan.entrants);
  const met = meetings(rounds);
  const field: Field = { points, met, taken: seatsTaken(rounds, plan.entrants) };
  const ranked = activeEntrants(cup).toSorted((a, b) => must(points[b]) - must(points[a]) || a - b);
  const byes = byesOf(rounds, plan.entrants).map((list) => list.length);
  for (const allowed of ruleByRule(field, rounds.length)) {
    for (const bye of byeCandidates(ranked, byes)) {
      const rest = ranked.filter((entrant) => entrant !== bye);
      if (!canAllMeet(rest, allowed)) continue;
      const pairs = pairFromTheTop(rest, field, allowed);
      const tables = pairs.map((pair, index) => ({ entrants: seated(pair, field.taken, index) }));
      return { tables, byes: bye === undefined ? [] : [bye] };
    }
  }
  throw new Error('nobody is left to be paired');
}

/** The rules for who may meet whom, strictest first; the last one lets any two meet. */
function ruleByRule({ met, taken }: Field, rounds: number): readonly Allowed[] {
  const isFair: Allowed = (one, other) => !wantTheSame(must(taken[one]), must(taken[other]));
  const metAtMost = (times: number): Allowed => {
    return (one, other) => met(one, other) <= times;
  };
  return [
    (one, other) => met(one, other) === 0 && isFair(one, other),
    ...Array.from({ length: rounds + 1 }, (_, times) => metAtMost(times)),
  ];
}

/** Both have begun, or followed, so much more often that neither may once more. */
function wantTheSame(one: SeatsTaken, other: SeatsTaken): boolean {
  const [a, b] = [claimToBegin(one), claimToBegin(other)];
  return Math.abs(a) >= 4 && Math.abs(b) >= 4 && a > 0 === b > 0;
}

/** Of those with the fewest byes the last one first. */
function byeCandidates(
  ranked: readonly Entrant[],
  byes: readonly number[],
): readonly (Entrant | undefined)[] {
  if (ranked.length % 2 === 0) return [undefined];
  return ranked.toReversed().toSorted((a, b) => must(byes[a]) - must(byes[b]));
}

function canAllMeet(entrants: readonly Entrant[], allowed: Allowed): boolean {
  return canPairAll(
    entrants.map((one) => {
      const others = [...entrants.keys()].filter((index) => must(entrants[index]) !== one);
      return new Set(others.filter((index) => allowed(one, must(entrants[index]))));
    }),
  );
}

/** From the top down, each takes the best opponent who leaves a partner for all below. */
function pairFromTheTop(
  ranked: readonly Entrant[],
  field: Field,
  allowed: Allowed,
): readonly (readonly [Entrant, Entrant])[] {
  const pairs: [Entrant, Entrant][] = [];
  for (let left = ranked; left.length > 0;) {
    const one = must(left[0]);
    const others = left.slice(1);
    const wanted = byPreference(one, others, ranked, field).filter((other) => allowed(one, other));
    const found = must(
      wanted.find((other) =>
        canAllMeet(
          others.filter((entrant) => entrant !== other),
          allowed,
        ),
      ),
    );
    pairs.push([one, found]);
    left = others.filter((entrant) => entrant !== found);
  }
  return pairs;
}

/** Near in points, then with the other claim to begin, then as far down as the upper half is from the lower one. */
function byPreference(
  one: Entrant,
  others: readonly Entrant[],
  ranked: readonly Entrant[],
  { points, taken }: Field,
): readonly Entrant[] {
  const own = must(points[one]);
  const group = (of: number) => ranked.filter((entrant) => points[entrant] === of);
  const key = (other: Entrant): readonly number[] => {
    const theirs = must(points[other]);
    const equals = group(theirs);
    // A player who drops from a higher group meets the first of the lower one.
    const wanted = theirs === own ? equals.indexOf(one) + Math.floor(equals.length / 2) : 0;
    const clash = seatClash(must(taken[one]), must(taken[other]));
    return [own - theirs, clash, Math.abs(equals.indexOf(other) - wanted)];
  };
  const keyed = others.map((other) => ({ other, key: key(other) }));
  return keyed
    .toSorted((a, b) => {
      const index = a.key.findIndex((value, at) => value !== b.key[at]);
      return index === -1 ? 0 : must(a.key[index]) - must(b.key[index]);
    })
    .map(({ other }) => other);
}

/** How much both claim the same seat. */
function seatClash(one: SeatsTaken, other: SeatsTaken): number {
  const [a, b] = [claimToBegin(one), claimToBegin(other)];
  return a * b > 0 ? Math.min(Math.abs(a), Math.abs(b)) : 0;
}
