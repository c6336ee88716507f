/** Plays games to learn from: of players as different as possible, or of searches. */
import { Observation, Search } from '@captains-table/bots';
import type {
  AnyPolicy,
  Chance,
  GameState,
  Move,
  Options,
  Pending,
  Result,
  Seat,
  WeightsFile,
} from '@captains-table/kernel';
import { below, chanceFromNumbers, fork, must } from '@captains-table/kernel';
import type { Decision } from './decisions.ts';
import { decisionOf } from './decisions.ts';
import { guidedPolicy } from './learned-moves.ts';
import { LoosePlayer, uniform, weightedIndex } from './loose-player.ts';
import { Samples } from './samples.ts';
import type { Subject } from './subject.ts';
import { anyOptions } from './subject.ts';

export interface GenerationPlan {
  readonly seed: number;
  readonly games: number;
  /** No game is begun after this many seconds. */
  readonly seconds: number;
  /** How searches play the part that is kept; without it the policy does. */
  readonly search?: SearchPlan;
}

interface SearchPlan {
  readonly iterations: number;
  readonly patience: number;
  readonly curiosity?: number;
  readonly weights?: WeightsFile;
}

export interface Generated {
  readonly samples: Samples;
  /** Those that a long search made. */
  readonly decisions: readonly Decision[];
  readonly games: number;
  /** Games that did not come to an end. */
  readonly unfinished: number;
}

/** A game that goes on longer never ends. */
const ENDLESS = 20_000;
/** Of games of sailors, this many are played loosely to the end: what is learned must not hang on one way to play. */
const ALL_LOOSE = 0.3;
/** The share of games that play sensibly from the first move. */
const NO_OPENING = 0.25;
/** The longest opening of loose play, as a share of a game. */
const OPENING = 0.9;
const OPENING_OF_SEARCHES = 0.6;
/** One decision in this many gets a long search and the others a short one: many games, and still well played. */
const LONG_SEARCHES = 3;
const SHORT_SEARCH = 0.3;
/** In the first part of a game, a move is drawn by its visits now and then. */
const CURIOUS = 0.3;
const EARLY = 0.4;
/** Quiet moments per game, a guess until one has been played. */
const GUESS = 40;

interface Snapshot {
  readonly features: Uint8Array;
  readonly viewer: Seat;
  readonly formula: readonly number[];
}

export function generate(subject: Subject, plan: GenerationPlan): Generated {
  const samples = new Samples();
  const decisions: Decision[] = [];
  const chance = chanceFromNumbers(plan.seed, 77);
  const start = performance.now();
  let moments = GUESS;
  let unfinished = 0;
  let played = 0;
  for (; played < plan.games; played++) {
    if ((performance.now() - start) / 1_000 > plan.seconds) break;
    const number = (Math.imul(plan.seed, 1_000_003) + played) >>> 0;
    const game = new GameUnderWay(subject, plan, number, fork(chance), moments);
    const result = game.play();
    if (result === undefined) unfinished++;
    else {
      game.keep(samples, result);
      decisions.push(...game.decisions);
    }
    moments += (game.moments - moments) * 0.05;
  }
  return { samples, decisions, games: played, unfinished };
}

class GameUnderWay {
  moments = 0;
  readonly decisions: Decision[] = [];
  readonly #subject: Subject;
  readonly #plan: GenerationPlan;
  readonly #number: number;
  readonly #chance: Chance;
  readonly #options: Options;
  readonly #policy: AnyPolicy;
  readonly #players: readonly LoosePlayer[];
  /** Up to this many quiet moments play is loose; snapshots are kept from `#keepFrom` on. */
  readonly #until: number;
  readonly #keepFrom: number;
  /** Up to here searches may draw their moves. */
  readonly #early: number;
  readonly #snapshots: Snapshot[] = [];

