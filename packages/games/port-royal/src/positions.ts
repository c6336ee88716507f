/**
 * Positions set up by hand, and the audit of any position: for tests, lessons and tools. A browser at a table does
 * not load them.
 */
import type { PositionParts, Positions } from '@captains-table/kernel';
import { positionsFrom, readPosition } from '@captains-table/kernel';
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
  const fields = positionFields(box, names);
  return positionsFrom(parts, {
    fields,
    audit: (state) => auditOf(box, state),
    read: (spec) => readPosition(parts.game.meta, fields, spec),
    place: (asked) => statePosition(box, names, asked),
  });
}
