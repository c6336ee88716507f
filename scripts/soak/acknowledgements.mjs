/** What the servers have acknowledged, entry by entry, and how far people have seen each table. */
export class Acknowledgements {
  moves = 0;
  /** Oddities worth telling: refusals by code, answers that never came. */
  notes = new Map();
  /** Changes that did not fit what had been shown before. */
  missedChanges = [];
  #entries = new Map();
  #seen = new Map();

  /** A reply said ok: from here on the entry must be there, at that number, whatever is killed. */
  acknowledged(table, seq, entry) {
    const entries = this.#entries.get(table) ?? [];
    entries.push({ seq, entry });
    this.#entries.set(table, entries);
    if (entry.kind === 'move') this.moves++;
  }

  /** A scene showed this number: nothing is shown before it is stored. */
  saw(table, seq) {
    this.#seen.set(table, Math.max(seq, this.#seen.get(table) ?? 0));
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
