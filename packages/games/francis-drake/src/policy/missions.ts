/** Which disc to place where. */
import type { Seat } from '@captains-table/kernel';
import { must } from '@captains-table/kernel';
import type { Box } from '../box.ts';
import { NONE } from '../box.ts';
import { missionOf, ownsDisc } from '../chart.ts';
import { DESTINATION_IDS } from '../content.ts';
import type { Disc, Move, State } from '../state.ts';
import { DISCS, DISC_NAMES, GHOST } from '../state.ts';
import { Planner, meansOf } from './plan.ts';
import type { Target } from './targets.ts';
import { targetsOf, usualWorth, worthWith } from './targets.ts';

/** Discs in hand that will carry out a mission. */
function slotsOf(state: State, seat: Seat): number {
  let slots = 0;
  for (let disc = 0; disc < GHOST; disc++) {
    if (ownsDisc(state, seat, disc) && missionOf(state, seat, disc) === NONE) slots++;
  }
  return slots;
}

/** A seat's plan for the discs in hand; those on the chart stay where they are. */
export function planOf(
  box: Box,
  state: State,
  seat: Seat,
): { planner: Planner; targets: readonly Target[]; worths: number[] } {
  const all = targetsOf(box, state, seat);
  const fixed: Target[] = [];
  const free: Target[] = [];
  const worths: number[] = [];
  const taken = new Map<number, Disc>();
  for (let disc = 0; disc < DISCS; disc++) taken.set(missionOf(state, seat, disc), disc);
  for (const target of all) {
    const disc = taken.get(target.at);
    worths[target.at] = disc === undefined ? usualWorth(target) : worthWith(target, disc);
    if (disc === undefined) free.push(target);
    else if (disc !== GHOST) fixed.push(target);
  }
  const planner = new Planner(box, free, worths, meansOf(state, seat)).run(fixed, slotsOf(state, seat));
  return { planner, targets: all, worths };
}

export function missionRatings(box: Box, state: State, seat: Seat, moves: readonly Move[]): number[] {
  const { planner, targets, worths } = planOf(box, state, seat);
  const wanted = targets.filter((target) => planner.topSet.includes(target.at));
  /** How much more a disc would do for the missions still wanted than an average disc. */
  const spare = DISC_NAMES.map((_, disc) => mean(wanted.map((target) => edge(target, disc, worths))));
  return moves.map((move) => {
    if (move.kind !== 'mission') return 0;
    const disc = DISC_NAMES.indexOf(move.disc);
    const destination = DESTINATION_IDS.indexOf(move.to);
    const target = must(targets.find(({ at }) => at === destination));
    if (disc === GHOST) return planner.top + ghostWorth(planner, target);
    return must(planner.best[destination]) + edge(target, disc, worths) - must(spare[disc]);
  });
}

/** Placed early, where others go, the Ghost Ship gains time and misleads; it must not take the place of a mission. */
function ghostWorth(planner: Planner, target: Target): number {
  return 0.2 + 0.1 * target.rivals - (planner.topSet.includes(target.at) ? 1 : 0);
}

function edge(target: Target, disc: Disc, worths: readonly number[]): number {
  return worthWith(target, disc) - must(worths[target.at]);
}

function mean(numbers: readonly number[]): number {
  let sum = 0;
  for (const number of numbers) sum += number;
  return numbers.length === 0 ? 0 : sum / numbers.length;
}
