/** Times of evenings and cups in the reader's time zone. */
import type { Locale } from '@captains-table/kernel';

const DAY = 86_400_000;
const WEEK = 7 * DAY;
const USUAL_HOUR = 20;

/** `Tuesday 30 September at 20:00`; the year only where it is another one. */
export function dayAndTime(locale: Locale, at: number, now = Date.now()): string {
  const sameYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return new Intl.DateTimeFormat(inWriting(locale), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    ...(sameYear ? {} : { year: 'numeric' }),
  }).format(at);
}

/** `Tue 30 Sep, 20:00`, for lists. */
export function shortTime(locale: Locale, at: number): string {
  return new Intl.DateTimeFormat(inWriting(locale), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);
}

/** `12 March 2026`. */
export function dayInWords(locale: Locale, at: number): string {
  return new Intl.DateTimeFormat(inWriting(locale), { dateStyle: 'long' }).format(at);
}

/** Days before months and a clock of 24 hours, as in the rest of our English. */
function inWriting(locale: Locale): string {
  return locale === 'en' ? 'en-GB' : locale;
}

/** The reader's time zone by its name. */
export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ');
}

/** What a field for day and time holds. */
export function fieldOf(at: number): string {
  const date = new Date(at);
  const two = (number: number) => String(number).padStart(2, '0');
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** Undefined where the field is empty, or holds no time. */
export function timeOf(field: string): number | undefined {
  const at = new Date(field).getTime();
  return field === '' || Number.isNaN(at) ? undefined : at;
}

/** What an organiser will most likely plan: a week after the last evening, or in a week at eight. */
export function usualEvening(now: number, last: number | undefined): number {
  if (last !== undefined && last > now - WEEK) return sameHour(last, WEEK);
  const date = new Date(now + WEEK);
  date.setHours(USUAL_HOUR, 0, 0, 0);
  return date.getTime();
}

/** On the clock: in a week with a change of it, a day is an hour longer or shorter. */
function sameHour(at: number, later: number): number {
  const date = new Date(at);
  date.setDate(date.getDate() + later / DAY);
  return date.getTime();
}
