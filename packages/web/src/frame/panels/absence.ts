/** What may be done now about a player who is away. */
import type { Seat } from '@captains-table/kernel';
import type { SeatInfo, TableScene } from '@captains-table/protocol';

export interface AbsenceChoices {
  readonly nudge: boolean;
  /** A reminder is on its way: it is too early for another. */
  readonly nudged: boolean;
  readonly standIn: boolean;
  readonly replace: boolean;
}

const NOTHING: AbsenceChoices = { nudge: false, nudged: false, standIn: false, replace: false };

export function absenceOf({ seats, you, status }: TableScene, of: Seat, now: number): AbsenceChoices {
  const seat = seats[of];
  const own = you.seat === undefined ? undefined : seats[you.seat];
  const waits = status === 'playing' && you.seat !== of && own !== undefined && own.away === undefined;
  if (!waits || seat?.kind !== 'person') return NOTHING;
  const standIn = hasCome(seat.silentAt, now);
  const mayReturn = seat.away !== undefined && seat.away !== 'resigned' && seat.away !== 'gone';
  const isMissing = standIn || (mayReturn && seat.present === false);
  const isTooEarly = (seat.nudgeAt ?? 0) > now;
  return {
    standIn,
    nudge: isMissing && !isTooEarly,
    nudged: isMissing && isTooEarly,
    replace: hasCome(seat.keptUntil, now),
  };
}

/** Whether the table waits for a player who is gone. */
export function isMissed({ seats, status }: TableScene, seat: Seat): boolean {
  return status === 'playing' && seats[seat]?.silentAt !== undefined;
}

/** When there will be something else to ask for. */
export function nextChange(seat: SeatInfo | undefined, now: number): number | undefined {
  const times = [seat?.silentAt, seat?.nudgeAt, seat?.keptUntil].filter((time) => time !== undefined);
  const coming = times.filter((time) => time > now);
  return coming.length === 0 ? undefined : Math.min(...coming);
}

function hasCome(time: number | undefined, now: number): boolean {
  return time !== undefined && time <= now;
}
