import { expect, test } from 'vitest';
import { GAME_IDS, loadGame } from '../src/index.ts';

test.each(GAME_IDS)('%s loads under its own id, with words in three languages', async (id) => {
  const loaded = await loadGame(id);
  expect(loaded?.game.meta.id).toBe(id);
  expect(Object.keys(loaded?.texts ?? {})).toEqual(['en', 'fr', 'nl']);
});

test('what is not there is not loaded', async () => {
  expect(await loadGame('chess')).toBeUndefined();
});
