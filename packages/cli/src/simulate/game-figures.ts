/** What games tell about themselves, over many of them. */
import type { AnyReport, EventSink, Figures, GameState } from '@captains-table/kernel';
import type { Spread } from './spread.ts';
import { RunningSpread } from './spread.ts';

export type Spreads = Readonly<Record<string, Spread>>;

export class GameFigures {
  readonly #report: AnyReport;
  readonly #counts = new Map<string, RunningSpread>();
  readonly #measures = new Map<string, RunningSpread>();
  #games = 0;
  /** Of the game under way: it tells nothing unless it ends. */
  #counting = new Map<string, number>();
  #measured: [name: string, value: number][] = [];
  readonly #figures: Figures = {
    count: (name, by = 1) => this.#counting.set(name, (this.#counting.get(name) ?? 0) + by),
    measure: (name, value) => this.#measured.push([name, value]),
  };

  constructor(report: AnyReport) {
    this.#report = report;
  }

  /** For the game that is played on this state. */
  listener(state: GameState): EventSink {
    const { onEvent } = this.#report;
    return onEvent && ((event) => onEvent(event, state, this.#figures));
  }

  /** A game is over, or was given up. */
  endGame(state: GameState, finished: boolean): void {
    if (finished) {
      this.#report.onEnd?.(state, this.#figures);
      this.#add();
    }
    this.#counting = new Map();
    this.#measured = [];
  }

  #add(): void {
    for (const name of this.#counting.keys()) {
      // What happens for the first time did not happen in the games before.
      if (!this.#counts.has(name)) this.#counts.set(name, new RunningSpread(this.#games));
    }
    for (const [name, spread] of this.#counts) spread.add(this.#counting.get(name) ?? 0);
    for (const [name, value] of this.#measured) {
      const spread = this.#measures.get(name) ?? new RunningSpread();
      this.#measures.set(name, spread);
      spread.add(value);
    }
    this.#games++;
  }

  /** So many a game. What never happened is not told. */
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
