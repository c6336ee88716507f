/**
 * Learns the chances of winning from positions: two hidden layers, a chance a seat. The final scores are foretold by the
 * way, which says more about a position than who won; that part is thrown away in the end.
 */
import type { Chance, LayerFile } from '@captains-table/kernel';
import { must } from '@captains-table/kernel';
import { Dense } from './dense.ts';
import { layerOf, unfolded } from './layer-files.ts';
import { uniform } from './loose-player.ts';
import type { Position } from './samples.ts';
import type { Standard } from './standard.ts';

export interface LearnerPlan {
  readonly inputs: number;
  readonly seats: number;
  readonly hidden: readonly [number, number];
  /** How much foretelling scores counts, and how far scores lie from the mean of a table. */
  readonly scores: number;
  readonly spread: number;
  readonly decay: number;
  readonly dropout: number;
  readonly standard: Standard;
  /** The layers of earlier weights, to go on from. */
  readonly start?: readonly LayerFile[];
}

export class Learner {
  readonly first: Dense;
  readonly second: Dense;
  readonly chancesLayer: Dense;
  readonly #scoresLayer: Dense;
  readonly #plan: LearnerPlan;
  readonly #chance: Chance;
  readonly #input: Float32Array;
  #steps = 0;

  constructor(plan: LearnerPlan, chance: Chance) {
    const [one, two] = plan.hidden;
    this.#plan = plan;
    this.#chance = chance;
    this.#input = new Float32Array(plan.inputs);
    const [first, second, chances] = (plan.start ?? []).map(layerOf);
    this.first =
      first === undefined ? Dense.random(plan.inputs, one, chance) : unfolded(first, plan.standard);
    this.second = second ?? Dense.random(one, two, chance);
    this.chancesLayer = chances ?? Dense.random(two, plan.seats, chance);
    this.#scoresLayer =
      chances === undefined ? Dense.random(two, plan.seats, chance) : Dense.silent(two, plan.seats);
  }

  /** One step on some positions. */
  learn(positions: readonly Position[], rate: number): void {
    for (const position of positions) this.#learnFrom(position, 1 / positions.length);
    this.#steps++;
    for (const layer of [this.first, this.second, this.chancesLayer, this.#scoresLayer]) {
      layer.step(rate, this.#plan.decay, this.#steps);
    }
  }

  chances(features: Uint8Array): number[] {
    const one = relu(this.first.forward(this.#standard(features)));
    const two = relu(this.second.forward(one));
    return softmax(this.chancesLayer.forward(two));
  }

  #standard(features: Uint8Array): Float32Array {
    const { means, deviations } = this.#plan.standard;
    const input = this.#input;
    for (let i = 0; i < input.length; i++) {
      input[i] = ((features[i] ?? 0) - (means[i] ?? 0)) / (deviations[i] ?? 1);
    }
    return input;
  }

  #learnFrom({ features, wins, scores }: Position, share: number): void {
    const input = this.#standard(features);
    const one = this.#dropped(relu(this.first.forward(input)));
    const two = this.#dropped(relu(this.second.forward(one)));
    const chances = softmax(this.chancesLayer.forward(two));
    const gradient = Float32Array.from(chances, (chance, seat) => share * (chance - must(wins[seat])));
    const back = new Float32Array(two.length);
    this.chancesLayer.backward(two, gradient, back);
    this.#scoresLayer.backward(two, this.#scoreGradient(two, scores, share), back);
    silence(back, two, this.#plan.dropout);
    const first = new Float32Array(one.length);
    this.second.backward(one, back, first);
    silence(first, one, this.#plan.dropout);
    this.first.backward(input, first);
  }

  #scoreGradient(two: Float32Array, scores: readonly number[], share: number): Float32Array {
    const { spread, scores: weight, seats } = this.#plan;
    const mean = scores.reduce((sum, score) => sum + score, 0) / seats;
    const told = this.#scoresLayer.forward(two);
    return Float32Array.from(told, (value, seat) => {
      return ((2 * weight * share) / seats) * (value - (must(scores[seat]) - mean) / spread);
    });
  }

  /** Leaves some numbers out at random, so that nothing hangs on one of them. */
  #dropped(numbers: Float32Array): Float32Array {
    const { dropout } = this.#plan;
    for (let i = 0; i < numbers.length; i++) {
      numbers[i] = uniform(this.#chance) < dropout ? 0 : (numbers[i] ?? 0) / (1 - dropout);
    }
    return numbers;
  }
}

/** Where a number was 0, nothing flows back. */
function silence(gradient: Float32Array, numbers: Float32Array, dropout: number): void {
  for (let i = 0; i < gradient.length; i++) {
    gradient[i] = (numbers[i] ?? 0) > 0 ? (gradient[i] ?? 0) / (1 - dropout) : 0;
  }
}

function relu(sums: Float32Array): Float32Array {
  return sums.map((sum) => Math.max(0, sum));
}

export function softmax(sums: ArrayLike<number>): number[] {
  const list = Array.from(sums);
  const most = Math.max(...list);
  const weights = list.map((sum) => Math.exp(sum - most));
  const whole = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / whole);
}
