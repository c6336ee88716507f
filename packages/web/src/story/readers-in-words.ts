import type { Locale, Seat } from '@captains-table/kernel';
import type { StoryTexts } from '../../texts/story/story-texts.ts';
import { listed } from '../app/listed.ts';

/** `Inès has read it. Joost is still reading.` */
export function readersInWords(
  names: readonly string[],
  read: readonly Seat[],
  words: StoryTexts,
  language: Locale,
): string {
  const done = names.filter((_, seat) => read.includes(seat));
  const reading = names.filter((_, seat) => !read.includes(seat));
  if (reading.length === 0) return words.allHaveRead;
  const still = words.stillReading(listed(reading, language), reading.length);
  return done.length === 0 ? still : `${words.haveRead(listed(done, language), done.length)} ${still}`;
}
