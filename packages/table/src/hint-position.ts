import { Observation } from '@captains-table/bots';
import type { HintRequest } from '@captains-table/bots';
import type { Seat } from '@captains-table/kernel';
import { chanceFrom, newSeed } from '@captains-table/kernel';
import { Failure } from '@captains-table/protocol';
import type { Table } from './table.ts';

/** What a hint for this seat is worked out from: a re-deal, so that it knows no more than the player. */
export function hintPosition(table: Table, seat: Seat): Omit<HintRequest, 'milliseconds'> {
  const { match } = table;
  if (match === undefined) throw new Failure('not-started');
  const seed = newSeed();
  const { game, rules, options } = table.record;
  const observation = new Observation(match.game, match.options, match.state, seat);
  return { game, rules, options, seat, seed, state: observation.redeal(chanceFrom(`hint/${seed}`)) };
}
