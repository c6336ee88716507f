import type {
  AnyGame,
  AnyPlayerReport,
  AnyPolicy,
  AnyReport,
  AnyTexts,
  HintTexts,
  Locale,
  PuzzleFile,
  RuleTexts,
  WeightsFile,
} from '@captains-table/kernel';

/**
 * What a game's package provides: its built-in content, and functions that make the game of whatever content they
 * are given. Each part is loaded when it is needed and not before.
 */
export interface GameParts<Content, Positions = undefined> {
  readonly id: string;
  readonly game: () => Promise<GameAndContent<Content, Positions>>;
  /** What lets it set up positions by hand, where it can. */
  readonly positions?: () => Promise<Positions>;
  /** One file a language: a reader needs one of them. */
  readonly texts: Readonly<Record<Locale, () => Promise<(content: Content) => AnyTexts>>>;
  /** Texts that take the place of others with content from outside. */
  readonly ownCards?: Readonly<Record<Locale, () => Promise<(content: Content) => object>>>;
  /** The rules in words, where they are no part of the texts. */
  readonly ruleTexts?: Readonly<Record<Locale, () => Promise<RuleTexts>>>;
  /** Texts that only the text table and the help show, where they are apart from the others. */
  readonly laterTexts?: Readonly<Record<Locale, () => Promise<(content: Content) => Partial<AnyTexts>>>>;
  /** The words of hints, where they are no part of the texts. */
  readonly hintTexts?: Readonly<Record<Locale, () => Promise<HintTexts>>>;
  readonly policy?: () => Promise<(content: Content) => AnyPolicy>;
  /** What was learned about playing well with the built-in content, by family: one file each. */
  readonly weights?: Readonly<Record<string, () => Promise<WeightsFile>>>;
  /** Made with the built-in content. */
  readonly puzzles?: () => Promise<PuzzleFile>;
  readonly report?: () => Promise<AnyReport>;
  readonly playerReport?: () => Promise<AnyPlayerReport>;
}

interface GameAndContent<Content, Positions> {
  /** The built-in content. */
  readonly content: Content;
  /** `contentHash` where it is not the built-in content. */
  readonly create: (content: Content, contentHash?: string, positions?: Positions) => AnyGame;
}

/** For a part that does not depend on content. */
export function fixed<T>(part: T): () => T {
  return () => part;
}
