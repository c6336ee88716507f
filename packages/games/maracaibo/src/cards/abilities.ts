/** Lasting abilities of bought cards, summed up for each player. Rules MA-19.1, MA-19.5. */
import type { Seat } from '@captains-table/kernel';
import type { Abilities } from '../box.ts';
import { at } from '../lists.ts';
import type { Seen } from '../state.ts';

/** Where each sum stands; those by nation and by item take three and four places. */
export const ABILITY = {
  discount: 0,
  combatPointsBefore: 1,
  compasses: 2,
  explorerSteps: 3,
  stealPoints: 4,
  watchfulSpies: 5,
  combatPointsPerSpy: 6,
  pointsPerCube: 7,
  fightingFor: 8,
  standing: 11,
} as const;

export const ABILITY_COUNT = 15;

export function abilityOf(state: Seen, seat: Seat, ability: number): number {
  return at(state.abilities, seat * ABILITY_COUNT + ability);
}

export function addAbilities(state: Seen, seat: Seat, gained: Abilities): void {
  const add = (ability: number, n: number) => {
    const place = seat * ABILITY_COUNT + ability;
    state.abilities[place] = at(state.abilities, place) + n;
  };
  add(ABILITY.discount, gained.discount);
  add(ABILITY.combatPointsBefore, gained.combatPointsBefore);
  add(ABILITY.compasses, gained.compasses);
  add(ABILITY.explorerSteps, gained.explorerSteps);
  add(ABILITY.stealPoints, gained.stealPoints);
  add(ABILITY.watchfulSpies, gained.watchfulSpies);
  // One spy can serve one card only, so this does not add up.
  const perSpy = abilityOf(state, seat, ABILITY.combatPointsPerSpy);
  add(ABILITY.combatPointsPerSpy, Math.max(perSpy, gained.combatPointsPerSpy) - perSpy);
  add(ABILITY.pointsPerCube, gained.pointsPerCube);
  gained.fightingFor.forEach((n, nation) => add(ABILITY.fightingFor + nation, n));
  gained.standing.forEach((n, item) => add(ABILITY.standing + item, n));
}

/** The one on the ship included. */
export function compassesOf(state: Seen, seat: Seat): number {
  return 1 + abilityOf(state, seat, ABILITY.compasses);
}
