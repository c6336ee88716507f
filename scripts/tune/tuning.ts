import type { AnyPolicy } from '@captains-table/kernel';
import type { Constant } from './climb.ts';

/** What of a game's policy may be tuned. */
export interface Tuning {
  readonly constants: readonly Constant[];
  /** The policy with these values of the constants, in their order. */
  readonly policyOf: (values: readonly number[]) => AnyPolicy;
}
