/** Everything that has happened at the table, kept up to date. */
import { effect, signal } from '@preact/signals';
import type { GameEvent, Seat } from '@captains-table/kernel';
import { pageOfSetUp } from '@captains-table/kernel';
import type { TableScene } from '@captains-table/protocol';
import type { SceneChange, TableLink } from '../../link/link.ts';
import type { LoggedStep } from './turns.ts';
import { numbered, seatOf } from './turns.ts';

type Source = Pick<TableLink, 'scene' | 'state' | 'history' | 'onChange'>;

export class Logbook {
  readonly steps = signal<readonly LoggedStep[]>([]);
  readonly state = signal<'reading' | 'read' | 'failed'>('reading');
  readonly #link: Source;
  readonly #stops: (() => void)[] = [];
  /** How many moves the steps cover. */
  #known = 0;
  /** The viewer when it was last read. */
  #viewer: Seat | 'spectator' | undefined;
  #deciding: Seat | undefined;
  /** What set-up showed: it belongs to the first move. */
  #before: readonly GameEvent[] = [];
  #reading = 0;

  constructor(link: Source) {
    this.#link = link;
    this.#stops.push(
      link.onChange((change) => this.#follow(change)),
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

  /** Reads it again from the beginning. */
  async read(): Promise<void> {
    const scene = this.#link.scene.peek();
    const reading = ++this.#reading;
    if (scene?.play === undefined) return;
    const { moves } = scene.play;
    this.#viewer = viewerOf(scene);
    this.#look(scene);
    if (this.state.peek() === 'failed') this.state.value = 'reading';
    try {
      const all = numbered(await this.#link.history());
      if (reading !== this.#reading) return;
      // What others have already done appears in the log when it is shown on the board.
      const shown = this.#link.scene.peek()?.play?.moves ?? 0;
      const steps = all.slice(0, shown);
      this.steps.value = steps;
      this.#known = Math.max(moves, steps.length);
      this.state.value = 'read';
      if (shown > this.#known) await this.read();
    } catch {
      if (reading === this.#reading) this.state.value = 'failed';
    }
  }

  #follow({ scene, events }: SceneChange): void {
    if (scene?.play === undefined) return;
    const { moves } = scene.play;
    const wasMissed = moves > this.#known && events.length === 0 && this.state.peek() === 'read';
    if (viewerOf(scene) !== this.#viewer || moves < this.#known || wasMissed) void this.read();
    else if (moves > this.#known && this.state.peek() === 'read') this.#add(events, moves);
    this.#look(scene);
  }

  #look(scene: TableScene): void {
    this.#deciding = decidingIn(scene);
    if (scene.play?.moves === 0) this.#before = pageOfSetUp(scene.play.pending);
  }

  #add(told: readonly GameEvent[], moves: number): void {
    const events = this.#known === 0 ? [...this.#before, ...told] : told;
    const seat = this.#deciding ?? told.map(seatOf).find((found) => found !== undefined) ?? 0;
    this.steps.value = [...this.steps.peek(), { seat, events, before: this.#known, after: moves }];
    this.#known = moves;
  }
}

function viewerOf({ you }: TableScene): Seat | 'spectator' {
  return you.seat ?? 'spectator';
}

/** Whose move the next one is, where only one seat decides. */
function decidingIn({ play }: TableScene): Seat | undefined {
  const [owed, ...others] = play?.pending ?? [];
  return others.length === 0 ? owed?.seat : undefined;
}
