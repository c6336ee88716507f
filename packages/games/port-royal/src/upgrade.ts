/** States of running matches that earlier rules have left, as these rules read them. */
import { rulesNumberIn } from '@captains-table/kernel';
import { clone } from './clone.ts';
import type { State } from './state.ts';

/** What states of rules 1, those of release 0.1.0, hold. */
type FirstState = Omit<State, 'olderCards' | 'renewals' | 'quiet' | 'adventure'>;

/** The casts hold: a server stored these states itself, and a table tries them out before it goes on. */
export function upgrade(state: unknown, from: string): State {
  if (rulesNumberIn(from) > 1) return state as State;
  return clone({
    ...(state as FirstState),
    // No one can say any more which cards lay open at earlier reshuffles.
    olderCards: [],
    // The counts of rules PR-2.28 and PR-7.12 begin now.
    renewals: 0,
    quiet: 0,
    adventure: null,
  });
}
