/** The two income tracks. Rules MA-18.1 to MA-18.5. */
import type { Seat } from '@captains-table/kernel';
import type { Box, Card, LateIncome } from '../box.ts';
import { add, at } from '../lists.ts';
import { gainPoints } from '../scoring/points.ts';
import type { Events, State } from '../state.ts';

export function raiseDoubloonIncome(box: Box, state: State, seat: Seat, n: number, events: Events): void {
  const steps = Math.min(n, box.tracks.doubloonIncome.last - at(state.doubloonIncome, seat));
  if (steps > 0) {
    add(state.doubloonIncome, seat, steps);
    events?.({ key: 'income', seat, track: 'doubloons', n: steps });
  }
  if (n > steps) raisePointIncome(box, state, seat, n - steps, events);
}

function raisePointIncome(box: Box, state: State, seat: Seat, n: number, events: Events): void {
  if (n <= 0) return;
  const { last } = box.tracks.pointIncome;
  add(state.pointIncome, seat, n);
  events?.({ key: 'income', seat, track: 'points', n });
  while (at(state.pointIncome, seat) >= last) {
    add(state.pointIncome, seat, -last);
    const points = last * scoringsToCome(box, state);
    events?.({ key: 'income-restarted', seat, points });
    gainPoints(state, seat, points, 'income', events);
  }
}

/** This round's scoring counts until it has paid. */
function scoringsToCome(box: Box, state: State): number {
  return box.tracks.setup.rounds + 1 - state.round;
}

/** What a card brings as soon as it is bought; the token it may bring itself comes later. */
export function startIncome(box: Box, state: State, seat: Seat, card: Card, events: Events): void {
  raiseDoubloonIncome(box, state, seat, card.incomeDoubloons, events);
  raisePointIncome(box, state, seat, card.incomePoints, events);
  for (const late of card.lateIncome) {
    if ((at(state.synergies, seat) & (1 << late.synergy)) !== 0) raise(box, state, seat, late, events);
  }
}

/** The income of one card that has waited for a symbol. */
export function lateIncome(
  box: Box,
  state: State,
  seat: Seat,
  card: Card,
  symbol: number,
  events: Events,
): void {
  for (const late of card.lateIncome) if (late.synergy === symbol) raise(box, state, seat, late, events);
}

function raise(box: Box, state: State, seat: Seat, { track, x }: LateIncome, events: Events): void {
  if (track === 'doubloons') raiseDoubloonIncome(box, state, seat, x, events);
  else raisePointIncome(box, state, seat, x, events);
}
