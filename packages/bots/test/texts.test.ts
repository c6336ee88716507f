import { LOCALES } from '@captains-table/kernel';
import { describe, expect, test } from 'vitest';
import { REASONS as EN } from '../../games/port-royal/texts/en-reasons.ts';
import { REASONS as FR } from '../../games/port-royal/texts/fr-reasons.ts';
import { REASONS as NL } from '../../games/port-royal/texts/nl-reasons.ts';
import { BOT_NAMES } from '../src/index.ts';
import { botTexts, LEVELS } from '../texts/index.ts';

test('the levels with words are the bots there are, from weakest to strongest', () => {
  expect(BOT_NAMES).toEqual(LEVELS);
});

describe.each(LOCALES)('the words for bots in %s', (locale) => {
  const { levels } = botTexts[locale];

  test('every level has a name of its own and one sentence about it', () => {
    expect(Object.keys(levels)).toEqual(LEVELS);
    expect(new Set(LEVELS.map((level) => levels[level].name)).size).toBe(LEVELS.length);
    for (const level of LEVELS) {
      expect(levels[level].name).toMatch(/^\p{Lu}/u);
      expect(levels[level].description).toMatch(/^\p{Lu}[^.]+\.$/u);
    }
  });

  test('every reason of Port Royal is one short sentence of its own', () => {
    const reasons = { en: EN, fr: FR, nl: NL }[locale];
    const sentences = Object.values(reasons);
    expect(Object.keys(reasons)).toEqual(Object.keys(EN));
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}[^.]{5,70}$/u);
  });
});
