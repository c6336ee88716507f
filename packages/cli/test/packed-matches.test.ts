/** Matches with a pack contain its content: they can be verified and replayed years later, without the pack. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Catalogue, contentSource, loadedGames } from '@captains-table/catalogue';
import { applyPacks } from '@captains-table/catalogue/packs';
import type { MatchDocument } from '@captains-table/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { cli, json, playedMatch, temporaryFolder } from './cli.ts';

const PACKS = {
  'port-royal': { game: 'port-royal', cards: [{ id: 'base-jester-01', cost: 6 }] },
  caravelas: { game: 'caravelas', ports: [{ id: 'macau', value: 9 }] },
  'francis-drake': { game: 'francis-drake', destinations: [{ id: 'cartagena', zone: 3, points: 5 }] },
  maracaibo: { game: 'maracaibo', cards: [{ id: 'A10', points: 7 }] },
};
const folder = temporaryFolder();

describe.each(Object.entries(PACKS))('a match of %s with a pack', (game, pack) => {
  const file = `${game}.json`;
  let document: MatchDocument;
  let hash: string | undefined;
  beforeAll(async () => {
    const packed = await applyPacks([{ name: 'mine.json', json: pack }]);
    const loaded = await loadedGames(new Catalogue(contentSource(packed)))(game);
    if (loaded === undefined) throw new Error('no such game');
    const { min } = loaded.game.meta.players;
    document = playedMatch(loaded.game, Math.max(2, min), 'packed').toDocument(true);
    hash = packed[0]?.hash;
  });

  test('contains the content, and is verified and replayed without the pack', async () => {
    writeFileSync(join(folder, file), JSON.stringify(document));
    expect(document.rules).toMatch(new RegExp(`\\+${hash}$`));
    expect(await cli(`verify ${file}`, { folder })).toMatchObject({ code: 0, err: '' });
    const told = await json<{ result: unknown }>(`replay ${file}`, { folder });
    expect(told.result).toEqual(document.result);
  });

  test('is not verified with other content', async () => {
    writeFileSync(
      join(folder, file),
      JSON.stringify({ ...document, content: { ...document.content, more: 1 } }),
    );
    const { code, out } = await cli(`verify ${file}`, { folder });
    expect([code, out]).toEqual([1, expect.stringContaining('not verified: the match is pinned to rules')]);
  });
});
