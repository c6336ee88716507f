/** Sets of values by key. */
export class MultiMap<T> {
  readonly #groups = new Map<string, Set<T>>();

  add(key: string, value: T): void {
    const group = this.#groups.get(key) ?? new Set();
    this.#groups.set(key, group.add(value));
  }

  remove(key: string, value: T): void {
    const group = this.#groups.get(key);
    if (group?.delete(value) === true && group.size === 0) this.#groups.delete(key);
  }

  of(key: string): ReadonlySet<T> {
    return this.#groups.get(key) ?? new Set();
  }
}
