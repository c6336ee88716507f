/** What was decided on this device, day by day, and the deals of the last days. */
import type { Course } from '@captains-table/bots';
import { daysAfter } from '@captains-table/catalogue';
import { isRecord } from '@captains-table/kernel';
import type { DailyDay } from '@captains-table/protocol';
import { keep, recall } from '../app/device-memory.ts';

const DAYS = 'daily/days';
const MOST_DAYS = 400;
const DEALS = 'daily/deals';

/** By day. */
export function daysHere(): ReadonlyMap<string, DailyDay> {
  // Written by this program; whatever else lies there is no list.
  const stored: unknown = readJson(DAYS);
  return new Map(Array.isArray(stored) ? stored.filter(isDay).map((day) => [day.day, day]) : []);
}

export function keepDay(day: DailyDay): void {
  const days = [...new Map([...daysHere(), [day.day, day]]).values()];
  const latest = days.toSorted((a, b) => (a.day < b.day ? -1 : 1)).slice(-MOST_DAYS);
  keep(DAYS, JSON.stringify(latest));
}

export function keptDeal(day: string): Course | undefined {
  return dealsHere()[day];
}

/** Those of two days, so that decisions made without a network can be sent to a server later. */
export function keepDeal(day: string, deal: Course): void {
  const before = daysAfter(day, -1);
  const yesterday = dealsHere()[before];
  const deals = { ...(yesterday === undefined ? {} : { [before]: yesterday }), [day]: deal };
  keep(DEALS, JSON.stringify(deals));
}

function dealsHere(): Readonly<Record<string, Course>> {
  const stored = readJson(DEALS);
  // Written by this program.
  return isRecord(stored) ? (stored as Readonly<Record<string, Course>>) : {};
}

function isDay(value: unknown): value is DailyDay {
  return isRecord(value) && typeof value['day'] === 'string' && Array.isArray(value['choices']);
}

function readJson(name: string): unknown {
  try {
    return JSON.parse(recall(name) ?? 'null');
  } catch {
    return undefined;
  }
}

/** Days in a row with all decisions made, up to today; today may still be to come. */
export function streakOf(done: ReadonlySet<string>, today: string): number {
  let day = done.has(today) ? today : daysAfter(today, -1);
  let streak = 0;
  for (; done.has(day); day = daysAfter(day, -1)) streak++;
  return streak;
}
