/** The one clock that paces a table: it releases a batch of events when the one before has been shown. */
import { batch, effect, signal, untracked } from '@preact/signals';
import type { GameEvent } from '@captains-table/kernel';
import type { TableScene } from '@captains-table/protocol';
import type { Pacing, SceneChange } from './link.ts';

/** How long a batch is looked at where no board says otherwise: a card is turned over, and the eye follows it. */
export const USUAL_MILLISECONDS = 550;

interface Queued {
  readonly change: SceneChange;
  /** What the viewer did themselves waits for nothing, and is shown at the usual pace. */
  readonly own: boolean;
}

export class PacingClock implements Pacing {
  readonly showing = signal(false);
  readonly waiting = signal(0);
  readonly #show: (change: SceneChange) => void;
  readonly #pace: () => number | undefined;
  readonly #queue: Queued[] = [];
  readonly #stop: () => void;
  #timeOf: (events: readonly GameEvent[]) => number = () => USUAL_MILLISECONDS;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The batch that is looked at: since when, for how long at the usual pace, and whose it is. */
  #present = { since: 0, milliseconds: 0, own: false };
  /** Whose the next batch is. */
  #expects: 'others' | 'own' | 'own-always' = 'others';
  #hurries: 'no' | 'now' | 'to-my-turn' = 'no';

  /** `pace` is a factor; undefined where nothing is waited for. What it reads of signals is followed. */
  constructor(show: (change: SceneChange) => void, pace: () => number | undefined) {
    this.#show = show;
    this.#pace = () => untracked(pace);
    this.#stop = effect(() => {
      pace();
      untracked(() => this.#goOn());
    });
  }

  setTimes(timeOf: (events: readonly GameEvent[]) => number): void {
    this.#timeOf = timeOf;
  }

  add(change: SceneChange): void {
    const own = this.#expects !== 'others' && change.events.length > 0;
    if (own && this.#expects === 'own') this.#expects = 'others';
    this.#queue.push({ change, own });
    this.#goOn();
  }

  /** The viewer does something: what happens next is theirs, and what came before is no longer waited for. */
  expectOwn(how: 'once' | 'always' = 'once'): void {
    this.catchUp();
    this.#expects = how === 'once' ? 'own' : 'own-always';
  }

  /** The viewer's request has been answered, whether or not it changed anything. */
  expectOthers(): void {
    this.#expects = 'others';
  }

  skip(): void {
    this.#present = { ...this.#present, milliseconds: 0 };
    this.#goOn();
  }

  catchUp(): void {
    this.#hurries = 'now';
    this.skip();
    this.#hurries = 'no';
  }

  toMyTurn(): void {
    this.#hurries = 'to-my-turn';
    this.skip();
  }

  close(): void {
    this.#stop();
    clearTimeout(this.#timer);
  }

  #goOn(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    batch(() => {
      // The clock is read once for both conditions: between two readings time would pass.
      let left = this.#left();
      while (this.#mayShow(left)) {
        this.#showNext();
        left = this.#left();
      }
      if (left > 0) this.#timer = setTimeout(() => this.#goOn(), left);
      this.showing.value = left > 0;
      this.waiting.value = this.#queue.length;
    });
  }

  #mayShow(left: number): boolean {
    const [next] = this.#queue;
    if (next === undefined) return false;
    return next.own || next.change.events.length === 0 || left <= 0;
  }

  #showNext(): void {
    const next = this.#queue.shift();
    if (next === undefined) return;
    const { change, own } = next;
    if (change.events.length === 0) {
      this.#show(change);
      return;
    }
    const pace = this.#speed(own);
    const milliseconds = pace === undefined ? 0 : this.#timeOf(change.events);
    this.#present = { since: performance.now(), milliseconds, own };
    this.#show({ ...change, pace: pace ?? 1, atOnce: pace === undefined });
    if (this.#hurries === 'to-my-turn' && isAsked(change.scene)) this.#hurries = 'no';
  }

  /** Milliseconds until the present batch has been seen. */
  #left(): number {
    const { since, milliseconds, own } = this.#present;
    const pace = this.#speed(own);
    return pace === undefined ? 0 : since + milliseconds / pace - performance.now();
  }

  #speed(own: boolean): number | undefined {
    const pace = this.#hurries === 'no' ? this.#pace() : undefined;
    return pace !== undefined && own ? 1 : pace;
  }
}

/** The viewer has to decide, or no one has any more. */
function isAsked(scene: TableScene | undefined): boolean {
  if (scene?.play === undefined || scene.status !== 'playing') return true;
  return scene.play.pending.some(({ seat }) => seat === scene.you.seat);
}
