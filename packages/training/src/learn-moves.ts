/** Learns how good moves look from how often searches looked at them: one hidden layer, a number for each part of a move. */
import { FAVOURITE, HEAT, Network, distancesOf, textOf } from '@captains-table/bots';
import type { Chance, MovesFile } from '@captains-table/kernel';
import { chanceFromNumbers, must, shuffle } from '@captains-table/kernel';
import type { Decision } from './decisions.ts';
import { Dense, Learned } from './dense.ts';
import { isHeldBack } from './held-back.ts';
import { folded, layerFile } from './layer-files.ts';
import { relu, silence, softmax } from './learner.ts';
import { standardOf } from './standard.ts';
import { uniform } from './loose-player.ts';
import type { Standard } from './standard.ts';
import { warmthAt } from './warmth.ts';

export interface MovesPlan {
  readonly seed: number;
  readonly passes?: number;
  readonly hidden?: number;
}

/** On decisions held back: how far what is expected is from the visits, and how often the favourite is the same. */
interface Likeness {
  /** Mean log-loss of the shares of visits, above what the visits themselves would have. */
  readonly loss: number;
  readonly same: number;
}

export interface MovesReport {
  readonly decisions: number;
  readonly held: number;
  readonly parts: number;
  /** Of the policy's ratings, and of what was learned. */
  readonly ratings: Likeness;
  readonly learned: Likeness;
}

const HIDDEN = 32;
const PASSES = 10;
/** Shares of visits are raised to this power: part of the visits to lesser moves is mere curiosity. */
const SHARPNESS = 2;
const BATCH = 64;
const RATE = 2e-3;
const DECAY = 0.05;
const DROPOUT = 0.1;
/** Parts that are seen in fewer decisions are left out. */
const LEAST_SEEN = 20;
const CHECKS = 2;

/** A decision with its moves as places of parts. */
interface Question {
  readonly features: Uint8Array;
  readonly moves: readonly (readonly number[])[];
  readonly distances: readonly number[];
  readonly shares: readonly number[];
}

export function learnMoves(
  decisions: readonly Decision[],
  { seed, passes = PASSES, hidden = HIDDEN }: MovesPlan,
): { readonly moves: MovesFile; readonly report: MovesReport } {
  const used = decisions.filter(({ game }) => !isHeldBack(game));
  const held = decisions.filter(({ game }) => isHeldBack(game));
  const parts = partsSeen(used);
  const places = new Map(parts.map((part, place) => [part, place]));
  const questions = used.map((decision) => questionOf(decision, places));
  const chance = chanceFromNumbers(seed, 1213);
  const standard = standardOf(used.map(({ features }) => features));
  const learner = new MovesLearner(parts.length, hidden, standard, chance);
  const steps = Math.max(1, Math.round((passes * questions.length) / BATCH));
  for (let step = 0, at = questions.length; step < steps; step++, at += BATCH) {
    if (at + BATCH > questions.length) {
      shuffle(chance, questions);
      at = 0;
    }
    learner.learn(questions.slice(at, at + BATCH), RATE * warmthAt(step, steps));
  }
  const moves = learner.file(parts, held.slice(0, CHECKS));
  const asked = held.map((decision) => questionOf(decision, places));
  const report = {
    decisions: used.length,
    held: held.length,
    parts: parts.length,
    ratings: likeness(asked, ({ distances }) => distances.map((distance) => distance / HEAT)),
    learned: likeness(asked, (question) => learner.sums(question)),
  };
  return { moves, report };
}

function partsSeen(decisions: readonly Decision[]): string[] {
  const seen = new Map<string, number>();
  for (const { moves } of decisions) {
    for (const part of new Set(moves.flat())) seen.set(part, (seen.get(part) ?? 0) + 1);
  }
  const known = [...seen].filter(([, count]) => count >= LEAST_SEEN).map(([part]) => part);
  return [FAVOURITE, ...known.sort()];
}

function questionOf(
  { features, moves, ratings, visits }: Decision,
  places: ReadonlyMap<string, number>,
): Question {
  const distances = distancesOf(ratings);
  const favourite = distances.indexOf(0);
  const sharp = visits.map((count) => count ** SHARPNESS);
  const all = sharp.reduce((sum, count) => sum + count, 0);
  return {
    features,
    moves: moves.map((parts, i) => {
      const known = parts.flatMap((part) => places.get(part) ?? []);
      return i === favourite ? [...known, 0] : known;
    }),
    distances,
    shares: sharp.map((count) => count / all),
  };
}

