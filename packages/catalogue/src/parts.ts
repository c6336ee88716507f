import type {
  AnyGame,
  AnyPolicy,
  AnyReport,
  AnyTexts,
  Locale,
  PackFile,
  PageWords,
} from '@captains-table/kernel';

/**
 * What a game's package provides: its built-in content, and functions that make the game of whatever content they
 * are given. Each part is loaded when it is needed and not before.
 */
export interface GameParts<Content> {
  readonly id: string;
  readonly content: () => Promise<Content>;
  /** `contentHash` where it is not the built-in content. */
  readonly game: () => Promise<(content: Content, contentHash?: string) => AnyGame>;
  /** One file a language: a reader needs one of them. */
  readonly texts: Readonly<Record<Locale, () => Promise<(content: Content) => AnyTexts>>>;
  readonly policy?: () => Promise<(content: Content) => AnyPolicy>;
  readonly report?: () => Promise<AnyReport>;
  /** The words of all pages of its story, a file a language. */
  readonly pages?: PagesByLocale;
  /** Lays the files of a content pack over the built-in content, for games that take packs. */
  readonly applyPack?: () => Promise<(files: readonly PackFile[]) => Content>;
}

/** Every page of a story by its id, in each language. For programs: a browser is sent single pages. */
export type PagesByLocale = Readonly<Record<Locale, () => Promise<Readonly<Record<string, PageWords>>>>>;

/** For a part that does not depend on content. */
export function fixed<T>(part: T): () => T {
  return () => part;
}
