/** A position in numbers that have names, where the policy of a game describes it so. */
import type { AnyPolicy, GameState, Seat } from '@captains-table/kernel';
import { isRecord } from '@captains-table/kernel';

/** What a policy may have under the name `features`. Its numbers are bytes, and nothing that the seat may not see. */
interface PolicyFeatures {
  /** Raised whenever the numbers come to mean something else. */
  readonly version: number;
  names(seats: number): readonly string[];
  write(state: GameState, viewer: Seat, out: Uint8Array): void;
}

export function featuresOf(policy: AnyPolicy | undefined): PolicyFeatures | undefined {
  const features: unknown = policy !== undefined && 'features' in policy ? policy.features : undefined;
  return isFeatures(features) ? features : undefined;
}

export function featureValues(
  features: PolicyFeatures,
  state: GameState,
  seats: number,
  seat: Seat,
): number[] {
  const out = new Uint8Array(features.names(seats).length);
  features.write(state, seat, out);
  return [...out];
}

function isFeatures(value: unknown): value is PolicyFeatures {
  if (!isRecord(value) || typeof value['version'] !== 'number') return false;
  return typeof value['names'] === 'function' && typeof value['write'] === 'function';
}
