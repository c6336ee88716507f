/**
 * Positions set up by hand, and the audit of any position: for tests, lessons and tools. A browser at a table does
 * not load them.
 */
import type { PositionParts, Positions } from '@captains-table/kernel';
import { positionsFrom, readPosition } from '@captains-table/kernel';
import { auditOf } from './audit.ts';
import type { Move } from './moves.ts';
import { positionFields } from './position-spec.ts';
import { statePosition } from './position.ts';
import type { Rules, State } from './state.ts';
import type { Sailing } from './turn/sail.ts';

interface Parts extends PositionParts<State, Move> {
  readonly rules: Rules;
  readonly sailing: Sailing;
}

export function positions({ rules, sailing, ...parts }: Parts): Positions<State> {
  const fields = positionFields(rules.box);
  return positionsFrom(parts, {
    fields,
    audit: (state) => auditOf(rules.box, state),
    read: (spec) => readPosition(parts.game.meta, fields, spec),
    place: (asked) => statePosition(rules, sailing, asked),
  });
}
