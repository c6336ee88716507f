import type { EventSink, GameEvent } from './events.ts';
import type { FrameKind } from './frames.ts';
import type { GameState, Seat } from './game.ts';
import type { Scalar } from './json.ts';
import type {
  Language,
  Program,
  ProgramFrame,
  ProgramMove,
  ProgramPending,
  Vocabulary,
  Word,
} from './program.ts';
import { canBegin, countOf, holds, isWord, startProgram } from './program.ts';
import { CANNOT_BE_DONE } from './refusal.ts';

type Finish<S extends GameState, E extends GameEvent> = (state: S, events: EventSink<E>) => void;

/**
 * The frame kind that runs programs. A game lists it in its table as `program`.
 * `finish` is the game's own, from `framesGame`.
 */
export function programFrames<S extends GameState, W extends Vocabulary, E extends GameEvent>(
  language: Language<S, W, E>,
  finish: Finish<S, E>,
): FrameKind<S, ProgramFrame<W>, ProgramMove, E, ProgramPending<W>> {
  return new ProgramFrames(language, finish);
}

class ProgramFrames<S extends GameState, W extends Vocabulary, E extends GameEvent> implements FrameKind<
  S,
  ProgramFrame<W>,
  ProgramMove,
  E,
  ProgramPending<W>
