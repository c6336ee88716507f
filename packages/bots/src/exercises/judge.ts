/** What every legal move of a decision is worth: the same on every device, whatever its clock says. */
import type { AnyPolicy, Move } from '@captains-table/kernel';
import { chanceFrom, must } from '@captains-table/kernel';
import type { MoveExplanation } from '../figures.ts';
import { moveExplainer } from '../figures.ts';
import type { Observation } from '../observation.ts';
import { Search } from '../search/search.ts';
import type { Stepwise } from '../stepwise.ts';
import { steady, steadyPolicy } from './steady-policy.ts';

export interface JudgeOptions {
  readonly seed: string;
  readonly policy?: AnyPolicy | undefined;
  /** Playouts for all moves together, roughly. */
  readonly iterations: number;
  /** Whether to give reasons for the best moves. */
  readonly reasons?: boolean;
}

/** A legal move, as it was judged: the best ones with reasons and figures, where asked for. */
export interface JudgedMove extends MoveExplanation {
  readonly move: Move;
  /** The mover's chance of winning with it, 0 to 1. */
  readonly value: number;
  /** How much the policy likes it at first sight: 1 for its favourite. */
  readonly appeal: number;
}

/** Moves that are reported. */
const TOLD = 4;
const NOT_EXPLAINED: MoveExplanation = { reasons: [], figures: [] };
/** After this many the clock is checked. */
const CHUNK = 4;
/** With fewer playouts, a move's value means nothing. */
const LEAST = 8;

/** One search below each move. They see the same re-deals in the same order, so that luck is the same for all. */
class Below {
  readonly move: Move;
  readonly #search: Search;
  value = 0;

  constructor(move: Move, options: JudgeOptions) {
    this.move = move;
    const { seed, policy } = options;
    this.#search = new Search({ seed: `judge/${seed}`, policy, iterations: CHUNK, insist: move });
  }

  get iterations(): number {
    return this.#search.iterations;
  }

  goOn(observation: Observation): void {
    this.value = this.#search.run(observation).find(({ visits }) => visits > 0)?.value ?? 0;
  }
}

/**
 * In the order of the legal moves. The better half goes on to the next round, with twice as many playouts, until two
 * are left. There is an answer when it is finished, not before.
 */
export function judgeInSteps(observation: Observation, options: JudgeOptions): Stepwise<JudgedMove[]> {
  const policy = options.policy === undefined ? undefined : steadyPolicy(options.policy);
  const steadied = { ...options, policy };
  const all = observation.legal.map((move) => new Below(move, steadied));
  let round = all;
  let upTo = playoutsOfAMove(options.iterations, all.length);
  const nextRound = () => {
    const half = Math.max(2, Math.ceil(round.length / 2));
    round = round.length <= 2 ? [] : best(round).slice(0, half);
    upTo *= 2;
  };
  return {
    step(milliseconds) {
      const end = performance.now() + milliseconds;
      while (round.length > 0) {
        const waiting = round.find(({ iterations }) => iterations < upTo);
        if (waiting === undefined) nextRound();
        else waiting.goOn(observation);
        if (performance.now() >= end) return round.length === 0;
      }
      return true;
    },
    answer: () => told(observation, all, steadied),
  };
}

/** In the first round. Each round takes about as many playouts as the one before. */
function playoutsOfAMove(iterations: number, moves: number): number {
  const rounds = Math.ceil(Math.log2(Math.max(2, moves)));
  return Math.max(LEAST, Math.floor(iterations / (Math.max(1, moves) * rounds)));
}

function best(moves: readonly Below[]): Below[] {
  return moves.toSorted((a, b) => b.value - a.value);
}

function told(observation: Observation, all: readonly Below[], options: JudgeOptions): JudgedMove[] {
  const { seed, policy, reasons: asked = false } = options;
  const { seat } = observation;
  const world = observation.redeal(chanceFrom(`reasons/${seed}`));
  const moves = all.map(({ move }) => move);
  const ratings = policy?.rate(world, seat, moves) ?? moves.map(() => 0);
  const highest = Math.max(...ratings);
  const explained = moveExplainer(observation, policy, seed);
  const worthIt = new Set(asked ? best(all).slice(0, TOLD) : []);
  return all.map((below, index) => {
    const { move } = below;
    return {
      move,
      value: steady(below.value),
      appeal: steady(Math.exp(must(ratings[index]) - highest)),
      ...(worthIt.has(below) ? explained(move) : NOT_EXPLAINED),
    };
  });
}
