/** How much time each player has. Clocks run for persons only, from the moment a decision is theirs. */
import type { Seat } from '@captains-table/kernel';
import { DAY, SECOND } from '@captains-table/kernel';
import type { ClockInfo, Tempo } from '@captains-table/protocol';
import type { Time } from './record.ts';

/** A player who comes back to an empty clock can at least look around. */
const WELCOME_BACK = 30 * SECOND;

/** A clock as it is stored. */
export interface ClockState extends ClockInfo {
  /** How many moves stood when time was last granted: after an undo it is granted only beyond them. */
  readonly granted?: number;
}

/** Who decides after an entry, and what of that is new. */
export interface DecisionChange {
  readonly at: Time;
  /** Whose clocks run from now on. */
  readonly deciding: readonly Seat[];
  /** The seats that have another decision than before, or none any more. */
  readonly fresh: readonly Seat[];
  /** How many moves stand. */
  readonly moves: number;
  /** The seat that has just moved. */
  readonly mover?: Seat;
}

export class Clocks {
  readonly #tempo: Exclude<Tempo, { kind: 'none' }>;
  readonly #clocks: ClockState[];

  constructor(tempo: Exclude<Tempo, { kind: 'none' }>, clocks: readonly ClockState[]) {
    this.#tempo = tempo;
    this.#clocks = [...clocks];
  }

  /** Undefined where people may take their time. */
  static start(tempo: Tempo, seats: number): Clocks | undefined {
    if (tempo.kind === 'none') return undefined;
    const left = fullTime(tempo);
    return new Clocks(
      tempo,
      Array.from({ length: seats }, () => ({ left })),
    );
  }

  get all(): readonly ClockInfo[] {
    return this.#clocks.map(({ left, since }) => (since === undefined ? { left } : { left, since }));
  }

  get stored(): readonly ClockState[] {
    return this.#clocks;
  }

  /** Leaving, or coming back to the same decision, wins no time. */
  run(change: DecisionChange): void {
    for (const [seat, clock] of this.#clocks.entries()) {
      const decides = change.deciding.includes(seat);
      if (change.fresh.includes(seat)) this.#clocks[seat] = this.#renewed(seat, clock, change);
      else if (!decides) this.#clocks[seat] = { left: leftAt(clock, change.at) };
      else if (clock.since === undefined) this.#clocks[seat] = { ...clock, since: change.at };
    }
  }

  /** All clocks stand still from now on. */
  stop(at: Time): void {
    for (const [seat, clock] of this.#clocks.entries()) this.#clocks[seat] = { left: leftAt(clock, at) };
  }

  /** A player took back moves of their own, when `moves` stood: playing them again brings no more time. */
  tookBack(seat: Seat, moves: number): void {
    const clock = this.#clocks[seat];
    if (clock !== undefined) this.#clocks[seat] = { ...clock, granted: Math.max(moves, clock.granted ?? 0) };
  }

  /** Everyone agreed to take moves back: each decision gets its time again. */
  tookBackTogether(): void {
    for (const [seat, { left, since }] of this.#clocks.entries()) {
      this.#clocks[seat] = since === undefined ? { left } : { left, since };
    }
  }

  /** No one could play from `from` to `to`. */
  giveBack(from: Time, to: Time): void {
    for (const [seat, clock] of this.#clocks.entries()) {
      const { since } = clock;
      if (since !== undefined) this.#clocks[seat] = { ...clock, since: since + overlap(since, from, to) };
    }
  }

  /** For a player who ran out of time, or takes over a seat that did. */
  welcomeBack(seat: Seat): void {
    const left = Math.max(this.#clocks[seat]?.left ?? 0, WELCOME_BACK);
    this.#clocks[seat] = { left };
  }

  /** When the first clock runs out. */
  get deadline(): Time | undefined {
    const ends = this.#clocks.flatMap(({ left, since }) => (since === undefined ? [] : [since + left]));
    return ends.length === 0 ? undefined : Math.min(...ends);
  }

  /** Whose time is up. */
  expired(now: Time): readonly Seat[] {
    return [...this.#clocks.entries()]
      .filter(([, { left, since }]) => since !== undefined && since + left <= now)
      .map(([seat]) => seat);
  }

  #renewed(seat: Seat, clock: ClockState, { at, deciding, moves, mover }: DecisionChange): ClockState {
    const left = leftAt(clock, at);
    if (!deciding.includes(seat)) return { left: this.#afterDecision(clock, left, seat === mover) };
    const { granted = -1 } = clock;
    if (this.#tempo.kind === 'game' || moves <= granted) return { left, since: at, granted };
    return { left: fullTime(this.#tempo), since: at, granted: moves };
  }

  /** The increment comes with the end of a turn, not with each of its steps. */
  #afterDecision({ since }: ClockState, left: number, moved: boolean): number {
    if (this.#tempo.kind !== 'game') return fullTime(this.#tempo);
    const endsTurn = since !== undefined && moved && left > 0;
    return endsTurn ? left + this.#tempo.increment * SECOND : left;
  }
}

/** How much of the time since then lies between `from` and `to`. */
export function overlap(since: Time, from: Time, to: Time): number {
  return Math.max(0, to - Math.max(since, from));
}

function leftAt({ left, since }: ClockInfo, at: Time): number {
  return since === undefined ? left : Math.max(0, left - Math.max(0, at - since));
}

function fullTime(tempo: Exclude<Tempo, { kind: 'none' }>): number {
  return tempo.kind === 'days' ? tempo.days * DAY : tempo.seconds * SECOND;
}
