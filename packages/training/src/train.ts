/** From positions to a file of weights, with a report on positions of games that were held back. */
import { Network, textOf } from '@captains-table/bots';
import type { LayerFile, WeightsFile } from '@captains-table/kernel';
import { chanceFromNumbers, must, shuffle } from '@captains-table/kernel';
import type { Dense } from './dense.ts';
import { Learner } from './learner.ts';
import type { SampleReader } from './samples.ts';
import type { Subject } from './subject.ts';

export interface TrainingPlan {
  readonly seed: number;
  /** How often all positions are gone through. */
  readonly passes: number;
  readonly hidden?: readonly [number, number];
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
const BATCH = 256;
const RATE = 2e-3;
const SCORES = 0.5;
const DECAY = 0.02;
const DROPOUT = 0.1;
const CHECKS = 4;
/** Every tenth game is held back: by a hash of its number, so that neighbours do not fall together. */
const HELD = 10;
const LEAST_DEVIATION = 0.05;
const MOST_WEIGHT = 127;

export function train(
  subject: Subject,
  samples: SampleReader,
  { seed, passes, hidden = HIDDEN }: TrainingPlan,
): { readonly weights: WeightsFile; readonly report: TrainingReport } {
  const chance = chanceFromNumbers(seed, 4711);
  const [held, used] = divided(samples);
  const { means, deviations, spread } = measured(samples, used, subject);
  const { inputs, seats } = subject;
  const plan = {
    inputs,
    seats,
    hidden,
    scores: SCORES,
    spread,
    decay: DECAY,
    dropout: DROPOUT,
    means,
    deviations,
  };
  const learner = new Learner(plan, chance);
  const steps = Math.max(1, Math.round((passes * used.length) / BATCH));
  for (let step = 0, at = used.length; step < steps; step++, at += BATCH) {
    if (at + BATCH > used.length) {
      shuffle(chance, used);
      at = 0;
    }
    const rows = used.slice(at, at + BATCH).map((number) => samples.read(number));
    const warmth =
      Math.min(1, (step + 1) / Math.min(100, steps / 10)) *
      (0.5 * (1 + Math.cos((Math.PI * step) / steps)) + 0.005);
    learner.learn(rows, RATE * warmth);
  }
  const weights = fileOf(subject, learner, means, deviations, held.slice(0, CHECKS), samples);
  return { weights, report: reportOn(weights, samples, held, used.length) };
}

function divided(samples: SampleReader): [held: number[], used: number[]] {
  const held: number[] = [];
  const used: number[] = [];
  for (let number = 0; number < samples.count; number++) {
    const { game } = samples.read(number);
    ((Math.imul(game, 2_654_435_761) >>> 7) % HELD === 0 ? held : used).push(number);
  }
  return [held, used];
}

function measured(samples: SampleReader, used: readonly number[], { inputs, seats }: Subject) {
  const means = new Float32Array(inputs);
  const squares = new Float64Array(inputs);
  let spread = 0;
  for (const number of used) {
    const { features, scores } = samples.read(number);
    for (let i = 0; i < inputs; i++) {
      const value = features[i] ?? 0;
      means[i] = (means[i] ?? 0) + value / used.length;
      squares[i] = (squares[i] ?? 0) + (value * value) / used.length;
    }
    const mean = scores.reduce((sum, score) => sum + score, 0) / seats;
    for (const score of scores) spread += (score - mean) ** 2 / (seats * used.length);
  }
  const deviations = Float32Array.from(squares, (square, i) =>
    Math.max(LEAST_DEVIATION, Math.sqrt(Math.max(0, square - (means[i] ?? 0) ** 2))),
  );
  return { means, deviations, spread: Math.max(1, Math.sqrt(spread)) };
}

function fileOf(
  { game, family, features, seats }: Subject,
  learner: Learner,
  means: Float32Array,
  deviations: Float32Array,
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
      layerFile(folded(learner.first, means, deviations)),
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

type Plain = Pick<Dense, 'inputs' | 'outputs' | 'weights' | 'biases'>;

/** The same layer for features as they are: what was done to them becomes part of the weights. */
function folded(
  { inputs, outputs, weights, biases }: Plain,
  means: Float32Array,
  deviations: Float32Array,
): Plain {
  const own = weights.map((weight, at) => weight / must(deviations[Math.floor(at / outputs)]));
  const moved = biases.map((bias, o) => {
    let sum = bias;
    for (let i = 0; i < inputs; i++) sum -= must(own[i * outputs + o]) * must(means[i]);
    return sum;
  });
  return { inputs, outputs, weights: own, biases: moved };
}

function layerFile({ inputs, outputs, weights, biases }: Plain): LayerFile {
  const scales = Float32Array.from({ length: inputs }, (_, i) => {
    const row = weights.subarray(i * outputs, (i + 1) * outputs);
    return Math.max(1e-12, ...row.map(Math.abs)) / MOST_WEIGHT;
  });
  const whole = Int8Array.from(weights, (weight, at) =>
    Math.round(weight / must(scales[Math.floor(at / outputs)])),
  );
  return { inputs, outputs, weights: textOf(whole), scales: textOf(scales), biases: textOf(biases) };
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
