import { words } from '../app/words.ts';
import { sheetOf } from './atlas.ts';

/** What a game is called, without loading it. Games outside the atlas are called by their id. */
export function gameName(game: string): string {
  const sheet = sheetOf(game);
  return sheet === undefined ? game : words.value.atlas.names[sheet.game];
}
