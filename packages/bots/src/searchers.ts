import type { AnyPolicy } from '@captains-table/kernel';
import type { Bot } from './bot.ts';
import type { SearchOptions } from './search/search.ts';
import { Search } from './search/search.ts';

type Budget = Pick<SearchOptions, 'iterations' | 'milliseconds' | 'patience'>;

/** A bot that searches, and keeps its tree from one decision to the next. */
export function searcher(name: string, seed: string, policy: AnyPolicy | undefined, budget: Budget): Bot {
  const search = new Search({ seed: `${name}/${seed}`, policy, ...budget });
  return {
    name,
    choose(glimpse) {
      const [only, ...others] = glimpse.legal;
      if (only !== undefined && others.length === 0) return only;
      const [best] = search.run(glimpse);
      if (best === undefined) throw new Error('nothing to decide');
      return best.move;
    },
    saw(_seat, move, choices) {
      if (move === undefined) search.forget();
      else if (choices > 1) search.advance(move); // forced moves are not in the tree
    },
  };
}
