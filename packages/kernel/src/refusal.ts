import type { Scalar } from './json.ts';

/**
 * Why a move is refused: a stable code, the ledger id of the rule, and what the sentence needs.
 * A refusal is a value, not an exception. Games list their codes as a union.
 */
export interface Refusal<Code extends string = string> {
  readonly code: Code;
  readonly rule: string;
  readonly params?: Readonly<Record<string, Scalar>>;
}

/** The refusals that no game has to know: the kernel gives them, and has the words for them. */
export type KernelCode =
  | 'malformed'
  | 'not-your-decision'
  | 'game-over'
  | 'not-legal'
  | 'cannot-be-done'
  | 'nothing-to-undo'
  | 'page-first'
  | 'another-page'
  | 'not-the-reader'
  | 'vote-first'
  | 'no-such-choice';

export const MALFORMED: Refusal<KernelCode> = { code: 'malformed', rule: 'K-2.1' };
export const GAME_OVER: Refusal<KernelCode> = { code: 'game-over', rule: 'K-2.2' };
export const NOT_YOUR_DECISION: Refusal<KernelCode> = { code: 'not-your-decision', rule: 'K-2.3' };
export const NOT_LEGAL: Refusal<KernelCode> = { code: 'not-legal', rule: 'K-2.4' };
export const CANNOT_BE_DONE: Refusal<KernelCode> = { code: 'cannot-be-done', rule: 'K-3.3' };
export const NOTHING_TO_UNDO: Refusal<KernelCode> = { code: 'nothing-to-undo', rule: 'K-4.2' };
export const PAGE_FIRST: Refusal<KernelCode> = { code: 'page-first', rule: 'K-7.4' };
export const ANOTHER_PAGE: Refusal<KernelCode> = { code: 'another-page', rule: 'K-7.4' };
export const NOT_THE_READER: Refusal<KernelCode> = { code: 'not-the-reader', rule: 'K-7.5' };
export const VOTE_FIRST: Refusal<KernelCode> = { code: 'vote-first', rule: 'K-7.6' };
export const NO_SUCH_CHOICE: Refusal<KernelCode> = { code: 'no-such-choice', rule: 'K-7.6' };
