import { LOCALES } from '@captains-table/kernel';
import { expect, test } from 'vitest';
import { en } from '../../../src/games/caravelas/texts/en.ts';
import { fr } from '../../../src/games/caravelas/texts/fr.ts';
import { nl } from '../../../src/games/caravelas/texts/nl.ts';
import { phrasesOf } from '../../phrases.ts';

const boardTexts = { en, fr, nl };

const said = (texts: object) => phrasesOf(texts, [2, 3, 1, false]);

test.each(LOCALES)('%s says everything that English says', (locale) => {
  const phrases = said(boardTexts[locale]);
  expect(phrases.map(([path]) => path)).toEqual(said(boardTexts.en).map(([path]) => path));
  expect(phrases.filter(([, words]) => !/\S/.test(words) || /undefined|NaN|\[object/.test(words))).toEqual(
    [],
  );
});

test.each(LOCALES)('words that must fit on an event card are short in %s', (locale) => {
  const { cards } = boardTexts[locale];
  const words = [cards.storm(4), cards.compass('north-west', 2), cards.fairWind(2), cards.calm];
  expect(words.filter((phrase) => phrase.length > 64)).toEqual([]);
});

test.each(LOCALES)('no two goods bear the same letter in %s, and each name fits its hold', (locale) => {
  const goods = Object.values(boardTexts[locale].goods);
  expect(new Set(goods.map(({ letter }) => letter)).size).toBe(goods.length);
  expect(goods.filter(({ name }) => name.length > 11)).toEqual([]);
});
