/** Whether all can be paired off, by J. Edmonds' search for augmenting paths ("Paths, trees, and flowers", 1965). */
import { must } from '@captains-table/kernel';

const NOBODY = -1;

/** `mayMeet[a]` holds whom `a` may meet. True where all find a partner. */
export function canPairAll(mayMeet: readonly ReadonlySet<number>[]): boolean {
  if (mayMeet.length % 2 === 1) return false;
  const partner = mayMeet.map(() => NOBODY);
  for (const [one, others] of mayMeet.entries()) {
    if (partner[one] !== NOBODY) continue;
    const free = [...others].find((other) => partner[other] === NOBODY);
    if (free === undefined) continue;
    partner[one] = free;
    partner[free] = one;
  }
  for (const one of mayMeet.keys()) {
    if (partner[one] === NOBODY && !new Search(mayMeet, partner).from(one)) return false;
  }
  return true;
}

/** A search for a way to give one more a partner. Odd circles are drawn together into one point, their base. */
class Search {
  readonly #mayMeet: readonly ReadonlySet<number>[];
  readonly #partner: number[];
  readonly #base: number[];
  readonly #before: number[];
  readonly #reached: boolean[];
  readonly #queue: number[] = [];

  constructor(mayMeet: readonly ReadonlySet<number>[], partner: number[]) {
    this.#mayMeet = mayMeet;
    this.#partner = partner;
    this.#base = [...mayMeet.keys()];
    this.#before = mayMeet.map(() => NOBODY);
    this.#reached = mayMeet.map(() => false);
  }

  /** True where a way was found; then partners have been exchanged along it. */
  from(root: number): boolean {
    this.#reach(root);
    for (let at = 0; at < this.#queue.length; at++) {
      const one = must(this.#queue[at]);
      for (const other of must(this.#mayMeet[one])) {
        if (this.#base[one] === this.#base[other] || this.#partner[one] === other) continue;
        const next = must(this.#partner[other]);
        if (other === root || (next !== NOBODY && this.#before[next] !== NOBODY)) this.#contract(one, other);
        else if (this.#before[other] === NOBODY) {
          this.#before[other] = one;
          if (next === NOBODY) {
            this.#exchange(other);
            return true;
          }
          this.#reach(next);
        }
      }
    }
    return false;
  }

  #reach(one: number): void {
    if (must(this.#reached[one])) return;
    this.#reached[one] = true;
    this.#queue.push(one);
  }

  #exchange(end: number): void {
    for (let at = end; at !== NOBODY;) {
      const before = must(this.#before[at]);
      const next = must(this.#partner[before]);
      this.#partner[at] = before;
      this.#partner[before] = at;
      at = next;
    }
  }

  #contract(one: number, other: number): void {
    const common = this.#commonBase(one, other);
    const inCircle = this.#mayMeet.map(() => false);
    this.#markWay(one, common, other, inCircle);
    this.#markWay(other, common, one, inCircle);
    for (const vertex of this.#mayMeet.keys()) {
      if (!must(inCircle[must(this.#base[vertex])])) continue;
      this.#base[vertex] = common;
      this.#reach(vertex);
    }
  }

  #commonBase(one: number, other: number): number {
    const seen = new Set<number>();
    for (let at = must(this.#base[one]); ;) {
      seen.add(at);
      const partner = must(this.#partner[at]);
      if (partner === NOBODY) break;
      at = must(this.#base[must(this.#before[partner])]);
    }
    let at = must(this.#base[other]);
    while (!seen.has(at)) at = must(this.#base[must(this.#before[must(this.#partner[at])])]);
    return at;
  }

  #markWay(from: number, common: number, child: number, inCircle: boolean[]): void {
    let at = from;
    let below = child;
    while (this.#base[at] !== common) {
      const partner = must(this.#partner[at]);
      inCircle[must(this.#base[at])] = true;
      inCircle[must(this.#base[partner])] = true;
      this.#before[at] = below;
      below = partner;
      at = must(this.#before[partner]);
    }
  }
}
