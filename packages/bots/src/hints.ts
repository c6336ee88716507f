/** Advice for a person who asks: the moves worth considering, with the chances they give and why. */
import type { AnyPolicy, Chance, Move } from '@captains-table/kernel';
import { chanceFrom, fork } from '@captains-table/kernel';
import type { MoveExplanation } from './figures.ts';
import { moveExplainer } from './figures.ts';
import type { Observation } from './observation.ts';
import { rollout, rolloutPlan } from './search/rollout.ts';
import type { Candidate } from './search/search.ts';
import { Search } from './search/search.ts';
import type { Stepwise } from './stepwise.ts';
import { atOnce, toTheEnd } from './stepwise.ts';

export interface Hint extends MoveExplanation {
  readonly move: Move;
  /** The mover's estimated chance of winning with it, 0 to 1. */
  readonly chance: number;
  /** The part of all thinking that went into it, 0 to 1: the best move gets most. */
  readonly share: number;
}

export interface HintOptions {
  readonly seed: string;
  readonly policy?: AnyPolicy | undefined;
  /**
   * Whichever comes first; at least one must be given. With iterations alone, hints are repeatable; with none, they are
   * what the policy thinks of the moves.
   */
  readonly iterations?: number;
  readonly milliseconds?: number;
}

const MOST_HINTS = 5;
/** A move looked at less often than this says nothing reliable about its chance. */
const LEAST_SHARE = 0.02;
/** A forced move is not worth a search, but its chance is still good to know. */
const FORCED_ROLLOUTS = 60;

/** What the seat might do, the best first. Sees no more than the seat does. */
export function hint(observation: Observation, options: HintOptions): Hint[] {
  return toTheEnd(hintInSteps(observation, options));
}

/** The same in steps. `waited`: milliseconds of the budget that are gone already. */
export function hintInSteps(observation: Observation, options: HintOptions, waited = 0): Stepwise<Hint[]> {
  const search = candidatesFor(observation, options, waited);
  return {
    step: (milliseconds) => search.step(milliseconds),
    answer: () => withReasons(observation, search.answer(), options),
  };
}

function withReasons(
  observation: Observation,
  candidates: readonly Candidate[],
  { seed, policy }: HintOptions,
): Hint[] {
  const visits = candidates.reduce((sum, candidate) => sum + candidate.visits, 0);
  const explained = moveExplainer(observation, policy, seed);
  return candidates
    .map((candidate) => ({ ...candidate, share: candidate.visits / Math.max(1, visits) }))
    .filter(({ share }) => share >= LEAST_SHARE)
    .slice(0, MOST_HINTS)
    .map(({ move, value, share }) => ({ move, chance: value, share, ...explained(move) }));
}

function candidatesFor(
  observation: Observation,
  options: HintOptions,
  waited: number,
): Stepwise<readonly Candidate[]> {
  const [first, second] = observation.legal;
  if (first === undefined) return atOnce([]);
  if (options.iterations === 0) return atOnce(byPolicy(observation, options));
  if (second === undefined) return atOnce([forced(observation, first, options)]);
  return new Search({ ...options, seed: `hint/${options.seed}` }).begin(observation, waited);
}

/** As the policy rates them, the best first, each with the chance that the position gives. */
function byPolicy(observation: Observation, { seed, policy }: HintOptions): readonly Candidate[] {
  const { legal, seat } = observation;
  const world = observation.redeal(chanceFrom(`glance/${seed}`));
  const ratings = policy?.rate(world, seat, legal) ?? [];
  const value = policy?.value(world, seat)[seat] ?? 0.5;
  const best = Math.max(...ratings);
  return legal
    .map((move, i) => ({ move, value, visits: Math.exp((ratings[i] ?? best) - best) }))
    .toSorted((a, b) => b.visits - a.visits);
}

function forced(observation: Observation, move: Move, { seed, policy }: HintOptions): Candidate {
  const chance = chanceFrom(`hint/${seed}`);
  let total = 0;
  for (let i = 0; i < FORCED_ROLLOUTS; i++) {
    total += oneFuture(observation, policy, chance)[observation.seat] ?? 0.5;
  }
  return { move, visits: FORCED_ROLLOUTS, value: total / FORCED_ROLLOUTS };
}

/** What came of playing on once from here, by seat: another deal and other luck each time. */
export function oneFuture(
  observation: Observation,
  policy: AnyPolicy | undefined,
  chance: Chance,
): readonly number[] {
  const world = observation.redeal(fork(chance));
  return rollout(rolloutPlan(observation, policy, world), world, chance);
}
