/** What on the chart can be clicked, and what a click means. */
import type { Move, Table } from './caravelas.ts';
import type { Plan } from './plan.ts';
import { isWithinReach, nextMove, planFor, stepMove } from './plan.ts';
import { routesOf } from './outlook.ts';
import type { Route, Step } from './outlook.ts';
import type { Voyage } from './voyage.ts';

export interface Targets {
  /** One step away: a click sails there. */
  readonly next: ReadonlySet<string>;
  /** Farther, within reach this turn: a click draws the route. */
  readonly reach: ReadonlySet<string>;
}

const NOWHERE: ReadonlySet<string> = new Set();

export function targetsOf(table: Table): Targets {
  const next = new Set(table.legal.flatMap((move) => ('to' in move ? [move.to] : [])));
  if (!mayPlan(table)) return { next, reach: NOWHERE };
  const reach = new Set<string>();
  for (const [to, route] of ownRoutes(table)) {
    if (isWithinReach(route) && !next.has(to) && canBegin(route, next)) reach.add(to);
  }
  return { next, reach };
}

/** In the own turn, while the fleet can sail. */
function mayPlan({ mine, pending, legal }: Table): boolean {
  return mine && pending?.kind === 'turn' && legal.some(({ kind }) => kind === 'sail');
}

function canBegin({ steps }: Route, next: ReadonlySet<string>): boolean {
  return next.has(steps[0]?.to ?? '');
}

/** Routes of the viewer's own fleet, or of the fleet whose turn it is. */
export function ownRoutes({ view, seat }: Table): ReadonlyMap<string, Route> {
  return routesOf(view, seat ?? Math.max(0, view.active));
}

export type Click =
  | { readonly do: 'move'; readonly move: Move }
  | { readonly do: 'plan'; readonly plan: Plan }
  | { readonly do: 'look' };

/** One step is sailed at once; farther away a route is drawn, and confirmed by a second click. */
export function clickOn(table: Table, space: string, plan: Plan | undefined, windReady = false): Click {
  if (plan?.to === space) {
    const first = nextMove(plan, table.legal, windReady);
    if (first !== undefined) return { do: 'move', move: first };
  }
  const move = stepMove(table.legal, space, windReady);
  if (move !== undefined) return { do: 'move', move };
  const { next, reach } = targetsOf(table);
  const route = ownRoutes(table).get(space);
  if (route === undefined || !reach.has(space) || !canBegin(route, next)) return { do: 'look' };
  const drawn = planFor(route);
  return drawn === undefined ? { do: 'look' } : { do: 'plan', plan: drawn };
}

/** The route to draw: the planned one, else the one to where somebody looks. */
export function shownSteps(
  table: Table,
  { plan, looked }: Pick<Voyage, 'plan' | 'looked'>,
): { readonly steps: readonly Step[]; readonly planned: boolean; readonly seat: number } {
  const seat = table.seat ?? Math.max(0, table.view.active);
  const drawn = plan.value;
  const at = looked.value;
  if (drawn !== undefined) return { steps: drawn.steps, planned: true, seat };
  const route = at === undefined || table.pending?.kind === 'bonus' ? undefined : ownRoutes(table).get(at);
  return { steps: route?.steps ?? [], planned: false, seat };
}
