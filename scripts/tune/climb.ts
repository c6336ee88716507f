/**
 * Looks for better constants by simultaneous perturbation: in every deal all constants are moved up or down at random by
 * their step, and players with these constants meet players with the opposite moves. Whoever is ahead at the end pulls
 * all constants a little to its side.
 */
import type { Chance } from '@captains-table/kernel';
import { below, must } from '@captains-table/kernel';

/** A constant of a policy. */
export interface Constant {
  readonly name: string;
  readonly now: number;
  /** A change of it that one would notice in play. */
  readonly step: number;
  readonly least?: number;
  readonly most?: number;
}

export interface Climb {
  readonly constants: readonly Constant[];
  readonly deals: number;
  /** How far a point of lead moves a constant, in its steps; four fifths less at the end. */
  readonly rate: number;
  /** By how many points players with the first constants were ahead of those with the second, on average. */
  readonly lead: (plus: readonly number[], minus: readonly number[], deal: number) => number;
}

/** A greater lead counts as this one. */
const MOST_LEAD = 60;
/** Deals that are played with the same constants between the players. */
const BATCH = 20;
const CALMER = 0.8;

/** The constants in the end: the mean over the second half of all deals. */
export function climbed(climb: Climb, chance: Chance): number[] {
  const { constants, deals, rate } = climb;
  const place = constants.map(() => 0);
  const sum = constants.map(() => 0);
  let counted = 0;
  for (let from = 0; from < deals; from += BATCH) {
    const pull = pullOf(climb, place, from, chance);
    const reach = rate * (1 - (CALMER * from) / deals);
    for (const [i, by] of pull.entries()) place[i] = must(place[i]) + reach * by;
    if (from < deals / 2) continue;
    counted++;
    for (const [i, at] of place.entries()) sum[i] = must(sum[i]) + at;
  }
  return valuesAt(
    constants,
    sum.map((total) => total / Math.max(1, counted)),
  );
}

function pullOf(climb: Climb, place: readonly number[], from: number, chance: Chance): number[] {
  const { constants, deals, lead } = climb;
  const pull = constants.map(() => 0);
  for (let deal = from; deal < Math.min(deals, from + BATCH); deal++) {
    const signs = constants.map(() => 2 * below(chance, 2) - 1);
    const moved = (side: 1 | -1) =>
      valuesAt(
        constants,
        place.map((at, i) => at + side * must(signs[i])),
      );
    const ahead = Math.max(-MOST_LEAD, Math.min(MOST_LEAD, lead(moved(1), moved(-1), deal)));
    for (const [i, sign] of signs.entries()) pull[i] = must(pull[i]) + (sign * ahead) / 2;
  }
  return pull;
}

function valuesAt(constants: readonly Constant[], place: readonly number[]): number[] {
  return constants.map(({ now, step, least = -Infinity, most = Infinity }, i) =>
    Math.min(most, Math.max(least, now + step * must(place[i]))),
  );
}
