/** Chances of winning, from how the voyages stand. */
import type { Seat } from '@captains-table/kernel';
import { must } from '@captains-table/kernel';
import { VOYAGES } from '../box.ts';
import { chestOf, chestPoints, goodsOf, goodsPoints } from '../end.ts';
import { seatCount } from '../points.ts';
import type { State } from '../state.ts';
import { planOf } from './missions.ts';
import { StreetOutlook } from './street.ts';
import { expectedRest } from './voyage-left.ts';
import type { Prospects } from './prospect.ts';

export function valueOf(prospects: Prospects, state: State): number[] {
  const voyagesLeft = VOYAGES - state.voyage;
  const strengths = Array.from({ length: seatCount(state) }, (_, seat) => strength(prospects, state, seat));
  const heat = heatOf(state, voyagesLeft);
  const best = Math.max(...strengths);
  const chances = strengths.map((value) => Math.exp((value - best) / heat));
  const sum = chances.reduce((total, chance) => total + chance, 0);
  return chances.map((chance) => chance / sum);
}

/**
 * How many points of lead count for little: the longer the game still lasts, the more. Fitted to who won
 * from 6,000 positions of sailors' games.
 */
function heatOf(state: State, voyagesLeft: number): number {
  const now = state.open ? 4.5 : phaseIsStreet(state) ? 8.5 : 7.5;
  return Math.sqrt(now * now + voyagesLeft * 150);
}

function phaseIsStreet(state: State): boolean {
  return state.stack.at(-1)?.kind === 'street';
}

/** Points made so far, those in chest and hold, and those the log is good for. */
function strength(prospects: Prospects, state: State, seat: Seat): number {
  const { box } = prospects;
  const made =
    must(state.score[seat]) + chestPoints(box, chestOf(state, seat)) + goodsPoints(box, goodsOf(state, seat));
  const goods = goodsOf(state, seat).reduce((sum, count) => sum + count, 0);
  const hope = (VOYAGES - state.voyage) * 1.2 * goods;
  const investor = state.investor[seat] === true ? 0.5 * (VOYAGES - state.voyage) : 0;
  return made + hope + investor + voyageWorth(prospects, state, seat);
}

function voyageWorth(prospects: Prospects, state: State, seat: Seat): number {
  if (state.open) return state.home.includes(seat) ? 0 : expectedRest(prospects.box, state, seat);
  if (phaseIsStreet(state)) return streetWorth(prospects, state, seat);
  return planOf(prospects.box, state, seat).planner.top;
}

/** A player who has passed gets no more than what is on the log. */
function streetWorth(prospects: Prospects, state: State, seat: Seat): number {
  if (state.departed.includes(seat)) return prospects.worthOf(state, prospects.logWith(state, seat));
  return new StreetOutlook(prospects, state, seat).worthFrom(must(state.at[seat]));
}
