/** What a fleet is: its markers, its ships, its hold. */
import type { Seat } from '@captains-table/kernel';
import { must } from '@captains-table/kernel';
import type { Board } from './board.ts';
import type { Good } from './content.ts';
import { GOODS } from './content.ts';
import type { ShipNumber, State } from './state.ts';

/** Two sixes. Rule CA-12.5. */
export const MOST_STEPS = 12;
export const SHIPS = 4;
const FIRST_SHIPS = 0b0111;
const ALL_SHIPS = 0b1111;

export function seatCount(state: State): number {
  return state.fleets.length;
}

/** Rules CA-1.7, CA-10.5, CA-5.11; with dice there are none (CA-12.5). */
export function allMarkers({ figures }: Board, state: State, seat: Seat): number {
  if (state.mode === 'dice') return 0;
  return figures.fleetMarkers + (state.upgraded[seat] === true ? figures.upgradeMarkers : 0);
}

/** A bit for each ship that is there, unlocked and not sunk. */
export function shipsAfloat(state: State, seat: Seat): number {
  const owned = state.upgraded[seat] === true ? ALL_SHIPS : FIRST_SHIPS;
  return owned & ~must(state.wrecks[seat]);
}

export function shipsIn(bits: number): ShipNumber[] {
  const ships: ShipNumber[] = [];
  for (let ship = 1; ship <= SHIPS; ship++) if ((bits & (1 << (ship - 1))) !== 0) ships.push(ship);
  return ships;
}

export function goodsIn(bits: number): Good[] {
  return GOODS.filter((_, good) => (bits & (1 << good)) !== 0);
}

export function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
