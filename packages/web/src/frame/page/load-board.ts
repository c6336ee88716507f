import { locale } from '../../app/settings.ts';
import type { BoardModule } from '../../board-kit/board.ts';
import { manifestOf } from '../../games/manifests.ts';

/** The board of a game with its words. A game without one is played at the text table. */
export async function loadBoard(game: string): Promise<BoardModule | undefined> {
  const manifest = manifestOf(game);
  const [module] = await Promise.all([manifest?.board(), manifest?.boardTexts.load(locale.peek())]);
  return module?.board;
}
