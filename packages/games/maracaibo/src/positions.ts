/** Positions set up by hand, for tests, lessons and tools. A table does without: its browser does not load them. */
import type { PositionRules, Positions } from '@captains-table/kernel';
import { readPosition, setUpPosition } from '@captains-table/kernel';
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
  return {
    positionFields: fields,
    position: (spec) =>
      setUpPosition(game, readPosition(game.meta, fields, spec), (asked) => {
        const state = statePosition(rules, sailing, asked);
        settle(state);
        return state;
      }),
  };
}
