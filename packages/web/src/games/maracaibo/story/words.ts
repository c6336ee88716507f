import type { Table } from '../board/table.ts';
import type { StoryBoardTexts } from '../texts/index.ts';
import { storyTexts } from '../texts/index.ts';

/** Only at a table of the story: no other has loaded them. */
export function storyWords({ locale }: Pick<Table, 'locale'>): StoryBoardTexts {
  return storyTexts.in(locale);
}
