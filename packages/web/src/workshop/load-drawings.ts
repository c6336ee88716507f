import type { Locale } from '@captains-table/kernel';
import { manifestOf } from '../games/manifests.ts';
import type { PieceDrawings } from './piece-drawings.ts';

/** How the pieces of a game are drawn and called, with the words for that. */
export async function loadDrawings(game: string, read: Locale): Promise<PieceDrawings | undefined> {
  const drawings = (await manifestOf(game)?.pieceDrawings?.())?.pieceDrawings;
  await Promise.all((drawings?.words ?? []).map((words) => words.load(read)));
  return drawings;
}
