import { locale } from '../../app/settings.ts';
import { sheetOf } from '../../games/registry.ts';

/** What a game is called, without loading it. Games outside the atlas are called by their id. */
export function gameName(game: string): string {
  return sheetOf(game)?.texts[locale.value].name ?? game;
}
