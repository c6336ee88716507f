import type { Hint } from '@captains-table/bots';

/** What was shown stays in its place, with what is known now where it is still advised; other hints follow. */
export function inPlace(shown: readonly Hint[], next: readonly Hint[]): readonly Hint[] {
  const byMove = new Map(next.map((hint) => [JSON.stringify(hint.move), hint]));
  const kept = shown.map((hint) => byMove.get(JSON.stringify(hint.move)) ?? hint);
  return [...kept, ...next.filter((hint) => !kept.includes(hint))];
}
