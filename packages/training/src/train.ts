/** From positions to a file of weights, with a report on positions of games that were held back. */
import { Network, textOf } from '@captains-table/bots';
import type { WeightsFile } from '@captains-table/kernel';
import { chanceFromNumbers, must, shuffle } from '@captains-table/kernel';
import { isHeldBack } from './held-back.ts';
import { folded, layerFile } from './layer-files.ts';
import { Learner } from './learner.ts';
import type { SampleReader } from './samples.ts';
import type { Standard } from './standard.ts';
import { standardOf } from './standard.ts';
import type { Subject } from './subject.ts';
import { warmthAt } from './warmth.ts';

export interface TrainingPlan {
  readonly seed: number;
  /** How often all positions are gone through. */
  readonly passes?: number;
  readonly hidden?: readonly [number, number];
  /** Earlier weights to go on from. */
  readonly start?: WeightsFile;
}

/** When it says this, so much is won: of the viewer's chances, in tenths. */
interface CalibrationBin {
  readonly from: number;
  readonly positions: number;
  readonly said: number;
  readonly won: number;
}

export interface TrainingReport {
  readonly positions: number;
  readonly held: number;
  /** Log-loss on the positions held back: of the formula and of the weights as they are written. */
  readonly formula: number;
  readonly network: number;
  readonly calibration: readonly CalibrationBin[];
}

const HIDDEN = [64, 32] as const;
const PASSES = 8;
const BATCH = 256;
const RATE = 2e-3;
const SCORES = 0.5;
const DECAY = 0.02;
const DROPOUT = 0.1;
const CHECKS = 4;
/** What is known already is learned on slowly. */
const GENTLE = 0.05;

/** How well weights fit the games that are held back of these. */
export function judged(weights: WeightsFile, samples: SampleReader): TrainingReport {
  const [held, used] = divided(samples);
  return reportOn(weights, samples, held, used.length);
}

export function train(
  subject: Subject,
  samples: SampleReader,
  { seed, passes = PASSES, hidden = HIDDEN, start }: TrainingPlan,
): { readonly weights: WeightsFile; readonly report: TrainingReport } {
  const chance = chanceFromNumbers(seed, 4711);
  const [held, used] = divided(samples);
  const standard = standardOf({
    length: used.length,
    *[Symbol.iterator]() {
      for (const number of used) yield samples.read(number).features;
    },
  });
  const { inputs, seats } = subject;
  const rate = start === undefined ? RATE : RATE * GENTLE;
  const plan = {
    inputs,
    seats,
    hidden,
    scores: SCORES,
    spread: spreadOf(samples, used),
    decay: DECAY,
    dropout: DROPOUT,
    standard,
    ...(start === undefined ? {} : { start: start.chances }),
  };
  const learner = new Learner(plan, chance);
  const steps = Math.max(1, Math.round((passes * used.length) / BATCH));
  for (let step = 0, at = used.length; step < steps; step++, at += BATCH) {
    if (at + BATCH > used.length) {
      shuffle(chance, used);
      at = 0;
    }
    const rows = used.slice(at, at + BATCH).map((number) => samples.read(number));
    learner.learn(rows, rate * warmthAt(step, steps));
  }
  const weights = fileOf(subject, learner, standard, held.slice(0, CHECKS), samples);
  return { weights, report: reportOn(weights, samples, held, used.length) };
}

function divided(samples: SampleReader): [held: number[], used: number[]] {
  const held: number[] = [];
  const used: number[] = [];
  for (let number = 0; number < samples.count; number++) {
    (isHeldBack(samples.read(number).game) ? held : used).push(number);
  }
  return [held, used];
}

/** How far scores lie from the mean of a table. */
function spreadOf(samples: SampleReader, used: readonly number[]): number {
  let squares = 0;
  for (const number of used) {
    const { scores } = samples.read(number);
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
    for (const score of scores) squares += (score - mean) ** 2 / (scores.length * used.length);
  }
  return Math.max(1, Math.sqrt(squares));
}

function fileOf(
  { game, family, features, seats }: Subject,
  learner: Learner,
  standard: Standard,
  checked: readonly number[],
  samples: SampleReader,
): WeightsFile {
  const file: WeightsFile = {
    game: game.meta.id,
    family,
    rules: game.meta.rulesVersion,
    features: features.version,
    seats,
    chances: [
      layerFile(folded(learner.first, standard)),
      layerFile(learner.second),
      layerFile(learner.chancesLayer),
    ],
    checks: [],
  };
  const network = new Network(file);
  const checks = checked.map((number) => {
    const { features: numbers } = samples.read(number);
    const chances = network.chances(numbers).map((value) => Math.round(1e5 * value) / 1e5);
    return { features: textOf(Uint8Array.from(numbers)), chances };
  });
  return { ...file, checks };
}

function reportOn(
  weights: WeightsFile,
  samples: SampleReader,
  held: readonly number[],
  positions: number,
): TrainingReport {
  const network = new Network(weights);
  const bins = Array.from({ length: 10 }, (_, tenth) => ({
    from: tenth / 10,
    positions: 0,
    said: 0,
    won: 0,
  }));
  let formula = 0;
  let learned = 0;
  for (const number of held) {
    const position = samples.read(number);
    const chances = network.chances(position.features);
    const sum = position.formula.reduce((total, value) => total + value, 0);
    formula +=
      logLoss(
        position.formula.map((value) => value / sum),
        position.wins,
      ) / held.length;
    learned += logLoss(chances, position.wins) / held.length;
    const bin = must(bins[Math.min(9, Math.floor(10 * must(chances[0])))]);
    bin.positions++;
    bin.said += must(chances[0]);
    bin.won += must(position.wins[0]);
  }
  const calibration = bins
    .filter((bin) => bin.positions > 0)
    .map((bin) => ({ ...bin, said: bin.said / bin.positions, won: bin.won / bin.positions }));
  return { positions, held: held.length, formula, network: learned, calibration };
}

function logLoss(chances: readonly number[], wins: readonly number[]): number {
  return -chances.reduce((sum, chance, seat) => sum + must(wins[seat]) * Math.log(Math.max(1e-6, chance)), 0);
}
