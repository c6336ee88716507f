import type { Outlook } from '@captains-table/maracaibo/outlook';
import { StoryOutlook } from '@captains-table/maracaibo/outlook/story';
import type { Table } from '../board/table.ts';

const made = new WeakMap<Outlook, StoryOutlook>();

/** What the story cards of a table ask and bring. */
export function storyOf({ outlook }: Pick<Table, 'outlook'>): StoryOutlook {
  const known = made.get(outlook) ?? new StoryOutlook(outlook.sight);
  made.set(outlook, known);
  return known;
}