  constructor(subject: Subject, plan: GenerationPlan, number: number, chance: Chance, usualMoments: number) {
    const { policy, seats } = subject;
    const { search } = plan;
    this.#subject = subject;
    this.#plan = plan;
    this.#number = number;
    this.#early = EARLY * usualMoments;
    this.#chance = chance;
    this.#options = anyOptions(subject, chance);
    this.#policy = search?.weights === undefined ? policy : guidedPolicy(policy, search.weights);
    const isLoose = search === undefined && uniform(chance) < ALL_LOOSE;
    const opening = uniform(chance) * usualMoments * (search === undefined ? OPENING : OPENING_OF_SEARCHES);
    this.#until = isLoose ? Infinity : uniform(chance) < NO_OPENING ? 0 : opening;
    this.#keepFrom = isLoose ? 0 : this.#until;
    const isCalm = uniform(chance) < 0.3;
    this.#players = Array.from({ length: seats }, () => new LoosePlayer(policy, fork(chance), isCalm));
  }

  /** The result; undefined where the game does not end. */
  play(): Result | undefined {
    const { game, seats, policy } = this.#subject;
    const state: GameState = game.setup(seats, this.#options, fork(this.#chance));
    let last = -1;
    for (let decisions = 0; decisions < ENDLESS; decisions++) {
      const owed: Pending | undefined = game.pending(state)[0];
      if (owed === undefined) return game.result(state);
      if (policy.isQuiet?.(state) !== false && decisions !== last) {
        last = decisions;
        this.moments++;
        if (this.moments > this.#keepFrom) this.#snapshot(state);
      }
      game.apply(state, owed.seat, this.#choose(state, owed.seat), undefined);
    }
    return undefined;
  }

  keep(samples: Samples, { ranking, scores }: Result): void {
    const { seats } = this.#subject;
    const winners = ranking.filter((place) => place === 1).length;
    for (const { features, viewer, formula } of this.#snapshots) {
      const byPlace = (list: readonly number[]) =>
        list.map((_, place) => must(list[(viewer + place) % seats]));
      const wins = byPlace(ranking).map((place) => (place === 1 ? 1 / winners : 0));
      samples.add({ features, wins, scores: byPlace(scores), formula: byPlace(formula), game: this.#number });
    }
  }

  #snapshot(state: GameState): void {
    const { policy, seats } = this.#subject;
    const viewer = below(this.#chance, seats);
    this.#snapshots.push({
      features: this.#describe(state, viewer),
      viewer,
      formula: policy.value(state, viewer),
    });
  }

  #describe(state: GameState, viewer: Seat): Uint8Array {
    const numbers = new Uint8Array(this.#subject.inputs);
    this.#subject.features.write(state, viewer, numbers);
    return numbers;
  }

  #choose(state: GameState, seat: Seat): Move {
    const { game, policy } = this.#subject;
    const legal: readonly Move[] = game.legal(state, seat);
    if (legal.length === 1) return must(legal[0]);
    if (this.moments <= this.#until) return must(this.#players[seat]).choose(state, seat, legal);
    const { search } = this.#plan;
    if (search !== undefined) return this.#searched(state, seat, search);
    const ratings: readonly number[] = policy.rate(state, seat, legal);
    return must(legal[ratings.indexOf(Math.max(...ratings))]);
  }

  #searched(state: GameState, seat: Seat, { iterations, patience, curiosity }: SearchPlan): Move {
    const { game, policy } = this.#subject;
    const isLong = below(this.#chance, LONG_SEARCHES) === 0;
    const observation = new Observation(game, this.#options, state, seat);
    const search = new Search({
      seed: `${this.#plan.seed}/${uniform(this.#chance)}`,
      policy: this.#policy,
      iterations: isLong ? iterations : Math.ceil(iterations * SHORT_SEARCH),
      patience,
      ...(curiosity === undefined ? {} : { curiosity }),
    });
    const candidates = search.run(observation);
    const moves = candidates.map(({ move }) => move);
    const visits = candidates.map((candidate) => candidate.visits);
    if (isLong) {
      const ratings: readonly number[] = policy.rate(state, seat, moves);
      this.decisions.push(decisionOf(moves, ratings, visits, this.#number));
    }
    if (this.moments > this.#early || uniform(this.#chance) >= CURIOUS) return must(moves[0]);
    const weights = visits.map((count) => Math.log(count + 1e-9));
    return must(moves[weightedIndex(weights, this.#chance)]);
  }
}
