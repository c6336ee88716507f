/**
 * Information-set Monte Carlo tree search. Every iteration deals the hidden things again, walks down
 * the tree by what this world allows, adds one move, plays on by the policy and hands the value back
 * to every seat that moved on the way. All seats maximise their own value; in a cooperative game all
 * values are one.
 *
 * Luck is the same for all moves at the root: what is tried for the n-th time of each meets the n-th world. So a move does
 * not look better than another only because better cards came with it.
 *
 * The tree ends where hidden information appears. Beyond it each world is another position, and a node
 * that stood for all of them would choose without looking at the card just turned over.
 */
import type { AnyGame, AnyPolicy, Chance, GameState, Move, Pending, Seat } from '@captains-table/kernel';
import { chanceFrom, chanceFromNumbers, fork, must, next, uses } from '@captains-table/kernel';
import type { Observation } from '../observation.ts';
import type { RolloutPlan } from './rollout.ts';
import { rollout, rolloutPlan } from './rollout.ts';
import type { Stepwise } from '../stepwise.ts';
import { toTheEnd } from '../stepwise.ts';
import { SearchRun } from './run.ts';
import { isSettled } from './is-settled.ts';
import type { Edge, Node } from './tree.ts';
import { HEAT } from './heat.ts';
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

/** What all iterations of a run begin with. */
interface Start {
  readonly observation: Observation;
  readonly plan: RolloutPlan;
  /** A world in which to rate the moves at the root: they are the same in every world. */
  readonly world: GameState;
  readonly legal: readonly Move[];
  /** What the luck of this run follows from; undefined where only one move is looked at. */
  readonly luck: number | undefined;
}

/** A decision that is more than a formality. */
interface Choice {
  readonly seat: Seat;
  readonly legal: readonly Move[];
}

const MOST_NODES = 100_000;

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
    const start = this.#start(observation);
    const work = {
      iterate: () => this.#iterate(start),
      isSettled: (share: number) => isSettled(this.#root, share),
      candidates: () => this.#candidates(observation),
    };
    return new SearchRun(this.#options, work, waited);
  }

  /** This move was made at the table: what the search knows about the position after it is kept. */
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

  #start(observation: Observation): Start {
    const { policy, patience, insist } = this.#options;
    const world = observation.redeal(fork(this.#chance));
    const plan = rolloutPlan(observation, policy, world, patience);
    if (insist !== undefined) return { observation, plan, world, legal: [insist], luck: undefined };
    return { observation, plan, world, legal: observation.legal, luck: next(this.#chance) };
  }

  #iterate({ observation, plan, world, legal, luck }: Start): void {
    this.#iterations++;
    const { game } = plan;
    let node = this.#root;
    node.seat = observation.seat;
    let edge = this.#select(node, world, node.seat, legal, plan);
    const chance = luck === undefined ? fork(this.#chance) : chanceFromNumbers(luck, edge.visits);
    const state = observation.redeal(chance);
    const path = [{ edge, node }];
    while (!bringsToLight(game, state, node.seat, edge.move) && edge.visits > 0) {
      const below = this.#nodeBelow(edge);
      const choice = below === undefined ? undefined : nextChoice(game, state, observation.seat);
      if (below === undefined || choice === undefined) break;
      node = below;
      node.seat = choice.seat;
      edge = this.#select(node, state, choice.seat, choice.legal, plan);
      path.push({ edge, node });
    }
    const values = rollout(plan, state, this.#chance);
    for (const { edge: tried, node: passed } of path) {
      passed.visits++;
      learn(tried, values[passed.seat] ?? 0.5);
    }
  }

  /** Undefined when the tree is full. */
  #nodeBelow(edge: Edge): Node | undefined {
    if (edge.node === undefined && this.#nodes < MOST_NODES) {
      edge.node = newNode();
      this.#nodes++;
    }
    return edge.node;
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
    const ratings = isNew
      ? (policy?.prior?.(state, seat, legal) ?? policy?.rate(state, seat, legal))
      : undefined;
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

/**
 * Goes on to the next decision with a choice: others get no node, so that the tree stays small. Undefined where the game
 * ends before it, or something comes to light.
 */
function nextChoice(game: AnyGame, state: GameState, searcher: Seat): Choice | undefined {
  for (;;) {
    const seat = whoDecides(game.pending(state), searcher);
    if (seat === undefined) return undefined;
    const legal: readonly Move[] = game.legal(state, seat);
    if (legal.length > 1) return { seat, legal };
    if (bringsToLight(game, state, seat, must(legal[0]))) return undefined;
  }
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
