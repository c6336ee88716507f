/** Learns which kinds of moves can be taken back, for games whose boards do not say. */
import type { Move } from '@captains-table/kernel';

export class Finality {
  readonly #revocable = new Map<string, boolean>();

  learn(move: Move, revocable: boolean): void {
    this.#revocable.set(move.kind, revocable);
  }

  /** A kind that was never seen might be final: better to ask. */
  expects(move: Move): boolean {
    return this.#revocable.get(move.kind) !== true;
  }
}
