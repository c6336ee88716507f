/** Who has how much time. Clocks run for persons only, from the moment a decision is theirs. */
import type { Seat } from '@captains-table/kernel';
import type { ClockInfo, Tempo } from '@captains-table/protocol';
import type { Time } from './record.ts';

const SECOND = 1_000;
const DAY = 86_400 * SECOND;
/** Whoever comes back to an empty clock can at least look around. */
const WELCOME_BACK = 30 * SECOND;

export class Clocks {
  readonly #tempo: Exclude<Tempo, { kind: 'none' }>;
  readonly #clocks: ClockInfo[];

  constructor(tempo: Exclude<Tempo, { kind: 'none' }>, clocks: readonly ClockInfo[]) {
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
    return this.#clocks;
  }

  /**
   * From now on the clocks of `deciding` run. `fresh` have another decision than before, or none any
   * more: whoever only goes away, or comes back to the same decision, wins no time by it.
   */
  run(at: Time, deciding: readonly Seat[], fresh: readonly Seat[]): void {
    for (const [seat, clock] of this.#clocks.entries()) {
      const decides = deciding.includes(seat);
      const isFresh = fresh.includes(seat);
      if (decides && clock.since !== undefined && !isFresh) continue;
      const left = isFresh ? this.#renewed(clock, at, decides) : leftAt(clock, at);
      this.#clocks[seat] = decides ? { left, since: at } : { left };
    }
  }

  /** For whoever ran out of time, or takes a seat that did. */
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

  /** The increment comes with the end of a turn, not with each of its steps. */
  #renewed(clock: ClockInfo, at: Time, decides: boolean): number {
    if (this.#tempo.kind !== 'game') return fullTime(this.#tempo);
    const left = leftAt(clock, at);
    const endsTurn = clock.since !== undefined && !decides && left > 0;
    return endsTurn ? left + this.#tempo.increment * SECOND : left;
  }
}

function leftAt({ left, since }: ClockInfo, at: Time): number {
  return since === undefined ? left : Math.max(0, left - Math.max(0, at - since));
}

function fullTime(tempo: Exclude<Tempo, { kind: 'none' }>): number {
  return tempo.kind === 'days' ? tempo.days * DAY : tempo.seconds * SECOND;
}
