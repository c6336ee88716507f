/**
 * A game in which the captain stops now and then and asks: what would you do? One seat is played by judgement, the
 * others by their policy. All of it follows from the seed.
 */
import type { AnyGame, AnyMatch, AnyPolicy, Move, Pending, Seat } from '@captains-table/kernel';
import { below, chanceFrom, Match, must } from '@captains-table/kernel';
import { Observation } from '../observation.ts';
import { sailor } from '../policy-bots.ts';
import type { JudgedMove, JudgeOptions } from './judge.ts';
import { steadyPolicy } from './steady-policy.ts';

export interface CourseSetup {
  readonly seed: string;
  readonly seats: number;
  readonly options?: unknown;
}

/** Judges a position elsewhere, in its own time. */
export type Judge = (
  position: Pick<AnyMatch, 'game' | 'options' | 'state'>,
  seat: Seat,
  options: Omit<JudgeOptions, 'policy'>,
) => Promise<readonly JudgedMove[]>;

/** What exercises are made with. */
export interface ExerciseParts {
  readonly game: AnyGame;
  readonly policy: AnyPolicy | undefined;
  readonly judge: Judge;
}

/** Of a match: what is decided next, where the captain has a say. */
export interface Stop {
  readonly match: AnyMatch;
  readonly seat: Seat;
  readonly legal: readonly Move[];
  /** How many moves stand. */
  readonly at: number;
  /** How many decisions the seat has made before. */
  readonly decision: number;
}

/** Returns the place of the move with which the game continues; undefined: the policy's favourite. */
export type AtStop = (stop: Stop) => Promise<number | undefined>;

/** No one wants to choose among more moves. */
const MOST_CHOICES = 24;

/** Moves until other work in this thread gets its turn. */
const MOVES_AT_ONCE = 32;
const pause = () => new Promise((resolve) => setTimeout(resolve));

/** Plays a match to its end, or until `enough`, and stops where `seat` has something to decide. */
export async function playCourse(
  game: AnyGame,
  policy: AnyPolicy | undefined,
  setup: CourseSetup,
  seat: Seat,
  atStop: AtStop,
  enough: () => boolean = () => false,
): Promise<AnyMatch> {
  const match: AnyMatch = new Match(game, setup);
  const known = policy === undefined ? undefined : steadyPolicy(policy);
  const crew = Array.from({ length: setup.seats }, (_, at) => sailor(`${setup.seed}/${at}`, known));
  for (let decision = 0; !enough();) {
    const pending: readonly Pending[] = game.pending(match.state);
    const owed = pending[0];
    if (owed === undefined) break;
    const legal = match.legal(owed.seat);
    const observation = new Observation(game, match.options, match.state, owed.seat, () => legal);
    let chosen: number | undefined;
    if (owed.seat === seat && legal.length > 1) {
      const stop = { match, seat, legal, at: match.line.length, decision };
      chosen = legal.length <= MOST_CHOICES ? await atStop(stop) : undefined;
      decision++;
    }
    if (match.line.length % MOVES_AT_ONCE === 0) await pause();
    const move = chosen === undefined ? must(crew[owed.seat]).choose(observation) : must(legal[chosen]);
    const outcome = match.play(owed.seat, move);
    if (!outcome.ok) throw new Error(`${game.meta.id}: a sailor made a move that is not legal`);
  }
  return match;
}

/** Which seat the captain has. */
export function seatOf(seed: string, seats: number): Seat {
  return below(chanceFrom(`seat/${seed}`), seats);
}
