/**
 * Rules with content from outside. Whatever is printed on its pieces, a game with them comes to an end: a move that the
 * rules cannot carry out, a decision without a move and a game that goes on for ever all end it without a
 * winner, or with the scores of that moment where the game can count them.
 */
import type { AnyContent } from './content.ts';
import type { AnyGame, GameState, Move, Pending, Result, Seat } from './game.ts';

/** Far longer than any game of ours: the longest random one has 4,400 decisions. */
export const MOST_DECISIONS = 20_000;

/** What a match knows about the move that was just played. */
export interface PlayedOn<S extends GameState> {
  /** How many moves stand now. */
  readonly moves: number;
  readonly seats: number;
  /** The state before the move. */
  readonly before: S;
}

/** A halted state remembers how many seats its result has. */
type Halted = GameState & { halted?: number };

export function guardedGame(game: AnyGame, content: AnyContent): AnyGame {
  /** States whose last move could not be carried out. */
  const broken = new WeakSet<GameState>();
  const kept = <S extends Halted>(copy: S, { halted }: Halted): S =>
    halted === undefined ? copy : Object.assign(copy, { halted });

  function legal(state: GameState, seat: Seat): readonly Move[] {
    try {
      return game.legal(state, seat);
    } catch {
      return [];
    }
  }

  /** Undefined where the rules do not know. */
  function owedIn(state: GameState): readonly Pending[] | undefined {
    try {
      return game.pending(state);
    } catch {
      return undefined;
    }
  }

  function isStuck(state: GameState): boolean {
    const owed = owedIn(state);
    return owed === undefined || owed.some(({ seat }) => legal(state, seat).length === 0);
  }

  return {
    ...game,
    content,
    setup(...table) {
      const state: GameState = game.setup(...table);
      if (isStuck(state)) throw new Error('no one can make the first move');
      return state;
    },
    pending: (state: GameState) => owedIn(state) ?? [],
    clone: (state: Halted) => kept(game.clone(state), state),
    redeal: (state: Halted, viewer, chance) => kept(game.redeal(state, viewer, chance), state),
    legal,
    apply(state: GameState, seat: Seat, move: Move, events) {
      try {
        game.apply(state, seat, move, events);
      } catch {
        broken.add(state);
        state.stack.length = 0;
      }
    },
    halt(state: Halted, { moves, seats, before }: PlayedOn<GameState>) {
      if (broken.has(state)) Object.assign(state, before);
      else if (moves < MOST_DECISIONS && !isStuck(state)) return;
      state.stack = [];
      state.halted = seats;
    },
    result: (state: Halted) => game.result(state) ?? resultOfHalted(state),
  };
}

/** No one has won. */
function resultOfHalted({ halted }: Halted): Result | undefined {
  if (halted === undefined) return undefined;
  const all = <T>(value: T) => Array.from({ length: halted }, () => value);
  return { ranking: all(1), scores: all(0), breakdown: all({}) };
}
