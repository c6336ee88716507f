import type { Locale, Result } from '@captains-table/kernel';
import type { Words } from '../texts/index.ts';
import type { Speech } from '@captains-table/kernel';

/** The result in lines, best first: place, name, score, and the parts that make it up. */
export function endingLines(result: Result, speech: Speech, words: Words, locale: Locale): string[] {
  const number = (value: number) => value.toLocaleString(locale);
  const seats = result.ranking.map((place, seat) => ({ place, seat })).sort((a, b) => a.place - b.place);
  return seats.map(({ place, seat }) => {
    const parts = Object.entries(result.breakdown[seat] ?? {}).map(([part, points]) => {
      return `${speech.texts.scores[part] ?? part} ${number(points)}`;
    });
    const score = words.score(number(result.scores[seat] ?? 0));
    return `${words.place(place)} ${words.says(speech.name(seat), `${score} (${parts.join(', ')})`)}`;
  });
}
