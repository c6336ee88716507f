import type { Event } from '../board/table.ts';

/** What she did from her last card on, without the card itself. */
export function deedsOf(happened: readonly Event[]): readonly Event[] {
  const from = happened.findLastIndex(({ key }) => key === 'jeanne-drew');
  if (from < 0) return [];
  const till = happened.findIndex(({ key }, i) => i > from && ENDS.has(key));
  return happened.slice(from + 1, till < 0 ? undefined : till).filter(({ key }) => key.startsWith('jeanne-'));
}

/** What comes after these is no more of her turn. */
const ENDS: ReadonlySet<string> = new Set(['turn-began', 'round-began', 'scoring', 'jeanne-ended-round']);
