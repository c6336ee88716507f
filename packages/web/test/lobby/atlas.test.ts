import { describe, expect, it } from 'vitest';
import { GAME_IDS, loadTableGame } from '@captains-table/catalogue';
import { LOCALES } from '@captains-table/kernel';
import { ATLAS, sheetOf } from '../../src/lobby/atlas.ts';
import { guideTexts } from '../../texts/learn/index.ts';
import { shellTexts } from '../../texts/shell/index.ts';

async function listedGames() {
  const loaded = await Promise.all(GAME_IDS.map(loadTableGame));
  return loaded.flatMap((game) => (game?.game.meta.listed === true ? [game] : []));
}

describe('the atlas', () => {
  it('has four sheets in order', () => {
    expect(ATLAS.map(({ number }) => number)).toEqual(['I', 'II', 'III', 'IV']);
  });

  it('offers as ready exactly what the catalogue lists', async () => {
    const ready = ATLAS.filter(({ state }) => state === 'ready').map(({ game }) => game);
    expect(ready).toEqual((await listedGames()).map(({ game }) => game.meta.id));
  });

  it('offers to teach exactly the games that have lessons', () => {
    const taught = ATLAS.filter(({ guide }) => guide).map(({ game }) => game);
    for (const locale of LOCALES) {
      expect(Object.keys(guideTexts[locale].games).toSorted()).toEqual(taught.toSorted());
    }
  });

  it('calls games and counts players as the games themselves do', async () => {
    for (const { game, texts } of await listedGames()) {
      const sheet = sheetOf(game.meta.id);
      const ranges = game.meta.modes.map(({ players }) => players);
      const least = Math.min(...ranges.map(({ min }) => min));
      const most = Math.max(...ranges.map(({ max }) => max));
      expect(sheet?.players).toEqual([least, most]);
      for (const locale of LOCALES) {
        expect(sheet && shellTexts[locale].atlas.names[sheet.game]).toBe(texts[locale].name);
      }
    }
  });
});
