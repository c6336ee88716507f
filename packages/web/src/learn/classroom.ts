/** A position in which one thing is done: the real rules, with everything else left out. */
import type { AnyGame, GameEvent, GameState, Move, Options, Pending, Seat } from '@captains-table/kernel';
import { findLegal, must } from '@captains-table/kernel';
import type { Lesson, Step } from './lesson.ts';

/** The seat of the person who learns. */
export const PUPIL = 0;

export class Classroom {
  readonly game: AnyGame;
  readonly lesson: Lesson;
  readonly options: Options;
  readonly seats: number;
  readonly state: GameState;
  #step = 0;

  constructor(game: AnyGame, lesson: Lesson) {
    const positioned = game.position?.(lesson.position);
    if (positioned === undefined) throw new Error(`${game.meta.id} sets up no positions`);
    this.game = game;
    this.lesson = lesson;
    this.options = positioned.options;
    this.seats = positioned.seats;
    this.state = positioned.state;
    for (const { seat, move } of lesson.others ?? []) this.#apply(seat, this.#chosen(seat, move));
  }

  get isDone(): boolean {
    return this.#step >= this.lesson.steps.length;
  }

  /** How many steps are done. */
  get step(): number {
    return this.#step;
  }

  get pending(): readonly Pending[] {
    return this.isDone ? [] : this.game.pending(this.state);
  }

  /** The moves that are the lesson. */
  get legal(): readonly Move[] {
    const step = this.lesson.steps[this.#step];
    if (step === undefined) return [];
    const legal: readonly Move[] = this.game.legal(this.state, PUPIL);
    return legal.filter(step);
  }

  /** What happened; undefined for a move that is not the lesson. */
  play(asked: Move): readonly GameEvent[] | undefined {
    const move = findLegal(this.legal, asked);
    if (move === undefined) return undefined;
    this.#step++;
    return this.#apply(PUPIL, move);
  }

  #chosen(seat: Seat, move: Move | Step): Move {
    if (typeof move !== 'function') return move;
    const legal: readonly Move[] = this.game.legal(this.state, seat);
    return must(legal.find(move));
  }

  #apply(seat: number, move: Move): readonly GameEvent[] {
    const events: GameEvent[] = [];
    this.game.apply(this.state, seat, move, (event: GameEvent) => events.push(event));
    return events;
  }
}
