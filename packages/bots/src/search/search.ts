/**
 * Information-set Monte Carlo tree search. Every iteration deals the hidden things again, walks down
 * the tree by what this world allows, adds one move, plays on by the policy and hands the value back
 * to every seat that moved on the way. All seats maximise their own value; in a cooperative game all
 * values are one.
 *
 * The tree ends where hidden information appears. Beyond it each world is another position, and a node
 * that stood for all of them would choose without looking at the card just turned over.
 */
import type { AnyGame, AnyPolicy, Chance, GameState, Move, Pending, Seat } from '@captains-table/kernel';
import { chanceFrom, fork, must, uses } from '@captains-table/kernel';
import type { Observation } from '../observation.ts';
import type { RolloutPlan } from './rollout.ts';
import { rollout, rolloutPlan } from './rollout.ts';
import type { Stepwise } from '../stepwise.ts';
import { toTheEnd } from '../stepwise.ts';
import { SearchRun } from './run.ts';
import { isSettled } from './is-settled.ts';
import type { Edge, Node } from './tree.ts';
import { areEdgesOf, learn, meanOf, newEdge, newNode, quickKey } from './tree.ts';

export interface SearchOptions {
  readonly seed: string;
  readonly policy?: AnyPolicy | undefined;
  /** Whichever comes first; at least one must be given. */
  readonly iterations?: number;
  readonly milliseconds?: number;
  /** How many times as far as usual rollouts go before the policy's value ends them. */
  readonly patience?: number;
  /** How curious the search is. */
  readonly curiosity?: number;
  /** Looks at no other move at the root: what is this one worth? */
  readonly insist?: Move;
}

/** A move at the root and what the search thinks of it. */
export interface Candidate {
  readonly move: Move;
  readonly visits: number;
  /** The mover's chance of winning with it, 0 to 1. */
  readonly value: number;
}

const MOST_NODES = 100_000;
const HEAT = 0.8;

export class Search {
  readonly #options: SearchOptions;
  readonly #chance: Chance;
  #root: Node = newNode();
  #nodes = 1;
  #iterations = 0;

  constructor(options: SearchOptions) {
    if (options.iterations === undefined && options.milliseconds === undefined) {
      throw new Error('a search needs a budget');
    }
    this.#options = options;
    this.#chance = chanceFrom(`search/${options.seed}`);
  }

  /** Iterations of all runs so far. */
  get iterations(): number {
    return this.#iterations;
  }

  /** Thinks until the budget is used up. The best candidate comes first. */
  run(observation: Observation): Candidate[] {
    return toTheEnd(this.begin(observation));
  }

