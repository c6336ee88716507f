/**
 * Effect programs: what a card or tile does, as data. Seven words combine a game's own verbs, and
 * the stack steps through them one frame at a time, so an effect can be saved, copied and searched
 * in the middle.
 *
 *     { op: 'seq', of: [
 *       { op: 'gain', coins: 1 },
 *       { op: 'may', do: { op: 'seq', of: [{ op: 'pay', coins: 2 }, { op: 'draw' }] } },
 *     ] }
 *
 * | word | meaning |
 * | --- | --- |
 * | `seq` | each step in order; a step that cannot be done is skipped |
 * | `choose` | one of the alternatives that can be done; a single one is taken without asking |
 * | `anyOrder` | all of them, in the order the player likes |
 * | `may` | the player takes it or leaves it |
 * | `times` | again and again, counted once at the start |
 * | `when` | only if the condition holds; `{ can: program }` asks whether something could be done |
 * | `forEach` | once for each item of a list made at the start, with the item in the context |
 *
 * "Can be done" means that it can be begun: the first step of a `seq`, any alternative of a
 * `choose`. So a cost stands first, inside a `may`, a `choose` or a `when: { can: … }`.
 */
import type { EventSink, GameEvent } from './events.ts';
import type { Frame, GameState, Pending, Seat } from './game.ts';
import type { Scalar } from './json.ts';

/** A verb of the game's own, for example `{ op: 'gain', coins: 2 }`. */
export interface Verb {
  readonly op: string;
}

/** The data types a game uses inside its programs. */
export interface Vocabulary {
  readonly verb: Verb;
  readonly condition: unknown;
  readonly amount: unknown;
  readonly list: unknown;
}

export type Program<W extends Vocabulary> =
  | W['verb']
  | { readonly op: 'seq'; readonly of: readonly Program<W>[] }
  | { readonly op: 'choose'; readonly of: readonly Program<W>[] }
  | { readonly op: 'anyOrder'; readonly of: readonly Program<W>[] }
  | { readonly op: 'may'; readonly do: Program<W> }
  | { readonly op: 'times'; readonly count: number | W['amount']; readonly do: Program<W> }
  | {
      readonly op: 'when';
      readonly if: W['condition'] | { readonly can: Program<W> };
      readonly do: Program<W>;
      readonly else?: Program<W>;
    }
  | { readonly op: 'forEach'; readonly in: W['list']; readonly do: Program<W> };

/** For whom a program runs, and the item of the `forEach` around it. */
export interface ProgramContext {
  readonly seat: Seat;
  readonly item?: Scalar;
}

/** What a game says about its own words. */
export interface Language<S extends GameState, W extends Vocabulary, E extends GameEvent> {
  can(state: S, context: ProgramContext, verb: W['verb']): boolean;
  /** Carries a verb out. It may push a frame of the game's own, which then runs first. */
  perform(state: S, context: ProgramContext, verb: W['verb'], events: EventSink<E>): void;
  holds(state: S, context: ProgramContext, condition: W['condition']): boolean;
  count(state: S, context: ProgramContext, amount: W['amount']): number;
  list(state: S, context: ProgramContext, list: W['list']): readonly Scalar[];
}

/** Where a program stands. `at` is the next step, `left` what is still to do or to choose from. */
export interface ProgramFrame<W extends Vocabulary> extends Frame {
  readonly kind: 'program';
  readonly program: Program<W>;
  readonly seat: Seat;
  readonly item?: Scalar;
  at: number;
  left: Scalar[];
}

export type ProgramMove =
  | { readonly kind: 'choose'; readonly option: number }
  | { readonly kind: 'next'; readonly step: number }
  | { readonly kind: 'may'; readonly take: boolean };

/** The three decisions of a program. `of` is the whole list, `open` what can be picked from it. */
export type ProgramPending<W extends Vocabulary> =
  | (Pending & {
      readonly kind: 'choose';
      readonly of: readonly Program<W>[];
      readonly open: readonly number[];
    })
  | (Pending & {
      readonly kind: 'next';
      readonly of: readonly Program<W>[];
      readonly open: readonly number[];
    })
  | (Pending & { readonly kind: 'may'; readonly what: Program<W> });

export function startProgram<W extends Vocabulary>(
  state: GameState,
  program: Program<W>,
  context: ProgramContext,
): void {
  const { seat, item } = context;
  const frame: ProgramFrame<W> = { kind: 'program', program, seat, at: -1, left: [] };
  state.stack.push(item === undefined ? frame : { ...frame, item });
}

export type Word<W extends Vocabulary> = Exclude<Program<W>, W['verb']>;

const WORDS: ReadonlySet<string> = new Set(['seq', 'choose', 'anyOrder', 'may', 'times', 'when', 'forEach']);

export function isWord<W extends Vocabulary>(program: Program<W>): program is Word<W> {
  return WORDS.has(program.op);
}

/** Whether a program can be begun now. */
export function canBegin<S extends GameState, W extends Vocabulary, E extends GameEvent>(
  language: Language<S, W, E>,
  state: S,
  context: ProgramContext,
  program: Program<W>,
): boolean {
  if (!isWord<W>(program)) return language.can(state, context, program);
  const begins = (part: Program<W>, inside = context) => canBegin(language, state, inside, part);
  switch (program.op) {
    case 'seq':
      return program.of[0] !== undefined && begins(program.of[0]);
    case 'choose':
    case 'anyOrder':
      return program.of.some((part) => begins(part));
    case 'may':
      return begins(program.do);
    case 'times':
      return countOf(language, state, context, program.count) > 0 && begins(program.do);
    case 'when': {
      const branch = holds(language, state, context, program.if) ? program.do : program.else;
      return branch !== undefined && begins(branch);
    }
    case 'forEach':
      return language
        .list(state, context, program.in)
        .some((item) => begins(program.do, { seat: context.seat, item }));
  }
}

export function holds<S extends GameState, W extends Vocabulary, E extends GameEvent>(
  language: Language<S, W, E>,
  state: S,
  context: ProgramContext,
  condition: W['condition'] | { readonly can: Program<W> },
): boolean {
  if (typeof condition === 'object' && condition !== null && 'can' in condition) {
    return canBegin(language, state, context, condition.can);
  }
  return language.holds(state, context, condition);
}

export function countOf<S extends GameState, W extends Vocabulary, E extends GameEvent>(
  language: Language<S, W, E>,
  state: S,
  context: ProgramContext,
  count: number | W['amount'],
): number {
  return typeof count === 'number' ? count : language.count(state, context, count);
}
