/** Coming home to Plymouth: docks, discs taken back, and the bonus for coming home early. */
import type { Seat } from '@captains-table/kernel';
import type { Box } from './box.ts';
import { NONE, destinationId } from './box.ts';
import { missionOf, zoneOf } from './chart.ts';
import type { DestinationId } from './content.ts';
import { score } from './points.ts';
import type { Disc, Events, State } from './state.ts';
import { DISCS } from './state.ts';

const LAST_DISC: Disc = 4;

/** Missions that a seat has yet to carry out. */
export function missionsLeft(state: State, seat: Seat): number {
  let left = 0;
  for (let disc = 0; disc < DISCS; disc++) if (missionOf(state, seat, disc) !== NONE) left++;
  return left;
}

/** What coming home now is worth, after the given disc. Rules FD-9.3, FD-9.4. */
export function homeBonus(box: Box, state: State, seat: Seat, disc: Disc): number {
  if (disc === LAST_DISC || state.conquests[seat] === 0) return 0;
  return box.homePoints[state.bonuses] ?? 0;
}

/** Rules FD-9.1 to FD-9.5. */
export function comeHome(box: Box, state: State, seat: Seat, disc: Disc, events: Events): void {
  const points = homeBonus(box, state, seat, disc);
  if (points > 0) {
    state.bonuses++;
    score(state, seat, 'home', points);
  }
  state.home.push(seat);
  const back = takeDiscsBack(state, seat);
  events?.({ key: 'came-home', seat, dock: state.home.length, points, back });
}

function takeDiscsBack(state: State, seat: Seat): DestinationId[] {
  const back: DestinationId[] = [];
  for (let disc = 0; disc < DISCS; disc++) {
    const destination = missionOf(state, seat, disc);
    if (destination === NONE) continue;
    back.push(destinationId(destination));
    state.missions[seat * DISCS + disc] = NONE;
  }
  return back;
}

/** Rule FD-9.6: no one comes home who has not sailed. */
export function dockThoseWhoStayed(state: State, events: Events): void {
  for (const seat of state.departed) {
    if (state.home.includes(seat)) continue;
    state.home.push(seat);
    const dock = state.home.length;
    if (zoneOf(state, seat) === 0) events?.({ key: 'stayed-home', seat, dock });
    else events?.({ key: 'came-home', seat, dock, points: 0, back: [] });
  }
}
