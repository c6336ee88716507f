import { EngineError } from './error.ts';
import type { EngineTable } from './table.ts';

/** More than any search needs at once, and few enough to stay in memory. */
const MOST = 10_000;

/** The tables an engine holds, by their handles: 1, 2, 3 and so on. */
export class Tables {
  readonly #tables = new Map<number, EngineTable>();
  #latest = 0;

  add(table: EngineTable): number {
    if (this.#tables.size >= MOST) {
      throw new EngineError('too-many-matches', `there are ${MOST} matches: drop some first`);
    }
    this.#latest++;
    this.#tables.set(this.#latest, table);
    return this.#latest;
  }

  /** Without a handle, the one made last. */
  get(handle: number = this.#latest): EngineTable {
    const table = this.#tables.get(handle);
    if (table === undefined) throw unknown(handle);
    return table;
  }

  drop(handle: number): void {
    if (!this.#tables.delete(handle)) throw unknown(handle);
  }
}

function unknown(handle: number): EngineError {
  return new EngineError(
    'unknown-match',
    handle === 0 ? 'there is no match yet' : `there is no match ${handle}`,
  );
}
