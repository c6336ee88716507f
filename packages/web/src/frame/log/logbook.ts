/** Everything that has happened at the table, kept up with what happens. */
import { effect, signal } from '@preact/signals';
import type { GameEvent, Seat } from '@captains-table/kernel';
import type { TableScene } from '@captains-table/protocol';
import type { TableLink } from '../../link/link.ts';
import type { LoggedStep } from './turns.ts';
import { numbered, seatOf } from './turns.ts';

type Source = Pick<TableLink, 'scene' | 'state' | 'history' | 'onEvents'>;

export class Logbook {
  readonly steps = signal<readonly LoggedStep[]>([]);
  readonly state = signal<'reading' | 'read' | 'failed'>('reading');
  readonly #link: Source;
  readonly #stops: (() => void)[] = [];
  /** How many moves the steps cover. */
  #known = 0;
  #viewer: Seat | undefined;
  #deciding: Seat | undefined;
  #reading = 0;

  constructor(link: Source) {
    this.#link = link;
    this.#stops.push(
      link.onEvents((events) => this.#hear(events)),
      effect(() => this.#look(link.scene.value)),
      effect(() => {
        // After a break something may have been missed.
        if (link.state.value === 'open') void this.read();
      }),
    );
  }

  close(): void {
    for (const stop of this.#stops) stop();
    this.#reading++;
  }

  /** Reads it anew from the beginning. */
  async read(): Promise<void> {
    const scene = this.#link.scene.peek();
    const reading = ++this.#reading;
    if (scene?.play === undefined) return;
    const moves = scene.play.moves;
    if (this.state.peek() === 'failed') this.state.value = 'reading';
    try {
      const all = numbered(await this.#link.history());
      if (reading !== this.#reading) return;
      // What others have done already is told when it is shown.
      const steps = all.slice(0, this.#link.scene.peek()?.play?.moves);
      this.steps.value = steps;
      this.#known = Math.max(moves, steps.length);
      this.state.value = 'read';
      this.#look(this.#link.scene.peek());
    } catch {
      if (reading === this.#reading) this.state.value = 'failed';
    }
  }

  #hear(events: readonly GameEvent[]): void {
    const play = this.#link.scene.peek()?.play;
    if (play === undefined || this.state.peek() !== 'read' || play.moves <= this.#known) return;
    const seat = this.#deciding ?? events.map(seatOf).find((found) => found !== undefined) ?? 0;
    const step: LoggedStep = { seat, events, before: this.#known, after: play.moves };
    this.steps.value = [...this.steps.peek(), step];
    this.#known = play.moves;
    this.#remember();
  }

  #look(scene: TableScene | undefined): void {
    if (scene?.play === undefined) return;
    const { moves } = scene.play;
    const other = scene.you.seat !== this.#viewer;
    this.#viewer = scene.you.seat;
    if (other || moves < this.#known) {
      this.#remember();
      void this.read();
      return;
    }
    // What happened is told right after the scene: only then is it known what was not.
    queueMicrotask(() => {
      const now = this.#link.scene.peek()?.play?.moves;
      if (now === moves && moves > this.#known && this.state.peek() === 'read') void this.read();
      this.#remember();
    });
  }

  /** Whose move the next one is, where only one seat decides. */
  #remember(): void {
    const pending = this.#link.scene.peek()?.play?.pending ?? [];
    this.#deciding = pending.length === 1 ? pending[0]?.seat : undefined;
  }
}
