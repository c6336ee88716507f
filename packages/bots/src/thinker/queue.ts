/** Whose work is next, so that no person's work keeps another's waiting. */

/** For whom something is thought about. */
export interface Claim {
  /** Work is shared out evenly between owners, however much each of them has. */
  readonly owner: string;
  /** No person is looking at the table: it waits for those that have one. */
  readonly background?: boolean;
}

/** Quick work goes before long work, and both before work in the background. */
type Lane = 'quick' | 'long' | 'background';
const LANES: readonly Lane[] = ['quick', 'long', 'background'];

/** A lane that was passed over this many times in a row is served once, so that none waits for ever. */
const PATIENCE: Readonly<Record<Lane, number>> = { quick: Infinity, long: 4, background: 20 };

export interface Queued {
  readonly claim: Claim;
  /** Whether it takes next to no time. */
  readonly isQuick: boolean;
}

/** What waits in one lane, by owner: those who have waited longest since their last turn come first. */
class Ring<T> {
  readonly #owners = new Map<string, Set<T>>();
  #lastServed: string | undefined;
  /** How often others were served while something waited here. */
  passedOver = 0;

  add(owner: string, work: T): void {
    const known = this.#owners.get(owner);
    if (known === undefined) this.#owners.set(owner, new Set([work]));
    else known.add(work);
  }

  remove(owner: string, work: T): void {
    const known = this.#owners.get(owner);
    known?.delete(work);
    if (known?.size === 0) this.#owners.delete(owner);
  }

  served(owner: string): void {
    this.passedOver = 0;
    this.#lastServed = owner;
  }

  /** Of owners with equally little under way the one who has waited longest. */
  first(runningOf: (owner: string) => number, canBeDone: (work: T) => boolean): T | undefined {
    this.#turn();
    let [best, least]: [T | undefined, number] = [undefined, Infinity];
    for (const [owner, works] of this.#owners) {
      const running = runningOf(owner);
      if (running >= least) continue;
      const found = firstOf(works, canBeDone);
      if (found !== undefined) [best, least] = [found, running];
      if (least === 0) break;
    }
    return best;
  }

  /** The owner served last waits behind all that have come since. */
  #turn(): void {
    const works = this.#lastServed === undefined ? undefined : this.#owners.get(this.#lastServed);
    if (works !== undefined && this.#lastServed !== undefined) {
      this.#owners.delete(this.#lastServed);
      this.#owners.set(this.#lastServed, works);
    }
    this.#lastServed = undefined;
  }
}

interface Place {
  readonly lane: Lane;
  readonly owner: string;
  readonly isRunning: boolean;
}

export class FairQueue<T extends Queued> {
  readonly #rings: Readonly<Record<Lane, Ring<T>>> = {
    quick: new Ring(),
    long: new Ring(),
    background: new Ring(),
  };
  /** Where everything has been put: its claim may have changed since. */
  readonly #places = new Map<T, Place>();
  /** By owner: pieces of work being done now. */
  readonly #running = new Map<string, number>();

  /** All that is waiting or being done. */
  get all(): readonly T[] {
    return [...this.#places.keys()];
  }

  isWaiting(work: T): boolean {
    return this.#places.get(work)?.isRunning === false;
  }

  add(work: T): void {
    this.#put(work, false);
  }

  /** What is to be done now, of what can be done now. It is being done until it is put back or removed. */
  take(canBeDone: (work: T) => boolean): T | undefined {
    const runningOf = (owner: string) => this.#running.get(owner) ?? 0;
    const found = LANES.map((lane) => ({ lane, work: this.#rings[lane].first(runningOf, canBeDone) }));
    const waiting = found.filter(({ work }) => work !== undefined);
    const impatient = waiting.findLast(({ lane }) => this.#rings[lane].passedOver >= PATIENCE[lane]);
    const chosen = impatient ?? waiting[0];
    if (chosen?.work === undefined) return undefined;
    for (const { lane } of waiting) this.#rings[lane].passedOver++;
    this.#rings[chosen.lane].served(chosen.work.claim.owner);
    this.#move(chosen.work, true);
    return chosen.work;
  }

  /** Its turn is over, and there is more to do. */
  putBack(work: T): void {
    this.#move(work, false);
  }

  /** There is nothing more to do for it. */
  remove(work: T): void {
    const place = this.#places.get(work);
    if (place === undefined) return;
    this.#places.delete(work);
    if (place.isRunning) this.#countRunning(place.owner, -1);
    else this.#rings[place.lane].remove(place.owner, work);
  }

  /** Its claim, or how long it takes, is no longer what it was. */
  recount(work: T): void {
    const place = this.#places.get(work);
    if (place !== undefined) this.#move(work, place.isRunning);
  }

  #move(work: T, isRunning: boolean): void {
    this.remove(work);
    this.#put(work, isRunning);
  }

  #put(work: T, isRunning: boolean): void {
    const { owner } = work.claim;
    const lane = laneOf(work);
    this.#places.set(work, { lane, owner, isRunning });
    if (isRunning) this.#countRunning(owner, 1);
    else this.#rings[lane].add(owner, work);
  }

  #countRunning(owner: string, change: 1 | -1): void {
    const running = (this.#running.get(owner) ?? 0) + change;
    if (running === 0) this.#running.delete(owner);
    else this.#running.set(owner, running);
  }
}

function laneOf({ claim, isQuick }: Queued): Lane {
  if (claim.background === true) return 'background';
  return isQuick ? 'quick' : 'long';
}

function firstOf<T>(works: Iterable<T>, canBeDone: (work: T) => boolean): T | undefined {
  for (const work of works) if (canBeDone(work)) return work;
  return undefined;
}
