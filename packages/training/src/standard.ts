/** Features as they are learned from: as if each had mean 0 and deviation 1. */

export interface Standard {
  readonly means: Float32Array;
  readonly deviations: Float32Array;
}

const LEAST_DEVIATION = 0.05;

export function standardOf(rows: Iterable<Uint8Array> & { readonly length: number }): Standard {
  const count = rows.length;
  let means = new Float64Array();
  let squares = new Float64Array();
  for (const features of rows) {
    if (means.length === 0)
      [means, squares] = [new Float64Array(features.length), new Float64Array(features.length)];
    for (let i = 0; i < features.length; i++) {
      const value = features[i] ?? 0;
      means[i] = (means[i] ?? 0) + value / count;
      squares[i] = (squares[i] ?? 0) + (value * value) / count;
    }
  }
  const deviations = Float32Array.from(squares, (square, i) =>
    Math.max(LEAST_DEVIATION, Math.sqrt(Math.max(0, square - (means[i] ?? 0) ** 2))),
  );
  return { means: Float32Array.from(means), deviations };
}
