/**
 * Positions set up by hand, and the audit of any position: for tests, lessons and tools. A table does without: its
 * browser does not load them.
 */
import type { PositionRules, Positions } from '@captains-table/kernel';
import { readPosition, setUpPosition } from '@captains-table/kernel';
import { auditOf } from './audit.ts';
import type { Move } from './moves.ts';
import { positionFields } from './position-spec.ts';
import { statePosition } from './position.ts';
import type { Rules, State } from './state.ts';
import type { Sailing } from './turn/sail.ts';

interface Parts {
  readonly game: PositionRules<State, Move>;
  readonly rules: Rules;
  readonly sailing: Sailing;
  /** Runs on to the next decision. */
  readonly settle: (state: State) => void;
}

export function positions({ game, rules, sailing, settle }: Parts): Positions<State> {
  const fields = positionFields(rules.box);
  const audit = (state: State) => auditOf(rules.box, state);
  return {
    audit,
    positionFields: fields,
    position: (spec) =>
      setUpPosition({ ...game, audit }, readPosition(game.meta, fields, spec), (asked) => {
        const state = statePosition(rules, sailing, asked);
        settle(state);
        return state;
      }),
  };
}
