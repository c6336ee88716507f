/** A learned judgement may use what its viewer may see, and nothing else. */
import { chanceFrom, fork } from '../chance.ts';
import type { AnyGame } from '../game.ts';
import { Match } from '../match/index.ts';
import type { AnyMatch } from '../match/index.ts';
import { must } from '../must.ts';
import type { AnyPolicy } from '../policy.ts';
import { chooseMove } from './choose.ts';
import type { TableSettings } from './tables.ts';

export interface CheckedFeatures {
  readonly positions: number;
  /** Positions at which the policy says that it can judge. */
  readonly quiet: number;
  /** What is wrong: a feature that a re-deal changes, or numbers beyond those that have names. */
  readonly faults: readonly string[];
}

/** Bytes behind the features: a writer that writes too much is seen there. */
const BEYOND = 8;
const UNTOUCHED = 201;

/** A game of the policy with slips: at every position all features are written for every seat, and again after a re-deal. */
export function checkFeatures(
  game: AnyGame,
  policy: AnyPolicy,
  table: TableSettings,
  seed: string,
): CheckedFeatures {
  const match: AnyMatch = new Match(game, { ...table, seed });
  const chance = chanceFrom(`features/${seed}`);
  const names = must(policy.features).names(table.seats);
  const faults = new Set<string>();
  const write = (state: AnyMatch['state'], viewer: number) => {
    const numbers = new Uint8Array(names.length + BEYOND).fill(UNTOUCHED);
    policy.features?.write(state, viewer, numbers);
    return numbers;
  };
  let positions = 0;
  let quiet = 0;
  for (; game.pending(match.state).length > 0; positions++) {
    const { state } = match;
    if (policy.isQuiet?.(state) === true) quiet++;
    for (let viewer = 0; viewer < table.seats; viewer++) {
      const before = write(state, viewer);
      const after = write(game.redeal(state, viewer, fork(chance)), viewer);
      for (const [i, name] of names.entries()) {
        if (before[i] !== after[i]) faults.add(`${name} tells what seat ${viewer} cannot see`);
      }
      if (before.subarray(names.length).some((byte) => byte !== UNTOUCHED))
        faults.add('more numbers than names');
    }
    const { seat } = must(game.pending(state)[0]);
    match.play(seat, chooseMove(match, seat, policy, chance));
  }
  return { positions, quiet, faults: [...faults] };
}
