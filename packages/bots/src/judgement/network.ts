/** A small network that knows positions by their features. */
import type { WeightsFile } from '@captains-table/kernel';
import { must } from '@captains-table/kernel';
import { Layer } from './layer.ts';
import { bytesOf } from './base64.ts';

/** How far an answer may be from the one in the file: other machines round differently. */
const TOLERANCE = 1e-3;

export class Network {
  readonly #layers: readonly Layer[];

  /** Throws where the file is broken: its parts do not fit together, or give other answers than it says. */
  constructor({ chances, checks }: WeightsFile) {
    this.#layers = chances.map((layer) => new Layer(layer));
    for (const [i, layer] of this.#layers.entries()) {
      if (i > 0 && layer.inputs !== this.#layers[i - 1]?.outputs)
        throw new Error('layers do not fit together');
    }
    for (const { features, chances: expected } of checks) {
      const found = this.chances(bytesOf(features));
      const isSame = expected.every((chance, i) => Math.abs(chance - must(found[i])) <= TOLERANCE);
      if (!isSame) throw new Error(`weights say ${found.join()} where ${expected.join()} is right`);
    }
  }

  get inputs(): number {
    return must(this.#layers[0]).inputs;
  }

  /** The chance of winning of each seat, the viewer's first. */
  chances(features: ArrayLike<number>): number[] {
    let input = features;
    for (const layer of this.#layers.slice(0, -1)) input = layer.positiveSums(input);
    return softmax(must(this.#layers.at(-1)).sums(input));
  }
}

function softmax(sums: ArrayLike<number>): number[] {
  const list = Array.from(sums);
  const most = Math.max(...list);
  const weights = list.map((sum) => Math.exp(sum - most));
  const whole = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / whole);
}
