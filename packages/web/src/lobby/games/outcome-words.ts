import { tablesWords } from '../tables-words.ts';
import type { Outcome } from './outcome-of.ts';

export function outcomeWords(outcome: Outcome): string {
  const { games } = tablesWords.value;
  return outcome.is === 'place' ? games.place(outcome.place) : games[outcome.is];
}
