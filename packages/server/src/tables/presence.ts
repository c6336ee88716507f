/** Who is looking at a table on any server, and when the others last did. */
import type { Time } from '../storage/storage.ts';

interface Sighting {
  readonly persons: readonly string[];
  readonly watching: number;
  readonly at: Time;
}

/** A server that has not been heard from for this long is gone, and its visitors with it. */
const FORGET_AFTER = 45_000;
const NO_ONE: Sighting = { persons: [], watching: 0, at: 0 };

export class Presence {
  readonly #elsewhere = new Map<string, Sighting>();
  readonly #lastSeen = new Map<string, Time>();
  #here: Sighting = NO_ONE;

  /** When people were last here, as far as it was written down. */
  remember(visits: ReadonlyMap<string, Time>): void {
    for (const [person, at] of visits) this.#saw(person, at);
  }

  /** Who has come to this server, or gone from it; undefined when nothing has changed. */
  here(persons: readonly string[], watching: number, at: Time): readonly string[] | undefined {
    const before = this.#here;
    this.#here = { persons, watching, at };
    const moved = different(before.persons, persons);
    for (const person of moved) this.#saw(person, at);
    return moved.length === 0 && before.watching === watching ? undefined : moved;
  }

  elsewhere(server: string, persons: readonly string[], watching: number, at: Time): void {
    const before = this.#elsewhere.get(server) ?? NO_ONE;
    for (const person of different(before.persons, persons)) this.#saw(person, at);
    if (persons.length === 0 && watching === 0) this.#elsewhere.delete(server);
    else this.#elsewhere.set(server, { persons, watching, at });
  }

  /** Whether a server has been forgotten. */
  forgetSilent(now: Time): boolean {
    const silent = [...this.#elsewhere].filter(([, { at }]) => at < now - FORGET_AFTER);
    for (const [server, { persons, at }] of silent) {
      this.#elsewhere.delete(server);
      for (const person of persons) this.#saw(person, at);
    }
    return silent.length > 0;
  }

  isPresent(person: string): boolean {
    return this.#all().some(({ persons }) => persons.includes(person));
  }

  /** When a person who is not here last was; 0 if never. */
  lastSeen(person: string): Time {
    return this.#lastSeen.get(person) ?? 0;
  }

  get watching(): number {
    return this.#all().reduce((sum, sighting) => sum + sighting.watching, 0);
  }

  #saw(person: string, at: Time): void {
    this.#lastSeen.set(person, Math.max(at, this.lastSeen(person)));
  }

  #all(): readonly Sighting[] {
    return [this.#here, ...this.#elsewhere.values()];
  }
}

function different(before: readonly string[], after: readonly string[]): readonly string[] {
  const both = new Set(before.filter((person) => after.includes(person)));
  return [...before, ...after].filter((person) => !both.has(person));
}
