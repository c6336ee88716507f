/** The games there are, with their built-in content or another. */
import type { AnyGame, AnyPlayerReport, AnyTexts, Locale, PuzzleFile } from '@captains-table/kernel';
import { Catalogue } from './catalogue.ts';
import { BUILT_IN } from './content-source.ts';
import type { Edition } from './edition.ts';
import type { LoadedGame, PlayableGame, TableGame } from './games.ts';
import { loadedGame, playableGame, tableGame } from './games.ts';

export { Catalogue } from './catalogue.ts';
export type { ContentSource, PackedContent } from './content-source.ts';
export { BUILT_IN, contentInDocument, contentSource } from './content-source.ts';
export type { Edition } from './edition.ts';
export type { DailyPlan } from './daily-plan.ts';
export { dailyPlan, dayAt, daysAfter, startOf } from './daily-plan.ts';
export { GAME_IDS } from './entries.ts';
export type { LoadedGame, PlayableGame, TableGame } from './games.ts';

type Loader<T> = (id: string, rulesVersion?: string) => Promise<T | undefined>;

function loader<T>(from: Catalogue, load: (edition: Edition) => Promise<T>): Loader<T> {
  return async (id, rulesVersion) => {
    const edition = await from.edition(id, rulesVersion);
    return edition && load(edition);
  };
}

/** They answer with undefined where there is no such game, or where its content is not known. */
export const tableGames = (from: Catalogue): Loader<TableGame> => loader(from, tableGame);
export const playableGames = (from: Catalogue): Loader<PlayableGame> => loader(from, playableGame);
export const loadedGames = (from: Catalogue): Loader<LoadedGame> => loader(from, loadedGame);

/** These answer for the built-in content. */
const builtIn = new Catalogue(BUILT_IN);
export const loadRules = (id: string): Promise<AnyGame | undefined> =>
  loader(builtIn, ({ rulesWithPositions }) => rulesWithPositions())(id);
export const loadTexts = (id: string, locale: Locale): Promise<AnyTexts | undefined> =>
  loader(builtIn, ({ texts }) => texts(locale))(id);
export const loadPlayerReport = (id: string): Promise<AnyPlayerReport | undefined> =>
  loader(builtIn, ({ playerReport }) => playerReport())(id);
export const loadPuzzles = (id: string): Promise<PuzzleFile | undefined> =>
  loader(builtIn, ({ puzzles }) => puzzles())(id);
export const loadTableGame = (id: string): Promise<TableGame | undefined> => tableGames(builtIn)(id);
export const loadPlayableGame = (id: string): Promise<PlayableGame | undefined> => playableGames(builtIn)(id);
export const loadGame = (id: string): Promise<LoadedGame | undefined> => loadedGames(builtIn)(id);
