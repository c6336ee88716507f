import type { AnyGame, Chance, GameState, Move, Options, Pending, Seat } from '@captains-table/kernel';

/**
 * The table as one seat sees it, and all that a bot ever gets: the true state stays private. To
 * think ahead, a bot asks for a re-deal, in which everything hidden is dealt again at random.
 */
export class Observation {
  readonly game: AnyGame;
  readonly seat: Seat;
  /** Whether all win or lose together. */
  readonly cooperative: boolean;
  readonly #state: GameState;
  readonly #legal: () => readonly Move[];

  /** `legal`: for callers that have worked the legal moves out already. */
  constructor(
    game: AnyGame,
    options: Options,
    state: GameState,
    seat: Seat,
    legal: () => readonly Move[] = () => game.legal(state, seat),
  ) {
    this.game = game;
    this.seat = seat;
    this.cooperative = isCooperative(game, options);
    this.#state = state;
    this.#legal = legal;
  }

  get view(): unknown {
    return this.game.view(this.#state, this.seat);
  }

  get pending(): Pending | undefined {
    return this.game.pending(this.#state).find((owed: Pending) => owed.seat === this.seat);
  }

  get legal(): readonly Move[] {
    return withoutTurning(this.#legal());
  }

  /** A state that looks the same from this seat. */
  redeal(chance: Chance): GameState {
    return this.game.redeal(this.#state, this.seat, chance);
  }
}

function isCooperative(game: AnyGame, options: Options): boolean {
  return game.meta.modes.find((mode) => mode.id === options.mode)?.cooperative === true;
}

/** A bot never turns a page for others, who may still be reading: it only says that it has read. */
function withoutTurning(moves: readonly Move[]): readonly Move[] {
  return moves.length === 2 && moves[1]?.kind === 'turn-page' ? moves.slice(0, 1) : moves;
}
