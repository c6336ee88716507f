/** The words of the story. */
import { readFileSync } from 'node:fs';
import { pageTests } from '@captains-table/kernel/contract-tests';
import { describe, expect, test } from 'vitest';
import { pages as en } from '../pages/en.ts';
import { pages as fr } from '../pages/fr.ts';
import { pages as nl } from '../pages/nl.ts';
import { maracaibo } from '../src/index.ts';

describe('the pages of the story', () => {
  test('the ids are those that writers are given', () => {
    const bible = readFileSync(new URL('../docs/story.md', import.meta.url), 'utf8');
    const ids = maracaibo.campaign?.pageIds ?? [];
    expect(ids).toHaveLength(11 + 2 * 56 + 23 + 20 + 3);
    expect(ids.filter((id) => !bible.includes(`\`${id}\``))).toEqual([]);
  });

  pageTests(maracaibo, { en, fr, nl });
});
