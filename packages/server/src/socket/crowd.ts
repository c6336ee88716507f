/** Things found by a name that several of them share. */
export class Crowd<T> {
  readonly #groups = new Map<string, Set<T>>();

  add(name: string, thing: T): void {
    const group = this.#groups.get(name) ?? new Set();
    this.#groups.set(name, group.add(thing));
  }

  remove(name: string, thing: T): void {
    const group = this.#groups.get(name);
    if (group?.delete(thing) === true && group.size === 0) this.#groups.delete(name);
  }

  of(name: string): ReadonlySet<T> {
    return this.#groups.get(name) ?? new Set();
  }
}
