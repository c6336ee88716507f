/** Cubes placed in combat. Rules MA-6.14 to MA-6.19, MA-6.23, MA-24.19. */
import type { Refusal } from '@captains-table/kernel';
import type { CombatAction } from '../box.ts';
import type { CombatOption } from '../box.ts';
import type { CubePlace } from '../names.ts';
import { placeCube, removeCube } from '../influence/cubes.ts';
import { at } from '../lists.ts';
import type { Code } from '../moves.ts';
import { flagAt, isVillage } from '../places.ts';
import type { CombatFrame } from '../frames.ts';
import type { Events, LocationNumber, Rules, Seen, State } from '../state.ts';

/** A city by its flag, or a village. */
export type Target = 'city' | 'village';

const ANNEX: Readonly<Record<Target, CubePlace>> = { city: 'annex-city', village: 'annex-village' };
const CAPTURE: Readonly<Record<Target, CubePlace>> = { city: 'capture-city', village: 'capture-village' };

/** What taking a place would cost and bring, whatever is left of the combat value. */
export function optionFor(
  action: CombatAction,
  state: Seen,
  target: Target,
  location: LocationNumber,
): CombatOption | undefined {
  const way = (at(state.cubes, location) < 0 ? ANNEX : CAPTURE)[target];
  return action.options.find(({ cube }) => cube === way);
}

/** Undefined when the fighting nation can put a cube there. */
export function whyNotTake(
  { box }: Rules,
  state: State,
  frame: CombatFrame,
  target: Target,
  location: LocationNumber,
): Refusal<Code> | undefined {
  if (at(state.reserve, frame.nation) === 0) return { code: 'no-cube-left', rule: 'MA-6.18' };
  if (target === 'city') {
    const flag = flagAt(box, state, at(state.explorers, frame.seat), location);
    if (flag.is === 'too-far') return { code: 'explorer-too-far-back', rule: 'MA-24.19' };
    if (flag.is === 'closed') return { code: 'plague', rule: 'MA-24.4' };
    if (flag.is === 'none') return { code: 'no-flag', rule: 'MA-6.23' };
  } else if (!isVillage(box, state, location)) return { code: 'no-village', rule: 'MA-6.19' };
  if (at(state.cubes, location) === frame.nation) return { code: 'own-nation-there', rule: 'MA-6.17' };
  return undefined;
}

/** A cube of another nation leaves the game first. */
export function takePlace(
  { box }: Rules,
  state: State,
  frame: CombatFrame,
  location: LocationNumber,
  events: Events,
): void {
  if (at(state.cubes, location) >= 0) removeCube(box, state, frame.seat, location, events);
  placeCube(box, state, frame.seat, frame.nation, location, events);
}
