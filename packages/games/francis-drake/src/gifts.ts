/** What the places of the street give. Nothing is limited by the box (rule FD-1.15). */
import type { Seat } from '@captains-table/kernel';
import { add, below, must } from '@captains-table/kernel';
import type { Box, PackedGift, Tile } from './box.ts';
import { DRAKE, NONE, choiceGift, circlesOf, placeId } from './box.ts';
import type { Choice, Office } from './content.ts';
import type { Events, State } from './state.ts';

/** A chosen gift; at Drake's it is added to what everyone gets there. */
export function chosenGift(box: Box, seats: number, tile: Tile, choice: Choice): PackedGift {
  const chosen = choiceGift(box, tile, choice);
  const [usual] = tile === DRAKE ? circlesOf(box, seats, tile) : [];
  if (usual === undefined) return chosen;
  return { ...usual, crew: usual.crew + chosen.crew, guns: usual.guns + chosen.guns };
}

/** Rules FD-2.8, FD-3.1, FD-3.2, FD-3.5, FD-3.6, FD-3.10, FD-3.14. */
export function take(
  box: Box,
  state: State,
  seat: Seat,
  tile: Tile,
  circle: number,
  gift: PackedGift,
  events: Events,
): void {
  const { crew, guns, barrels, trade, galleon, pinnace } = gift;
  add(state.crew, seat, crew);
  add(state.guns, seat, guns);
  add(state.barrels, seat, barrels);
  add(state.trade, seat, trade);
  if (galleon) state.galleon[seat] = true;
  if (pinnace) state.pinnace[seat] = true;
  events?.({
    key: 'visited',
    seat,
    place: placeId(tile),
    circle,
    crew,
    guns,
    barrels,
    trade,
    galleon,
    pinnace,
  });
  if (gift.goldenHind) {
    state.hind[seat] = true;
    events?.({ key: 'took-hind', seat });
  }
  if (gift.office !== undefined) takeOffice(state, seat, gift.office, events);
  if (gift.die !== NONE) rollDie(box, state, seat, gift.die, events);
}

/** Rules FD-3.11 to FD-3.13. */
function takeOffice(state: State, seat: Seat, office: Office, events: Events): void {
  state[office] = seat;
  events?.({ key: 'took-office', seat, office });
}

/** Rules FD-3.3, FD-3.4. */
function rollDie(box: Box, state: State, seat: Seat, bonus: number, events: Events): void {
  const die = 1 + below(state.chance, 6);
  const total = die + bonus;
  const crew = must(box.tavernCrew[Math.min(total, box.tavernCrew.length) - 1]);
  const ghost = crew === 0;
  if (ghost) state.ghost[seat] = true;
  add(state.crew, seat, crew);
  events?.({ key: 'rolled', seat, die, bonus, crew, ghost });
}
