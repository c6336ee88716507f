import { shuffle } from './chance.ts';
import type { GameState } from './game.ts';

/**
 * Face-down piles, the last item on top. Going through these two, a game never forgets that
 * turning a card over is a point of no return.
 */

/** Something hidden is now known to a player: nothing before it can be taken back. */
export function reveal(state: GameState): void {
  state.reveals++;
}

/** Takes the top card of a face-down pile; undefined when it is empty. */
export function draw<T>(state: GameState, pile: T[]): T | undefined {
  const card = pile.pop();
  if (card !== undefined) reveal(state);
  return card;
}

/** Turns a face-up pile into the shuffled, face-down one it refills, and leaves it empty. */
export function reshuffle<T>(state: GameState, from: T[], into: T[]): void {
  for (const card of from) into.push(card);
  from.length = 0;
  shuffle(state.chance, into);
}
