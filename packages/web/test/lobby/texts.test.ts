import { describe, expect, it } from 'vitest';
import { LOCALES } from '@captains-table/kernel';
import {
  accountTexts,
  campaignsTexts,
  adminTexts,
  clubsTexts,
  peopleTexts,
  shellTexts,
  storyTexts,
  tablesTexts,
} from '../all-texts.ts';
import { phrasesOf } from '../phrases.ts';

const ALL = {
  shell: shellTexts,
  tables: tablesTexts,
  account: accountTexts,
  story: storyTexts,
  campaigns: campaignsTexts,
  people: peopleTexts,
  clubs: clubsTexts,
  admin: adminTexts,
};

const phrases = (texts: object) => phrasesOf(texts, ['2', '3', '4']);

describe.each(Object.entries(ALL))('the words of %s', (_name, texts) => {
  it('are complete in every language', () => {
    const keys = LOCALES.map((locale) => phrases(texts[locale]).map(([path]) => path));
    for (const others of keys) expect(others).toEqual(keys[0]);
  });

  it.each(LOCALES)('are never empty, and well set: %s', (locale) => {
    for (const [path, phrase] of phrases(texts[locale])) {
      expect(phrase.trim(), path).toBe(phrase);
      expect(phrase, path).not.toBe('');
      expect(phrase, path).not.toMatch(/'|\{n\}|undefined| {2}/);
    }
  });
});

describe('phrases that count', () => {
  it('follow the rules of each language', () => {
    expect(shellTexts.en.mine.more(1)).toBe('1 more game');
    expect(shellTexts.en.mine.more(2)).toBe('2 more games');
    expect(shellTexts.fr.mine.more(1)).toBe('1 autre partie');
    expect(shellTexts.nl.mine.more(3)).toBe('Nog 3 spellen');
    expect(shellTexts.en.atlas.players(2, 5)).toBe('2 to 5 players');
    expect(tablesTexts.en.games.place(3)).toBe('3rd place');
  });
});