> {
  readonly #language: Language<S, W, E>;
  readonly #finish: Finish<S, E>;

  constructor(language: Language<S, W, E>, finish: Finish<S, E>) {
    this.#language = language;
    this.#finish = finish;
  }

  run(state: S, frame: ProgramFrame<W>, events: EventSink<E>): boolean {
    const { program } = frame;
    if (!isWord<W>(program)) {
      this.#runVerb(state, frame, program, events);
      return false;
    }
    if (frame.at < 0) {
      frame.at = 0;
      if (!this.#begin(state, frame, program, events)) return false;
    }
    return this.#proceed(state, frame, program, events);
  }

  pending(state: S, frame: ProgramFrame<W>): readonly ProgramPending<W>[] {
    const { program, seat } = frame;
    if (!isWord<W>(program)) return [];
    if (program.op === 'may') return [{ seat, kind: 'may', what: program.do }];
    if (program.op !== 'choose' && program.op !== 'anyOrder') return [];
    const kind = program.op === 'choose' ? 'choose' : 'next';
    return [{ seat, kind, of: program.of, open: this.#open(state, frame) }];
  }

  legal(state: S, frame: ProgramFrame<W>, seat: Seat): readonly ProgramMove[] {
    if (seat !== frame.seat) return [];
    if (frame.program.op === 'may') return TAKE_OR_LEAVE;
    const open = this.#open(state, frame);
    if (frame.program.op === 'choose') return open.map((option) => ({ kind: 'choose', option }));
    return open.map((step) => ({ kind: 'next', step }));
  }

  apply(state: S, frame: ProgramFrame<W>, _seat: Seat, move: ProgramMove, events: EventSink<E>): void {
    const { program } = frame;
    if (!isWord<W>(program)) return;
    if (program.op === 'may' && move.kind === 'may') {
      if (move.take) this.#become(state, frame, program.do);
      else this.#finish(state, events);
    } else if (program.op === 'choose' && move.kind === 'choose') {
      this.#become(state, frame, part(program.of, move.option));
    } else if (program.op === 'anyOrder' && move.kind === 'next') {
      takeStep(state, frame, program.of, move.step);
    }
  }

  whyNot(): typeof CANNOT_BE_DONE {
    return CANNOT_BE_DONE;
  }

  /** The frame waits below whatever the verb pushes, and ends when that is done. */
  #runVerb(state: S, frame: ProgramFrame<W>, verb: W['verb'], events: EventSink<E>): void {
    if (frame.at >= 0) {
      this.#finish(state, events);
      return;
    }
    frame.at = 0;
    if (this.#language.can(state, frame, verb)) this.#language.perform(state, frame, verb, events);
  }

  /** Counts and lists what a word needs. False when the frame has already gone. */
  #begin(state: S, frame: ProgramFrame<W>, program: Word<W>, events: EventSink<E>): boolean {
    switch (program.op) {
      case 'choose':
        frame.left = this.#beginnable(state, frame, program.of, allOf(program.of));
        break;
      case 'anyOrder':
        frame.left = allOf(program.of);
        break;
      case 'times':
        frame.left = [countOf(this.#language, state, frame, program.count)];
        break;
      case 'forEach':
        frame.left = [...this.#language.list(state, frame, program.in)];
        break;
      case 'when': {
        const branch = holds(this.#language, state, frame, program.if) ? program.do : program.else;
        if (branch === undefined) this.#finish(state, events);
        else this.#become(state, frame, branch);
        return false;
      }
      case 'seq':
      case 'may':
    }
    return true;
  }

  /** One step further. True when the player has to say how. */
  #proceed(state: S, frame: ProgramFrame<W>, program: Word<W>, events: EventSink<E>): boolean {
    switch (program.op) {
      case 'seq':
        this.#startOrFinish(state, frame, program.of[frame.at++], events);
        return false;
      case 'choose':
        if (frame.left.length > 1) return true;
        if (frame.left[0] === undefined) this.#finish(state, events);
        else this.#become(state, frame, part(program.of, frame.left[0]));
        return false;
      case 'anyOrder': {
        const [only, ...others] = this.#open(state, frame);
        if (others.length > 0) return true;
        if (only === undefined) this.#finish(state, events);
        else takeStep(state, frame, program.of, only);
        return false;
      }
      case 'may':
        if (canBegin(this.#language, state, frame, program.do)) return true;
        this.#finish(state, events);
        return false;
      case 'times': {
        const isDone = frame.at++ >= Number(frame.left[0]);
        this.#startOrFinish(state, frame, isDone ? undefined : program.do, events);
        return false;
      }
      case 'forEach': {
        const item = frame.left[frame.at++];
        if (item === undefined) this.#finish(state, events);
        else startProgram(state, program.do, { seat: frame.seat, item });
        return false;
      }
      case 'when':
        throw new Error('a `when` is replaced as soon as it begins');
    }
  }

  #startOrFinish(state: S, frame: ProgramFrame<W>, step: Program<W> | undefined, events: EventSink<E>): void {
    if (step === undefined) this.#finish(state, events);
    else startProgram(state, step, frame);
  }

  /** Puts a part in place of its frame: there is nothing to come back to. */
  #become(state: S, frame: ProgramFrame<W>, step: Program<W>): void {
    state.stack.pop();
    startProgram(state, step, frame);
  }

  /** What can be picked now. Alternatives were counted at the start; steps may have become impossible. */
  #open(state: S, frame: ProgramFrame<W>): number[] {
    const { program } = frame;
    if (!isWord<W>(program) || (program.op !== 'choose' && program.op !== 'anyOrder')) return [];
    const left = frame.left.map(Number);
    return program.op === 'choose' ? left : this.#beginnable(state, frame, program.of, left);
  }

  #beginnable(
    state: S,
    frame: ProgramFrame<W>,
    parts: readonly Program<W>[],
    among: readonly number[],
  ): number[] {
    return among.filter((index) => canBegin(this.#language, state, frame, part(parts, index)));
  }
}

const TAKE_OR_LEAVE: readonly ProgramMove[] = [
  { kind: 'may', take: true },
  { kind: 'may', take: false },
];

function takeStep<W extends Vocabulary>(
  state: GameState,
  frame: ProgramFrame<W>,
  parts: readonly Program<W>[],
  step: Scalar,
): void {
  frame.left.splice(frame.left.indexOf(step), 1);
  startProgram(state, part(parts, step), frame);
}

function allOf(parts: readonly unknown[]): number[] {
  return parts.map((_, index) => index);
}

function part<W extends Vocabulary>(parts: readonly Program<W>[], index: Scalar): Program<W> {
  const found = parts[Number(index)];
  if (found === undefined) throw new Error(`a program has no part ${index}`);
  return found;
}
