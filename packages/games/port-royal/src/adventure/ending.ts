/** The end of a competitive chapter. */
import { must } from '@captains-table/kernel';
import type { Box } from '../box.ts';
import { competitiveResult } from '../end.ts';
import type { Events, State } from '../state.ts';
import { showPage } from './pages.ts';

/** Shows the end of the chapter, read by a winner; false when there is none to show. Rule PR-25.15. */
export function showEndPage(box: Box, state: State, events: Events): boolean {
  const { adventure } = state;
  if (adventure === null || adventure.chapter === 0) return false;
  const { end } = must(box.adventure.chapters[adventure.chapter - 1]);
  if (adventure.pages.includes(end)) return false;
  showPage(state, end, competitiveResult(box, state).ranking.indexOf(1), events);
  return true;
}
