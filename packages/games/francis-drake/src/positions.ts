/**
 * Positions set up by hand, and the audit of any position: for tests, lessons and tools. A table does not need
 * them, so its browser does not load them.
 */
import type { PositionParts, Positions } from '@captains-table/kernel';
import { positionsFrom, readPosition } from '@captains-table/kernel';
import { auditOf } from './audit.ts';
import type { Box } from './box.ts';
import { positionFields } from './position-spec.ts';
import { statePosition } from './position.ts';
import type { Move, State } from './state.ts';

export function positions({
  box,
  ...parts
}: PositionParts<State, Move> & { readonly box: Box }): Positions<State> {
  const fields = positionFields(box);
  return positionsFrom(parts, {
    fields,
    audit: (state) => auditOf(box, state),
    read: (spec) => readPosition(parts.game.meta, fields, spec),
    place: (asked) => statePosition(box, asked),
  });
}
