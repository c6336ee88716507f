import type { AnyGame, EventSink, GameState, Options, Pending, Seat } from '@captains-table/kernel';
import { must } from '@captains-table/kernel';
import type { Bot, SlowBot } from './bot.ts';
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

/** What a caller hears of a game with slow bots while it is played. */
export interface SlowListener {
  readonly events?: EventSink;
  /** A seat has chosen one of this many moves. */
  readonly decided?: (seat: Seat, choices: number, milliseconds: number) => void;
}

/** The same with bots that answer later. */
export async function playOutSlowly(
  game: AnyGame,
  options: Options,
  state: GameState,
  bots: readonly SlowBot[],
  { events, decided }: SlowListener = {},
): Promise<number> {
  for (let decisions = 0; decisions < ENDLESS; decisions++) {
    const pending: readonly Pending[] = game.pending(state);
    const seat = pending[0]?.seat;
    if (seat === undefined) return decisions;
    const observation = new Observation(game, options, state, seat);
    const choices = observation.legal.length;
    const start = performance.now();
    const move = await must(bots[seat]).choose(observation);
    decided?.(seat, choices, performance.now() - start);
    tellOfMove(game, bots.entries(), { seat, move, choices });
    game.apply(state, seat, move, events);
  }
  return ENDLESS;
}
