/** Sails a drawn route on, a step when the one before has been seen, as far as the rules let it. */
import { useEffect } from 'preact/hooks';
import type { BoardProps } from '../../../board-kit/board.ts';
import type { Table } from './table.ts';
import { isWaypoint, nextMove, restOf } from './plan.ts';
import type { Plan } from './plan.ts';
import { voyageOf } from './voyage.ts';

export function useSailing(board: BoardProps, table: Table): void {
  const voyage = voyageOf(board);
  const at = table.view.fleets[table.seat ?? 0]?.at ?? '';
  useEffect(() => {
    const plan = voyage.plan.peek();
    if (plan === undefined) return;
    const rest = followed(plan, at, table);
    if (rest !== plan) voyage.plan.value = rest;
    if (rest?.sailing !== true || board.busy || board.showing) return;
    const move = nextMove(rest, table.legal, voyage.windReady.peek());
    if (move !== undefined) board.onMove(move);
  }, [board.scene.seq, at, board.busy, board.showing]);
}

/** What becomes of a plan now that the fleet lies here. */
function followed(plan: Plan, at: string, table: Table): Plan | undefined {
  const asked = table.mine ? table.pending?.kind : undefined;
  if (plan.bonus === true && asked !== 'bonus') return undefined;
  if (asked === undefined) return table.view.active === table.seat ? { ...plan, sailing: false } : undefined;
  if (plan.steps[0]?.from === at) return plan;
  const rest = restOf(plan, at);
  if (rest === undefined) return undefined;
  if (asked !== 'turn' && asked !== 'bonus') return { ...rest, sailing: false };
  const [step] = rest.steps;
  return { ...rest, sailing: step !== undefined && !isWaypoint(step) };
}
