import { LOCALES } from '@captains-table/kernel';
import { describe, expect, test } from 'vitest';
import { REASONS as EN } from '../../games/port-royal/texts/en-reasons.ts';
import { REASONS as FR } from '../../games/port-royal/texts/fr-reasons.ts';
import { REASONS as NL } from '../../games/port-royal/texts/nl-reasons.ts';
import { BOT_NAMES } from '../src/index.ts';
import { botTexts, CHARACTERS, charactersFor, LEVELS } from '../texts/index.ts';

test('the levels with words are the bots there are, from weakest to strongest', () => {
  expect(BOT_NAMES).toEqual(LEVELS);
});

describe('the characters', () => {
  const bots = (...levels: string[]) => levels.map((level) => ({ level }));

  test('are two for each level but chance, with names of their own', () => {
    const characters = Object.values(CHARACTERS);
    for (const level of LEVELS) {
      expect(characters.filter((character) => character.level === level)).toHaveLength(
        level === 'random' ? 0 : 2,
      );
    }
    expect(new Set(characters.map(({ name }) => name)).size).toBe(characters.length);
  });

  test('sit where bots sit, one at each seat; a third of a level borrows a character whom no other seat has', () => {
    expect(charactersFor([undefined, ...bots('sailor', 'captain', 'random')])).toEqual([
      undefined,
      'rackham',
      'maynard',
      undefined,
    ]);
    expect(charactersFor(bots('sailor', 'sailor', 'sailor', 'cabin-boy', 'sailor'))).toEqual([
      'rackham',
      'grietje',
      'teach',
      'pip',
      'bonny',
    ]);
  });

  test('stay who they are, no matter who sits down beside them', () => {
    expect(charactersFor([...bots('mate'), { level: 'mate', character: 'bonny' }])).toEqual([
      'hands',
      'bonny',
    ]);
    expect(charactersFor([{ level: 'sailor', character: 'bluebeard' }])).toEqual(['rackham']);
  });
});

describe.each(LOCALES)('the words for bots in %s', (locale) => {
  const { levels, characters } = botTexts[locale];

  test('every character has one short line', () => {
    expect(Object.keys(characters)).toEqual(Object.keys(CHARACTERS));
    for (const line of Object.values(characters)) expect(line).toMatch(/^\p{Lu}.{8,44}\.$/u);
  });

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
