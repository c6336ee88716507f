import type {
  AnyContent,
  AnyGame,
  AnyPolicy,
  AnyReport,
  AnyTexts,
  Locale,
  PackFile,
} from '@captains-table/kernel';
import { defined } from '@captains-table/kernel';
import type { GameParts, PagesByLocale } from './parts.ts';

/** A game with its words and its content: what a table of people needs. */
export interface TableGame {
  readonly game: AnyGame;
  readonly texts: Readonly<Record<Locale, AnyTexts>>;
  /** The components that it is played with, where it has any: of the type that its package calls `Content`. */
  readonly content?: AnyContent;
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
  /** The words of its story, where it tells one. */
  readonly pages?: PagesByLocale;
}

/** A game with certain content. Each part is loaded and made once, when it is needed. */
export interface Edition {
  readonly content: () => Promise<unknown>;
  readonly rules: () => Promise<AnyGame>;
  readonly texts: (locale: Locale) => Promise<AnyTexts>;
  /** With its words in every language. */
  readonly tableGame: () => Promise<TableGame>;
  readonly playableGame: () => Promise<PlayableGame>;
  readonly loadedGame: () => Promise<LoadedGame>;
}

/** A game of the catalogue. */
export interface Entry {
  readonly id: string;
  readonly builtIn: Edition;
  /** The game with content that was made by `applyPack` before. */
  readonly withContent: (content: () => Promise<unknown>, contentHash: string) => Edition;
  /** The content with a pack laid over it; absent where the game takes no packs. */
  readonly applyPack?: (files: readonly PackFile[]) => Promise<unknown>;
}

export function entryOf<Content>(parts: GameParts<Content>): Entry {
  const { id, applyPack } = parts;
  return {
    id,
    builtIn: editionOf(parts, parts.content),
    // A hash stands for content that this game's `applyPack` has made and checked.
    withContent: (content, hash) => editionOf(parts, async () => (await content()) as Content, hash),
    ...defined({
      applyPack: applyPack && (async (files: readonly PackFile[]) => (await applyPack())(files)),
    }),
  };
}

function editionOf<Content>(
  { game, texts, policy, report, pages }: GameParts<Content>,
  loadContent: () => Promise<Content>,
  contentHash?: string,
): Edition {
  const content = once(loadContent);
  const made = async <T>(part: () => Promise<(content: Content) => T>): Promise<T> => {
    const [make, components] = await Promise.all([part(), content()]);
    return make(components);
  };
  const rules = once(() =>
    made(async () => {
      const create = await game();
      return (components: Content) => create(components, contentHash);
    }),
  );
  const words: Readonly<Record<Locale, () => Promise<AnyTexts>>> = {
    en: once(() => made(texts.en)),
    fr: once(() => made(texts.fr)),
    nl: once(() => made(texts.nl)),
  };
  const tableGame = once(async (): Promise<TableGame> => {
    const [loaded, en, fr, nl] = await Promise.all([rules(), words.en(), words.fr(), words.nl()]);
    return { game: loaded, texts: { en, fr, nl }, content: await content() };
  });
  const playableGame = once(async (): Promise<PlayableGame> => {
    const [loaded, playing] = await Promise.all([rules(), policy && made(policy)]);
    return { game: loaded, ...defined({ policy: playing }) };
  });
  const loadedGame = once(async (): Promise<LoadedGame> => {
    const [table, playing, counting] = await Promise.all([tableGame(), playableGame(), report?.()]);
    return { ...table, ...playing, ...defined({ report: counting, pages }) };
  });
  return { content, rules, texts: (locale) => words[locale](), tableGame, playableGame, loadedGame };
}

/** Answers with the same thing every time. What could not be fetched now may be there later. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return async () => {
    loaded ??= load();
    try {
      return await loaded;
    } catch (error) {
      loaded = undefined;
      throw error;
    }
  };
}
