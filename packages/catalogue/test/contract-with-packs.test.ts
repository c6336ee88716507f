/** Every guarantee of the contract with a changed box of each game: rules, words, bots that rate moves. */
import { LOCALES } from '@captains-table/kernel';
import { playChecked, tablesOf } from '@captains-table/kernel/contract';
import { describe, expect, test } from 'vitest';
import { Catalogue, contentSource, loadedGames } from '../src/index.ts';
import { applyPacks } from '../src/packs.ts';
import { CHANGED_BOXES } from './changed-boxes.ts';

describe.each(CHANGED_BOXES)('with a changed box, $game', (pack) => {
  const load = async () => {
    const packed = await applyPacks([{ name: 'changed.json', json: pack }]);
    const loaded = await loadedGames(new Catalogue(contentSource(packed)))(pack.game);
    if (loaded === undefined) throw new Error('no such game');
    return loaded;
  };

  test('keeps every guarantee with random moves and with those of its policy', async () => {
    const { game, policy } = await load();
    const tables = tablesOf(game.meta);
    const some = tables.filter((_, at) => at % Math.ceil(tables.length / 4) === 0);
    for (const [at, table] of some.entries()) {
      const options = { thoroughness: 0.02, ...(policy !== undefined && at % 2 === 0 && { policy }) };
      const { failure, decisions } = playChecked(game, table, `changed-${at}`, options);
      expect({ table, failure: failure?.message }).toEqual({ table, failure: undefined });
      expect(decisions).toBeGreaterThan(0);
    }
  });

  test('has words for its pieces in three languages', async () => {
    const { texts } = await load();
    for (const locale of LOCALES) expect(texts[locale].name).not.toBe('');
  });
});
