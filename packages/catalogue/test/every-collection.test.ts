/** Every kind of piece in every box can be replaced by data, and is played with. */
import { describe, expect, test } from 'vitest';
import {
  PACK_GAMES,
  checkedPack,
  describePieces,
  differencesOf,
  loadPieces,
  resolvePack,
} from '../src/pieces/index.ts';
import { putAt } from '../src/pieces/differences.ts';
import { ONE_OF_EACH } from './one-of-each.ts';

async function packOf(game: string, collection: string) {
  const pieces = await loadPieces(game);
  if (pieces === undefined) throw new Error('no pieces');
  const change: unknown = ONE_OF_EACH[game]?.[collection];
  const value: unknown = typeof change === 'function' ? change(pieces.ours[collection]) : change;
  const json: Record<string, unknown> = { game };
  putAt(json, collection, value);
  return { pieces, files: [{ name: 'mine.json', json }] };
}

describe.each(PACK_GAMES)('every kind of piece of %s', (game) => {
  test('has its change', async () => {
    const pieces = await loadPieces(game);
    expect(Object.keys(ONE_OF_EACH[game] ?? {}).sort()).toEqual(
      Object.keys(pieces?.collections ?? {}).sort(),
    );
  });

  test.each(Object.keys(ONE_OF_EACH[game] ?? {}))('is replaced and played with: %s', async (collection) => {
    const { pieces, files } = await packOf(game, collection);
    const description = describePieces(pieces);
    const { written } = resolvePack(pieces, files, description);
    const changed = differencesOf(pieces.ours, written, description);
    expect([...new Set(changed.map((one) => one.collection))]).toEqual([collection]);
    const { check, content } = await checkedPack(files, () => ({ games: 2, seed: collection }));
    expect(check.problems.filter(({ grade }) => grade === 'error')).toEqual([]);
    expect([check.played?.games, check.played?.fault]).toEqual([2, undefined]);
    expect(content).not.toEqual(pieces.contentOf(pieces.ours));
  });
});
