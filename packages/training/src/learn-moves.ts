/** Learns how good moves look from how often searches looked at them: two numbers for each part of a move. */
import { HEAT, textOf } from '@captains-table/bots';
import type { MovesCheck, MovesFile } from '@captains-table/kernel';
import { chanceFromNumbers, must, shuffle } from '@captains-table/kernel';
import type { Decision } from './decisions.ts';
import { Learned } from './dense.ts';
import { isHeldBack } from './held-back.ts';
import { distancesOf, FAVOURITE, LearnedMoves } from './learned-moves.ts';
import { softmax } from './learner.ts';
import { warmthAt } from './warmth.ts';

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

const PASSES = 10;
const QUESTIONS_A_STEP = 64;
const MOST_RATE = 1e-2;
/** Numbers that do not help go back to nothing. */
const SHRINKING = 0.05;
/** Shares of visits are raised to this power: part of the visits to lesser moves is mere curiosity. */
const SHARPNESS = 2;
/** Parts that are seen in fewer decisions are left out. */
const LEAST_SEEN = 20;
const CHECKS = 3;

/** A decision with its moves as places of parts. */
interface Question {
  readonly moves: readonly (readonly number[])[];
  readonly distances: readonly number[];
  readonly shares: readonly number[];
}

export function learnMoves(
  decisions: readonly Decision[],
  seed: number,
): { readonly moves: MovesFile; readonly report: MovesReport } {
  const used = decisions.filter(({ game }) => !isHeldBack(game));
  const held = decisions.filter(({ game }) => isHeldBack(game));
  const parts = partsSeen(used);
  const places = new Map(parts.map((part, place) => [part, place]));
  const questions = used.map((decision) => questionOf(decision, places));
  const chance = chanceFromNumbers(seed, 1213);
  const learner = new MovesLearner(parts.length);
  const steps = Math.max(1, Math.round((PASSES * questions.length) / QUESTIONS_A_STEP));
  for (let step = 0, at = questions.length; step < steps; step++, at += QUESTIONS_A_STEP) {
    if (at + QUESTIONS_A_STEP > questions.length) {
      shuffle(chance, questions);
      at = 0;
    }
    learner.learn(questions.slice(at, at + QUESTIONS_A_STEP), MOST_RATE * warmthAt(step, steps));
  }
  const asked = held.map((decision) => questionOf(decision, places));
  const report = {
    decisions: used.length,
    held: held.length,
    parts: parts.length,
    ratings: likeness(asked, ({ distances }) => distances.map((distance) => distance / HEAT)),
    learned: likeness(asked, (question) => learner.sums(question)),
  };
  return { moves: fileOf(learner, parts, held.slice(0, CHECKS)), report };
}

function partsSeen(decisions: readonly Decision[]): string[] {
  const seen = new Map<string, number>();
  for (const { moves } of decisions) {
    for (const part of new Set(moves.flat())) seen.set(part, (seen.get(part) ?? 0) + 1);
  }
  const known = [...seen].filter(([, count]) => count >= LEAST_SEEN).map(([part]) => part);
  return [FAVOURITE, ...known.sort()];
}

function questionOf({ moves, ratings, visits }: Decision, places: ReadonlyMap<string, number>): Question {
  const distances = distancesOf(ratings);
  const favourite = distances.indexOf(0);
  const sharp = visits.map((count) => count ** SHARPNESS);
  const all = sharp.reduce((sum, count) => sum + count, 0);
  return {
    moves: moves.map((parts, i) => {
      const known = parts.flatMap((part) => places.get(part) ?? []);
      return i === favourite ? [...known, 0] : known;
    }),
    distances,
    shares: sharp.map((count) => count / all),
  };
}

/** At first it says what the ratings say: it learns what to add. */
class MovesLearner {
  readonly #numbers: Learned;
  readonly #factors: Learned;
  #steps = 0;

  constructor(parts: number) {
    this.#numbers = new Learned(new Float32Array(parts));
    this.#factors = new Learned(new Float32Array(parts));
  }

  get numbers(): Float32Array {
    return this.#numbers.values;
  }

  get factors(): Float32Array {
    return this.#factors.values;
  }

  learn(questions: readonly Question[], rate: number): void {
    for (const question of questions) this.#learnFrom(question, 1 / questions.length);
    this.#steps++;
    this.#numbers.step(rate, SHRINKING, this.#steps);
    this.#factors.step(rate, SHRINKING, this.#steps);
  }

  sums({ moves, distances }: Question): number[] {
    return moves.map((parts, i) => {
      const distance = must(distances[i]);
      let sum = distance / HEAT;
      for (const part of parts) sum += must(this.numbers[part]) + must(this.factors[part]) * distance;
      return sum;
    });
  }

  #learnFrom(question: Question, share: number): void {
    const expected = softmax(this.sums(question));
    const numbers = this.#numbers.gradients;
    const factors = this.#factors.gradients;
    for (const [i, parts] of question.moves.entries()) {
      const wrong = share * (must(expected[i]) - must(question.shares[i]));
      for (const part of parts) {
        numbers[part] = must(numbers[part]) + wrong;
        factors[part] = must(factors[part]) + wrong * must(question.distances[i]);
      }
    }
  }
}

/** The kind of a move counts its rating as the policy's weights do; other parts only add to that. */
function fileOf(
  { numbers, factors }: MovesLearner,
  parts: readonly string[],
  checked: readonly Decision[],
): MovesFile {
  const isKind = (part: string) => part !== FAVOURITE && !part.includes(' ');
  const whole = factors.map((factor, i) => factor + (isKind(must(parts[i])) ? 1 / HEAT : 0));
  const file = { parts, numbers: textOf(numbers), factors: textOf(whole) };
  const learned = new LearnedMoves({ ...file, checks: [] });
  const checks = checked.map(({ moves, ratings }): MovesCheck => {
    const weights = learned.weighParts(moves, ratings).map((weight) => Math.round(1e4 * weight) / 1e4);
    return { moves, ratings, weights };
  });
  return { ...file, checks };
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
