import type { LayerFile, WeightsFile } from '@captains-table/kernel';
import { describe, expect, test } from 'vitest';
import { Network, textOf } from '../src/index.ts';

const layer = (inputs: number, outputs: number, weights: readonly number[], scale = 1): LayerFile => ({
  inputs,
  outputs,
  weights: textOf(Int8Array.from(weights)),
  scales: textOf(new Float32Array(inputs).fill(scale)),
  biases: textOf(new Float32Array(outputs)),
});

/** The first number speaks for the viewer, the second for the other; what is below 0 counts as 0. */
const file: WeightsFile = {
  game: 'any',
  family: 'any-2',
  rules: '1',
  features: 1,
  seats: 2,
  chances: [layer(2, 2, [1, -1, -1, 1], 0.5), layer(2, 2, [1, 0, 0, 1])],
  checks: [{ features: textOf(Uint8Array.of(4, 4)), chances: [0.5, 0.5] }],
};

describe('a network', () => {
  test('says chances that add up to 1', () => {
    const [own = 0, other = 0] = new Network(file).chances([6, 2]);
    expect(own).toBeCloseTo(1 / (1 + Math.exp(-2)), 5);
    expect(own + other).toBeCloseTo(1, 6);
  });

  test('is refused where it answers otherwise than its file says', () => {
    const wrong = [{ features: textOf(Uint8Array.of(4, 4)), chances: [0.9, 0.1] }];
    expect(() => new Network({ ...file, checks: wrong })).toThrow('where 0.9,0.1 is right');
  });

  test('is refused where its parts do not fit together', () => {
    const [first = layer(2, 2, [0, 0, 0, 0])] = file.chances;
    expect(() => new Network({ ...file, chances: [first, layer(3, 2, [1, 0, 0, 1, 0, 0])] })).toThrow(
      'fit together',
    );
    expect(() => new Network({ ...file, chances: [{ ...first, inputs: 3 }] })).toThrow('as it says');
  });
});
