import type { Options } from '@captains-table/kernel';
import { locale } from '../../app/settings.ts';
import type { BoardModule } from '../../board-kit/board.ts';
import { manifestOf } from '../../games/manifests.ts';

/** The board of a game with its words, for a table with these options. A game without one is played at the text table. */
export async function loadBoard(game: string, options: Options): Promise<BoardModule | undefined> {
  const manifest = manifestOf(game);
  if (manifest === undefined) return undefined;
  const words = manifest.boardTexts(options).map((texts) => texts.load(locale.peek()));
  const [{ board }] = await Promise.all([manifest.board(options), ...words]);
  return board;
}
