/** A league at tables of two, by the tables of J. Berger: everyone meets everyone once, and begins every other game. */
import type { CupRound, CupSoFar, Entrant } from './cup.ts';
import { activeEntrants } from './cup.ts';

/** The rounds it takes for everyone to meet everyone once. */
export function roundsOfLap(entrants: number): number {
  return entrants % 2 === 0 ? entrants - 1 : entrants;
}

/** The pairs of a round, counted from 0, with the player who begins first. With an odd number, one player has a bye. */
export function bergerRound(entrants: number, round: number): readonly (readonly [Entrant, Entrant])[] {
  // Berger counts from 1, and the last number is missing where there is an odd number of entrants.
  const even = entrants + (entrants % 2);
  const lap = Math.floor(round / (even - 1));
  const number = (round % (even - 1)) + 1;
  const pairs: [number, number][] = [];
  for (let one = 1; one < even; one++) {
    const other = (((number + 1 - one) % (even - 1)) + (even - 1)) % (even - 1) || even - 1;
    if (other === one) pairs.push(one <= even / 2 ? [one, even] : [even, one]);
    else if (one < other) pairs.push((one + other) % 2 === 1 ? [one, other] : [other, one]);
  }
  return pairs
    .filter((pair) => pair.every((entrant) => entrant <= entrants))
    .map(([one, other]) => (lap % 2 === 0 ? [one - 1, other - 1] : [other - 1, one - 1]));
}

/** An opponent who has withdrawn leaves the point to the other. */
export function leagueRound(cup: CupSoFar): CupRound {
  const active = new Set(activeEntrants(cup));
  const pairs = bergerRound(cup.plan.entrants, cup.rounds.length);
  const isPlayed = (pair: readonly Entrant[]) => pair.every((entrant) => active.has(entrant));
  return {
    tables: pairs.filter(isPlayed).map((entrants) => ({ entrants })),
    byes: pairs.filter((pair) => !isPlayed(pair)).flatMap((pair) => pair.filter((one) => active.has(one))),
  };
}
