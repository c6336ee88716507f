/** A route that the viewer has drawn, and how it is sailed: step by step, as far as the rules let it. */
import type { Move } from './table.ts';
import type { Route, Step } from '@captains-table/caravelas/outlook';

export interface Plan {
  readonly to: string;
  readonly steps: readonly Step[];
  /** Drawn for a bonus move, and good for that one only. */
  readonly bonus?: true;
  /** Set sail: the next step follows by itself until something is to be met. */
  readonly sailing: boolean;
}

/** This turn, with cards for blue spaces. */
export function isWithinReach({ reach, halt }: Route): boolean {
  return reach && halt !== 'no-card';
}

export function planFor(route: Route): Plan | undefined {
  return isWithinReach(route) ? { to: route.to, steps: route.steps, sailing: false } : undefined;
}

/** What is left of a plan from where the fleet lies; undefined when it is done, or the fleet is elsewhere. */
export function restOf(plan: Plan, at: string): Plan | undefined {
  const next = plan.steps.findIndex(({ from }) => from === at);
  return next < 0 ? undefined : { ...plan, steps: plan.steps.slice(next) };
}

/** The move that sails the next step, if the rules offer it. */
export function nextMove(plan: Plan, legal: readonly Move[], windReady: boolean): Move | undefined {
  const [step] = plan.steps;
  return stepMove(legal, step?.to, windReady || step?.wind === true);
}

/** Pays pirates off, unless a fair wind is ready, the route plays one, or the rules allow nothing else. */
export function stepMove(
  legal: readonly Move[],
  to: string | undefined,
  windReady: boolean,
): Move | undefined {
  const here = legal.filter((move) => 'to' in move && move.to === to);
  return here.find(({ kind }) => (kind === 'defend') === windReady) ?? here[0];
}

/** Where the fleet stops and asks again: before a step that cannot be taken back or needs a card. */
export function isWaypoint({ symbol, wind }: Step): boolean {
  return symbol === 'event' || symbol === 'cape' || wind === true;
}

export function costOf(steps: readonly Step[]): number {
  return steps.reduce((sum, { cost }) => sum + cost, 0);
}
