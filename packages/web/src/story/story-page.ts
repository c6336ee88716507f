// By its path, as the build needs it: see sealed.ts.
import { isRecord } from '../../../kernel/src/json.ts';
import type { PageWords } from '@captains-table/kernel';

/** What the file of a page holds. */
export interface StoryPage extends PageWords {
  /** The name of its picture. */
  readonly picture: string;
}

export function isStoryPage(value: unknown): value is StoryPage {
  return isPageWords(value) && 'picture' in value && typeof value.picture === 'string';
}

export function isPageWords(value: unknown): value is PageWords {
  if (!isRecord(value)) return false;
  const { title, text, caption, recap } = value;
  const lines = [title, caption, recap].every((line) => typeof line === 'string');
  return lines && Array.isArray(text) && text.every((paragraph) => typeof paragraph === 'string');
}
