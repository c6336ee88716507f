import { must } from '@captains-table/kernel';
import { NONE } from './board.ts';
import type { Board } from './board.ts';
import { allMarkers, MOST_STEPS, shipsAfloat } from './fleet.ts';
import type { State } from './state.ts';

/** No card and no cube is ever lost or doubled, and no one has less than nothing. Rule CA-13.4. */
export function auditOf(board: Board, state: State): string[] {
  return [...cardFaults(board, state), ...destinationFaults(board, state), ...fleetFaults(board, state)];
}

function cardFaults(board: Board, state: State): string[] {
  const all = [state.deck, state.discard, ...state.hands].flat();
  if (state.mode === 'dice') return all.length === 0 ? [] : ['there are event cards with dice'];
  const told = state.redraws.map((counts) => counts.reduce((sum, n) => sum + n, 0));
  if (state.hands.some((hand, seat) => hand.length < (told[seat] ?? 0))) {
    return ['a hand holds fewer cards than were drawn since a reshuffle'];
  }
  return board.cards.flatMap(({ id, kind, copies }, card) => {
    const expected = state.mode === 'drawn' && kind === 'calm' ? copies / 2 : copies;
    const count = all.filter((other) => other === card).length;
    return count === expected ? [] : [`${count} ${id} cards instead of ${expected}`];
  });
}

function destinationFaults(board: Board, state: State): string[] {
  const all = [state.boxed, ...state.destinations].flat();
  const faults: string[] = [];
  if (all.length !== board.ports.length || new Set(all).size !== all.length) {
    faults.push('destination cards are amiss');
  }
  const each = state.mode === 'dice' ? 0 : 2 * board.figures.destinations;
  if (state.destinations.some((hand) => hand.length !== each)) {
    faults.push(`someone has not ${each} destination cards`);
  }
  return faults;
}

function fleetFaults(board: Board, state: State): string[] {
  const faults: string[] = [];
  for (const [seat, goods] of state.goods.entries()) {
    const afloat = shipsAfloat(state, seat);
    for (const [good, ship] of board.goodShip.entries()) {
      if ((goods & (1 << good)) !== 0 && (afloat & ship) === 0)
        faults.push(`seat ${seat} has goods under water`);
    }
    const markers = must(state.markers[seat]);
    const most = state.mode === 'dice' ? MOST_STEPS : allMarkers(board, state, seat);
    if (markers < 0 || markers > most) faults.push(`seat ${seat} has ${markers} markers`);
  }
  if (state.pieces.length > state.pieceCount) faults.push('more pieces than there are');
  const found = state.discoverers.reduce(
    (sum, seat, port) => sum + (seat === NONE ? 0 : must(board.portValue[port])),
    0,
  );
  const told = state.discoveryPoints.reduce((sum, points) => sum + points, 0);
  if (found !== told) faults.push(`discoveries are worth ${found}, players have ${told}`);
  return faults;
}