  /** The same in steps. `waited`: milliseconds of the budget that are gone already. */
  begin(observation: Observation, waited = 0): Stepwise<Candidate[]> {
    const { policy, patience } = this.#options;
    const plan = rolloutPlan(observation, policy, observation.redeal(fork(this.#chance)), patience);
    const work = {
      iterate: () => this.#iterate(observation, plan),
      isSettled: (share: number) => isSettled(this.#root, share),
      candidates: () => this.#candidates(observation),
    };
    return new SearchRun(this.#options, work, waited);
  }

  /** The table has gone on by this move: what is known of the position after it is kept. */
  advance(move: Move): void {
    this.#root = this.#root.edges.get(quickKey(move))?.node ?? newNode();
    this.#nodes = countNodes(this.#root);
  }

  forget(): void {
    this.#root = newNode();
    this.#nodes = 1;
  }

  /** Without a policy nothing but curiosity finds the moves that matter. */
  get #curiosity(): number {
    const { policy, curiosity } = this.#options;
    return curiosity ?? (policy === undefined ? 3 : (policy.curiosity ?? 1));
  }

  #iterate(observation: Observation, plan: RolloutPlan): void {
    this.#iterations++;
    const { game } = plan;
    const state = observation.redeal(fork(this.#chance));
    const path: { readonly edge: Edge; readonly node: Node }[] = [];
    let node = this.#root;
    for (;;) {
      const owed = whoDecides(game.pending(state), observation.seat);
      if (owed === undefined) break;
      const insisted = node === this.#root ? this.#options.insist : undefined;
      const legal: readonly Move[] = insisted === undefined ? game.legal(state, owed) : [insisted];
      if (legal.length === 1 && insisted === undefined) {
        // Nothing to decide: no node for it, so that the tree stays small.
        if (bringsToLight(game, state, owed, must(legal[0]))) break;
        continue;
      }
      node.seat = owed;
      const edge = this.#select(node, state, owed, legal, plan);
      path.push({ edge, node });
      if (bringsToLight(game, state, owed, edge.move) || edge.visits === 0) break;
      if (edge.node === undefined) {
        if (this.#nodes >= MOST_NODES) break;
        edge.node = newNode();
        this.#nodes++;
      }
      node = edge.node;
    }
    const values = rollout(plan, state, this.#chance);
    for (const { edge, node: passed } of path) {
      passed.visits++;
      learn(edge, values[passed.seat] ?? 0.5);
    }
  }

  /** The edge with the best mix of what is known, what the policy likes and what is yet unknown. */
  #select(node: Node, state: GameState, seat: Seat, legal: readonly Move[], plan: RolloutPlan): Edge {
    const edges = this.#edges(node, state, seat, legal, plan);
    let weights = 0;
    for (const edge of edges) weights += edge.weight;
    const reach = this.#curiosity * Math.sqrt(node.visits + 1);
    const untried = expectation(edges) - 0.05;
    let best = must(edges[0]);
    let bestScore = -Infinity;
    for (const edge of edges) {
      const value = edge.visits === 0 ? untried : edge.total / edge.visits;
      const score = value + (reach * (edge.weight / weights)) / (1 + edge.visits);
      if (score > bestScore) {
        best = edge;
        bestScore = score;
      }
    }
    return best;
  }

  #edges(
    node: Node,
    state: GameState,
    seat: Seat,
    legal: readonly Move[],
    plan: RolloutPlan,
  ): readonly Edge[] {
    if (!areEdgesOf(node.last, legal)) node.last = this.#meetEdges(node, state, seat, legal, plan);
    return node.last;
  }

  #meetEdges(
    node: Node,
    state: GameState,
    seat: Seat,
    legal: readonly Move[],
    { policy }: RolloutPlan,
  ): Edge[] {
    const keys = legal.map(quickKey);
    const isNew = keys.some((key) => !node.edges.has(key));
    const ratings = isNew && policy !== undefined ? policy.rate(state, seat, legal) : undefined;
    const best = ratings === undefined ? 0 : Math.max(...ratings);
    return legal.map((move, i) => {
      const key = must(keys[i]);
      let edge = node.edges.get(key);
      if (edge === undefined) {
        const weight = ratings === undefined ? 1 : Math.max(0.02, weightOf(must(ratings[i]) - best));
        edge = newEdge(move, weight);
        node.edges.set(key, edge);
      }
      return edge;
    });
  }

  #candidates(observation: Observation): Candidate[] {
    return observation.legal
      .map((move) => {
        const edge = this.#root.edges.get(quickKey(move));
        return { move, visits: edge?.visits ?? 0, value: edge === undefined ? 0 : meanOf(edge) };
      })
      .sort((a, b) => b.visits - a.visits || b.value - a.value);
  }
}

/** Rounded: the last digit of `Math.exp` differs from engine to engine, and searches are repeatable everywhere. */
function weightOf(rating: number): number {
  return Math.fround(Math.exp(rating / HEAT));
}

/** Makes a move. True when chance or a reveal has shown something that could not be foreseen. */
function bringsToLight(game: AnyGame, state: GameState, seat: Seat, move: Move): boolean {
  const { reveals } = state;
  const asked = uses(state.chance);
  game.apply(state, seat, move, undefined);
  return state.reveals !== reveals || uses(state.chance) !== asked;
}

/** Of several who decide at once the searcher goes first: what the others choose it could not see. */
function whoDecides(pending: readonly Pending[], searcher: Seat): Seat | undefined {
  for (const owed of pending) if (owed.seat === searcher) return searcher;
  return pending[0]?.seat;
}

/** What tried edges have brought on average; a coin flip where none was tried. */
function expectation(edges: readonly Edge[]): number {
  let visits = 0;
  let total = 0;
  for (const edge of edges) {
    visits += edge.visits;
    total += edge.total;
  }
  return visits === 0 ? 0.5 : total / visits;
}

function countNodes(node: Node): number {
  let count = 1;
  for (const edge of node.edges.values()) if (edge.node !== undefined) count += countNodes(edge.node);
  return count;
}
