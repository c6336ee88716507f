/** The time of day in a person's time zone. */
import type { Time } from '../storage/storage.ts';

const MINUTE = 60_000;
const DAY = 24 * 60;

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  const clock = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(zone, clock);
  return clock;
}

/** Minutes since midnight. */
export function minuteOfDay(zone: string, at: Time): number {
  const parts = clockOf(zone).formatToParts(at);
  const of = (type: 'hour' | 'minute') => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return of('hour') * 60 + of('minute');
}

/** When it is next that minute of the day there, after this time. */
export function nextMinute(zone: string, minute: number, after: Time): Time {
  const begun = Math.floor(after / MINUTE) * MINUTE;
  const ahead = (minute - minuteOfDay(zone, begun) + DAY) % DAY;
  const first = onTheMinute(zone, minute, begun + ahead * MINUTE);
  return first > after ? first : onTheMinute(zone, minute, begun + (ahead + DAY) * MINUTE);
}

/** Clocks that were changed in between are an hour off. A minute that the change leaves out comes an hour later. */
function onTheMinute(zone: string, minute: number, about: Time): Time {
  const off = minute - minuteOfDay(zone, about);
  const least = off > DAY / 2 ? off - DAY : off < -DAY / 2 ? off + DAY : off;
  const moved = about + least * MINUTE;
  return minuteOfDay(zone, moved) === minute ? moved : about;
}
