import type { Bot } from '@captains-table/bots';
import { Glimpse } from '@captains-table/bots';
import type { AnyGame, GameState, Pending } from '@captains-table/kernel';

/** A game that goes on longer never ends. */
const ENDLESS = 100_000;

/**
 * Plays on to the end, straight on the state: no log, no referee, no events. The bots are our own
 * and are believed. Answers how many decisions were made.
 */
export function playOut(game: AnyGame, state: GameState, bots: readonly Bot[]): number {
  for (let decisions = 0; decisions < ENDLESS; decisions++) {
    const owed: Pending | undefined = game.pending(state)[0];
    if (owed === undefined) return decisions;
    const { seat } = owed;
    const bot = bots[seat];
    if (bot === undefined) throw new Error(`${game.meta.id}: nobody sits on seat ${seat}`);
    game.apply(state, seat, bot.choose(new Glimpse(game, state, seat)), undefined);
  }
  return ENDLESS;
}
