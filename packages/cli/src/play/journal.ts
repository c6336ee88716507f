import type { GameEvent, Viewer } from '@captains-table/kernel';
import { isSeenBy } from '@captains-table/kernel';

/** What happened, move by move, and how much of it each viewer has seen. */
export class Journal {
  readonly #moves: (readonly GameEvent[])[] = [];
  readonly #told = new Map<Viewer, number>();

  add(events: readonly GameEvent[]): void {
    this.#moves.push(events);
  }

  /** Forgets moves that were taken back. */
  cut(moves: number): void {
    this.#moves.length = Math.min(this.#moves.length, moves);
    for (const [viewer, told] of this.#told) this.#told.set(viewer, Math.min(told, moves));
  }

  /** What the viewer may know and has not seen yet. */
  news(viewer: Viewer): GameEvent[] {
    const fresh = this.#moves.slice(this.#told.get(viewer) ?? 0);
    this.#told.set(viewer, this.#moves.length);
    return fresh.flat().filter((event) => isSeenBy(event, viewer));
  }
}
