/** States of running matches that earlier rules have left, as these rules read them. */
import { rulesNumberIn } from '@captains-table/kernel';
import { clone } from './clone.ts';
import type { State } from './state.ts';

/** What states of rules 1, those of release 0.1.0, hold. */
type FirstState = Omit<State, 'redraws'>;

/** The casts hold: a server stored these states itself, and a table tries them out before it goes on. */
export function upgrade(state: unknown, from: string): State {
  if (rulesNumberIn(from) > 1) return state as State;
  const first = state as FirstState;
  // No one can say any more what was drawn after which reshuffle: rule CA-13.6 counts those to come.
  return clone({ ...first, redraws: first.hands.map(() => []) });
}
