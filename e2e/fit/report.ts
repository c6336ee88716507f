/** What was counted at a table. */
import type { Fault } from './checks.ts';

/** `scrolls`: decisions at which the page scrolls; `movedPx`: all movements of the board added; else different faults. */
type Count =
  'scrolls' | 'movedPx' | 'covered' | 'meansHidden' | 'smallText' | 'overflow' | 'axe' | 'consoleErrors';

export interface TableReport {
  readonly name: string;
  readonly game: string;
  readonly size: string;
  readonly decisions: number;
  /** Whether the game was played to its end within its time. */
  readonly ended: boolean;
  readonly counts: Readonly<PerCount<number>>;
  readonly faults: Readonly<PerCount<readonly Fault[]>>;
}

type PerCount<T> = Record<Count, T>;

function perCount<T>(make: (count: Count) => T): PerCount<T> {
  return {
    scrolls: make('scrolls'),
    movedPx: make('movedPx'),
    covered: make('covered'),
    meansHidden: make('meansHidden'),
    smallText: make('smallText'),
    overflow: make('overflow'),
    axe: make('axe'),
    consoleErrors: make('consoleErrors'),
  };
}

/** Adds up what the checks of one table find. */
export class Tally {
  decisions = 0;
  readonly counts: PerCount<number> = perCount(() => 0);
  readonly #faults = perCount(() => new Map<string, Fault>());

  /** Each fault is counted once at a table, however many decisions show it. */
  addOnce(count: Count, faults: readonly Fault[]): void {
    for (const fault of faults) {
      if (!this.#faults[count].has(fault.where)) this.add(count, 1, fault);
    }
  }

  add(count: Count, by: number, fault: Fault): void {
    this.counts[count] += by;
    if (!this.#faults[count].has(fault.where)) this.#faults[count].set(fault.where, fault);
  }

  /** Puts back what was counted before; `copy` says what that was. */
  putBack(before: Tally): void {
    this.decisions = before.decisions;
    Object.assign(this.counts, before.counts);
    Object.assign(this.#faults, before.#copiedFaults());
  }

  copy(): Tally {
    const copy = new Tally();
    copy.putBack(this);
    return copy;
  }

  #copiedFaults(): PerCount<Map<string, Fault>> {
    return perCount((count) => new Map(this.#faults[count]));
  }

  get faults(): PerCount<readonly Fault[]> {
    return perCount((count) => [...this.#faults[count].values()]);
  }
}
