/** What a seat may still expect of its missions while they are being resolved. */
import type { Seat } from '@captains-table/kernel';
import { must } from '@captains-table/kernel';
import type { Box, Destination } from '../box.ts';
import { NONE } from '../box.ts';
import { missionOf } from '../chart.ts';
import { conquestPoints } from '../scoring.ts';
import type { Disc, State } from '../state.ts';
import { DISCS, HIND } from '../state.ts';
import type { Target } from './targets.ts';
import { targetAt } from './targets.ts';
import type { Means } from './plan.ts';
import { meansOf } from './plan.ts';
import { doneAt } from '../mission.ts';
import { seatCount } from '../points.ts';

/** A mission yet to come, and how sure it is that a circle and the treasure are still there. */
interface Coming {
  readonly target: Target;
  readonly open: number;
  readonly first: number;
}

/** Missions of a seat that are still to come, in order. */
export function comingOf(
  box: Box,
  state: State,
  seat: Seat,
  except: Disc = NONE,
  viewer: Seat = seat,
): Coming[] {
  const coming: Coming[] = [];
  for (let disc = HIND; disc < DISCS; disc++) {
    const destination = missionOf(state, seat, disc);
    if (destination === NONE || disc === except) continue;
    coming.push(comingAt(box, state, seat, disc, destination, viewer));
  }
  return coming;
}

function comingAt(
  box: Box,
  state: State,
  seat: Seat,
  disc: Disc,
  destination: Destination,
  viewer: Seat,
): Coming {
  const target = targetAt(box, state, seat, destination, viewer);
  const before = rivalsBefore(state, seat, disc, destination);
  const open = target.circles > before ? 1 : target.circles > 0 ? 0.35 ** (before - target.circles + 1) : 0;
  return { target, open, first: doneAt(state, destination) === 0 ? 0.35 ** before : 0 };
}

/** Discs of others that come before this one on the same destination. */
function rivalsBefore(state: State, seat: Seat, disc: Disc, destination: Destination): number {
  let before = 0;
  for (let turn = 0; turn < seatCount(state); turn++) {
    const other = must(state.departed[turn]);
    if (other === seat) continue;
    for (let theirs = 0; theirs <= disc; theirs++) {
      if (missionOf(state, other, theirs) !== destination) continue;
      if (theirs < disc || turn < state.departed.indexOf(seat)) before++;
    }
  }
  return before;
}

/** The best that can be made of the missions to come, conquest bonus included. */
export function bestOfRest(
  box: Box,
  coming: readonly Coming[],
  means: Means,
  kinds: number,
  from = 0,
): number {
  const next = coming[from];
  if (next === undefined) return conquestPoints(box, kinds);
  const skip = bestOfRest(box, coming, means, kinds, from + 1);
  const { target, open, first } = next;
  const luck = target.guess ? 1 : 0;
  const can =
    open > 0 &&
    target.trade <= means.trade &&
    (target.kind !== 4 || means.galleon) &&
    target.crew - (target.kind === 2 ? luck : 0) <= means.crew &&
    target.guns - (target.kind === 4 ? luck : 0) <= means.guns;
  if (!can) return skip;
  const short = target.crew > means.crew || target.guns > means.guns;
  const chance = open * (short ? 0.4 : 1);
  const after: Means = {
    crew: Math.max(0, means.crew - target.crew),
    guns: Math.max(0, means.guns - target.guns),
    trade: means.trade - target.trade,
    galleon: means.galleon,
  };
  const gain = target.points + (open > 0 ? (first / open) * target.treasure : 0);
  const go =
    chance * (gain + bestOfRest(box, coming, after, kinds | target.kind, from + 1)) + (1 - chance) * skip;
  return Math.max(go, skip);
}

/**
 * Points that a seat may expect from here to the end of the voyage, beyond what it has, as far as the viewer can tell.
 */
export function expectedRest(box: Box, state: State, seat: Seat, viewer: Seat = seat): number {
  const coming = comingOf(box, state, seat, NONE, viewer);
  return bestOfRest(box, coming, meansOf(state, seat), must(state.conquests[seat]));
}
