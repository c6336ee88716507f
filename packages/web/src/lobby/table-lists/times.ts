/** Times in words. */
import type { Locale } from '@captains-table/kernel';
import { DAY, HOUR, MINUTE } from '@captains-table/kernel';

const STEPS = [
  { unit: 'day', length: DAY },
  { unit: 'hour', length: HOUR },
  { unit: 'minute', length: MINUTE },
] as const;

/** How long something has taken, in its greatest unit: `2 hours`. Less than a minute is one. */
export function howLong(locale: Locale, milliseconds: number): string {
  const step = STEPS.find(({ length }) => milliseconds >= length) ?? { unit: 'minute', length: MINUTE };
  const count = Math.max(1, Math.floor(milliseconds / step.length));
  return new Intl.NumberFormat(locale, { style: 'unit', unit: step.unit, unitDisplay: 'long' }).format(count);
}

/** When something was, seen from now: `2 hours ago`, `yesterday`, `now`. */
export function ago(locale: Locale, then: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const passed = Math.max(0, now - then);
  const step = STEPS.find(({ length }) => passed >= length);
  if (step === undefined) return format.format(0, 'second');
  return format.format(-Math.floor(passed / step.length), step.unit);
}

/** A day in the calendar: `12 March 2026`. */
export function dayOf(locale: Locale, time: number): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(time);
}

/** A length of time with its units: `1 minute`, `90 seconds`. */
export function amount(locale: Locale, count: number, unit: 'second' | 'minute' | 'hour' | 'day'): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
