/** Advice for a person who asks: the moves worth considering, with the chances they give and why. */
import type { AnyPolicy, Chance, Move } from '@captains-table/kernel';
import { chanceFrom, fork } from '@captains-table/kernel';
import type { Glimpse } from './glimpse.ts';
import { rollout, rolloutPlan } from './search/rollout.ts';
import type { Candidate } from './search/search.ts';
import { Search } from './search/search.ts';
import type { Stepwise } from './stepwise.ts';
import { atOnce, toTheEnd } from './stepwise.ts';

export interface Hint {
  readonly move: Move;
  /** The mover's estimated chance of winning with it, 0 to 1. */
  readonly chance: number;
  /** The part of all thinking that went into it, 0 to 1: the best move gets most. */
  readonly share: number;
  /** Keys of the game's texts; none where the game gives no reasons. */
  readonly reasons: readonly string[];
}

export interface HintOptions {
  readonly seed: string;
  readonly policy?: AnyPolicy | undefined;
  /** Whichever comes first; at least one must be given. With iterations alone, hints are repeatable. */
  readonly iterations?: number;
  readonly milliseconds?: number;
}

const MOST_HINTS = 5;
/** A move looked at less often than this says nothing reliable about its chance. */
const LEAST_SHARE = 0.02;
/** A forced move is not worth a search, but its chance is still good to know. */
const FORCED_ROLLOUTS = 60;

/** What the seat might do, the best first. Sees no more than the seat does. */
export function hint(glimpse: Glimpse, options: HintOptions): Hint[] {
  return toTheEnd(hintInSteps(glimpse, options));
}

/** The same in steps. `waited`: milliseconds of the budget that are gone already. */
export function hintInSteps(glimpse: Glimpse, options: HintOptions, waited = 0): Stepwise<Hint[]> {
  const search = candidatesFor(glimpse, options, waited);
  return {
    step: (milliseconds) => search.step(milliseconds),
    answer: () => withReasons(glimpse, search.answer(), options),
  };
}

function withReasons(
  glimpse: Glimpse,
  candidates: readonly Candidate[],
  { seed, policy }: HintOptions,
): Hint[] {
  const visits = candidates.reduce((sum, candidate) => sum + candidate.visits, 0);
  const world = glimpse.redeal(chanceFrom(`reasons/${seed}`));
  return candidates
    .map((candidate) => ({ ...candidate, share: candidate.visits / Math.max(1, visits) }))
    .filter(({ share }) => share >= LEAST_SHARE)
    .slice(0, MOST_HINTS)
    .map(({ move, value, share }) => {
      const reasons = policy?.reasons?.(world, glimpse.seat, move) ?? [];
      return { move, chance: value, share, reasons };
    });
}

function candidatesFor(
  glimpse: Glimpse,
  options: HintOptions,
  waited: number,
): Stepwise<readonly Candidate[]> {
  const [first, second] = glimpse.legal;
  if (first === undefined) return atOnce([]);
  if (second === undefined) return atOnce([forced(glimpse, first, options)]);
  return new Search({ ...options, seed: `hint/${options.seed}` }).begin(glimpse, waited);
}

function forced(glimpse: Glimpse, move: Move, { seed, policy }: HintOptions): Candidate {
  const chance = chanceFrom(`hint/${seed}`);
  let total = 0;
  for (let i = 0; i < FORCED_ROLLOUTS; i++) {
    total += oneFuture(glimpse, policy, chance)[glimpse.seat] ?? 0.5;
  }
  return { move, visits: FORCED_ROLLOUTS, value: total / FORCED_ROLLOUTS };
}

/** What came of playing on once from here, by seat: another deal and other luck each time. */
export function oneFuture(
  glimpse: Glimpse,
  policy: AnyPolicy | undefined,
  chance: Chance,
): readonly number[] {
  const world = glimpse.redeal(fork(chance));
  return rollout(rolloutPlan(glimpse, policy, world), world, chance);
}
