/** Decisions about hidden information: which tokens to place, and how to use the informer. */
import type { Seat } from '@captains-table/kernel';
import { must } from '@captains-table/kernel';
import type { Box, Destination } from '../box.ts';
import { NONE, factsAt } from '../box.ts';
import { discAt, isInReach } from '../chart.ts';
import { DESTINATION_IDS } from '../content.ts';
import { seatCount } from '../points.ts';
import type { Disc, InformerFrame, Move, State } from '../state.ts';
import { DISCS, GHOST } from '../state.ts';
import { planOf } from './missions.ts';
import type { Target } from './targets.ts';
import { targetAt, worthWith } from './targets.ts';

/** Low tokens where this seat will go, high ones where only others will. */
export function tokenRatings(box: Box, state: State, seat: Seat, moves: readonly Move[]): number[] {
  const { planner } = planOf(box, state, seat);
  return moves.map((move) => {
    if (move.kind !== 'frigates' && move.kind !== 'troops') return 0;
    const places = move.kind === 'frigates' ? box.galleons : box.forts;
    return places.reduce(
      (sum, destination, i) =>
        sum + stake(box, state, seat, planner.topSet, destination) * (move.tokens[i] ?? 0),
      0,
    );
  });
}

/** What a higher token at a destination is worth to a seat. */
function stake(
  box: Box,
  state: State,
  seat: Seat,
  wanted: readonly Destination[],
  destination: Destination,
): number {
  if (wanted.includes(destination)) return -1.5;
  if (isInReach(box, state, seat, destination) && factsAt(box, destination).kind === 'fort') return 0.2;
  return 0.4;
}

export function informerRatings(
  box: Box,
  state: State,
  seat: Seat,
  frame: InformerFrame,
  moves: readonly Move[],
): number[] {
  switch (frame.step) {
    case 'look':
      return moves.map((move) => rateLook(box, state, seat, move));
    case 'swap':
      return moves.map((move) => rateSwap(box, state, seat, move));
    case 'move':
      return moves.map((move) => rateRedirect(box, state, seat, move));
  }
}

function rateLook(box: Box, state: State, seat: Seat, move: Move): number {
  if (move.kind !== 'look-discs' && move.kind !== 'look-token') return 0;
  const target = targetAt(box, state, seat, DESTINATION_IDS.indexOf(move.at));
  if (move.kind === 'look-token') return target.guess ? 0.8 + 0.1 * target.points : 0;
  const atStake = target.points + target.treasure;
  return 0.15 * atStake * Math.min(3, Math.floor(target.rivals));
}

/** What all the seat's discs are worth where they lie, with the destination it looked at as it really is. */
function worthAsPlaced(box: Box, state: State, seat: Seat, placeOf: (disc: Disc) => Destination): number {
  let worth = 0;
  for (let disc = 0; disc < GHOST; disc++) {
    const destination = placeOf(disc);
    if (destination === NONE) continue;
    const target = targetAt(box, state, seat, destination);
    worth += destination === state.looked ? exactWorth(state, seat, disc, target) : worthWith(target, disc);
  }
  return worth;
}

function exactWorth(state: State, seat: Seat, disc: Disc, target: Target): number {
  let before = 0;
  const own = state.departed.indexOf(seat);
  for (let turn = 0; turn < seatCount(state); turn++) {
    const other = must(state.departed[turn]);
    const theirs = other === seat ? NONE : discAt(state, other, target.at);
    if (theirs === NONE || theirs === GHOST) continue;
    if (theirs < disc || (theirs === disc && turn < own)) before++;
  }
  const open = before < target.circles ? 1 : 0.25;
  return open * target.points + (before === 0 ? 1 : 0.25 ** before) * target.treasure;
}

function rateSwap(box: Box, state: State, seat: Seat, move: Move): number {
  if (move.kind !== 'swap') return 0;
  const one = DESTINATION_IDS.indexOf(move.one);
  const other = DESTINATION_IDS.indexOf(move.other);
  const now = (disc: Disc) => must(state.missions[seat * DISCS + disc]);
  const swapped = (disc: Disc) => {
    const destination = now(disc);
    return destination === one ? other : destination === other ? one : destination;
  };
  return worthAsPlaced(box, state, seat, swapped) - worthAsPlaced(box, state, seat, now) - 0.1;
}

/** Moving away pays when the destination turned out too strong. */
function rateRedirect(box: Box, state: State, seat: Seat, move: Move): number {
  const from = targetAt(box, state, seat, state.looked);
  if (move.kind !== 'redirect') return canDo(box, state, seat, from) ? from.points + from.treasure : 0;
  const to = targetAt(box, state, seat, DESTINATION_IDS.indexOf(move.to));
  const disc = discAt(state, seat, state.looked);
  return canDo(box, state, seat, to) ? worthWith(to, disc) - 0.3 : -1;
}

/** Whether what the other discs leave is enough. */
function canDo(box: Box, state: State, seat: Seat, target: Target): boolean {
  let crew = must(state.crew[seat]);
  let guns = must(state.guns[seat]);
  let trade = must(state.trade[seat]);
  for (let disc = 0; disc < GHOST; disc++) {
    const destination = must(state.missions[seat * DISCS + disc]);
    if (destination === NONE || destination === state.looked) continue;
    const other = targetAt(box, state, seat, destination);
    crew -= other.crew;
    guns -= other.guns;
    trade -= other.trade;
  }
  if (target.kind === 4 && state.galleon[seat] !== true) return false;
  return target.crew <= crew && target.guns <= guns && target.trade <= trade;
}
