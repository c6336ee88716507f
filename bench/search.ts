import type { Observation } from '@captains-table/bots';
import { Search } from '@captains-table/bots';
import type { AnyPolicy } from '@captains-table/kernel';

/** Never the same search twice: a rate that holds for one seed alone would say little. */
let searches = 0;

/** A bot's thinking from scratch, with a budget of this many iterations. Not yet begun. */
export function newSearch(iterations: number, policy?: AnyPolicy): Search {
  return new Search({ seed: `bench/${searches++}`, policy, iterations });
}

/**
 * Thinks about one decision from the beginning, this many times. Answers the iterations really made: a search stops
 * early when its choice is clear.
 */
export function iterationsOf(
  observation: Observation,
  times: number,
  iterations: number,
  policy?: AnyPolicy,
): number {
  let made = 0;
  for (let i = 0; i < times; i++) {
    const search = newSearch(iterations, policy);
    search.run(observation);
    made += search.iterations;
  }
  return made;
}
