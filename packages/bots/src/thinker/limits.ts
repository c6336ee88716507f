import { MILLISECONDS } from '../levels.ts';
import type { ChooseRequest, HintRequest } from './messages.ts';

/** What the levels mean to take. */
const BUDGETS: ReadonlyMap<string, number> = new Map(Object.entries(MILLISECONDS));
/** Levels that count instead of looking at the clock need far less. */
const USUAL_BUDGET = 1_000;
/** For what comes on top: loading the game, a busy machine. */
const GRACE = 500;

/** After how many milliseconds a worker has lost its way. */
export function limitFor(request: ChooseRequest | HintRequest): number {
  const budget = 'level' in request ? BUDGETS.get(request.level) : request.milliseconds;
  return (budget ?? USUAL_BUDGET) + GRACE;
}
