/**
 * Plays the steps of one batch of events. While it plays, the table shows what was before; when the table's clock goes
 * on, it shows the present.
 */
import { signal } from '@preact/signals';
import type { DestinationId, Event, View } from '@captains-table/francis-drake';
import type { BoardProps } from '../../../board-kit/board.ts';
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
  readonly pace: number;
}

const NOTHING: Shift = { revealed: new Map(), ships: new Map(), tokens: new Map(), step: undefined };

type Seen = Pick<Table, 'view' | 'latest' | 'showing'>;

export class Stage {
  /** Counts what changed: components that read it are drawn again. */
  readonly beat = signal(0);
  #number: number | undefined;
  #shown: View | undefined;
  #shift: Shift = NOTHING;
  #told: Event | undefined;
  #batch: Batch | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  get isPlaying(): boolean {
    return this.#batch !== undefined;
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
    const { view, latest, showing } = seen;
    const isNew = this.#number !== undefined && latest.number !== this.#number;
    this.#number = latest.number;
    if (isNew) this.#begin(seen);
    else if (this.isPlaying && (!showing || !isSameMoment(this.#batch?.after, view))) this.#end();
    if (!this.isPlaying) this.#shown = view;
    return this.#shown ?? view;
  }

  close(): void {
    this.#end();
  }

  #begin({ latest, showing, view }: Seen): void {
    const { events, pace } = latest;
    const steps = stepsOf(events);
    const before = this.#batch?.after ?? this.#shown;
    this.#end();
    if (!showing || before === undefined || steps.length === 0) {
      this.#told = steps.at(-1)?.event ?? this.#told;
      this.#shift = { ...NOTHING, ships: steps.reduce(shifted, this.#shift).ships };
      for (const heard of soundsOf(SOUNDS, events)) sound(heard);
      return;
    }
    this.#shown = before;
    this.#batch = { steps, after: view, pace };
    this.#take(this.#batch, 0);
  }

  /** The present is shown. */
  #end(): void {
    clearTimeout(this.#timer);
    const rest = this.#batch?.steps ?? [];
    this.#told = rest.at(-1)?.event ?? this.#told;
    this.#shift = { ...NOTHING, ships: rest.reduce(shifted, this.#shift).ships };
    this.#batch = undefined;
    this.#shown = undefined;
  }

  /** Shows one step, then the next. The last one stays until the table's clock goes on. */
  #take(batch: Batch, at: number): void {
    const step = batch.steps[at];
    if (step === undefined) return;
    this.#shift = shifted(this.#shift, step);
    this.#told = step.event;
    const heard = SOUNDS[step.event.key];
    if (heard !== undefined) sound(heard);
    if (at + 1 === batch.steps.length) return;
    this.#timer = setTimeout(() => {
      this.#take(batch, at + 1);
      this.beat.value++;
    }, step.milliseconds / batch.pace);
  }
}

/** A scene may come without events, for example when a spectator arrives. */
function isSameMoment(a: View | undefined, b: View): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
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
