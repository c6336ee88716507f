/**
 * Plays what happened step by step. While it plays, the table shows what was before; no one has to
 * wait: all of it may be skipped, and a player who makes a move is at the present at once.
 */
import { signal } from '@preact/signals';
import type { DestinationId, Event, View } from '@captains-table/francis-drake';
import type { BoardProps } from '../../../board-kit/board.ts';
import { isStill } from '../../../app/is-still.ts';
import type { Step } from './steps.ts';
import { stepsOf } from './steps.ts';
import { soundsOf } from '../../../board-kit/sounds.ts';
import { SOUNDS } from '../board/sounds.ts';
import type { Table } from '../board/table.ts';
import { play as sound } from '../../../sound/sound.ts';

/** What the steps of a batch have changed so far, on top of what was before. */
export interface Shift {
  /** Discs that were turned over, by their place. */
  readonly revealed: ReadonlyMap<DestinationId, Extract<Event, { key: 'revealed' }>['discs']>;
  /** Where the ships of the seats are. */
  readonly ships: ReadonlyMap<number, DestinationId | 'home'>;
  readonly tokens: ReadonlyMap<DestinationId, number>;
  readonly step: Step | undefined;
}

interface Batch {
  readonly steps: readonly Step[];
  readonly after: View;
}

const NOTHING: Shift = { revealed: new Map(), ships: new Map(), tokens: new Map(), step: undefined };
/** The more there is to see, the faster it goes; a player who was away for long sees the end only. */
const UNHURRIED = 5;
const MOST_STEPS = 60;

type Seen = Pick<Table, 'view' | 'latest' | 'seat' | 'isOver'>;

export class Stage {
  /** Counts what changed: components that read it are drawn again. */
  readonly beat = signal(0);
  #number: number | undefined;
  #shown: View | undefined;
  #shift: Shift = NOTHING;
  #told: Event | undefined;
  #queue: Batch[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  get isPlaying(): boolean {
    return this.#timer !== undefined;
  }

  get shift(): Shift {
    return this.#shift;
  }

  /** The last thing worth telling. */
  get told(): Event | undefined {
    return this.#told;
  }

  /** Hears what happened and answers what to show; any number of times for the same. Components that ask are drawn again with each beat. */
  follow(seen: Seen, _beat: number = this.beat.value): View {
    const present = seen.view;
    const isNew = this.#number !== undefined && seen.latest.number !== this.#number;
    if (isNew) this.#hear(seen, present);
    else if (this.isPlaying && !isSameMoment(this.#queue.at(-1)?.after, present)) this.#stop();
    this.#number = seen.latest.number;
    if (!this.isPlaying) this.#shown = present;
    return this.#shown ?? present;
  }

  skip(): void {
    if (!this.isPlaying) return;
    this.#told = this.#queue.at(-1)?.steps.at(-1)?.event ?? this.#told;
    this.#stop();
    this.beat.value++;
  }

  close(): void {
    this.#stop();
  }

  #hear({ latest, isOver, seat }: Seen, present: View): void {
    const { events } = latest;
    const steps = stepsOf(events);
    if (isStill() || document.hidden || this.#shown === undefined || isOver) {
      const { ships } = steps.reduce(shifted, this.#shift);
      this.#stop();
      this.#told = steps.at(-1)?.event ?? this.#told;
      this.#shift = { ...NOTHING, ships };
      for (const heard of soundsOf(SOUNDS, events)) sound(heard);
      return;
    }
    if (isMoveOf(events, seat)) this.#catchUp();
    if (steps.length === 0) for (const heard of soundsOf(SOUNDS, events)) sound(heard);
    if (steps.length > 0 || this.isPlaying) this.#queue.push({ steps, after: present });
    if (this.#waiting > MOST_STEPS) this.#stop();
    else if (!this.isPlaying && this.#queue.length > 0) this.#take(0);
  }

  /** What came before one's own move is no longer of interest. */
  #catchUp(): void {
    const before = this.#queue.at(-1)?.after;
    if (before === undefined) return;
    this.#stop();
    this.#shown = before;
  }

  get #waiting(): number {
    return this.#queue.reduce((sum, { steps }) => sum + steps.length, 0);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    this.#shift = { ...NOTHING, ships: this.#shift.ships };
    this.#shown = undefined;
  }

  /** Shows one step of the first batch, then goes on. */
  #take(at: number): void {
    const [batch] = this.#queue;
    if (batch === undefined) return;
    const step = batch.steps[at];
    if (step === undefined) {
      this.#finish(batch);
      return;
    }
    this.#shift = shifted(this.#shift, step);
    this.#told = step.event;
    const heard = SOUNDS[step.event.key];
    if (heard !== undefined) sound(heard);
    const hurry = Math.max(1, this.#waiting / UNHURRIED);
    this.#timer = setTimeout(() => {
      this.#take(at + 1);
      this.beat.value++;
    }, step.milliseconds / hurry);
  }

  #finish(batch: Batch): void {
    this.#queue.shift();
    this.#shown = batch.after;
    this.#shift = { ...NOTHING, ships: this.#shift.ships };
    if (this.#queue.length > 0) this.#take(0);
    else this.#timer = undefined;
  }
}

/** A scene may come again without anything having happened: a spectator came. */
function isSameMoment(a: View | undefined, b: View): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

function isMoveOf([first]: readonly Event[], seat: number | undefined): boolean {
  return first !== undefined && 'seat' in first && first.seat === seat;
}

function shifted(shift: Shift, step: Step): Shift {
  const { event } = step;
  const next = { ...shift, step };
  switch (event.key) {
    case 'revealed':
      return { ...next, revealed: new Map(shift.revealed).set(event.at, event.discs) };
    case 'ghost-vanished': {
      const left = (shift.revealed.get(event.at) ?? []).filter(
        ({ seat, disc }) => seat !== event.seat || disc !== 'ghost',
      );
      return { ...next, revealed: new Map(shift.revealed).set(event.at, left) };
    }
    case 'mission':
      return { ...next, ships: new Map(shift.ships).set(event.seat, event.at) };
    case 'came-home':
    case 'stayed-home':
      return { ...next, ships: new Map(shift.ships).set(event.seat, 'home') };
    case 'token-turned':
      return { ...next, tokens: new Map(shift.tokens).set(event.at, event.token) };
    default:
      return next;
  }
}

/** One stage a table: the board drives it, the panels look at it. */
export function stageOf({ store }: Pick<BoardProps, 'store'>): Stage {
  return store.get(newStage);
}

function newStage(): Stage {
  return new Stage();
}
