import type { Move, Seat } from '@captains-table/kernel';
import type { Observation } from './observation.ts';
import type { Stepwise } from './stepwise.ts';

/** Somebody who can play any game. Deterministic under its seed, unless its budget is time. */
export interface Bot {
  readonly name: string;
  choose(observation: Observation): Move;
  /**
   * The same choice in steps, for bots that take their time. `waited`: for how many milliseconds of
   * it they have not been asked yet.
   */
  begin?(observation: Observation, waited?: number): Stepwise<Move>;
  /**
   * Somebody, the bot itself included, has chosen one of so many moves; `move` is undefined and
   * `choices` 0 where the bot may not know. Bots that remember use it; nobody has to call it.
   */
  saw?(seat: Seat, move: Move | undefined, choices: number): void;
}

/** A player who may take a while: a person's program, or one of ours behind a promise. */
export interface SlowBot {
  readonly name: string;
  choose(observation: Observation): Promise<Move>;
  saw?(seat: Seat, move: Move | undefined, choices: number): void;
  /** Lets go of whatever it holds: a process, a thread. */
  close?(): void;
}

/** One of our own where a slow one is expected. */
export function unhurried(bot: Bot): SlowBot {
  return { ...bot, choose: async (observation) => bot.choose(observation) };
}
