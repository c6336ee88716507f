/** What games report about themselves, summed over many. */
import type { AnyReport, EventSink, Figures, GameState } from '@captains-table/kernel';
import type { Spread } from './spread.ts';
import { RunningSpread } from './spread.ts';

export type Spreads = Readonly<Record<string, Spread>>;

/** What one game reported. */
export interface ToldByGame {
  readonly counts: ReadonlyMap<string, number>;
  readonly measured: readonly (readonly [name: string, value: number])[];
}

/** Listens to one game. */
export class GameListener {
  readonly #report: AnyReport;
  readonly #state: GameState;
  readonly #counts = new Map<string, number>();
  readonly #measured: [name: string, value: number][] = [];
  readonly #figures: Figures = {
    count: (name, by = 1) => this.#counts.set(name, (this.#counts.get(name) ?? 0) + by),
    measure: (name, value) => this.#measured.push([name, value]),
  };

  /** For the game that is played on this state. */
  constructor(report: AnyReport, state: GameState) {
    this.#report = report;
    this.#state = state;
  }

  get events(): EventSink {
    const { onEvent } = this.#report;
    return onEvent && ((event) => onEvent(event, this.#state, this.#figures));
  }

  /** Counts the finished game. One that never ends counts for nothing. */
  end(): ToldByGame {
    this.#report.onEnd?.(this.#state, this.#figures);
    return { counts: this.#counts, measured: this.#measured };
  }
}

export class GameFigures {
  readonly #counts = new Map<string, RunningSpread>();
  readonly #measures = new Map<string, RunningSpread>();
  #games = 0;

  add({ counts, measured }: ToldByGame): void {
    for (const name of counts.keys()) {
      // What happens for the first time did not happen in the games before.
      if (!this.#counts.has(name)) this.#counts.set(name, new RunningSpread(this.#games));
    }
    for (const [name, spread] of this.#counts) spread.add(counts.get(name) ?? 0);
    for (const [name, value] of measured) {
      const spread = this.#measures.get(name) ?? new RunningSpread();
      this.#measures.set(name, spread);
      spread.add(value);
    }
    this.#games++;
  }

  /** The mean per game. What never happened is left out. */
  get counts(): Spreads {
    return spreadsOf(this.#counts);
  }

  /** Over all values of all games. */
  get measures(): Spreads {
    return spreadsOf(this.#measures);
  }
}

function spreadsOf(running: ReadonlyMap<string, RunningSpread>): Spreads {
  const spreads: Record<string, Spread> = {};
  for (const [name, { spread }] of running) if (spread !== undefined) spreads[name] = spread;
  return spreads;
}
