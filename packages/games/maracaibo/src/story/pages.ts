/** Pages of the story: everyone is shown them, and the reader may turn them for all. Rule MA-28.21. */
import type { Seat } from '@captains-table/kernel';
import { showPage } from '@captains-table/kernel';
import type { Events, State } from '../state.ts';
import { storylineOf } from './storyline.ts';

export function readPage(state: State, page: string, reader: Seat, events: Events): void {
  notePage(state, page);
  showPage(state, { page, reader, seats: state.players }, events);
}

/** A page that is read again counts once. */
export function notePage(state: State, page: string): void {
  const { pages } = storylineOf(state);
  if (!pages.includes(page)) pages.push(page);
}
