import type { AnyGame, AnyTexts, Locale } from '@captains-table/kernel';

/** A game with its words, ready to play. */
export interface LoadedGame {
  readonly game: AnyGame;
  readonly texts: Readonly<Record<Locale, AnyTexts>>;
}

interface Entry {
  readonly id: string;
  load(): Promise<LoadedGame>;
}

/** Every game, in the order of the atlas. A new game is one more entry. */
const ENTRIES: readonly Entry[] = [
  {
    id: 'tic-tac-toe',
    load: async () => ({
      game: (await import('@captains-table/tic-tac-toe')).ticTacToe,
      texts: (await import('@captains-table/tic-tac-toe/texts')).texts,
    }),
  },
  {
    id: 'stowaways',
    load: async () => ({
      game: (await import('@captains-table/stowaways')).stowaways,
      texts: (await import('@captains-table/stowaways/texts')).texts,
    }),
  },
];

export const GAME_IDS: readonly string[] = ENTRIES.map((entry) => entry.id);

/** A game by its id; undefined when there is none. */
export async function loadGame(id: string): Promise<LoadedGame | undefined> {
  return ENTRIES.find((entry) => entry.id === id)?.load();
}
