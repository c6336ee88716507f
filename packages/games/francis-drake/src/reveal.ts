/** All mission discs are turned over and laid in order. */
import { must, reveal } from '@captains-table/kernel';
import type { Destination } from './box.ts';
import { DESTINATIONS, NONE, destinationId } from './box.ts';
import { missionOf } from './chart.ts';
import type { Events, ShownDisc, State } from './state.ts';
import { DISCS, DISC_NAMES, GHOST } from './state.ts';

/** Rules FD-7.1, FD-13.4. */
export function turnDiscsOver(state: State, events: Events): void {
  reveal(state);
  state.open = true;
  if (events !== undefined) {
    for (let destination = 0; destination < DESTINATIONS; destination++) {
      const discs = discsOn(state, destination);
      if (discs.length > 0) events({ key: 'revealed', at: destinationId(destination), discs });
    }
  }
  for (const seat of state.departed) {
    const destination = missionOf(state, seat, GHOST);
    if (destination === NONE) continue;
    state.missions[seat * DISCS + GHOST] = NONE;
    events?.({ key: 'ghost-vanished', seat, at: destinationId(destination) });
  }
}

/** Rules FD-7.2, FD-7.3: the discs on a destination, the first in line first. */
export function discsOn(state: State, destination: Destination): ShownDisc[] {
  const discs: ShownDisc[] = [];
  for (let disc = 0; disc < DISCS; disc++) {
    for (const seat of state.departed) {
      if (missionOf(state, seat, disc) === destination) discs.push({ seat, disc: must(DISC_NAMES[disc]) });
    }
  }
  return discs;
}
