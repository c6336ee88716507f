import type { AnyGame, GameState, Pending } from '@captains-table/kernel';
import { chanceFrom, chanceFromNumbers, must, next } from '@captains-table/kernel';
import type { Options, Result } from '@captains-table/kernel';
import type { SlowBot } from '../bot.ts';
import { Observation } from '../observation.ts';
import { tellOfMove } from '../tell-of-move.ts';

/** A game of an arena that has been played. Lists are by seat. */
export interface Duel {
  /** Undefined when it did not end. */
  readonly result: Result | undefined;
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

/** A game that goes on longer never ends. */
const ENDLESS = 100_000;

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
  for (let i = 0; i < ENDLESS; i++) {
    const pending: readonly Pending[] = game.pending(state);
    const seat = pending[0]?.seat;
    if (seat === undefined) break;
    const observation = new Observation(game, options, state, seat);
    const choices = observation.legal.length;
    const start = performance.now();
    const move = await must(bots[seat]).choose(observation);
    if (choices > 1) {
      milliseconds[seat] = (milliseconds[seat] ?? 0) + performance.now() - start;
      decisions[seat] = (decisions[seat] ?? 0) + 1;
    }
    tellOfMove(game, bots.entries(), { seat, move, choices });
    game.apply(state, seat, move, undefined);
  }
  return { result: game.result(state), names: bots.map(({ name }) => name), decisions, milliseconds };
}
