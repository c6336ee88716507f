/** The log as people read it: turn by turn, line by line. */
import type { BoardModule } from '../../board-kit/board.ts';
import type { GameEvent, Seat } from '@captains-table/kernel';
import type { LoggedStep } from './turns.ts';
import { openedBy, seatOf, tellsTurns } from './turns.ts';

export interface LogLine {
  readonly id: string;
  readonly event: GameEvent;
  /** Whose seal stands before it. */
  readonly seat: Seat | undefined;
  /** How many moves stood before it. */
  readonly before: number;
}

export interface LogGroup {
  readonly id: string;
  /** Whose turn; undefined for what came before the first. */
  readonly seat: Seat | undefined;
  readonly turn: number;
  readonly lines: readonly LogLine[];
}

interface Draft {
  seat: Seat | undefined;
  turn: number;
  before: number;
  lines: LogLine[];
}

/** The oldest first, without noise and without turns about which there is nothing to say. */
export function logGroups(
  steps: readonly LoggedStep[],
  board: Pick<BoardModule, 'isNoise'> = {},
): readonly LogGroup[] {
  const told = tellsTurns(steps);
  const drafts: Draft[] = [];
  for (const step of steps) {
    const last = drafts.at(-1);
    if (last === undefined || (!told && last.seat !== step.seat)) drafts.push(begin(drafts, step));
    for (const [index, event] of step.events.entries()) {
      if (board.isNoise?.(event) !== true) add(drafts, step, event, index);
    }
  }
  return drafts
    .filter(({ lines }) => lines.length > 0)
    .map(({ seat, turn, before, lines }) => ({ id: `${turn}/${before}`, seat, turn, lines }));
}

function begin(drafts: readonly Draft[], { seat, before }: LoggedStep): Draft {
  return { seat, turn: (drafts.at(-1)?.turn ?? 0) + 1, before, lines: [] };
}

function add(drafts: Draft[], step: LoggedStep, event: GameEvent, index: number): void {
  const opening = openedBy(event);
  if (opening !== undefined) {
    const turn = opening.turn ?? (drafts.at(-1)?.turn ?? 0) + 1;
    drafts.push({ seat: opening.seat, turn, before: step.after, lines: [] });
    return;
  }
  const { before } = step;
  drafts.at(-1)?.lines.push({ id: `${before}/${index}`, event, seat: seatOf(event), before });
}
