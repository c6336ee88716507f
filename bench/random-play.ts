import type { Chance, Game, GameMeta, GameState, Move, Options } from '@captains-table/kernel';
import { below, chanceFromNumbers, checkTable, describeProblem } from '@captains-table/kernel';

/** The default mode, with its usual options. */
export function usualOptions(meta: GameMeta, seats: number): Options {
  const table = checkTable(meta, seats);
  if (!table.ok) throw new Error(`${meta.id}: ${describeProblem(table.problem)}`);
  return table.options;
}

/** A fresh game for as few players as its default mode allows. */
function newGame<S extends GameState, M extends Move>(game: Game<S, M>, seed: number): S {
  const seats = game.meta.modes[0]?.players.min ?? game.meta.players.min;
  return game.setup(seats, usualOptions(game.meta, seats), chanceFromNumbers(seed, 0));
}

/** Plays random legal moves until the game or the limit ends. Answers how many were played. */
export function playOn<S extends GameState, M extends Move>(
  game: Game<S, M>,
  state: S,
  choices: Chance,
  limit = Infinity,
): number {
  for (let decisions = 0; decisions < limit; decisions++) {
    const owed = game.pending(state)[0];
    if (owed === undefined) return decisions;
    const moves = game.legal(state, owed.seat);
    const move = moves[below(choices, moves.length)];
    if (move === undefined) throw new Error(`${game.meta.id}: a decision without a legal move`);
    game.apply(state, owed.seat, move, undefined);
  }
  return limit;
}

/** The position halfway through a random game: the same one every time. */
export function midGame<S extends GameState, M extends Move>(game: Game<S, M>, seed: number): S {
  const length = playOn(game, newGame(game, seed), chanceFromNumbers(seed, 1));
  const state = newGame(game, seed);
  playOn(game, state, chanceFromNumbers(seed, 1), Math.floor(length / 2));
  return state;
}
