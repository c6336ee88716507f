import type { AnyGame, AnyPolicy, Chance, GameState, Move, Seat } from '@captains-table/kernel';
import { must, pick } from '@captains-table/kernel';
import type { Observation } from '../observation.ts';
import { valueOfResult } from './outcome.ts';

export interface RolloutPlan {
  readonly game: AnyGame;
  readonly cooperative: boolean;
  readonly policy: AnyPolicy | undefined;
  /** Through whose eyes the policy judges. */
  readonly viewer: Seat;
  /** Decisions after which the policy's value ends a rollout, at the next quiet moment. */
  readonly depth: number;
}

/** About a round: far enough to see what a choice leads to, near enough to be many. */
const DEPTH_A_SEAT = 12;
/** Together: what is won or lost shows late, and no rival makes the way there uncertain. */
const COMMON_DEPTH_A_SEAT = 40;

/** How to play on from an observation: the same for searches, hints and analyses. */
export function rolloutPlan(
  { game, cooperative, seat: viewer }: Observation,
  policy: AnyPolicy | undefined,
  world: GameState,
  patience = 1,
): RolloutPlan {
  const seats = policy?.value(world).length ?? 1;
  const depth =
    (cooperative ? COMMON_DEPTH_A_SEAT : DEPTH_A_SEAT) * seats * patience * (policy?.patience ?? 1);
  return { game, cooperative, policy, viewer, depth };
}

/** No game of ours is longer; a rollout that is counts as a draw. */
const ENDLESS = 5_000;

/** Plays on from a state and says what came of it, for each seat. Changes the state. */
export function rollout(plan: RolloutPlan, state: GameState, chance: Chance): readonly number[] {
  const { game, policy } = plan;
  for (let i = 0; i < ENDLESS && !mayJudge(plan, state, i); i++) {
    const owed = game.pending(state)[0];
    if (owed === undefined) return valueAtEnd(plan, state);
    const legal: readonly Move[] = game.legal(state, owed.seat);
    game.apply(state, owed.seat, choose(plan, state, owed.seat, legal, chance), undefined);
  }
  const result = game.result(state);
  if (result !== undefined) return valueAtEnd(plan, state);
  return policy === undefined ? [] : policy.value(state, plan.viewer);
}

/** Far enough, and nothing is under way that would make the policy misjudge. */
function mayJudge({ policy, depth }: RolloutPlan, state: GameState, decisions: number): boolean {
  if (policy === undefined || decisions < depth) return false;
  return policy.isQuiet === undefined || policy.isQuiet(state);
}

function valueAtEnd({ game, cooperative }: RolloutPlan, state: GameState): readonly number[] {
  const result = game.result(state);
  return result === undefined ? [] : valueOfResult(result, cooperative);
}

/** What the policy likes best: the re-deals bring variety enough. */
function choose(
  plan: RolloutPlan,
  state: GameState,
  seat: number,
  legal: readonly Move[],
  chance: Chance,
): Move {
  if (legal.length === 1) return must(legal[0]);
  if (plan.policy === undefined) return pick(chance, legal);
  return bestOf(plan.policy.rate(state, seat, legal), legal);
}

/** The move with the highest rating; of equals the first. */
export function bestOf(ratings: readonly number[], moves: readonly Move[]): Move {
  let best = 0;
  for (let i = 1; i < moves.length; i++) if (must(ratings[i]) > must(ratings[best])) best = i;
  return must(moves[best]);
}
