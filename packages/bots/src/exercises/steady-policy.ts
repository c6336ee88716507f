import type { AnyPolicy } from '@captains-table/kernel';

/** Fine enough for every comparison that matters, and sums of such numbers are exact. */
const STEPS = 65_536;

/**
 * A policy whose numbers are the same on every device. The language leaves the last digit of `Math.exp` and `Math.pow`
 * to the engine; rounded, that digit cannot tip a comparison.
 */
export function steadyPolicy(policy: AnyPolicy): AnyPolicy {
  return {
    ...policy,
    rate: (state, seat, moves) => policy.rate(state, seat, moves).map(steady),
    value: (state, viewer) => policy.value(state, viewer).map(steady),
  };
}

export function steady(value: number): number {
  return Math.round(value * STEPS) / STEPS;
}
