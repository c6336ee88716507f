/** The games there are, with their built-in content or another. */
import type { AnyGame, AnyTexts, Locale } from '@captains-table/kernel';
import { Catalogue } from './catalogue.ts';
import { BUILT_IN } from './content-source.ts';
import type { LoadedGame, PlayableGame, TableGame } from './edition.ts';

export { applyPacks, Catalogue } from './catalogue.ts';
export type { ContentSource, PackedContent } from './content-source.ts';
export { BUILT_IN, contentSource } from './content-source.ts';
export type { Edition, LoadedGame, PlayableGame, TableGame } from './edition.ts';
export { GAME_IDS } from './entries.ts';

const builtIn = new Catalogue(BUILT_IN);

/** These answer for the built-in content: with the same game every time, and with undefined where there is none. */
export const loadRules = async (id: string): Promise<AnyGame | undefined> =>
  (await builtIn.edition(id))?.rules();

export const loadTableGame = async (id: string): Promise<TableGame | undefined> =>
  (await builtIn.edition(id))?.tableGame();

export const loadPlayableGame = async (id: string): Promise<PlayableGame | undefined> =>
  (await builtIn.edition(id))?.playableGame();

export const loadGame = async (id: string): Promise<LoadedGame | undefined> =>
  (await builtIn.edition(id))?.loadedGame();

/** A game's words in one language. */
export const loadTexts = async (id: string, locale: Locale): Promise<AnyTexts | undefined> =>
  (await builtIn.edition(id))?.texts(locale);
