/** What is dealt on which day: a fixed formula, so that servers and devices that never meet agree. */
import { DAY } from '@captains-table/kernel';

/** Each in turn, at tables about which the captain has learned most. */
const TURNS = [
  { game: 'port-royal', seats: 2 },
  { game: 'caravelas', seats: 2 },
  { game: 'francis-drake', seats: 4 },
  { game: 'maracaibo', seats: 2 },
] as const;

/** The day of number 1. */
const FIRST = Date.UTC(2026, 0, 1);

export interface DailyPlan {
  readonly day: string;
  /** Days are counted. */
  readonly number: number;
  readonly game: string;
  readonly seats: number;
  readonly seed: string;
}

/** The day everywhere, by the clock of Greenwich: `2026-11-18`. */
export function dayAt(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** When a day begins; undefined where there is no such day. */
export function startOf(day: string): number | undefined {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(time) || dayAt(time) !== day ? undefined : time;
}

export function daysAfter(day: string, days: number): string {
  return dayAt((startOf(day) ?? FIRST) + days * DAY);
}

/** Undefined where there is no such day, and before the first one. */
export function dailyPlan(day: string): DailyPlan | undefined {
  const start = startOf(day);
  const number = start === undefined ? 0 : (start - FIRST) / DAY + 1;
  const turn = TURNS[(number - 1) % TURNS.length];
  if (number < 1 || turn === undefined) return undefined;
  return { ...turn, day, number, seed: `captains-table/daily/${day}` };
}
