/** What on the chart can be clicked, and what a click means. */
import type { Move, Table } from '../board/table.ts';
import type { Plan } from '../board/plan.ts';
import { isWithinReach, nextMove, planFor, stepMove } from '../board/plan.ts';
import type { Route, Step } from '@captains-table/caravelas/outlook';
import type { Voyage } from '../board/voyage.ts';

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

/** In the viewer's turn while the fleet can sail, and on a bonus move. */
function mayPlan({ mine, pending, legal }: Table): boolean {
  if (!mine || (pending?.kind !== 'turn' && pending?.kind !== 'bonus')) return false;
  return legal.some((move) => 'to' in move);
}

function canBegin({ steps }: Route, next: ReadonlySet<string>): boolean {
  return next.has(steps[0]?.to ?? '');
}

type Routes = ReadonlyMap<string, Route>;

let last: (Pick<Table, 'view' | 'seat' | 'pending'> & { readonly routes: Routes }) | undefined;

/** The same table is asked about again and again: by the prompt, the buttons and every space of the chart. */
export function ownRoutes(table: Table): Routes {
  const { view, seat, pending } = table;
  if (last?.view !== view || last.seat !== seat || last.pending !== pending) {
    last = { view, seat, pending, routes: findRoutes(table) };
  }
  return last.routes;
}

/** Routes of the viewer's own fleet, or of the fleet whose turn it is. A bonus move has its own, free ones. */
function findRoutes({ outlook, view, seat, pending, mine }: Table): Routes {
  if (pending?.kind !== 'bonus') {
    return outlook.routes(view, seat ?? Math.max(0, view.active), seat ?? 'spectator');
  }
  return mine ? outlook.drifts(view, pending.seat, pending.left, pending.direction) : new Map();
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
  if (drawn === undefined) return { do: 'look' };
  return { do: 'plan', plan: table.pending?.kind === 'bonus' ? { ...drawn, bonus: true } : drawn };
}

/** The route to draw: the planned one, else the one to where the viewer looks. */
export function shownSteps(
  table: Table,
  { plan, looked }: Pick<Voyage, 'plan' | 'looked'>,
): { readonly steps: readonly Step[]; readonly planned: boolean; readonly seat: number } {
  const seat = table.seat ?? Math.max(0, table.view.active);
  const drawn = plan.value;
  const at = looked.value;
  if (drawn !== undefined) return { steps: drawn.steps, planned: true, seat };
  const route = at === undefined ? undefined : ownRoutes(table).get(at);
  return { steps: route?.steps ?? [], planned: false, seat };
}
