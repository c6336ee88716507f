/** The characters that bots play as: chosen when a bot sits down, and kept when others come or go. */
import { charactersFor } from '@captains-table/bots/texts';
import { defined } from '@captains-table/kernel';
import type { ChairEntry } from './entry.ts';

export function withCharacters(chairs: readonly ChairEntry[]): readonly ChairEntry[] {
  const characters = charactersFor(chairs.map((chair) => (chair.kind === 'bot' ? chair : undefined)));
  return chairs.map((chair, seat) =>
    chair.kind === 'bot' ? { ...chair, ...defined({ character: characters[seat] }) } : chair,
  );
}

/** The chair as it joins the others: a bot as a character that none of them is. */
export function chairAmong(others: readonly ChairEntry[], chair: ChairEntry): ChairEntry {
  return withCharacters([...others, chair]).at(-1) ?? chair;
}
