/** Where an explorer can go. Rules MA-8.1, MA-8.2, MA-8.4. */
import type { Box } from '../box.ts';
import { NONE } from '../box.ts';
import { at } from '../lists.ts';
import type { Seen, SpaceNumber } from '../state.ts';

/** Explorers on a space, Jeanne's included. */
function explorersOn(state: Seen, space: SpaceNumber): number {
  let count = 0;
  for (const explorer of state.explorers) if (explorer === space) count++;
  return state.jeanne.plays && state.jeanne.explorer === space ? count + 1 : count;
}

/** Occupied, or a quest space whose quest is gone: not entered and not counted. */
function isSkipped(box: Box, state: Seen, space: SpaceNumber): boolean {
  if (space === box.explorer.end) return false;
  const { questSlot } = at(box.explorer.spaces, space);
  if (questSlot !== NONE && at(state.explorerQuests, questSlot) === NONE) return true;
  return explorersOn(state, space) > 0;
}

/**
 * Calls `found` for each way to each space within reach, with the number of explorers on the spaces
 * it goes over. A space may be found on several ways.
 */
export function findPaths(
  box: Box,
  state: Seen,
  from: SpaceNumber,
  steps: number,
  found: (space: SpaceNumber, passed: number, over: readonly SpaceNumber[]) => void,
): void {
  const over: SpaceNumber[] = [];
  const visit = (space: SpaceNumber, left: number, passed: number) => {
    for (const { to } of at(box.explorer.spaces, space).next) {
      if (isSkipped(box, state, to)) {
        over.push(to);
        visit(to, left, passed + explorersOn(state, to));
        over.pop();
        continue;
      }
      found(to, passed, over);
      if (left > 1 && to !== box.explorer.end) visit(to, left - 1, passed);
    }
  };
  if (steps > 0) visit(from, steps, 0);
}

/** The spaces within reach, each once, in the order of the track. */
export function spacesWithin(box: Box, state: Seen, from: SpaceNumber, steps: number): SpaceNumber[] {
  const spaces: SpaceNumber[] = [];
  findPaths(box, state, from, steps, (space) => {
    if (!spaces.includes(space)) spaces.push(space);
  });
  return spaces;
}
