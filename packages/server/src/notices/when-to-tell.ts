/** When a person wants to be notified. */
import { HOUR } from '@captains-table/kernel';
import type { NoticeWishes, Time } from '../storage/storage.ts';
import { minuteOfDay, nextMinute } from './local-time.ts';

export interface Urgency {
  /** The game is played by turns, days long. */
  readonly byTurns?: boolean;
  /** When the person's time is up. */
  readonly deadline?: Time;
}

/** When quiet hours end, where they are now. */
export function quietUntil(wishes: NoticeWishes | undefined, now: Time): Time | undefined {
  if (wishes === undefined) return undefined;
  const { zone, quietFrom, quietTo } = wishes;
  if (quietFrom === undefined || quietTo === undefined || quietFrom === quietTo) return undefined;
  const minute = minuteOfDay(zone, now);
  const over = quietFrom > quietTo;
  const quiet = over ? minute >= quietFrom || minute < quietTo : minute >= quietFrom && minute < quietTo;
  return quiet ? nextMinute(zone, quietTo, now) : undefined;
}

/**
 * Until when a turn is held back; undefined: it is announced now. A digest that would come too late for the decision is not waited for.
 * Quiet hours are respected even then.
 */
export function heldUntil(
  wishes: NoticeWishes | undefined,
  { byTurns = false, deadline }: Urgency,
  now: Time,
): Time | undefined {
  const quiet = quietUntil(wishes, now);
  if (wishes?.digestAt === undefined || !byTurns) return quiet;
  const asked = nextMinute(wishes.zone, wishes.digestAt, now);
  const digest = quietUntil(wishes, asked) ?? asked;
  if (deadline !== undefined && deadline < digest + HOUR) return quiet;
  return digest;
}
