/** When a player counts as away, what the others may do then, and for how long a seat is kept. */
import type { Seat } from '@captains-table/kernel';
import { DAY, MINUTE, SECOND } from '@captains-table/kernel';
import type { Tempo } from '@captains-table/protocol';
import { isFinal } from './entry.ts';
import type { Time } from './record.ts';
import type { Table } from './table.ts';

/**
 * How long a player may be gone at a table without a clock, in seconds: in a game played in one sitting, and in one
 * played by turns.
 */
export const LIVE_ABSENCE = 120;
export const TURNS_ABSENCE = 3 * 86_400;
/** Without a clock, a bot plays after this long even if no one asks for it, so that the game goes on. */
const LONGEST_SILENCE = TURNS_ABSENCE * SECOND;
export const NUDGE_EVERY = 10 * MINUTE;
/** How long the seat of a player who may still return is kept for them. */
export const SEAT_KEPT = 7 * DAY;

/** Since when a person is gone from the table; undefined while they are there. */
export type GoneSince = (person: string) => Time | undefined;

/** How long a player may be gone while a decision is theirs; undefined where a clock decides. */
export function absenceLimit(tempo: Tempo): number | undefined {
  return tempo.kind === 'none' ? (tempo.absence ?? LIVE_ABSENCE) * SECOND : undefined;
}

/** From when on the others may nudge the holder of this seat and let a bot play for them. */
export function silentAt(table: Table, seat: Seat, goneSince: GoneSince): Time | undefined {
  const limit = absenceLimit(table.record.tempo);
  const from = waitingSince(table, seat, goneSince);
  return limit === undefined || from === undefined ? undefined : from + limit;
}

/** The first player who keeps others waiting for days, and from when on a bot plays for them unasked. */
export function firstSilence(
  table: Table,
  goneSince: GoneSince,
): { readonly seat: Seat; readonly at: Time } | undefined {
  const limit = absenceLimit(table.record.tempo);
  // In a cup, the winner's next opponent is waiting as well.
  const isAwaited = table.attending.length > 1 || table.record.cup !== undefined;
  if (limit === undefined || !isAwaited) return undefined;
  const silences = table.attending.flatMap((seat) => {
    const from = waitingSince(table, seat, goneSince);
    return from === undefined ? [] : [{ seat, at: from + Math.max(limit, LONGEST_SILENCE) }];
  });
  return silences.toSorted((a, b) => a.at - b.at)[0];
}

/** Since when a decision has waited for a player who is not there. */
function waitingSince(table: Table, seat: Seat, goneSince: GoneSince): Time | undefined {
  const chair = table.chairs[seat];
  if (table.status !== 'playing' || chair?.kind !== 'person' || table.away[seat] !== undefined)
    return undefined;
  const gone = goneSince(chair.person);
  if (gone === undefined || !table.pending.some((owed) => owed.seat === seat)) return undefined;
  return Math.max(gone, table.decidingAt[seat] ?? 0);
}

/** From when on the seat of a player who is away may be given to another. */
export function keptUntil(table: Table, seat: Seat): Time | undefined {
  const absence = table.away[seat];
  if (absence === undefined) return undefined;
  const since = table.awaySince[seat] ?? 0;
  return isFinal(absence) ? since : since + SEAT_KEPT;
}

/** When the holder of this seat may be nudged again. */
export function nudgeAt(table: Table, seat: Seat): Time | undefined {
  const last = table.nudgedAt[seat];
  return last === undefined ? undefined : last + NUDGE_EVERY;
}
