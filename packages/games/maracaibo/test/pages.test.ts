/** The words of the story: all pages or none, in three languages, and as long as a page takes. */
import { existsSync, readFileSync } from 'node:fs';
import type { PageWords } from '@captains-table/kernel';
import { LOCALES } from '@captains-table/kernel';
import { pageTests } from '@captains-table/kernel/contract-tests';
import { describe, expect, test } from 'vitest';
import { maracaibo } from '../src/index.ts';

const fileOf = (locale: string) => new URL(`../pages/${locale}.json`, import.meta.url);
const told = LOCALES.filter((locale) => existsSync(fileOf(locale)));

function wordsOf(locale: string): Readonly<Record<string, PageWords>> {
  const words: Readonly<Record<string, PageWords>> = JSON.parse(readFileSync(fileOf(locale), 'utf8'));
  return words;
}

describe('the pages of the story', () => {
  test('the ids are those that writers are told', () => {
    const bible = readFileSync(new URL('../docs/story.md', import.meta.url), 'utf8');
    const ids = maracaibo.campaign?.pageIds ?? [];
    expect(ids).toHaveLength(11 + 2 * 56 + 23 + 20 + 3);
    expect(ids.filter((id) => !bible.includes(`\`${id}\``))).toEqual([]);
  });

  test('a story is told in three languages, or not yet', () => {
    expect([0, LOCALES.length]).toContain(told.length);
  });

  if (told.length === LOCALES.length) {
    pageTests(maracaibo, { en: wordsOf('en'), fr: wordsOf('fr'), nl: wordsOf('nl') });
  }
});
