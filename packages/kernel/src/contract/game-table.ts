import { expect } from 'vitest';
import type { GameEvent } from '../events.ts';
import type { Game, GameState, Move, Pending } from '../game.ts';
import type { Policy } from '../policy.ts';
import type { Refusal } from '../refusal.ts';

/**
 * A table to test at: the state of a game, what has happened, and moves of the player who has to decide. A game adds
 * its own short words for positions and moves.
 */
export class GameTable<S extends GameState, M extends Move, E extends GameEvent, P extends Pending, V> {
  readonly state: S;
  readonly events: E[] = [];
  readonly #game: Game<S, M, E, P, V>;

  constructor(game: Game<S, M, E, P, V>, state: S) {
    this.#game = game;
    this.state = state;
  }

  /** The first decision owed. */
  get decision(): P | undefined {
    return this.#game.pending(this.state)[0];
  }

  get seat(): number {
    return this.decision?.seat ?? -1;
  }

  get kind(): string {
    return this.decision?.kind ?? 'over';
  }

  get result() {
    return this.#game.result(this.state);
  }

  get legal(): readonly M[] {
    return this.#game.legal(this.state, this.seat);
  }

  /** The kinds of the legal moves, each once. */
  get kinds(): string[] {
    return [...new Set(this.legal.map((move) => move.kind))];
  }

  /** What of this key has happened so far. */
  heard<K extends E['key']>(key: K): Extract<E, { key: K }>[] {
    return this.events.filter((event): event is Extract<E, { key: K }> => event.key === key);
  }

  /** The move that a policy rates best. */
  bestBy(policy: Pick<Policy<S, M>, 'rate'>): M | undefined {
    const { legal } = this;
    const ratings = policy.rate(this.state, this.seat, legal);
    return legal[ratings.indexOf(Math.max(...ratings))];
  }

  reasonsBy(policy: Pick<Policy<S, M>, 'reasons'>, move: M): readonly string[] {
    return policy.reasons?.(this.state, this.seat, move) ?? [];
  }

  whyNot(move: unknown, seat = this.seat): Refusal | undefined {
    return this.#game.whyNot(this.state, seat, move);
  }

  /** Plays legal moves of the player who has to decide. */
  play(...moves: readonly M[]): this {
    for (const move of moves) {
      const where = `${JSON.stringify(move)} at ${JSON.stringify(this.decision)}`;
      expect(this.whyNot(move), where).toBeUndefined();
      this.#game.apply(this.state, this.seat, move, (event) => this.events.push(event));
      expect(this.#game.audit?.(this.state)).toEqual([]);
    }
    return this;
  }
}
