/** What people are called, looked up once a minute at most: other servers may rename them. */
import type { People } from '../storage/storage.ts';

const REMEMBERED = 60_000;
const MOST_NAMES = 50_000;

export class Names {
  readonly #people: Pick<People, 'names'>;
  readonly #now: () => number;
  readonly #known = new Map<string, { readonly name: string | undefined; readonly at: number }>();

  constructor(people: Pick<People, 'names'>, now: () => number) {
    this.#people = people;
    this.#now = now;
  }

  /** Undefined for a deleted account. */
  known(person: string): string | undefined {
    return this.#known.get(person)?.name;
  }

  /** This person has another name now. */
  forget(person: string): void {
    this.#known.delete(person);
  }

  async learn(persons: readonly string[]): Promise<void> {
    const stale = this.#now() - REMEMBERED;
    const asked = [...new Set(persons)].filter((person) => (this.#known.get(person)?.at ?? 0) <= stale);
    if (asked.length === 0) return;
    const names = await this.#people.names(asked);
    if (this.#known.size > MOST_NAMES) this.#known.clear();
    for (const person of asked) this.#known.set(person, { name: names.get(person), at: this.#now() });
  }
}
