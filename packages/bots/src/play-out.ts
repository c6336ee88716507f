import type { AnyGame, EventSink, GameState, Options, Pending } from '@captains-table/kernel';
import type { Bot } from './bot.ts';
import { Observation } from './observation.ts';
import { tellOfMove } from './tell-of-move.ts';

/** A game that goes on longer never ends. */
const ENDLESS = 100_000;

/**
 * Plays on to the end, straight on the state: no log, no referee, and no events without a
 * listener. The bots are our own, so their moves are not checked. Returns how many decisions were made.
 */
export function playOut(
  game: AnyGame,
  options: Options,
  state: GameState,
  bots: readonly Bot[],
  events?: EventSink,
): number {
  const watchers = [...bots.entries()].filter(([, bot]) => bot.saw !== undefined);
  for (let decisions = 0; decisions < ENDLESS; decisions++) {
    const pending: readonly Pending[] = game.pending(state);
    const owed = pending[0];
    if (owed === undefined) return decisions;
    const { seat } = owed;
    const bot = bots[seat];
    if (bot === undefined) throw new Error(`${game.meta.id}: there is no bot for seat ${seat}`);
    const observation = new Observation(game, options, state, seat);
    const move = bot.choose(observation);
    if (watchers.length > 0) {
      tellOfMove(game, watchers, { seat, move, choices: observation.legal.length });
    }
    game.apply(state, seat, move, events);
  }
  return ENDLESS;
}
