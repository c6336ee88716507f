/** A layer that learns: weighted sums, their gradients, and Adam with decay. */
import type { Chance } from '@captains-table/kernel';
import { normal } from './loose-player.ts';

const SLOW = 0.9;
const SLOWER = 0.999;
const TINY = 1e-8;

/** Numbers that are learned, with what Adam remembers of their gradients. */
export class Learned {
  readonly values: Float32Array;
  readonly gradients: Float32Array;
  readonly #means: Float32Array;
  readonly #squares: Float32Array;

  constructor(values: Float32Array) {
    this.values = values;
    this.gradients = new Float32Array(values.length);
    this.#means = new Float32Array(values.length);
    this.#squares = new Float32Array(values.length);
  }

  /** The `step`-th step, counted from 1. */
  step(rate: number, decay: number, step: number): void {
    const { values, gradients } = this;
    const means = this.#means;
    const squares = this.#squares;
    const mean = 1 / (1 - SLOW ** step);
    const square = 1 / (1 - SLOWER ** step);
    for (let i = 0; i < values.length; i++) {
      const gradient = gradients[i] ?? 0;
      const m = SLOW * (means[i] ?? 0) + (1 - SLOW) * gradient;
      const s = SLOWER * (squares[i] ?? 0) + (1 - SLOWER) * gradient * gradient;
      means[i] = m;
      squares[i] = s;
      const value = values[i] ?? 0;
      values[i] = value - rate * ((m * mean) / (Math.sqrt(s * square) + TINY) + decay * value);
      gradients[i] = 0;
    }
  }
}

/** What a layer begins with. */
interface Start {
  readonly weights: Float32Array;
  readonly biases: Float32Array;
}

export class Dense {
  readonly inputs: number;
  readonly outputs: number;
  readonly sums: Float32Array;
  readonly #weights: Learned;
  readonly #biases: Learned;

  constructor(inputs: number, outputs: number, { weights, biases }: Start) {
    this.inputs = inputs;
    this.outputs = outputs;
    this.sums = new Float32Array(outputs);
    this.#weights = new Learned(weights);
    this.#biases = new Learned(biases);
  }

  /** With numbers at random, which learn different things. */
  static random(inputs: number, outputs: number, chance: Chance): Dense {
    const spread = Math.sqrt(1 / inputs);
    const weights = Float32Array.from({ length: inputs * outputs }, () => spread * normal(chance));
    return new Dense(inputs, outputs, { weights, biases: new Float32Array(outputs) });
  }

  /** Says 0 to everything at first. */
  static silent(inputs: number, outputs: number): Dense {
    const weights = new Float32Array(inputs * outputs);
    return new Dense(inputs, outputs, { weights, biases: new Float32Array(outputs) });
  }

  /** Row after row, one an input. */
  get weights(): Float32Array {
    return this.#weights.values;
  }

  get biases(): Float32Array {
    return this.#biases.values;
  }

  forward(input: Float32Array): Float32Array {
    const { outputs, sums } = this;
    const weights = this.#weights.values;
    sums.set(this.#biases.values);
    for (let i = 0, row = 0; i < this.inputs; i++, row += outputs) {
      const value = input[i] ?? 0;
      if (value === 0) continue;
      for (let o = 0; o < outputs; o++) sums[o] = (sums[o] ?? 0) + value * (weights[row + o] ?? 0);
    }
    return sums;
  }

  /** Adds to the gradients, and writes those of the input into `back`. */
  backward(input: Float32Array, gradient: Float32Array, back?: Float32Array): void {
    const { outputs } = this;
    const weights = this.#weights.values;
    const own = this.#weights.gradients;
    for (let i = 0, row = 0; i < this.inputs; i++, row += outputs) {
      const value = input[i] ?? 0;
      let sum = 0;
      for (let o = 0; o < outputs; o++) {
        const g = gradient[o] ?? 0;
        own[row + o] = (own[row + o] ?? 0) + value * g;
        sum += g * (weights[row + o] ?? 0);
      }
      if (back !== undefined) back[i] = (back[i] ?? 0) + sum;
    }
    const { gradients } = this.#biases;
    for (let o = 0; o < outputs; o++) gradients[o] = (gradients[o] ?? 0) + (gradient[o] ?? 0);
  }

  step(rate: number, decay: number, step: number): void {
    this.#weights.step(rate, decay, step);
    this.#biases.step(rate, 0, step);
  }
}
