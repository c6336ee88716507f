import { LOCALES } from '@captains-table/kernel';
import { expect, test } from 'vitest';
import { GAME_IDS, loadGame, loadRules, loadTexts } from '../src/index.ts';

test.each(GAME_IDS)('%s loads under its own id, with words in three languages', async (id) => {
  const loaded = await loadGame(id);
  expect(loaded?.game.meta.id).toBe(id);
  expect(Object.keys(loaded?.texts ?? {})).toEqual(['en', 'fr', 'nl']);
});

test.each(GAME_IDS)('%s can be had without words, and in one language alone', async (id) => {
  const loaded = await loadGame(id);
  expect(await loadRules(id)).toBe(loaded?.game);
  for (const locale of LOCALES)
    expect(loaded?.texts[locale]).toMatchObject((await loadTexts(id, locale)) ?? {});
});

test('an unknown game has neither rules nor texts to load', async () => {
  expect(await loadGame('chess')).toBeUndefined();
  expect(await loadTexts('chess', 'fr')).toBeUndefined();
});
