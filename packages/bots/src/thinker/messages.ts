/** What a host and its worker say to each other. Everything is JSON. */
import type { GameState, Move, Options, Seat } from '@captains-table/kernel';
import { isRecord } from '@captains-table/kernel';
import type { JudgedMove } from '../exercises/judge.ts';
import type { Hint } from '../hints.ts';

interface Position {
  /** The id the worker's `loadGame` knows it by. */
  readonly game: string;
  /** The rules version that is played; without it the worker's own. */
  readonly rules?: string;
  readonly options: Options;
  /** The truth, or any re-deal for the seat: it makes no difference to what is answered. */
  readonly state: GameState;
  readonly seat: Seat;
  readonly seed: string;
  /** To think without what the game knows about playing well. */
  readonly policyless?: boolean;
}

export interface ChooseRequest extends Position {
  /** One of `BOT_NAMES`. */
  readonly level: string;
  /** With it the bot of this seat is kept for the next move: tell what happens there by notes. */
  readonly table?: string;
}

export interface HintRequest extends Position {
  /** Whichever comes first; at least one must be given. No iterations: what the policy thinks of the moves. */
  readonly milliseconds?: number;
  readonly iterations?: number;
}

export interface JudgeRequest extends Position {
  /** As `judgeInSteps` has them: with these alone, the answer is the same everywhere. */
  readonly iterations: number;
  readonly reasons?: boolean;
}

export type Question =
  | ({ readonly do: 'choose' } & ChooseRequest)
  | ({ readonly do: 'hint' } & HintRequest)
  | ({ readonly do: 'judge' } & JudgeRequest);

/** How a worker is to work on a question. */
interface Pace {
  /** After about this many milliseconds it answers that there is more to think about. */
  readonly step: number;
  /** Milliseconds that the question has waited: they are part of the time it may take. */
  readonly waited?: number;
}

/** The first word about a question, or a later one about a question that is not answered yet. */
export type ThinkerRequest =
  | (Question & Pace)
  | { readonly do: 'continue'; readonly step: number }
  /** Answers what it knows by now. */
  | { readonly do: 'finish' };

/** What needs no answer. */
export type ThinkerNote =
  /** It concerns the bot kept for `seat` at `table`; without one it means nothing. */
  | ({ readonly table: string; readonly seat: Seat } & (
      | {
          readonly do: 'saw';
          /** Who moved; the rest is as in `Bot.saw`. */
          readonly mover: Seat;
          readonly move: Move | undefined;
          readonly choices: number;
        }
      | { readonly do: 'forget' }
    ))
  /** The answer to this question is not needed any more. */
  | { readonly do: 'drop'; readonly question: number };

/** What a question comes to. */
export type Outcome =
  { readonly move: Move } | { readonly hints: readonly Hint[] } | { readonly judged: readonly JudgedMove[] };

export type Answer = { readonly id: number } & (
  | ({ readonly ok: true; readonly milliseconds: number } & Outcome)
  /** The step is over, the thinking is not. */
  | { readonly ok: true; readonly unfinished: true }
  | { readonly ok: false; readonly message: string }
);

/** The first thing a worker says: from then on the time it takes is thinking. */
export const READY = 'ready';

/**
 * Both ends of a wire come from the same build: the word at the head of a message says what the rest
 * of it is.
 */
export function isRequest(message: unknown): message is ThinkerRequest {
  return REQUESTS.has(wordOf(message));
}

export function isNote(message: unknown): message is ThinkerNote {
  return NOTES.has(wordOf(message));
}

export function isAnswer(message: unknown): message is Answer {
  return isRecord(message) && typeof message['id'] === 'number' && typeof message['ok'] === 'boolean';
}

const REQUESTS: ReadonlySet<unknown> = new Set<ThinkerRequest['do']>([
  'choose',
  'hint',
  'judge',
  'continue',
  'finish',
]);
const NOTES: ReadonlySet<unknown> = new Set<ThinkerNote['do']>(['saw', 'forget', 'drop']);

function wordOf(message: unknown): unknown {
  return isRecord(message) ? message['do'] : undefined;
}
