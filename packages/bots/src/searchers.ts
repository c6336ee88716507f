import type { AnyPolicy, Move } from '@captains-table/kernel';
import type { Bot } from './bot.ts';
import type { Observation } from './observation.ts';
import type { Candidate, SearchOptions } from './search/search.ts';
import { Search } from './search/search.ts';
import type { Stepwise } from './stepwise.ts';
import { atOnce, toTheEnd } from './stepwise.ts';

export type Budget = Pick<SearchOptions, 'iterations' | 'milliseconds' | 'patience' | 'curiosity'>;

/** A bot that searches, and keeps its tree from one decision to the next. */
export function searcher(name: string, seed: string, policy: AnyPolicy | undefined, budget: Budget): Bot {
  const search = new Search({ seed: `${name}/${seed}`, policy, ...budget });
  const begin = (observation: Observation, waited?: number): Stepwise<Move> => {
    const [only, ...others] = observation.legal;
    if (only !== undefined && others.length === 0) return atOnce(only);
    const run = search.begin(observation, waited);
    return { step: (milliseconds) => run.step(milliseconds), answer: () => bestOf(run.answer()) };
  };
  return {
    name,
    begin,
    choose: (observation) => toTheEnd(begin(observation)),
    saw(_seat, move, choices) {
      if (move === undefined) search.forget();
      else if (choices > 1) search.advance(move); // forced moves are not in the tree
    },
  };
}

function bestOf([best]: readonly Candidate[]): Move {
  if (best === undefined) throw new Error('nothing to decide');
  return best.move;
}
