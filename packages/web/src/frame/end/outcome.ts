/** How a game ended, in one sentence. */
import type { GameMeta, Locale, Options, Result, Seat } from '@captains-table/kernel';
import type { TableTexts } from '../../../texts/table/index.ts';
import { listed } from '../../app/listed.ts';

export function isCooperative(meta: GameMeta, options: Options): boolean {
  return meta.modes.find(({ id }) => id === options.mode)?.cooperative === true;
}

export function winners({ ranking }: Result): readonly Seat[] {
  return ranking.flatMap((place, seat) => (place === 1 ? [seat] : []));
}

export function outcome(
  result: Result,
  together: boolean,
  names: readonly string[],
  { prompt }: TableTexts,
  locale: Locale,
): string {
  const best = winners(result).map((seat) => names[seat] ?? '');
  const [only] = best;
  if (together && names.length > 1) return only === undefined ? prompt.lostTogether : prompt.wonTogether;
  if (only === undefined) return names.length === 1 ? prompt.lostTogether : prompt.over;
  return best.length === 1 ? prompt.wins(only) : prompt.share(listed(best, locale));
}

/** Seats from the first place to the last. */
export function byPlace({ ranking }: Result): readonly Seat[] {
  return ranking
    .map((place, seat) => ({ place, seat }))
    .toSorted((a, b) => a.place - b.place || a.seat - b.seat)
    .map(({ seat }) => seat);
}

/** The parts of the scores that brought anybody anything, in the order of the game's texts. */
export function scoreParts({ breakdown }: Result, known: readonly string[]): readonly string[] {
  const all = [...new Set(breakdown.flatMap((parts) => Object.keys(parts)))];
  const counting = all.filter((part) => breakdown.some((parts) => (parts[part] ?? 0) !== 0));
  const found = counting.length === 0 ? all : counting;
  const rank = (part: string) => (known.includes(part) ? known.indexOf(part) : known.length);
  return found.toSorted((a, b) => rank(a) - rank(b));
}
