/** The best set of missions for what the log holds. */
import type { Seat } from '@captains-table/kernel';
import { must } from '@captains-table/kernel';
import type { Box } from '../box.ts';
import { DESTINATIONS } from '../box.ts';
import { conquestPoints } from '../scoring.ts';
import type { State } from '../state.ts';
import type { Target } from './targets.ts';

/** What a plan may spend. */
export interface Means {
  crew: number;
  guns: number;
  trade: number;
  readonly galleon: boolean;
}

export function meansOf(state: State, seat: Seat): Means {
  return {
    crew: must(state.crew[seat]),
    guns: must(state.guns[seat]),
    trade: must(state.trade[seat]),
    galleon: state.galleon[seat] === true,
  };
}

/** The share of the conquest bonus that a seat may expect before the discs are turned over. */
const TRUST = 0.85;

/**
 * For each destination the worth of the best set of missions that has it: `fixed` are already on the
 * chart, `slots` more discs are to come.
 */
export class Planner {
  readonly best: number[] = Array.from({ length: DESTINATIONS }, () => 0);
  /** The worth of the best of all sets. */
  top = 0;
  topSet: readonly number[] = [];
  readonly #box: Box;
  readonly #targets: readonly Target[];
  readonly #worths: readonly number[];
  readonly #means: Means;
  readonly #chosen: number[] = [];

  constructor(box: Box, targets: readonly Target[], worths: readonly number[], means: Means) {
    this.#box = box;
    this.#targets = targets;
    this.#worths = worths;
    this.#means = means;
  }

  /** `kinds` have already been conquered. */
  run(fixed: readonly Target[], slots: number, kinds = 0): this {
    let { crew, guns, trade } = this.#means;
    let worth = 0;
    let all = kinds;
    for (const target of fixed) {
      if (!this.#canDo(target, crew, guns, trade)) continue;
      worth += must(this.#worths[target.at]);
      crew -= target.crew;
      guns -= target.guns;
      trade -= target.trade;
      all |= target.kind;
    }
    this.#choose(0, slots, crew, guns, trade, all, worth);
    return this;
  }

  #canDo(target: Target, crew: number, guns: number, trade: number): boolean {
    if (target.kind === 4 && !this.#means.galleon) return false;
    if (target.trade > trade) return false;
    // A token face down may be lower than feared.
    const luck = target.guess ? 1 : 0;
    return (
      target.crew <= crew + (target.kind === 2 ? luck : 0) &&
      target.guns <= guns + (target.kind === 4 ? luck : 0)
    );
  }

  #choose(
    from: number,
    slots: number,
    crew: number,
    guns: number,
    trade: number,
    kinds: number,
    worth: number,
  ): void {
    this.#keep(worth + TRUST * conquestPoints(this.#box, kinds));
    if (slots === 0) return;
    for (let i = from; i < this.#targets.length; i++) {
      const target = must(this.#targets[i]);
      if (!this.#canDo(target, crew, guns, trade)) continue;
      const short = target.crew > crew || target.guns > guns;
      const gain = must(this.#worths[target.at]) * (short ? 0.45 : 1);
      this.#chosen.push(target.at);
      this.#choose(
        i + 1,
        slots - 1,
        Math.max(0, crew - target.crew),
        Math.max(0, guns - target.guns),
        trade - target.trade,
        short ? kinds : kinds | target.kind,
        worth + gain,
      );
      this.#chosen.pop();
    }
  }

  #keep(worth: number): void {
    for (const destination of this.#chosen)
      if (worth > must(this.best[destination])) this.best[destination] = worth;
    if (worth <= this.top) return;
    this.top = worth;
    this.topSet = this.#chosen.slice();
  }
}
