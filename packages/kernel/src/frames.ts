/**
 * Games as a table of frame kinds. `framesGame` turns the table into the four members of the
 * contract that speak about decisions, so a game writes each phase as one small object:
 *
 *     const turn: FrameKind<State, TurnFrame, Move> = {
 *       pending: (state, frame) => [{ seat: frame.seat, kind: 'turn' }],
 *       legal: (state, frame) => …,
 *       apply: (state, frame, seat, move, events) => …,
 *       whyNot: (state, frame, seat, move) => ({ code: 'occupied', rule: 'TTT-2.2' }),
 *     };
 *
 * After each move, frames that need no choice `run` until one waits for a decision or the
 * stack is empty, which ends the game.
 */
import type { EventSink, GameEvent } from './events.ts';
import type { Frame, Game, GameState, Move, Pending, Seat } from './game.ts';
import { findLegal, isMoveShaped } from './moves.ts';
import type { Refusal } from './refusal.ts';
import { GAME_OVER, MALFORMED, NOT_LEGAL, NOT_YOUR_DECISION } from './refusal.ts';

export interface FrameKind<
  S extends GameState,
  F extends Frame,
  M extends Move = Move,
  E extends GameEvent = GameEvent,
  P extends Pending = Pending,
> {
  /**
   * Does what needs no choice: pushes children, changes the state, or calls `finish`. True when the
   * frame now waits for a decision. A kind without `run` always waits.
   */
  run?(state: S, frame: F, events: EventSink<E>): boolean;
  pending?(state: S, frame: F): readonly P[];
  legal?(state: S, frame: F, seat: Seat): readonly M[];
  apply?(state: S, frame: F, seat: Seat, move: M, events: EventSink<E>): void;
  /** The rule that forbids a well-formed move which is not legal here. */
  whyNot?(state: S, frame: F, seat: Seat, move: Move): Refusal | undefined;
  /** Takes the result of a child that has just finished. */
  resume?(state: S, frame: F, result: unknown, events: EventSink<E>): void;
}

/** One entry for every kind of frame the game can push. */
export type FrameTable<
  S extends GameState,
  F extends Frame,
  M extends Move,
  E extends GameEvent,
  P extends Pending,
> = { readonly [K in F['kind']]: FrameKind<S, Extract<F, { kind: K }>, M, E, P> };

/** The members of a game that speak about decisions. */
type Decisions<S extends GameState, M extends Move, E extends GameEvent, P extends Pending> = Pick<
  Game<S, M, E, P>,
  'pending' | 'legal' | 'apply' | 'whyNot'
>;

interface Frames<S extends GameState, M extends Move, E extends GameEvent, P extends Pending> {
  readonly decisions: Decisions<S, M, E, P>;
  /** Ends the top frame and hands `result` to the one below. */
  finish(state: S, events: EventSink<E>, result?: unknown): void;
  /** Runs on to the next decision. */
  settle(state: S, events: EventSink<E>): void;
  /** The end of every set-up, when the first frames are pushed: the state at its first decision. */
  begin(state: S): S;
}

/** Far beyond what any effect needs; a frame that neither waits nor ends would run for ever. */
const RUNAWAY = 100_000;

export function framesGame<
  S extends GameState,
  F extends Frame,
  M extends Move,
  E extends GameEvent,
  P extends Pending,
>(
  table: FrameTable<S, F, M, E, P>,
  /** For games that can end in the middle of something: asked after every step, ends all frames. */
  endsNow?: (state: S) => boolean,
): Frames<S, M, E, P> {
  // Inside, a frame meets the rules of its own kind, which the type system cannot follow.
  const kinds = new Map(
    Object.entries(table as unknown as Readonly<Record<string, FrameKind<S, Frame, M, E, P>>>),
  );

  function top(state: S): Frame | undefined {
    const { stack } = state;
    // Reading before the first element of a list is slow, and every game ends with an empty stack.
    return stack.length === 0 ? undefined : stack[stack.length - 1];
  }

  function rulesOf(frame: Frame): FrameKind<S, Frame, M, E, P> {
    const rules = kinds.get(frame.kind);
    if (rules === undefined) throw new Error(`no frame kind "${frame.kind}"`);
    return rules;
  }

  function settle(state: S, events: EventSink<E>): void {
    for (let steps = 0; steps < RUNAWAY; steps++) {
      if (state.stack.length > 0 && endsNow?.(state)) state.stack.length = 0;
      const frame = top(state);
      if (frame === undefined) return;
      const rules = rulesOf(frame);
      if (rules.run === undefined || rules.run(state, frame, events)) return;
    }
    throw new Error(`frame "${top(state)?.kind}" never waits and never ends`);
  }

  function begin(state: S): S {
    settle(state, undefined);
    return state;
  }

  function finish(state: S, events: EventSink<E>, result?: unknown): void {
    state.stack.pop();
    const parent = top(state);
    if (parent !== undefined) rulesOf(parent).resume?.(state, parent, result, events);
  }

  function pending(state: S): readonly P[] {
    const frame = top(state);
    return frame === undefined ? [] : (rulesOf(frame).pending?.(state, frame) ?? []);
  }

  function legal(state: S, seat: Seat): readonly M[] {
    const frame = top(state);
    return frame === undefined ? [] : (rulesOf(frame).legal?.(state, frame, seat) ?? []);
  }

  function apply(state: S, seat: Seat, move: M, events: EventSink<E>): void {
    const frame = top(state);
    if (frame === undefined) throw new Error('the game is over');
    rulesOf(frame).apply?.(state, frame, seat, move, events);
    settle(state, events);
  }

  function whyNot(state: S, seat: Seat, move: unknown): Refusal | undefined {
    const frame = top(state);
    if (frame === undefined) return GAME_OVER;
    if (!pending(state).some((owed) => owed.seat === seat)) return NOT_YOUR_DECISION;
    if (!isMoveShaped(move)) return MALFORMED;
    if (findLegal(legal(state, seat), move) !== undefined) return undefined;
    return rulesOf(frame).whyNot?.(state, frame, seat, move) ?? NOT_LEGAL;
  }

  return { decisions: { pending, legal, apply, whyNot }, finish, settle, begin };
}

/** Copies a stack of flat frames: scalars by value, lists of scalars as new lists, content shared. */
export function cloneStack<F extends Frame>(stack: readonly F[]): F[] {
  const copy: F[] = [];
  for (const frame of stack) copy.push(cloneFrame(frame));
  return copy;
}

/** Copies lists of numbers: a hand for each seat, say. */
export function cloneLists(lists: readonly (readonly number[])[]): number[][] {
  const copy: number[][] = [];
  for (const list of lists) copy.push(list.slice());
  return copy;
}

function cloneFrame<F extends Frame>(frame: F): F {
  const copy = { ...frame };
  for (const key in copy) {
    const value = copy[key];
    if (Array.isArray(value)) copy[key] = value.slice() as typeof value;
  }
  return copy;
}
