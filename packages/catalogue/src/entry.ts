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
  readonly withContent?: WithContent;
}

/** A file of a content pack as it was read: its name, for messages, and its JSON. */
export interface PackFile {
  readonly name: string;
  readonly json: unknown;
}

type WithContent = (files: readonly PackFile[]) => Promise<LoadedGame>;

/** How each part of a game is loaded, when it is needed and not before. */
export interface Entry {
  readonly id: string;
  readonly game: () => Promise<AnyGame>;
  /** One file a language: a reader needs one of them. */
  readonly texts: Readonly<Record<Locale, () => Promise<AnyTexts>>>;
  readonly policy?: () => Promise<AnyPolicy>;
  readonly report?: () => Promise<AnyReport>;
  readonly withContent?: WithContent;
}
