import type { Pending } from '@captains-table/kernel';
import type { Words } from '../../texts/index.ts';
import type { Pages } from './campaign.ts';

const WIDTH = 80;

/** The page that a player is asked to read, in paragraphs; nothing for any other decision. */
export function pageLines(owed: Pending, pages: Pages | undefined, words: Words): string[] {
  if (owed.kind !== 'page' || !('page' in owed) || typeof owed.page !== 'string') return [];
  const page = pages?.[owed.page];
  if (page === undefined) return [];
  const paragraphs = page.text.flatMap((text) => ['', ...wrapped(text)]);
  return ['', page.title, ...paragraphs, '', words.typeRead];
}

/** Lines of this many letters at most, broken between words. */
function wrapped(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > WIDTH) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}
