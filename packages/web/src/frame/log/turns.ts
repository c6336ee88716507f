/** Divides what happened into turns. */
import type { GameEvent, Seat } from '@captains-table/kernel';
import type { Step } from '../../link/link.ts';

/** A step and how many moves stood before and after it. */
export interface LoggedStep extends Step {
  readonly before: number;
  readonly after: number;
}

export interface Opening {
  readonly seat: Seat;
  readonly turn: number | undefined;
}

/**
 * Games report the beginning of a turn with an event `turn-began` that names the seat. Where one does not,
 * a turn is what one seat does in a row.
 */
export function openedBy(event: GameEvent): Opening | undefined {
  if (event.key !== 'turn-began') return undefined;
  const seat = seatOf(event);
  if (seat === undefined) return undefined;
  return { seat, turn: 'turn' in event && typeof event.turn === 'number' ? event.turn : undefined };
}

/** Steps as a link reports them: one for each move that stands. */
export function numbered(steps: readonly Step[]): readonly LoggedStep[] {
  return steps.map((step, index) => ({ ...step, before: index, after: index + 1 }));
}

export function tellsTurns(steps: readonly Step[]): boolean {
  return steps.some(({ events }) => events.some((event) => openedBy(event) !== undefined));
}

/** How many moves stood when each turn began; the first begins with none. */
export function turnStarts(steps: readonly LoggedStep[]): readonly number[] {
  const starts = [0];
  if (tellsTurns(steps)) {
    for (const { events, after } of steps) if (events.some((event) => openedBy(event))) starts.push(after);
  } else {
    for (const [index, { seat, before }] of steps.entries()) {
      if (index > 0 && seat !== steps[index - 1]?.seat) starts.push(before);
    }
  }
  return [...new Set(starts)];
}

/** Who the event is about, where it says so. */
export function seatOf(event: GameEvent): Seat | undefined {
  return 'seat' in event && typeof event.seat === 'number' ? event.seat : undefined;
}