class MovesLearner {
  readonly #first: Dense;
  readonly #second: Dense;
  readonly #factors: Learned;
  readonly #standard: Standard;
  readonly #input: Float32Array;
  readonly #chance: Chance;
  #steps = 0;

  /** At first it says what the ratings say: it learns what to add. */
  constructor(parts: number, hidden: number, standard: Standard, chance: Chance) {
    const inputs = standard.means.length;
    this.#first = Dense.random(inputs, hidden, chance);
    this.#second = Dense.silent(hidden, parts);
    this.#factors = new Learned(new Float32Array(parts));
    this.#standard = standard;
    this.#input = new Float32Array(inputs);
    this.#chance = chance;
  }

  learn(questions: readonly Question[], rate: number): void {
    for (const question of questions) this.#learnFrom(question, 1 / questions.length);
    this.#steps++;
    this.#first.step(rate, DECAY, this.#steps);
    this.#second.step(rate, DECAY, this.#steps);
    this.#factors.step(rate, 0, this.#steps);
  }

  sums(question: Question): number[] {
    return this.#sumsOf(question, this.#second.forward(this.#hidden(question)));
  }

  file(parts: readonly string[], checked: readonly Decision[]): MovesFile {
    const layers = [layerFile(folded(this.#first, this.#standard)), layerFile(this.#second)];
    const network = new Network({ chances: layers, checks: [] });
    const checks = checked.map(({ features }) => ({
      features: textOf(features),
      chances: network.chances(features).map((value) => Math.round(1e5 * value) / 1e5),
    }));
    const kinds = parts.map((part) => part !== FAVOURITE && !part.includes(' '));
    const factors = this.#factors.values.map((factor, i) => factor + (kinds[i] === true ? 1 / HEAT : 0));
    return { parts, factors: textOf(factors), layers, checks };
  }

  #hidden({ features }: Question): Float32Array {
    const { means, deviations } = this.#standard;
    for (let i = 0; i < this.#input.length; i++) {
      this.#input[i] = (must(features[i]) - must(means[i])) / must(deviations[i]);
    }
    return relu(this.#first.forward(this.#input));
  }

  #sumsOf({ moves, distances }: Question, ofParts: Float32Array): number[] {
    return moves.map((parts, i) => {
      let sum = must(distances[i]) / HEAT;
      for (const part of parts) {
        sum += must(ofParts[part]) + must(this.#factors.values[part]) * must(distances[i]);
      }
      return sum;
    });
  }

  #learnFrom(question: Question, share: number): void {
    const hidden = this.#hidden(question);
    for (let i = 0; i < hidden.length; i++) {
      hidden[i] = uniform(this.#chance) < DROPOUT ? 0 : must(hidden[i]) / (1 - DROPOUT);
    }
    const ofParts = this.#second.forward(hidden);
    const expected = softmax(this.#sumsOf(question, ofParts));
    const gradient = new Float32Array(ofParts.length);
    const { gradients } = this.#factors;
    for (const [i, parts] of question.moves.entries()) {
      const wrong = share * (must(expected[i]) - must(question.shares[i]));
      for (const part of parts) {
        gradient[part] = must(gradient[part]) + wrong;
        gradients[part] = must(gradients[part]) + wrong * must(question.distances[i]);
      }
    }
    const back = new Float32Array(hidden.length);
    this.#second.backward(hidden, gradient, back);
    silence(back, hidden, DROPOUT);
    this.#first.backward(this.#input, back);
  }
}

function likeness(questions: readonly Question[], sumsOf: (question: Question) => number[]): Likeness {
  let loss = 0;
  let same = 0;
  for (const question of questions) {
    const { shares } = question;
    const sums = sumsOf(question);
    for (const [i, chance] of softmax(sums).entries()) {
      const share = must(shares[i]);
      if (share > 0) loss += (share * Math.log(share / Math.max(1e-6, chance))) / questions.length;
    }
    const isSame = sums.indexOf(Math.max(...sums)) === shares.indexOf(Math.max(...shares));
    if (isSame) same += 1 / questions.length;
  }
  return { loss, same };
}
