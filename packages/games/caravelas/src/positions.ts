/**
 * Positions set up by hand, and the audit of any position: for tests, lessons and tools. A table does not need
 * them, so its browser does not load them.
 */
import type { PositionParts, Positions } from '@captains-table/kernel';
import { positionsFrom, readPosition } from '@captains-table/kernel';
import { auditOf } from './audit.ts';
import type { Board } from './board.ts';
import { positionFields } from './position-spec.ts';
import { statePosition } from './position.ts';
import type { Move, State } from './state.ts';

export function positions({
  board,
  ...parts
}: PositionParts<State, Move> & { readonly board: Board }): Positions<State> {
  const fields = positionFields(board);
  return positionsFrom(parts, {
    fields,
    audit: (state) => auditOf(board, state),
    read: (spec) => readPosition(parts.game.meta, fields, spec),
    place: (asked) => statePosition(board, asked),
  });
}
