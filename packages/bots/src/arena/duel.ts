import type { AnyGame, GameState, Seat } from '@captains-table/kernel';
import { chanceFrom, chanceFromNumbers, must, next } from '@captains-table/kernel';
import type { Options, Result } from '@captains-table/kernel';
import type { SlowBot } from '../bot.ts';
import { playOutSlowly } from '../play-out.ts';

/** A game of an arena that has been played. Lists are by seat. */
export interface Duel {
  /** Undefined when it did not end. */
  readonly result: Result | undefined;
  /** The player that broke off a game without a result, and so lost it. */
  readonly forfeit?: { readonly seat: Seat; readonly why: string };
  readonly names: readonly string[];
  readonly decisions: readonly number[];
  readonly milliseconds: readonly number[];
}

export interface DuelPlan {
  readonly game: AnyGame;
  readonly options: Options;
  readonly seed: string;
  /** Which game of the arena: decides the deal and who sits where. */
  readonly number: number;
}

/** Who sits where in a game: the players move on by one seat each time. */
export function seating<T>(players: readonly T[], number: number): T[] {
  return players.map((_, seat) => must(players[(seat + number) % players.length]));
}

/** The games of one round of seats are dealt alike, so that each player has each deal from each seat. */
export function dealOf({ game, options, seed, number }: DuelPlan, seats: number): GameState {
  const family = next(chanceFrom(`arena/${seed}`));
  return game.setup(seats, options, chanceFromNumbers(family, Math.floor(number / seats)));
}

/** Plays one game. `bots` are already seated. */
export async function duel(plan: DuelPlan, bots: readonly SlowBot[]): Promise<Duel> {
  const { game, options } = plan;
  const state = dealOf(plan, bots.length);
  const decisions = bots.map(() => 0);
  const milliseconds = bots.map(() => 0);
  await playOutSlowly(game, options, state, bots, {
    decided(seat, choices, took) {
      if (choices < 2) return;
      milliseconds[seat] = (milliseconds[seat] ?? 0) + took;
      decisions[seat] = (decisions[seat] ?? 0) + 1;
    },
  });
  return { result: game.result(state), names: bots.map(({ name }) => name), decisions, milliseconds };
}
