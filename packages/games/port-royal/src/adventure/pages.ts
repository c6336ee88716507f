/** Pages of the story: everyone is shown them, and the reader may turn them for all. Rule PR-20.16. */
import type { Seat } from '@captains-table/kernel';
import { showPage as show } from '@captains-table/kernel';
import { seatCount } from '../seats.ts';
import type { Events, State } from '../state.ts';
import { adventureOf } from './abilities.ts';

export function showPage(state: State, page: string, reader: Seat, events: Events): void {
  adventureOf(state).pages.push(page);
  show(state, { page, reader, seats: seatCount(state) }, events);
}
