/** What the servers have promised: every entry they acknowledged, and how far people have seen each table. */
export class Ledger {
  moves = 0;
  /** Oddities worth telling: refusals by code, answers that never came. */
  notes = new Map();
  /** Changes that did not fit what had been shown before. */
  torn = [];
  #promises = new Map();
  #seen = new Map();

  /** A reply said ok: from here on the entry must be there, at that number, whatever is killed. */
  acknowledged(table, seq, entry) {
    const promises = this.#promises.get(table) ?? [];
    promises.push({ seq, entry });
    this.#promises.set(table, promises);
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
    this.torn.push(table);
  }

  get tables() {
    return [...new Set([...this.#promises.keys(), ...this.#seen.keys()])];
  }

  promisesOf(table) {
    return (this.#promises.get(table) ?? []).toSorted((a, b) => a.seq - b.seq);
  }

  seenOf(table) {
    return this.#seen.get(table) ?? 0;
  }
}
