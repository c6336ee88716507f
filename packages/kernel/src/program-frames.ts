import type { EventSink, GameEvent } from './events.ts';
import type { FrameKind } from './frames.ts';
import type { GameState, Seat } from './game.ts';
import type { Scalar } from './json.ts';
import type {
  Language,
  Program,
  ProgramContext,
  ProgramFrame,
  ProgramMove,
  ProgramPending,
  Vocabulary,
  Word,
} from './program.ts';
import { canBegin, countOf, holds, isWord, startProgram } from './program.ts';
import { CANNOT_BE_DONE } from './refusal.ts';

/**
 * The frame kind that runs programs. A game lists it in its table as `program`.
 * `finish` is the game's own, from `framesGame`.
 */
export function programFrames<S extends GameState, W extends Vocabulary, E extends GameEvent>(
  language: Language<S, W, E>,
  finish: (state: S, events: EventSink<E>) => void,
): FrameKind<S, ProgramFrame<W>, ProgramMove, E, ProgramPending<W>> {
  type F = ProgramFrame<W>;

  const contextOf = (frame: F): ProgramContext => frame;

  /** Puts a part in place of its frame: there is nothing to come back to. */
  function become(state: S, frame: F, part: Program<W>): void {
    state.stack.pop();
    startProgram(state, part, contextOf(frame));
  }

  function run(state: S, frame: F, events: EventSink<E>): boolean {
    const { program } = frame;
    if (!isWord<W>(program)) {
      // The frame waits below whatever the verb pushes, and ends when that is done.
      if (frame.at >= 0) finish(state, events);
      else {
        frame.at = 0;
        if (language.can(state, frame, program)) language.perform(state, frame, program, events);
      }
      return false;
    }
    if (frame.at < 0) {
      frame.at = 0;
      if (!begin(state, frame, program, events)) return false;
    }
    return proceed(state, frame, program, events);
  }

  /** Counts and lists what a word needs. False when the frame has already gone. */
  function begin(state: S, frame: F, program: Word<W>, events: EventSink<E>): boolean {
    const context = contextOf(frame);
    switch (program.op) {
      case 'choose':
        frame.left = openOf(state, context, program.of);
        break;
      case 'anyOrder':
        frame.left = program.of.map((_, step) => step);
        break;
      case 'times':
        frame.left = [countOf(language, state, context, program.count)];
        break;
      case 'forEach':
        frame.left = [...language.list(state, context, program.in)];
        break;
      case 'when': {
        const branch = holds(language, state, context, program.if) ? program.do : program.else;
        if (branch === undefined) finish(state, events);
        else become(state, frame, branch);
        return false;
      }
      case 'seq':
      case 'may':
    }
    return true;
  }

  /** One step further. True when the player has to say how. */
  function proceed(state: S, frame: F, program: Word<W>, events: EventSink<E>): boolean {
    const context = contextOf(frame);
    switch (program.op) {
      case 'seq': {
        const step = program.of[frame.at++];
        if (step === undefined) finish(state, events);
        else startProgram(state, step, context);
        return false;
      }
      case 'choose': {
        const [only] = frame.left;
        if (only === undefined) finish(state, events);
        else if (frame.left.length === 1) become(state, frame, part(program.of, only));
        else return true;
        return false;
      }
      case 'anyOrder': {
        const open = frame.left.filter((step) => canBegin(language, state, context, part(program.of, step)));
        const [only] = open;
        if (only === undefined) finish(state, events);
        else if (open.length === 1) takeStep(state, frame, program.of, only);
        else return true;
        return false;
      }
      case 'may':
        if (canBegin(language, state, context, program.do)) return true;
        finish(state, events);
        return false;
      case 'times':
        if (frame.at >= Number(frame.left[0])) finish(state, events);
        else {
          frame.at++;
          startProgram(state, program.do, context);
        }
        return false;
      case 'forEach': {
        const item = frame.left[frame.at++];
        if (item === undefined) finish(state, events);
        else startProgram(state, program.do, { seat: frame.seat, item });
        return false;
      }
      case 'when':
        throw new Error('a `when` is replaced as soon as it begins');
    }
  }

  function openOf(state: S, context: ProgramContext, parts: readonly Program<W>[]): number[] {
    const open: number[] = [];
    parts.forEach((candidate, option) => {
      if (canBegin(language, state, context, candidate)) open.push(option);
    });
    return open;
  }

  function takeStep(state: S, frame: F, parts: readonly Program<W>[], step: Scalar): void {
    frame.left.splice(frame.left.indexOf(step), 1);
    startProgram(state, part(parts, step), contextOf(frame));
  }

  function open(state: S, frame: F): number[] {
    const { program } = frame;
    if (!isWord<W>(program) || (program.op !== 'choose' && program.op !== 'anyOrder')) return [];
    const left = frame.left.map(Number);
    if (program.op === 'choose') return left;
    return left.filter((step) => canBegin(language, state, contextOf(frame), part(program.of, step)));
  }

  function pending(state: S, frame: F): readonly ProgramPending<W>[] {
    const { program, seat } = frame;
    if (!isWord<W>(program)) return [];
    if (program.op === 'may') return [{ seat, kind: 'may', what: program.do }];
    if (program.op === 'choose') return [{ seat, kind: 'choose', of: program.of, open: open(state, frame) }];
    if (program.op === 'anyOrder') return [{ seat, kind: 'next', of: program.of, open: open(state, frame) }];
    return [];
  }

  function legal(state: S, frame: F, seat: Seat): readonly ProgramMove[] {
    if (seat !== frame.seat) return [];
    if (frame.program.op === 'may') return TAKE_OR_LEAVE;
    if (frame.program.op === 'choose')
      return open(state, frame).map((option) => ({ kind: 'choose', option }));
    return open(state, frame).map((step) => ({ kind: 'next', step }));
  }

  function apply(state: S, frame: F, _seat: Seat, move: ProgramMove, events: EventSink<E>): void {
    const { program } = frame;
    if (!isWord<W>(program)) return;
    if (program.op === 'may' && move.kind === 'may') {
      if (move.take) become(state, frame, program.do);
      else finish(state, events);
    } else if (program.op === 'choose' && move.kind === 'choose') {
      become(state, frame, part(program.of, move.option));
    } else if (program.op === 'anyOrder' && move.kind === 'next') {
      takeStep(state, frame, program.of, move.step);
    }
  }

  return { run, pending, legal, apply, whyNot: () => CANNOT_BE_DONE };
}

const TAKE_OR_LEAVE: readonly ProgramMove[] = [
  { kind: 'may', take: true },
  { kind: 'may', take: false },
];

function part<W extends Vocabulary>(parts: readonly Program<W>[], index: Scalar): Program<W> {
  const found = parts[Number(index)];
  if (found === undefined) throw new Error(`a program has no part ${index}`);
  return found;
}
