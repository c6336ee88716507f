/** Which games there are. A new game is one more file in `games/`, and one more name in the list below. */
import type { AnyGame, AnyTexts, Locale } from '@captains-table/kernel';
import { defined } from '@captains-table/kernel';
import type { Entry, LoadedGame, PlayableGame, TableGame } from './entry.ts';
import { caravelas } from './games/caravelas.ts';
import { francisDrake } from './games/francis-drake.ts';
import { maracaibo } from './games/maracaibo.ts';
import { portRoyal } from './games/port-royal.ts';
import { stowaways } from './games/stowaways.ts';
import { ticTacToe } from './games/tic-tac-toe.ts';

export type { LoadedGame, PackFile, PlayableGame, TableGame } from './entry.ts';

/** In the order of the atlas. */
const ENTRIES: readonly Entry[] = [portRoyal, caravelas, francisDrake, maracaibo, ticTacToe, stowaways];

export const GAME_IDS: readonly string[] = ENTRIES.map((entry) => entry.id);

/** Each loader answers with the same game every time, and with undefined where there is none. */
export const loadRules = cached<AnyGame>((entry) => entry.game());

/** A game with its words in every language. */
export const loadTableGame = cached<TableGame>(async ({ game, texts }) => {
  const [rules, en, fr, nl] = await Promise.all([game(), texts.en(), texts.fr(), texts.nl()]);
  return { game: rules, texts: { en, fr, nl } };
});

export const loadPlayableGame = cached<PlayableGame>(async (entry) => {
  const [game, policy] = await Promise.all([entry.game(), entry.policy?.()]);
  return { game, ...defined({ policy }) };
});

export const loadGame = cached<LoadedGame>(async ({ id, policy, report, withContent }) => {
  const [table, playing, counting] = await Promise.all([loadTableGame(id), policy?.(), report?.()]);
  if (table === undefined) throw new Error(`there is no game "${id}"`);
  return { ...table, ...defined({ policy: playing, report: counting, withContent }) };
});

/** A game's words in one language. */
export async function loadTexts(id: string, locale: Locale): Promise<AnyTexts | undefined> {
  return entryOf(id)?.texts[locale]();
}

function entryOf(id: string): Entry | undefined {
  return ENTRIES.find((entry) => entry.id === id);
}

function cached<T>(load: (entry: Entry) => Promise<T>): (id: string) => Promise<T | undefined> {
  const loaded = new Map<string, Promise<T>>();
  return async (id) => {
    const entry = entryOf(id);
    if (entry === undefined) return undefined;
    const game = loaded.get(id) ?? load(entry);
    loaded.set(id, game);
    try {
      return await game;
    } catch (error) {
      // What could not be fetched now may be there later.
      loaded.delete(id);
      throw error;
    }
  };
}
