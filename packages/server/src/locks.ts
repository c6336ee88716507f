/** Work under one name is done one after the other, on this server. */
export class Locks {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Waits for all names. They are taken in order, so that no two wait for each other. */
  hold<T>(names: readonly string[], work: () => Promise<T>): Promise<T> {
    return [...names]
      .toSorted()
      .reduceRight<() => Promise<T>>((inner, name) => () => this.#after(name, inner), work)();
  }

  async #after<T>(name: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(name) ?? Promise.resolve();
    const turn = before.then(work);
    const settled = turn.catch(() => undefined);
    this.#last.set(name, settled);
    try {
      return await turn;
    } finally {
      if (this.#last.get(name) === settled) this.#last.delete(name);
    }
  }
}
