/** What pieces are drawn from while a pack lies open. */
import { loadTexts } from '@captains-table/catalogue';
import { PACK_GAMES, describePieces, loadPackWords, loadPieces } from '@captains-table/catalogue/pieces';
import { expect, test, vi } from 'vitest';

// The page's settings ask the browser for its languages.
vi.stubGlobal('navigator', { languages: ['en'] });
const { OpenPack } = await import('../../src/workshop/open-pack.ts');

test.each(PACK_GAMES)('the pieces of %s are drawn from a whole box, its figures included', async (game) => {
  const [pieces, texts] = await Promise.all([loadPieces(game), loadTexts(game, 'en')]);
  if (pieces === undefined || texts === undefined) throw new Error('no game');
  const content = pieces.contentOf(pieces.ours);
  const words = { locale: 'en', pack: await loadPackWords(game, 'en') } as const;
  const description = describePieces(pieces);
  const drawings = undefined;
  const openPack = new OpenPack(
    { game, pieces, description, drawings, packs: [], words, texts, content },
    '',
  );
  const before = openPack.shown.value;
  await vi.waitFor(() => expect(openPack.shown.value).not.toBe(before), { timeout: 20_000 });
  expect(openPack.shown.value.content).toEqual(content);
});
