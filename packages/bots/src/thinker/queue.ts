/** Who is served next, so that nobody's work keeps anybody else's waiting. */

/** For whom something is thought about. */
export interface Claim {
  /** Work is shared out evenly between owners, however much each of them has. */
  readonly owner: string;
  /** Nobody is looking: it waits for those who are. */
  readonly background?: boolean;
}

/** Quick work goes before long work, and both before what nobody is looking at. */
type Lane = 'quick' | 'long' | 'background';
const LANES: readonly Lane[] = ['quick', 'long', 'background'];

/** After being passed over so often in a row a lane is served once: all of them go on in any crowd. */
const PATIENCE: Readonly<Record<Lane, number>> = { quick: Infinity, long: 4, background: 20 };

export interface Queued {
  readonly claim: Claim;
  /** Whether it takes next to no time. */
  readonly isQuick: boolean;
}

interface Owner {
  /** Pieces of work being done now. */
  running: number;
  /** Pieces of work, waiting or being done. */
  known: number;
  /** The last time their turn came. */
  servedAt: number;
}

export class FairQueue<T extends Queued> {
  /** Those that have waited longest since their last turn come first. */
  readonly #waiting = new Set<T>();
  /** Under which name each has been counted: a claim may change on the way. */
  readonly #names = new Map<T, string>();
  readonly #owners = new Map<string, Owner>();
  readonly #passedOver: Record<Lane, number> = { quick: 0, long: 0, background: 0 };
  #turns = 0;

  get waiting(): Iterable<T> {
    return this.#waiting;
  }

  isWaiting(work: T): boolean {
    return this.#waiting.has(work);
  }

  add(work: T): void {
    this.#waiting.add(work);
    this.#count(work);
  }

  /** What is to be done now, of what can be done now. It is being done until it is put back or removed. */
  take(canBeDone: (work: T) => boolean): T | undefined {
    const best = new Map<Lane, T>();
    for (const work of this.#waiting) {
      if (!canBeDone(work)) continue;
      const lane = laneOf(work);
      const known = best.get(lane);
      if (known === undefined || this.#isBefore(work, known)) best.set(lane, work);
    }
    const chosen = this.#chooseLane(best);
    if (chosen !== undefined) this.#begin(chosen);
    return chosen;
  }

  /** Its turn is over, and there is more to do. */
  putBack(work: T): void {
    this.#ownerOf(work).running--;
    this.#waiting.add(work);
  }

  /** There is nothing more to do for it. */
  remove(work: T): void {
    const name = this.#names.get(work);
    if (name === undefined) return;
    if (!this.#waiting.delete(work)) this.#ownerOf(work).running--;
    this.#forget(work, name);
  }

  /** Whoever its claim names from now on. */
  recount(work: T): void {
    const name = this.#names.get(work);
    if (name === undefined || name === work.claim.owner) return;
    const isRunning = !this.#waiting.has(work);
    if (isRunning) this.#ownerOf(work).running--;
    this.#forget(work, name);
    this.#count(work);
    if (isRunning) this.#ownerOf(work).running++;
  }

  #count(work: T): void {
    const { owner: name } = work.claim;
    this.#names.set(work, name);
    const owner = this.#owners.get(name);
    // Whoever comes waits for all who waited before, but not for the one served last.
    if (owner === undefined) this.#owners.set(name, { running: 0, known: 1, servedAt: this.#turns - 0.5 });
    else owner.known++;
  }

  #forget(work: T, name: string): void {
    this.#names.delete(work);
    const owner = this.#owners.get(name);
    if (owner !== undefined && --owner.known === 0) this.#owners.delete(name);
  }

  #ownerOf(work: T): Owner {
    const owner = this.#owners.get(this.#names.get(work) ?? '');
    if (owner === undefined) throw new Error('work that is not in the queue');
    return owner;
  }

  /** Owners with the least being done go first, then those who have waited longest. */
  #isBefore(work: T, other: T): boolean {
    const [a, b] = [this.#ownerOf(work), this.#ownerOf(other)];
    return a.running === b.running ? a.servedAt < b.servedAt : a.running < b.running;
  }

  #chooseLane(best: ReadonlyMap<Lane, T>): T | undefined {
    const there = LANES.filter((lane) => best.has(lane));
    const impatient = there.findLast((lane) => this.#passedOver[lane] >= PATIENCE[lane]);
    const chosen = impatient ?? there[0];
    if (chosen === undefined) return undefined;
    for (const lane of there) this.#passedOver[lane] = lane === chosen ? 0 : this.#passedOver[lane] + 1;
    return best.get(chosen);
  }

  #begin(work: T): void {
    this.#waiting.delete(work);
    const owner = this.#ownerOf(work);
    owner.running++;
    owner.servedAt = ++this.#turns;
  }
}

function laneOf({ claim, isQuick }: Queued): Lane {
  if (claim.background === true) return 'background';
  return isQuick ? 'quick' : 'long';
}
