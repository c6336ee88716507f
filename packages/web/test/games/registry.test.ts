import { describe, expect, it } from 'vitest';
import { GAME_IDS, loadTableGame } from '@captains-table/catalogue';
import { LOCALES } from '@captains-table/kernel';
import { manifestOf } from '../../src/games/manifests.ts';
import { ATLAS, sheetOf } from '../../src/games/registry.ts';

async function listedGames() {
  const loaded = await Promise.all(GAME_IDS.map(loadTableGame));
  return loaded.flatMap((game) => (game?.game.meta.listed === true ? [game] : []));
}

describe('the atlas', () => {
  it('offers exactly what the catalogue lists', async () => {
    expect(ATLAS.map(({ id }) => id)).toEqual((await listedGames()).map(({ game }) => game.meta.id));
  });

  it('can load a board of every game, and lessons where it offers them', () => {
    for (const { id, hasGuide } of ATLAS) {
      expect(manifestOf(id)?.id).toBe(id);
      expect(manifestOf(id)?.guide !== undefined).toBe(hasGuide);
    }
  });

  it('calls games and counts players as the games themselves do', async () => {
    for (const { game, texts } of await listedGames()) {
      const sheet = sheetOf(game.meta.id);
      const ranges = game.meta.modes.map(({ players }) => players);
      const least = Math.min(...ranges.map(({ min }) => min));
      const most = Math.max(...ranges.map(({ max }) => max));
      expect(sheet?.players).toEqual([least, most]);
      for (const locale of LOCALES) expect(sheet?.texts[locale].name).toBe(texts[locale].name);
    }
  });
});
