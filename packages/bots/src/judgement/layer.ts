import type { LayerFile } from '@captains-table/kernel';
import { must } from '@captains-table/kernel';
import { bytesOf, floatsOf } from './base64.ts';

/** A layer of a network, ready to be asked. */
export class Layer {
  readonly inputs: number;
  readonly outputs: number;
  /** Input after input. */
  readonly #weights: Float32Array;
  readonly #biases: Float32Array;
  readonly #sums: Float32Array;

  constructor({ inputs, outputs, weights, scales, biases }: LayerFile) {
    const whole = new Int8Array(bytesOf(weights).buffer);
    const scale = floatsOf(scales);
    this.inputs = inputs;
    this.outputs = outputs;
    this.#weights = Float32Array.from(whole, (weight, at) => weight * must(scale[Math.floor(at / outputs)]));
    this.#biases = floatsOf(biases);
    this.#sums = new Float32Array(outputs);
    if (whole.length !== inputs * outputs || scale.length !== inputs) {
      throw new Error('the weights of a layer are not as many as it says');
    }
  }

  /** Weighted sums of the input. The answer is overwritten by the next. */
  sums(input: ArrayLike<number>): Float32Array {
    const { outputs } = this;
    const weights = this.#weights;
    const sums = this.#sums;
    sums.set(this.#biases);
    for (let i = 0, row = 0; i < this.inputs; i++, row += outputs) {
      const value = input[i] ?? 0;
      if (value === 0) continue;
      // Typed arrays of known length: the loop that most of the thinking is spent in.
      for (let o = 0; o < outputs; o++) sums[o] = (sums[o] ?? 0) + value * (weights[row + o] ?? 0);
    }
    return sums;
  }

  /** The same, with nothing below 0. */
  positiveSums(input: ArrayLike<number>): Float32Array {
    const sums = this.sums(input);
    for (let o = 0; o < sums.length; o++) if ((sums[o] ?? 0) < 0) sums[o] = 0;
    return sums;
  }
}
