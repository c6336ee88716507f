import type { AnyGame, AnyPolicy, AnyTexts, Locale, Move } from '@captains-table/kernel';

/** A game with its words, ready to play. */
export interface LoadedGame {
  readonly game: AnyGame;
  readonly texts: Readonly<Record<Locale, AnyTexts>>;
  /** What the game knows about playing well; bots do without where there is none. */
  readonly policy?: AnyPolicy;
  /** What a move takes for its player, a card or a tile by its id: for reports on balance. */
  takes?(move: Move): string | undefined;
  /** The same game with components from a content pack, where the game can take one. */
  withContent?(files: readonly PackFile[]): Promise<LoadedGame>;
}

/** A file of a content pack as it was read: its name, for messages, and its JSON. */
export interface PackFile {
  readonly name: string;
  readonly json: unknown;
}

interface Entry {
  readonly id: string;
  load(): Promise<LoadedGame>;
}

/** Every game, in the order of the atlas. A new game is one more entry. */
const ENTRIES: readonly Entry[] = [
  { id: 'port-royal', load: loadPortRoyal },
  {
    id: 'caravelas',
    load: async () => {
      const { CONTENT, caravelas } = await import('@captains-table/caravelas');
      const { createPolicy } = await import('@captains-table/caravelas/policy');
      const { texts } = await import('@captains-table/caravelas/texts');
      return { game: caravelas, texts, policy: createPolicy(CONTENT) };
    },
  },
  {
    id: 'francis-drake',
    load: async () => ({
      game: (await import('@captains-table/francis-drake')).francisDrake,
      texts: (await import('@captains-table/francis-drake/texts')).texts,
      policy: (await import('@captains-table/francis-drake/policy')).createPolicy(),
    }),
  },
  { id: 'maracaibo', load: loadMaracaibo },
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

const loaded = new Map<string, Promise<LoadedGame>>();

/** A game by its id, the same one every time; undefined when there is none. */
export async function loadGame(id: string): Promise<LoadedGame | undefined> {
  const known = loaded.get(id) ?? ENTRIES.find((entry) => entry.id === id)?.load();
  if (known === undefined) return undefined;
  loaded.set(id, known);
  try {
    return await known;
  } catch (error) {
    // What could not be fetched now may be there later.
    loaded.delete(id);
    throw error;
  }
}

async function loadPortRoyal(): Promise<LoadedGame> {
  const { CONTENT, createPortRoyal, portRoyal } = await import('@captains-table/port-royal');
  const { createPolicy } = await import('@captains-table/port-royal/policy');
  const { createTexts, texts } = await import('@captains-table/port-royal/texts');
  return {
    game: portRoyal,
    texts,
    policy: createPolicy(CONTENT),
    async withContent(files) {
      const { applyContentPack, packVersion } = await import('@captains-table/port-royal/content-pack');
      const content = applyContentPack(files);
      return {
        game: createPortRoyal(content, packVersion(content)),
        texts: createTexts(content),
        policy: createPolicy(content),
      };
    },
  };
}

async function loadMaracaibo(): Promise<LoadedGame> {
  const { CONTENT, createMaracaibo, maracaibo } = await import('@captains-table/maracaibo');
  const { createPolicy, takes } = await import('@captains-table/maracaibo/policy');
  const { createTexts, texts } = await import('@captains-table/maracaibo/texts');
  return {
    game: maracaibo,
    texts,
    policy: createPolicy(CONTENT),
    takes,
    async withContent(files) {
      const { applyContentPack, packVersion } = await import('@captains-table/maracaibo/content-pack');
      const content = applyContentPack(files);
      return {
        game: createMaracaibo(content, packVersion(content)),
        texts: createTexts(content),
        policy: createPolicy(content),
        takes,
      };
    },
  };
}
