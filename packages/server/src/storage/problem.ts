/** Why the data cannot be used, and what to do about it: one line for the host. */
export class StorageProblem extends Error {
  override readonly name = 'StorageProblem';
}
