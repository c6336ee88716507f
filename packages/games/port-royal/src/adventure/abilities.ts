/** What a player's adventurer, markers and crowns amount to. */
import type { Seat } from '@captains-table/kernel';
import { must } from '@captains-table/kernel';
import type { Box, Card } from '../box.ts';
import type { State } from '../state.ts';
import type { AdventureState } from './state.ts';

/** Markers on an adventurer at the start. Rule PR-20.9. */
export const MARKERS = 4;

/** The adventure of a state that has one. */
export function adventureOf(state: State): AdventureState {
  if (state.adventure === null) throw new Error('this is no adventure');
  return state.adventure;
}

/** Markers that have left the adventurer for good. */
export function markersGone(adventure: AdventureState, seat: Seat): number {
  return MARKERS - must(adventure.markers[seat]);
}

/** Rule PR-21.2. */
export function isUnlocked(box: Box, adventure: AdventureState, seat: Seat): boolean {
  return markersGone(adventure, seat) >= box.adventure.unlocks.ability;
}

/** Rule PR-21.3. */
export function hasTrophy(box: Box, adventure: AdventureState, seat: Seat): boolean {
  return markersGone(adventure, seat) >= box.adventure.unlocks.trophy;
}

/** The ability of a seat's adventurer, once it is unlocked. Rule PR-21.6. */
export function abilityOf(box: Box, state: State, seat: Seat): Card | undefined {
  const { adventure } = state;
  if (adventure === null || !isUnlocked(box, adventure, seat)) return undefined;
  return box.adventurers[must(adventure.adventurers[seat])];
}

/** The highest shield reached shows it. Rules PR-21.10, PR-21.11. */
export function crownInfluenceOf(box: Box, state: State, seat: Seat): number {
  if (state.adventure === null) return 0;
  const crowns = must(state.adventure.crowns[seat]);
  let influence = 0;
  for (const shield of box.adventure.crowns.shields) {
    if (crowns >= shield.space) influence = shield.influence;
  }
  return influence;
}

/** Markers that can go to another mission or into the box. Rule PR-23.22. */
export function freeMarkers(adventure: AdventureState, seat: Seat): number {
  let free = must(adventure.markers[seat]);
  for (const steps of adventure.steps) if ((steps[seat] ?? 0) > 0) free--;
  return free;
}
