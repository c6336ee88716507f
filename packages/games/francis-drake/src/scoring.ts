/** The end of a voyage: conquests, and what admiral and governor gain from treasure left behind. */
import { must } from '@captains-table/kernel';
import type { Box } from './box.ts';
import { NONE } from './box.ts';
import { TREASURES } from './content.ts';
import { score, seatCount } from './points.ts';
import type { Events, State } from './state.ts';

export function scoreVoyage(box: Box, state: State, events: Events): void {
  for (let seat = 0; seat < seatCount(state); seat++) {
    const kinds = must(state.conquests[seat]);
    const points = conquestPoints(box, kinds);
    if (points === 0) continue;
    score(state, seat, 'conquest', points);
    const [town, fort, galleon] = [(kinds & 1) !== 0, (kinds & 2) !== 0, (kinds & 4) !== 0];
    events?.({ key: 'conquests', seat, town, fort, galleon, points });
  }
  scoreOffice(box, state, 'admiral', TREASURES.indexOf('gold'), events); // rule FD-10.2
  scoreOffice(box, state, 'governor', TREASURES.indexOf('silver'), events); // rule FD-10.3
}

/** Rule FD-10.1. */
export function conquestPoints(box: Box, kinds: number): number {
  return must(box.conquestPoints[(kinds & 1) + ((kinds >> 1) & 1) + ((kinds >> 2) & 1)]);
}

function scoreOffice(
  box: Box,
  state: State,
  office: 'admiral' | 'governor',
  treasure: number,
  events: Events,
): void {
  const seat = state[office];
  if (seat === NONE) return;
  let left = 0;
  for (let destination = 0; destination < box.facts.length; destination++) {
    if (state.treasure[destination] === true && box.facts[destination]?.treasure === treasure) left++;
  }
  const points = left * box.officePoints;
  score(state, seat, 'offices', points);
  events?.({ key: 'unclaimed', seat, office, points });
}
