/** What every game promises. The names are what a failing contract test reports. */
export const PROMISES = [
  'ends',
  'json',
  'shape',
  'clone',
  'pure',
  'legal',
  'refusal',
  'sink',
  'deterministic',
  'view',
  'redeal',
  'undo',
  'result',
  'audit',
  'position',
] as const;

export type PromiseName = (typeof PROMISES)[number];

/** A broken promise, thrown by a check and caught by whoever runs the checks. */
export class BrokenPromise extends Error {
  override readonly name = 'BrokenPromise';
  readonly promise: PromiseName;

  constructor(promise: PromiseName, message: string) {
    super(message);
    this.promise = promise;
  }
}

export function promise(name: PromiseName, kept: boolean, otherwise: () => string): asserts kept {
  if (!kept) throw new BrokenPromise(name, otherwise());
}
