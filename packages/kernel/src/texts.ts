/**
 * The words of a game. Every move, event, prompt and refusal has one phrase in each language; the
 * types come from the game's own unions, so a missing or misspelt key does not compile.
 */
import type { GameEvent } from './events.ts';
import type { HintTexts } from './hint-figures.ts';
import type { Move, Pending, Seat } from './game.ts';
import type { Scalar } from './json.ts';
import type { Options } from './meta.ts';
import type { KernelCode } from './refusal.ts';

export const LOCALES = ['en', 'fr', 'nl'] as const;
export type Locale = (typeof LOCALES)[number];

/** What a phrase may look at besides its own subject. */
export interface PhraseContext<P extends Pending = Pending> {
  /** The name of the player in a seat, or a word that stands for it. */
  seat(seat: Seat): string;
  /** The decision that a move answers. */
  readonly pending?: P;
}

export type Phrase<Subject, P extends Pending = Pending> = (
  subject: Subject,
  context: PhraseContext<P>,
) => string;

export type RefusalParams = Readonly<Record<string, Scalar>>;

/** The rules as a player at the table reads them, by their ids in the game's ledger. */
export interface RuleTexts<P extends Pending = Pending> {
  /** One or two sentences each. */
  readonly sentences: Readonly<Record<string, string>>;
  /** The ids of the rules that govern a decision, the one that matters most first. */
  about(owed: P): readonly string[];
}

/** What the text table calls the parts of a view. All of it is optional: the default is the key, made readable. */
export interface ViewTexts {
  /** Fields, by their key. The table itself has words for some that many games have. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Things on the table, by the ids that the view uses. */
  readonly things?: Readonly<Record<string, string>>;
  /** Names for the entries of a list that go by position (nations, areas), by the key of the list. */
  readonly entries?: Readonly<Record<string, readonly string[]>>;
  /** Fields whose numbers are seats. */
  readonly seats?: readonly string[];
  /** The heads of moves of one kind. */
  readonly moves?: Readonly<Record<string, string | undefined>>;
  /** The view in the order in which a player reads it, without what is empty. */
  readonly arrange?: (view: never, viewer: Seat | undefined, pending: readonly never[]) => unknown;
}

export interface GameTexts<
  M extends Move,
  E extends GameEvent,
  P extends Pending,
  Code extends string = never,
> {
  readonly name: string;
  /** One sentence for the lobby. */
  readonly tagline: string;
  readonly modes: Readonly<Record<string, string>>;
  /** Options by id, and the values of choices as `option.value`. */
  readonly options: Readonly<Record<string, string>>;
  readonly prompts: { readonly [K in P['kind']]: Phrase<Extract<P, { kind: K }>, P> };
  readonly moves: { readonly [K in M['kind']]: Phrase<Extract<M, { kind: K }>, P> };
  readonly events: { readonly [K in E['key']]: Phrase<Extract<E, { key: K }>, P> };
  readonly refusals: { readonly [K in Code]: Phrase<RefusalParams, P> };
  /** Shown when a player asks what they may do. A refusal names one of them. */
  readonly rules?: RuleTexts<P>;
  /**
   * Paragraphs of help: about decisions, by their kind, and about what is good to know besides. A topic that reads
   * otherwise at some tables has another named after it, as `turn@dice`, and `helpConcerns` tells them apart.
   */
  readonly help?: Readonly<Record<string, string>>;
  /** Whether a paragraph of the help is about a table with these options; without it, all are. */
  readonly helpConcerns?: (topic: string, options: Options) => boolean;
  readonly view?: ViewTexts;
  /** Of hints: `HintTexts` says what they are. A browser loads them when a hint is asked for. */
  readonly reasons?: HintTexts['reasons'];
  readonly figures?: HintTexts['figures'];
  /** Parts of a score, by their name in the breakdown. */
  readonly scores: Readonly<Record<string, string>>;
  /** What ranks players besides their scores, in a sentence each. */
  readonly decidedBy?: Readonly<Record<string, string>>;
  /** What a campaign carries on, in the words of its logbook. */
  readonly facts?: Readonly<Record<string, string>>;
  /** The names of opponents that the rules play. */
  readonly rivals?: Readonly<Record<string, string>>;
}

/** Texts of any game, where its own types do not matter. */
// oxlint-disable-next-line typescript/no-explicit-any -- a phrase is looked up by its key at run time
export type AnyTexts = GameTexts<any, any, any, any>;

/** The phrases for what the kernel itself says, shared by all games. */
export type KernelTexts = Readonly<Record<KernelCode, string>>;
