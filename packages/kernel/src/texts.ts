/**
 * The words of a game. Every move, event, prompt and refusal has one phrase in each language; the
 * types come from the game's own unions, so a missing or misspelt key does not compile.
 */
import type { GameEvent } from './events.ts';
import type { Move, Pending, Seat } from './game.ts';
import type { Scalar } from './json.ts';
import type { KernelCode } from './refusal.ts';

export const LOCALES = ['en', 'fr', 'nl'] as const;
export type Locale = (typeof LOCALES)[number];

/** What a phrase may look at besides its own subject. */
export interface Scene<P extends Pending = Pending> {
  /** A person's name, or the word for whoever holds that seat. */
  seat(seat: Seat): string;
  /** The decision that a move answers. */
  readonly pending?: P;
}

export type Phrase<Subject, P extends Pending = Pending> = (subject: Subject, scene: Scene<P>) => string;

export type RefusalParams = Readonly<Record<string, Scalar>>;

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
  /** Why the policy likes or dislikes a move, by its keys. */
  readonly reasons?: Readonly<Record<string, string>>;
  /** Parts of a score, by their name in the breakdown. */
  readonly scores: Readonly<Record<string, string>>;
}

/** Texts of any game, where its own types do not matter. */
// oxlint-disable-next-line typescript/no-explicit-any -- a phrase is looked up by its key at run time
export type AnyTexts = GameTexts<any, any, any, any>;

/** The phrases for what the kernel itself says, shared by all games. */
export type KernelTexts = Readonly<Record<KernelCode, string>>;
