import type {
  AnyContent,
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
import { isRecord } from '@captains-table/kernel';
import type { GameParts } from './parts.ts';

/** A game with certain content. Each part is loaded and made once, when it is needed. */
export interface Edition {
  /** Of the type that the game's package calls `Content`; undefined where it has no components. */
  readonly content: () => Promise<AnyContent>;
  /** What a table needs of the rules. */
  readonly rules: () => Promise<AnyGame>;
  /** The same, able to set up positions by hand, where the game can. */
  readonly rulesWithPositions: () => Promise<AnyGame>;
  readonly texts: (locale: Locale) => Promise<AnyTexts>;
  /** The rules in words: only those who ask for help read them. */
  readonly ruleTexts: (locale: Locale) => Promise<RuleTexts | undefined>;
  /** What only the text table and the help show; undefined where the texts have it. */
  readonly laterTexts: ((locale: Locale) => Promise<Partial<AnyTexts>>) | undefined;
  /** The words of hints: only those who ask for one read them. */
  readonly hintTexts: (locale: Locale) => Promise<Partial<HintTexts>>;
  /** Where there is none, bots play without it. */
  readonly policy: () => Promise<AnyPolicy | undefined>;
  /** What was learned about playing well, by family of matches; nothing with content from outside. */
  readonly weights: (family: string) => Promise<WeightsFile | undefined>;
  /** None with content from outside. */
  readonly puzzles: () => Promise<PuzzleFile | undefined>;
  /** What simulations count, where the game says so. */
  readonly report: () => Promise<AnyReport | undefined>;
  /** What profiles show about its players, if the game says so. */
  readonly playerReport: () => Promise<AnyPlayerReport | undefined>;
}

/** A game of the catalogue. */
export interface GameEntry {
  readonly id: string;
  readonly builtIn: Edition;
  /** The game with content that a pack has made: guarded, because its rules were written for other content. */
  readonly withContent: (content: AnyContent, contentHash: string) => Edition;
}

export function entryOf<Content, Positions>(parts: GameParts<Content, Positions>): GameEntry {
  return {
    id: parts.id,
    builtIn: editionOf(parts),
    withContent: (content: Content, hash) => editionOf(parts, { content, hash }),
  };
}

interface OtherContent<Content> {
  readonly content: Content;
  readonly hash: string;
}

function editionOf<Content, Positions>(
  {
    game,
    positions,
    texts,
    ownCards,
    ruleTexts,
    laterTexts,
    hintTexts,
    policy,
    weights,
    puzzles,
    report,
    playerReport,
  }: GameParts<Content, Positions>,
  other?: OtherContent<Content>,
): Edition {
  /** Content that was made before we had some of the fields has ours for them. */
  const content = once(async (): Promise<Content> => {
    const { content: ours } = await game();
    return other === undefined ? ours : completed(ours, other.content);
  });
  const made = <T>(part: () => Promise<(content: Content) => T>): (() => Promise<T>) =>
    once(async () => (await part())(await content()));
  /** Only content from outside needs a guard, and only then is it loaded. */
  const guarded = async (rules: AnyGame) => {
    if (other === undefined) return rules;
    return (await import('@captains-table/kernel/guarded-game')).guardedGame(rules, other.content);
  };
  const textsIn = (locale: Locale) =>
    once(async (): Promise<AnyTexts> => {
      const [ours, own] = await Promise.all([
        texts[locale](),
        other === undefined ? undefined : ownCards?.[locale](),
      ]);
      const made = await content();
      return { ...ours(made), ...own?.(made) };
    });
  const words = { en: textsIn('en'), fr: textsIn('fr'), nl: textsIn('nl') };
  return {
    content,
    rules: once(async () => guarded((await game()).create(await content(), other?.hash))),
    rulesWithPositions: once(async () =>
      guarded((await game()).create(await content(), other?.hash, await positions?.())),
    ),
    texts: (locale) => words[locale](),
    ruleTexts: async (locale) =>
      ruleTexts === undefined ? (await words[locale]()).rules : ruleTexts[locale](),
    laterTexts:
      laterTexts === undefined ? undefined : async (locale) => (await laterTexts[locale]())(await content()),
    hintTexts: async (locale) => (hintTexts === undefined ? words[locale]() : hintTexts[locale]()),
    policy: policy === undefined ? absent : made(policy),
    weights: async (family) => (other === undefined ? weights?.[family]?.() : undefined),
    puzzles: other === undefined ? (puzzles ?? absent) : absent,
    report: report ?? absent,
    playerReport: playerReport ?? absent,
  };
}

/** With ours for what it has not: collections, and single figures. */
function completed<Content>(ours: Content, made: Content): Content {
  const whole = { ...ours, ...made };
  if (!isRecord(ours) || !isRecord(made) || !isRecord(ours['figures'])) return whole;
  return { ...whole, figures: { ...ours['figures'], ...(isRecord(made['figures']) && made['figures']) } };
}

const absent = async () => undefined;

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
