/** Victory points, kept by what they were given for. Rule MA-27.5. */
import type { Seat } from '@captains-table/kernel';
import type { Credit } from '../names.ts';
import { CREDITS } from '../names.ts';
import { add } from '../lists.ts';
import type { Events, Seen, State } from '../state.ts';

export const CREDIT_COUNT = CREDITS.length;

const NUMBER = new Map<Credit, number>(CREDITS.map((credit, number) => [credit, number]));

export function creditNumber(credit: Credit): number {
  return NUMBER.get(credit) ?? 0;
}

export function gainPoints(state: Seen, seat: Seat, n: number, from: Credit, events: Events): void {
  if (n === 0) return;
  add(state.score, seat, n);
  add(state.points, seat * CREDIT_COUNT + creditNumber(from), n);
  events?.({ key: 'points', seat, n, from });
}

export function gainJeannePoints(state: Seen, n: number, from: Credit, events: Events): void {
  if (n === 0) return;
  add(state.jeanne.points, creditNumber(from), n);
  events?.({ key: 'jeanne-points', n, from });
}

export function jeanneScore(state: State): number {
  let score = 0;
  for (const points of state.jeanne.points) score += points;
  return score;
}
