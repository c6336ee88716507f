/** Bots that play by a game's policy without looking ahead. */
import type { AnyPolicy } from '@captains-table/kernel';
import { chanceFrom, fork, next, pick } from '@captains-table/kernel';
import type { Bot } from './bot.ts';
import { bestOf } from './search/rollout.ts';

/** Greedy: plays the move that looks best; without a policy, any. */
export function sailor(seed: string, policy: AnyPolicy | undefined): Bot {
  const chance = chanceFrom(`sailor/${seed}`);
  return {
    name: 'sailor',
    choose(observation) {
      const { legal } = observation;
      if (legal.length === 1 || policy === undefined) return pick(chance, legal);
      return bestOf(policy.rate(observation.redeal(fork(chance)), observation.seat, legal), legal);
    },
  };
}

/** How much worse than the best move a bot may choose that does not search. */
const COMMON_SENSE = 1.5;
/** How often it ignores even that. */
const DISTRACTION = 0.25;

/** Plays anything that does not look foolish, and sometimes even that. */
export function cabinBoy(seed: string, policy: AnyPolicy | undefined): Bot {
  const chance = chanceFrom(`cabin-boy/${seed}`);
  return {
    name: 'cabin-boy',
    choose(observation) {
      const { legal } = observation;
      const distracted = next(chance) < DISTRACTION * 0x100000000;
      if (legal.length === 1 || policy === undefined || distracted) return pick(chance, legal);
      const ratings = policy.rate(observation.redeal(fork(chance)), observation.seat, legal);
      const best = Math.max(...ratings);
      return pick(
        chance,
        legal.filter((_, i) => (ratings[i] ?? 0) >= best - COMMON_SENSE),
      );
    },
  };
}
