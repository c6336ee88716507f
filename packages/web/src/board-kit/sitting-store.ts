/** A board's own state for one person at one table while they sit there: never sent, never saved. */
export class SittingStore {
  readonly #kept = new Map<() => unknown, unknown>();

  /** The one thing that `make` makes here: made when it is first asked for. */
  get<Kept>(make: () => Kept): Kept {
    if (!this.#kept.has(make)) this.#kept.set(make, make());
    return this.#kept.get(make) as Kept;
  }
}
