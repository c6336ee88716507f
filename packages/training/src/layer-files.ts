/** Layers as files, and back: what was done to the features while learning is part of the weights in a file. */
import { bytesOf, floatsOf, textOf } from '@captains-table/bots';
import type { LayerFile } from '@captains-table/kernel';
import { must } from '@captains-table/kernel';
import { Dense } from './dense.ts';
import type { Standard } from './standard.ts';

type Plain = Pick<Dense, 'inputs' | 'outputs' | 'weights' | 'biases'>;

const MOST_WEIGHT = 127;

/** The same layer for features as they are. */
export function folded({ inputs, outputs, weights, biases }: Plain, { means, deviations }: Standard): Plain {
  const own = weights.map((weight, at) => weight / must(deviations[Math.floor(at / outputs)]));
  const moved = biases.map((bias, o) => {
    let sum = bias;
    for (let i = 0; i < inputs; i++) sum -= must(own[i * outputs + o]) * must(means[i]);
    return sum;
  });
  return { inputs, outputs, weights: own, biases: moved };
}

/** A layer for features as they are, to go on learning with: the other way round. */
export function unfolded(
  { inputs, outputs, weights, biases }: Plain,
  { means, deviations }: Standard,
): Dense {
  const moved = biases.map((bias, o) => {
    let sum = bias;
    for (let i = 0; i < inputs; i++) sum += must(weights[i * outputs + o]) * must(means[i]);
    return sum;
  });
  const own = weights.map((weight, at) => weight * must(deviations[Math.floor(at / outputs)]));
  return new Dense(inputs, outputs, { weights: own, biases: moved });
}

export function layerFile({ inputs, outputs, weights, biases }: Plain): LayerFile {
  const scales = Float32Array.from({ length: inputs }, (_, i) => {
    const row = weights.subarray(i * outputs, (i + 1) * outputs);
    return Math.max(1e-12, ...row.map(Math.abs)) / MOST_WEIGHT;
  });
  const whole = Int8Array.from(weights, (weight, at) =>
    Math.round(weight / must(scales[Math.floor(at / outputs)])),
  );
  return { inputs, outputs, weights: textOf(whole), scales: textOf(scales), biases: textOf(biases) };
}

export function layerOf({ inputs, outputs, weights, scales, biases }: LayerFile): Dense {
  const whole = new Int8Array(bytesOf(weights).buffer);
  const scale = floatsOf(scales);
  const own = Float32Array.from(whole, (weight, at) => weight * must(scale[Math.floor(at / outputs)]));
  return new Dense(inputs, outputs, { weights: own, biases: floatsOf(biases) });
}
