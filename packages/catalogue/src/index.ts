import type { AnyGame, AnyPolicy, AnyReport, AnyTexts, Locale } from '@captains-table/kernel';

/** A game with its words: what a table of people needs. */
export interface TableGame {
  readonly game: AnyGame;
  readonly texts: Readonly<Record<Locale, AnyTexts>>;
}

/** A game with what it knows about playing well: what a bot needs. */
export interface PlayableGame {
  readonly game: AnyGame;
  /** Bots do without where there is none. */
  readonly policy?: AnyPolicy;
}

/** All there is of a game. */
export interface LoadedGame extends TableGame, PlayableGame {
  /** What simulations count, where the game says so. */
  readonly report?: AnyReport;
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
  game(): Promise<AnyGame>;
  /** One file a language: a reader needs one of them. */
  readonly texts: Readonly<Record<Locale, () => Promise<AnyTexts>>>;
  mind?(): Promise<Omit<PlayableGame, 'game'>>;
  report?(): Promise<AnyReport>;
  readonly withContent?: (files: readonly PackFile[]) => Promise<LoadedGame>;
}

/** Every game, in the order of the atlas. A new game is one more entry. */
const ENTRIES: readonly Entry[] = [
  {
    id: 'port-royal',
    game: async () => (await import('@captains-table/port-royal')).portRoyal,
    texts: {
      en: async () => (await import('@captains-table/port-royal/texts/en')).en,
      fr: async () => (await import('@captains-table/port-royal/texts/fr')).fr,
      nl: async () => (await import('@captains-table/port-royal/texts/nl')).nl,
    },
    async mind() {
      const { CONTENT } = await import('@captains-table/port-royal');
      const { createPolicy } = await import('@captains-table/port-royal/policy');
      return { policy: createPolicy(CONTENT) };
    },
    report: async () => (await import('@captains-table/port-royal/report')).report,
    withContent: portRoyalWith,
  },
  {
    id: 'caravelas',
    game: async () => (await import('@captains-table/caravelas')).caravelas,
    texts: {
      en: async () => (await import('@captains-table/caravelas/texts/en')).en,
      fr: async () => (await import('@captains-table/caravelas/texts/fr')).fr,
      nl: async () => (await import('@captains-table/caravelas/texts/nl')).nl,
    },
    async mind() {
      const { CONTENT } = await import('@captains-table/caravelas');
      const { createPolicy } = await import('@captains-table/caravelas/policy');
      return { policy: createPolicy(CONTENT) };
    },
    report: async () => (await import('@captains-table/caravelas/report')).report,
  },
  {
    id: 'francis-drake',
    game: async () => (await import('@captains-table/francis-drake')).francisDrake,
    texts: {
      en: async () => (await import('@captains-table/francis-drake/texts/en')).en,
      fr: async () => (await import('@captains-table/francis-drake/texts/fr')).fr,
      nl: async () => (await import('@captains-table/francis-drake/texts/nl')).nl,
    },
    mind: async () => ({ policy: (await import('@captains-table/francis-drake/policy')).createPolicy() }),
    report: async () => (await import('@captains-table/francis-drake/report')).report,
  },
  {
    id: 'maracaibo',
    game: async () => (await import('@captains-table/maracaibo')).maracaibo,
    texts: {
      en: async () => (await import('@captains-table/maracaibo/texts/en')).en,
      fr: async () => (await import('@captains-table/maracaibo/texts/fr')).fr,
      nl: async () => (await import('@captains-table/maracaibo/texts/nl')).nl,
    },
    async mind() {
      const { CONTENT } = await import('@captains-table/maracaibo');
      const { createPolicy } = await import('@captains-table/maracaibo/policy');
      return { policy: createPolicy(CONTENT) };
    },
    report: async () => (await import('@captains-table/maracaibo/report')).report,
    withContent: maracaiboWith,
  },
  {
    id: 'tic-tac-toe',
    game: async () => (await import('@captains-table/tic-tac-toe')).ticTacToe,
    texts: {
      en: async () => (await import('@captains-table/tic-tac-toe/texts/en')).en,
      fr: async () => (await import('@captains-table/tic-tac-toe/texts/fr')).fr,
      nl: async () => (await import('@captains-table/tic-tac-toe/texts/nl')).nl,
    },
  },
  {
    id: 'stowaways',
    game: async () => (await import('@captains-table/stowaways')).stowaways,
    texts: {
      en: async () => (await import('@captains-table/stowaways/texts/en')).en,
      fr: async () => (await import('@captains-table/stowaways/texts/fr')).fr,
      nl: async () => (await import('@captains-table/stowaways/texts/nl')).nl,
    },
  },
];

export const GAME_IDS: readonly string[] = ENTRIES.map((entry) => entry.id);

/** Each of them answers with the same game every time, and with undefined where there is none. */
export const loadRules = keeping<AnyGame>((entry) => entry.game());

/** A game with its words in every language. */
export const loadTableGame = keeping<TableGame>(async (entry) => {
  const { texts } = entry;
  const [game, en, fr, nl] = await Promise.all([entry.game(), texts.en(), texts.fr(), texts.nl()]);
  return { game, texts: { en, fr, nl } };
});

export const loadPlayableGame = keeping<PlayableGame>(async (entry) => {
  const [game, mind] = await Promise.all([entry.game(), entry.mind?.()]);
  return { game, ...mind };
});

export const loadGame = keeping<LoadedGame>(async (entry) => {
  const [{ game, texts }, mind, report] = await Promise.all([
    tableOf(entry),
    entry.mind?.(),
    entry.report?.(),
  ]);
  const { withContent } = entry;
  return {
    game,
    texts,
    ...mind,
    ...(report === undefined ? {} : { report }),
    ...(withContent === undefined ? {} : { withContent }),
  };
});

/** A game's words in one language. */
export async function loadTexts(id: string, locale: Locale): Promise<AnyTexts | undefined> {
  return ENTRIES.find((known) => known.id === id)?.texts[locale]();
}

async function tableOf({ id }: Entry): Promise<TableGame> {
  const table = await loadTableGame(id);
  if (table === undefined) throw new Error(`there is no game "${id}"`);
  return table;
}

function keeping<T>(load: (entry: Entry) => Promise<T>): (id: string) => Promise<T | undefined> {
  const loaded = new Map<string, Promise<T>>();
  return async (id) => {
    const entry = ENTRIES.find((known) => known.id === id);
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

async function portRoyalWith(files: readonly PackFile[]): Promise<LoadedGame> {
  const { createPortRoyal } = await import('@captains-table/port-royal');
  const { createPolicy } = await import('@captains-table/port-royal/policy');
  const { report } = await import('@captains-table/port-royal/report');
  const { createTexts } = await import('@captains-table/port-royal/texts');
  const { applyContentPack, packVersion } = await import('@captains-table/port-royal/content-pack');
  const content = applyContentPack(files);
  return {
    game: createPortRoyal(content, packVersion(content)),
    texts: createTexts(content),
    policy: createPolicy(content),
    report,
  };
}

async function maracaiboWith(files: readonly PackFile[]): Promise<LoadedGame> {
  const { createMaracaibo } = await import('@captains-table/maracaibo');
  const { createPolicy } = await import('@captains-table/maracaibo/policy');
  const { report } = await import('@captains-table/maracaibo/report');
  const { createTexts } = await import('@captains-table/maracaibo/texts');
  const { applyContentPack, packVersion } = await import('@captains-table/maracaibo/content-pack');
  const content = applyContentPack(files);
  return {
    game: createMaracaibo(content, packVersion(content)),
    texts: createTexts(content),
    policy: createPolicy(content),
    report,
  };
}
