/** What each destination would cost a seat and bring it, as far as the seat can tell. */
import type { Seat } from '@captains-table/kernel';
import { must } from '@captains-table/kernel';
import type { Box, Destination } from '../box.ts';
import { DESTINATIONS, GOOD_KINDS, NONE, VOYAGES, factsAt } from '../box.ts';
import { discAt, isInReach } from '../chart.ts';
import { doneAt } from '../mission.ts';
import { seatCount } from '../points.ts';
import type { Disc, State } from '../state.ts';
import { GHOST } from '../state.ts';
import { crewNeeded, gunsNeeded, isTokenLaid, isTokenOpen, pointsOf, tokenAt } from '../strength.ts';

/** What can be won at a destination, and against how many. */
export interface Prize {
  /** Points for success, and for being first. */
  readonly points: number;
  readonly treasure: number;
  readonly circles: number;
  /** Rivals' discs there, and those that may yet come. */
  readonly rivals: number;
}

export interface Target extends Prize {
  readonly at: Destination;
  /** 1 town, 2 fort, 4 galleon, 0 trade port. */
  readonly kind: number;
  readonly crew: number;
  readonly guns: number;
  readonly trade: number;
  /** What it takes is a guess: the token lies face down. */
  readonly guess: boolean;
}

const KINDS = { town: 1, fort: 2, galleon: 4, trade: 0 } as const;
/** The mean of the tokens, rounded up to be on the safe side. */
const USUAL_TOKEN = 1;

/** All destinations in reach where the seat could carry out a mission. */
export function targetsOf(box: Box, state: State, seat: Seat): Target[] {
  const targets: Target[] = [];
  for (let destination = 0; destination < DESTINATIONS; destination++) {
    if (state.open || isInReach(box, state, seat, destination))
      targets.push(targetAt(box, state, seat, destination));
  }
  return targets;
}

/** `viewer`: the one who looks at it, if it is not the seat itself. */
export function targetAt(
  box: Box,
  state: State,
  seat: Seat,
  destination: Destination,
  viewer: Seat = seat,
): Target {
  const { kind, treasure, circles } = factsAt(box, destination);
  const guess = !knowsToken(box, state, viewer, destination);
  const token = guess ? USUAL_TOKEN : tokenAt(box, state, destination);
  const isTrade = kind === 'trade';
  return {
    at: destination,
    kind: KINDS[kind],
    crew: crewNeeded(box, destination, token),
    guns: gunsNeeded(box, state, seat, destination, token),
    trade: isTrade ? 1 : 0,
    guess,
    points: isTrade ? tradeWorth(box, state, seat, destination) : pointsOf(box, state, destination),
    treasure:
      treasure === NONE || state.treasure[destination] !== true ? 0 : must(box.treasurePoints[treasure]),
    circles: circles - doneAt(state, destination),
    rivals: rivalsAt(box, state, seat, destination),
  };
}

function knowsToken(box: Box, state: State, seat: Seat, destination: Destination): boolean {
  const { kind } = factsAt(box, destination);
  if (kind === 'town' || kind === 'trade' || isTokenOpen(box, state, destination)) return true;
  if (!isTokenLaid(box, state, destination)) return false;
  if (seat === (kind === 'fort' ? state.governor : state.admiral)) return true;
  return seat === state.informer && state.lookedFor === 'token' && state.looked === destination;
}

/** Discs of others there now, and a share of those still in hand. */
function rivalsAt(box: Box, state: State, seat: Seat, destination: Destination): number {
  let rivals = 0;
  for (let other = 0; other < seatCount(state); other++) {
    if (other === seat) continue;
    const disc = discAt(state, other, destination);
    if (disc !== NONE) rivals += disc === GHOST && state.open ? 0 : 1;
    else if (!state.open && isInReach(box, state, other, destination)) rivals += 0.25;
  }
  return rivals;
}

/** What one more of this good adds to the final scoring, and to the hope of a set. */
export function goodWorth({ setPoints }: Box, state: State, seat: Seat, good: number): number {
  const first = seat * GOOD_KINDS;
  const owned = must(state.goods[first + good]);
  let size = 0;
  for (let kind = 0; kind < GOOD_KINDS; kind++) if (must(state.goods[first + kind]) > owned) size++;
  const hope = (VOYAGES - state.voyage) * 1.2;
  return must(setPoints[size + 1]) - must(setPoints[size]) + hope;
}

function tradeWorth(box: Box, state: State, seat: Seat, destination: Destination): number {
  let best = 0;
  let second = 0;
  for (let good = 0; good < GOOD_KINDS; good++) {
    if ((must(state.market[destination]) & (1 << good)) === 0) continue;
    const worth = goodWorth(box, state, seat, good);
    if (worth > best) [best, second] = [worth, best];
    else if (worth > second) second = worth;
  }
  return 0.6 * best + 0.4 * second;
}

/** The chance that at most `most` of some rivals come before the given disc. */
function chanceBefore(rivals: number, disc: Disc, most: number): number {
  // The four numbers are equally likely: lower ones count fully, the same number half.
  const ahead = disc === 0 ? 0.02 : disc === GHOST ? 1 : Math.min(0.95, (disc - 0.5) / 4);
  const mean = rivals * ahead;
  // Poisson is near enough for so few.
  let term = Math.exp(-mean);
  let sum = term;
  for (let i = 1; i <= most; i++) {
    term *= mean / i;
    sum += term;
  }
  return sum;
}

/** What a target is worth with this disc on it. */
export function worthWith(target: Prize, disc: Disc): number {
  if (disc === GHOST || target.circles === 0) return 0;
  const open = chanceBefore(target.rivals, disc, target.circles - 1);
  if (target.treasure === 0) return open * target.points;
  return open * target.points + chanceBefore(target.rivals, disc, 0) * target.treasure;
}

/** What it is worth with a disc that is neither early nor late. */
export function usualWorth(target: Prize): number {
  return 0.5 * (worthWith(target, 2) + worthWith(target, 3));
}
