/** Who is looking at a table, on any server. */
interface Sighting {
  readonly persons: readonly string[];
  readonly watching: number;
  readonly at: number;
}

/** A server that has not been heard of for so long is gone, and its visitors with it. */
const FORGET_AFTER = 45_000;

export class Presence {
  readonly #elsewhere = new Map<string, Sighting>();
  #here: Sighting = { persons: [], watching: 0, at: 0 };

  /** False when nothing has changed. */
  here(persons: readonly string[], watching: number): boolean {
    const before = this.#here;
    this.#here = { persons, watching, at: 0 };
    return before.watching !== watching || before.persons.join() !== persons.join();
  }

  elsewhere(server: string, persons: readonly string[], watching: number, at: number): void {
    if (persons.length === 0 && watching === 0) this.#elsewhere.delete(server);
    else this.#elsewhere.set(server, { persons, watching, at });
  }

  /** Whether somebody has been forgotten. */
  forgetSilent(now: number): boolean {
    const silent = [...this.#elsewhere].filter(([, { at }]) => at < now - FORGET_AFTER);
    for (const [server] of silent) this.#elsewhere.delete(server);
    return silent.length > 0;
  }

  isPresent(person: string): boolean {
    return this.#all().some(({ persons }) => persons.includes(person));
  }

  get watching(): number {
    return this.#all().reduce((sum, sighting) => sum + sighting.watching, 0);
  }

  #all(): readonly Sighting[] {
    return [this.#here, ...this.#elsewhere.values()];
  }
}
