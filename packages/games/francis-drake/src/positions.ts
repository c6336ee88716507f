/**
 * Positions set up by hand, and the audit of any position: for tests, lessons and tools. A table does without: its
 * browser does not load them.
 */
import type { PositionParts, Positions } from '@captains-table/kernel';
import { positionsFrom } from '@captains-table/kernel';
import { auditOf } from './audit.ts';
import type { Box } from './box.ts';
import { positionFields } from './position-spec.ts';
import { statePosition } from './position.ts';
import type { Move, State } from './state.ts';

export function positions({
  box,
  ...parts
}: PositionParts<State, Move> & { readonly box: Box }): Positions<State> {
  return positionsFrom(
    parts,
    positionFields(box),
    (state) => auditOf(box, state),
    (asked) => statePosition(box, asked),
  );
}
