import type { ChooseRequest, HintRequest } from './messages.ts';

/** What the levels mean to take; those that count instead of looking at the clock need far less. */
const BUDGETS: Readonly<Record<string, number>> = { captain: 1_000, admiral: 5_000 };
const USUAL_BUDGET = 1_000;
/** For what comes on top: loading the game, a busy machine. */
const GRACE = 500;

/** After how many milliseconds a worker has lost its way. */
export function limitFor(request: ChooseRequest | HintRequest): number {
  const budget = 'level' in request ? BUDGETS[request.level] : request.milliseconds;
  return (budget ?? USUAL_BUDGET) + GRACE;
}
