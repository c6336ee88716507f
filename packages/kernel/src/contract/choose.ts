import type { Chance } from '../chance.ts';
import { below, fork, pick } from '../chance.ts';
import type { Move, Seat } from '../game.ts';
import type { AnyMatch } from '../match/index.ts';
import type { AnyPolicy } from '../policy.ts';

/** Once in this many moves a player with a policy plays at random: mistakes lead to rules that good play avoids. */
export const SLIP = 8;

/** A policy must not look at what its seat cannot see: it rates moves in a world that may be this one. */
export function chooseMove(match: AnyMatch, seat: Seat, policy: AnyPolicy | undefined, chance: Chance): Move {
  const { game, state } = match;
  const moves: readonly Move[] = game.legal(state, seat);
  if (policy === undefined || below(chance, SLIP) === 0) return pick(chance, moves);
  const ratings = policy.rate(game.redeal(state, seat, fork(chance)), seat, moves);
  return moves[ratings.indexOf(Math.max(...ratings))] ?? pick(chance, moves);
}
