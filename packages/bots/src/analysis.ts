/**
 * A finished match looked at again: how the chances went, and which moves cost most. Every position
 * is judged by what its mover could know then, never by what the cards turned out to be.
 */
import type { AnyMatch, AnyPolicy, GameState, Move, Seat } from '@captains-table/kernel';
import { chanceFrom, defined, findLegal, sameJson } from '@captains-table/kernel';
import { Observation } from './observation.ts';
import { oneFuture } from './hints.ts';
import type { Candidate } from './search/search.ts';
import { Search } from './search/search.ts';

export interface AnalysisOptions {
  readonly seed: string;
  readonly policy?: AnyPolicy | undefined;
  /** How long to think about a position: up to three and a half times this many playouts. */
  readonly iterations: number;
}

/** How matters stood before a move. */
export interface Moment {
  /** Counted from 1: the position before it is `match.at(number - 1)`. */
  readonly number: number;
  readonly seat: Seat;
  /** Chance of winning by seat. They add up to 1; in a cooperative game all are the common one. */
  readonly chances: readonly number[];
}

export interface Mistake {
  /** Counted from 1. */
  readonly number: number;
  readonly seat: Seat;
  readonly played: Move;
  readonly better: Move;
  /** By how much the better move raises the mover's chance of winning. */
  readonly loss: number;
}

export interface Analysis {
  readonly moments: readonly Moment[];
  /** The most expensive first, at most five a seat. */
  readonly mistakes: readonly Mistake[];
}

const MOST_MISTAKES = 5;
/** A smaller loss is nothing a player would notice. */
const LEAST_LOSS = 0.02;
/** Callers must be able to draw a frame between two steps. */
const MILLISECONDS_A_STEP = 8;
/** Iterations between two looks at the clock. */
const CHUNK = 4;

/** Analyses at one go. */
export function analyse(
  match: AnyMatch,
  options: AnalysisOptions,
  onProgress?: (progress: number) => void,
): Analysis {
  const steps = analyseInSteps(match, options);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    onProgress?.(step.value);
  }
}

/** Analyses in short steps, each yielding the progress, 0 to 1. Only the steps depend on the clock. */
export function analyseInSteps(match: AnyMatch, options: AnalysisOptions): Generator<number, Analysis, void> {
  if (match.game.result(match.state) === undefined) {
    throw new Error('a match can be analysed when it is over: before, it would tell secrets');
  }
  return new Analyst(match, options).run();
}

/** One analysis under way. */
class Analyst {
  readonly #match: AnyMatch;
  readonly #options: AnalysisOptions;
  readonly #moments: Moment[] = [];
  readonly #mistakes: Mistake[] = [];
  #lastPause = performance.now();

  constructor(match: AnyMatch, options: AnalysisOptions) {
    this.#match = match;
    this.#options = options;
  }

  *run(): Generator<number, Analysis, void> {
    const { game, line, options } = this.#match;
    for (const state of positionsOf(this.#match)) {
      const played = line[this.#moments.length];
      if (played === undefined) break; // the end of the game
      const { seat } = played;
      const number = this.#moments.length + 1;
      const observation = new Observation(game, options, state, seat);
      const chances = yield* this.#chances(observation);
      if (observation.legal.length > 1) yield* this.#judge(observation, state, number, played.move);
      this.#moments.push({ number, seat, chances });
    }
    yield 1;
    return { moments: this.#moments, mistakes: worstOf(this.#mistakes) };
  }

  /** The same luck at every position, so that the curve shows the moves and not the dice. */
  *#chances(observation: Observation): Generator<number, number[], void> {
    const { seed, policy, iterations } = this.#options;
    const { seats } = this.#match;
    const chance = chanceFrom(`chances/${seed}`);
    const rollouts = Math.ceil(iterations / 2);
    let totals = Array.from({ length: seats }, () => 0);
    for (let i = 0; i < rollouts; i++) {
      const values = oneFuture(observation, policy, chance);
      totals = totals.map((total, seat) => total + (values[seat] ?? 1 / seats));
      yield* this.#maybePause();
    }
    const together = observation.cooperative || seats === 1;
    const all = together ? rollouts : totals.reduce((sum, total) => sum + total, 0);
    return totals.map((total) => (all === 0 ? 1 / seats : total / all));
  }

  *#judge(
    observation: Observation,
    state: GameState,
    number: number,
    move: Move,
  ): Generator<number, void, void> {
    const { seat, legal } = observation;
    const [best] = yield* this.#search(observation, `${number}`, this.#options.iterations);
    const played = findLegal(legal, move);
    if (best === undefined || played === undefined || sameJson(best.move, played)) return;
    const loss = yield* this.#loss(state, seat, played, best.move);
    if (loss > 0) this.#mistakes.push({ number, seat, played, better: best.move, loss });
  }

  /**
   * What the played move cost, from searches of their own below each of the two: in the search that
   * found the better one the played one may hardly have been looked at. Both halves must agree that
   * something was lost, or it may be noise.
   */
  *#loss(state: GameState, seat: Seat, played: Move, better: Move): Generator<number, number, void> {
    let total = 0;
    for (const half of ['first', 'second']) {
      const good = yield* this.#valueOf(better, state, seat, half);
      const bad = yield* this.#valueOf(played, state, seat, half);
      if (good - bad < LEAST_LOSS) return 0;
      total += good - bad;
    }
    return total / 2;
  }

  *#valueOf(move: Move, state: GameState, seat: Seat, half: string): Generator<number, number, void> {
    const { game, options } = this.#match;
    const observation = new Observation(game, options, state, seat);
    const [only] = yield* this.#search(observation, half, this.#options.iterations / 2, move);
    return only?.value ?? 0;
  }

  *#search(
    observation: Observation,
    seed: string,
    iterations: number,
    insist?: Move,
  ): Generator<number, Candidate[], void> {
    const { policy, seed: ownSeed } = this.#options;
    const search = new Search({
      seed: `analysis/${ownSeed}/${seed}`,
      policy,
      iterations: CHUNK,
      ...defined({ insist }),
    });
    let candidates: Candidate[] = [];
    while (search.iterations < iterations) {
      candidates = search.run(observation);
      yield* this.#maybePause();
    }
    return candidates;
  }

  *#maybePause(): Generator<number, void, void> {
    if (performance.now() - this.#lastPause < MILLISECONDS_A_STEP) return;
    yield this.#moments.length / this.#match.line.length;
    this.#lastPause = performance.now();
  }
}

/** The position before every move, and the last. One state that goes on: to be used at once. */
function* positionsOf(match: AnyMatch): Generator<GameState, void, void> {
  yield match.at(0);
  for (const { state } of match.replay()) yield state;
}

function worstOf(mistakes: readonly Mistake[]): Mistake[] {
  const sorted = mistakes.toSorted((a, b) => b.loss - a.loss);
  const worse = (index: number, seat: Seat) => sorted.slice(0, index).filter((other) => other.seat === seat);
  return sorted.filter(({ seat }, index) => worse(index, seat).length < MOST_MISTAKES);
}
