/** The ten smallest sizes of a code, with error correction level M. */

/** Rows of modules, dark ones true. */
export type Modules = readonly (readonly boolean[])[];

export interface Version {
  readonly number: number;
  /** Bytes for error correction in each block. */
  readonly correction: number;
  /** How many bytes of data each block has. */
  readonly blocks: readonly number[];
  readonly alignment: readonly number[];
}

const block = (count: number, bytes: number) => Array.from({ length: count }, () => bytes);

export const VERSIONS: readonly Version[] = [
  { number: 1, correction: 10, blocks: [16], alignment: [] },
  { number: 2, correction: 16, blocks: [28], alignment: [6, 18] },
  { number: 3, correction: 26, blocks: [44], alignment: [6, 22] },
  { number: 4, correction: 18, blocks: block(2, 32), alignment: [6, 26] },
  { number: 5, correction: 24, blocks: block(2, 43), alignment: [6, 30] },
  { number: 6, correction: 16, blocks: block(4, 27), alignment: [6, 34] },
  { number: 7, correction: 18, blocks: block(4, 31), alignment: [6, 22, 38] },
  { number: 8, correction: 22, blocks: [...block(2, 38), ...block(2, 39)], alignment: [6, 24, 42] },
  { number: 9, correction: 22, blocks: [...block(3, 36), ...block(2, 37)], alignment: [6, 26, 46] },
  { number: 10, correction: 26, blocks: [...block(4, 43), 44], alignment: [6, 28, 50] },
];
