/** What the servers have acknowledged, entry by entry, how far people have seen each table, and how long they waited. */
export class Acknowledgements {
  moves = 0;
  /** Oddities worth telling: refusals by code, answers that never came. */
  notes = new Map();
  /** Changes that did not fit what had been shown before. */
  missedChanges = [];
  /** Milliseconds from asking for something until it was answered, or seen to have happened. */
  waits = [];
  /** Milliseconds between what was first seen of a table and what was seen next. */
  pauses = [];
  #entries = new Map();
  #seen = new Map();
  #seenAt = new Map();

  /** A reply said ok: from here on the entry must be there, at that number, whatever is killed. */
  acknowledged(table, seq, entry) {
    const entries = this.#entries.get(table) ?? [];
    entries.push({ seq, entry });
    this.#entries.set(table, entries);
    if (entry.kind === 'move') this.moves++;
  }

  /** A scene showed this number: nothing is shown before it is stored. */
  saw(table, seq) {
    const before = this.#seen.get(table) ?? 0;
    if (seq <= before) return;
    const now = performance.now();
    const last = this.#seenAt.get(table);
    if (last !== undefined) this.pauses.push(now - last);
    this.#seen.set(table, seq);
    this.#seenAt.set(table, now);
  }

  waited(milliseconds) {
    this.waits.push(milliseconds);
  }

  /** What was measured since this was last asked. */
  takeTimes() {
    return { waits: this.waits.splice(0), pauses: this.pauses.splice(0) };
  }

  note(what) {
    this.notes.set(what, (this.notes.get(what) ?? 0) + 1);
  }

  missedChange(table) {
    this.missedChanges.push(table);
  }

  get tables() {
    return [...new Set([...this.#entries.keys(), ...this.#seen.keys()])];
  }

  entriesOf(table) {
    return (this.#entries.get(table) ?? []).toSorted((a, b) => a.seq - b.seq);
  }

  seenOf(table) {
    return this.#seen.get(table) ?? 0;
  }
}
