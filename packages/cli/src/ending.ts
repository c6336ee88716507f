import type { Locale, Result } from '@captains-table/kernel';
import type { Words } from '../texts/index.ts';
import type { Speech } from '@captains-table/kernel';

/** The result in lines, best first: place, name, score, and the parts that make it up. */
export function endingLines(result: Result, speech: Speech, words: Words, locale: Locale): string[] {
  const number = (value: number) => value.toLocaleString(locale);
  const { texts } = speech;
  const seated = result.ranking.map((rank, seat) => {
    return {
      name: speech.name(seat),
      rank,
      score: result.scores[seat] ?? 0,
      breakdown: result.breakdown[seat] ?? {},
    };
  });
  const rivals = (result.rivals ?? []).map(({ id, ...rest }) => ({
    name: texts.rivals?.[id] ?? id,
    ...rest,
  }));
  const lines = [...seated, ...rivals]
    .sort((a, b) => a.rank - b.rank)
    .map(({ name, rank, score, breakdown }) => {
      const parts = Object.entries(breakdown).map(
        ([part, points]) => `${texts.scores[part] ?? part} ${number(points)}`,
      );
      return `${words.place(rank)} ${words.says(name, `${words.score(number(score))} (${parts.join(', ')})`)}`;
    });
  return [...lines, ...(result.decidedBy ?? []).map((reason) => texts.decidedBy?.[reason] ?? reason)];
}
