import type { Move, Seat } from '@captains-table/kernel';
import type { Observation } from './observation.ts';
import type { Stepwise } from './stepwise.ts';

/** A player of any game. Deterministic under its seed, unless its budget is time. */
export interface Bot {
  readonly name: string;
  choose(observation: Observation): Move;
  /**
   * The same choice in steps, for bots that take their time. `waited`: milliseconds of that time that
   * passed before the bot was asked.
   */
  begin?(observation: Observation, waited?: number): Stepwise<Move>;
  /**
   * A seat, the bot's own included, has chosen one of `choices` moves; `move` is undefined and
   * `choices` 0 where the bot may not know. For bots that keep their search tree; calling it is optional.
   */
  saw?(seat: Seat, move: Move | undefined, choices: number): void;
}

/** A bot that answers later: an external program, or one of ours in a worker. */
export interface SlowBot {
  readonly name: string;
  choose(observation: Observation): Promise<Move>;
  saw?(seat: Seat, move: Move | undefined, choices: number): void;
  /** Frees what it uses: a process, a thread. */
  close?(): void;
}

/** One of our own bots as a `SlowBot`. */
export function unhurried(bot: Bot): SlowBot {
  return { ...bot, choose: async (observation) => bot.choose(observation) };
}
