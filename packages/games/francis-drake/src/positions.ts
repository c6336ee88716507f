/**
 * Positions set up by hand, and the audit of any position: for tests, lessons and tools. A table does without: its
 * browser does not load them.
 */
import type { PositionRules, Positions } from '@captains-table/kernel';
import { readPosition, setUpPosition } from '@captains-table/kernel';
import { auditOf } from './audit.ts';
import type { Box } from './box.ts';
import { positionFields } from './position-spec.ts';
import { statePosition } from './position.ts';
import type { Move, State } from './state.ts';

interface Parts {
  readonly game: PositionRules<State, Move>;
  readonly box: Box;
  /** Runs on to the next decision. */
  readonly settle: (state: State) => void;
}

export function positions({ game, box, settle }: Parts): Positions<State> {
  const fields = positionFields(box);
  const audit = (state: State) => auditOf(box, state);
  return {
    audit,
    positionFields: fields,
    position: (spec) =>
      setUpPosition({ ...game, audit }, readPosition(game.meta, fields, spec), (asked) => {
        const state = statePosition(box, asked);
        settle(state);
        return state;
      }),
  };
}
