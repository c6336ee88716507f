/** Sails a drawn route on, step by step, as far as the rules let it. */
import { useEffect } from 'preact/hooks';
import type { BoardProps } from '../../../board-kit/board.ts';
import type { Table } from './table.ts';
import { isWaypoint, nextMove, restOf } from './plan.ts';
import type { Plan } from './plan.ts';
import { isStill } from '../../../app/is-still.ts';
import { voyageOf } from './voyage.ts';

/** So long a ship takes from space to space. */
const STEP_MILLISECONDS = 320;

export function useSailing(board: BoardProps, table: Table): void {
  const voyage = voyageOf(board);
  const at = table.view.fleets[table.seat ?? 0]?.at ?? '';
  useEffect(() => {
    const plan = voyage.plan.peek();
    if (plan === undefined) return undefined;
    const rest = followed(plan, at, table);
    if (rest !== plan) voyage.plan.value = rest;
    if (rest?.sailing !== true || board.busy) return undefined;
    const move = nextMove(rest, table.legal, voyage.windReady.peek());
    if (move === undefined) return undefined;
    const timer = setTimeout(() => board.onMove(move), isStill() ? 0 : STEP_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [board.scene.seq, at, board.busy]);
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
