/** How a game ended, in words. */
import type { AnyTexts, GameMeta, Locale, Options, Result, Seat } from '@captains-table/kernel';
import type { TableTexts } from '../../../texts/table/index.ts';
import { listed } from '../../app/listed.ts';

export function isCooperative(meta: GameMeta, options: Options): boolean {
  return meta.modes.find(({ id }) => id === options.mode)?.cooperative === true;
}

/** Whether there is only to win or to lose: no one is first, second or third. */
export function isTogether(meta: GameMeta, options: Options, { ranking, rivals = [] }: Result): boolean {
  return isCooperative(meta, options) || (ranking.length === 1 && rivals.length === 0);
}

export function winners({ ranking }: Result): readonly Seat[] {
  return ranking.flatMap((place, seat) => (place === 1 ? [seat] : []));
}

/** A line of the result: a seat, or an opponent whom the rules play. */
export interface Finisher {
  readonly seat: Seat | undefined;
  readonly rival: string | undefined;
  readonly name: string;
  readonly rank: number;
  readonly score: number;
  readonly breakdown: Readonly<Record<string, number>>;
}

/** From the first place to the last. */
export function finishers(result: Result, names: readonly string[], texts: AnyTexts): readonly Finisher[] {
  const seated = result.ranking.map((rank, seat): Finisher => {
    const [name = '', score = 0, breakdown = {}] = [names[seat], result.scores[seat], result.breakdown[seat]];
    return { seat, rival: undefined, name, rank, score, breakdown };
  });
  const rivals = (result.rivals ?? []).map(({ id, ...rest }): Finisher => {
    return { seat: undefined, rival: id, name: texts.rivals?.[id] ?? id, ...rest };
  });
  return [...seated, ...rivals].toSorted((a, b) => a.rank - b.rank || b.score - a.score);
}

/** Everybody who has a line in the chart of the race: the seats in their order, then those whom the rules play. */
export function racers(
  result: Result | undefined,
  names: readonly string[],
  texts: AnyTexts,
): readonly string[] {
  return [...names, ...(result?.rivals ?? []).map(({ id }) => texts.rivals?.[id] ?? id)];
}

/** The place in words; where all win or lose, that. */
export function placeInWords(rank: number, together: boolean, { end, players }: TableTexts): string {
  if (!together) return players.place(rank);
  return rank === 1 ? end.won : end.lost;
}

/** What decided besides the points, in the game's own sentences. */
export function decidedInWords({ decidedBy = [] }: Result, texts: AnyTexts): string | undefined {
  const sentences = decidedBy.flatMap((reason) => texts.decidedBy?.[reason] ?? []);
  return sentences.length === 0 ? undefined : sentences.join(' ');
}

/** Whether a player who did not win has as many points as the winner, or more. */
export function isWinDecidedOtherwise({ ranking, scores }: Result): boolean {
  const best = Math.max(...scores.filter((_, seat) => ranking[seat] === 1));
  return scores.some((score, seat) => ranking[seat] !== 1 && score >= best);
}

export function outcome(
  result: Result,
  together: boolean,
  names: readonly string[],
  { prompt }: TableTexts,
  texts: AnyTexts,
  locale: Locale,
): string {
  const rivals = (result.rivals ?? []).filter(({ rank }) => rank === 1);
  const best = [
    ...winners(result).map((seat) => names[seat] ?? ''),
    ...rivals.map(({ id }) => texts.rivals?.[id] ?? id),
  ];
  const [only] = best;
  if (together && names.length > 1) return only === undefined ? prompt.lostTogether : prompt.wonTogether;
  if (only === undefined) return names.length === 1 ? prompt.lostTogether : prompt.over;
  return best.length === 1 ? prompt.wins(only) : prompt.share(listed(best, locale));
}

/** The parts of the scores in which any player scored, in the order of the game's texts. */
export function scoreParts(
  { breakdown: seated, rivals = [] }: Result,
  known: readonly string[],
): readonly string[] {
  const breakdown = [...seated, ...rivals.map((rival) => rival.breakdown)];
  const all = [...new Set(breakdown.flatMap((parts) => Object.keys(parts)))];
  const counting = all.filter((part) => breakdown.some((parts) => (parts[part] ?? 0) !== 0));
  const found = counting.length === 0 ? all : counting;
  const rank = (part: string) => (known.includes(part) ? known.indexOf(part) : known.length);
  return found.toSorted((a, b) => rank(a) - rank(b));
}
