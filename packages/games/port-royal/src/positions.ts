/**
 * Positions set up by hand, and the audit of any position: for tests, lessons and tools. A table does without: its
 * browser does not load them.
 */
import type { PositionParts, Positions } from '@captains-table/kernel';
import { positionsFrom } from '@captains-table/kernel';
import { auditOf } from './audit.ts';
import type { Box } from './box.ts';
import { cardNames } from './card-names.ts';
import { positionFields } from './position-spec.ts';
import { statePosition } from './position.ts';
import type { Move, State } from './state.ts';

export function positions({
  box,
  ...parts
}: PositionParts<State, Move> & { readonly box: Box }): Positions<State> {
  const names = cardNames(box);
  return positionsFrom(
    parts,
    positionFields(box, names),
    (state) => auditOf(box, state),
    (asked) => statePosition(box, names, asked),
  );
}
