/**
 * How fast a bot thinks about the larger games, guided by their policies. The first moves are drawn
 * with a fixed seed, so that the position stays the same when policies change.
 */
import { Observation } from '@captains-table/bots';
import { CONTENT as CARAVELAS, caravelas } from '@captains-table/caravelas';
import { createPolicy as caravelasPolicy } from '@captains-table/caravelas/policy';
import { CONTENT as FRANCIS_DRAKE, francisDrake } from '@captains-table/francis-drake';
import { createPolicy as francisDrakePolicy } from '@captains-table/francis-drake/policy';
import type { AnyGame, AnyPolicy, Pending } from '@captains-table/kernel';
import { chanceFromNumbers, pick } from '@captains-table/kernel';
import { CONTENT as MARACAIBO, maracaibo } from '@captains-table/maracaibo';
import { createPolicy as maracaiboPolicy } from '@captains-table/maracaibo/policy';
import { perSecond } from '../clock.ts';
import { usualOptions } from '../random-play.ts';
import type { Row } from '../row.ts';
import { iterationsOf } from '../search.ts';

const SEATS = 4;
const ITERATIONS = 500;
/** Fewer would not be much of a choice. */
const LEAST_CHOICES = 4;
const OPENING = 30;

export const searchRows: readonly Row[] = [
  row(caravelas, () => caravelasPolicy(CARAVELAS)),
  row(francisDrake, () => francisDrakePolicy(FRANCIS_DRAKE)),
  row(maracaibo, () => maracaiboPolicy(MARACAIBO)),
];

function row(game: AnyGame, policyOf: () => AnyPolicy): Row {
  let known: { readonly decision: Observation; readonly policy: AnyPolicy } | undefined;
  return {
    name: `search/${game.meta.id}`,
    unit: 'iterations/s',
    measure() {
      const { decision, policy } = (known ??= { decision: afterTheOpening(game), policy: policyOf() });
      return perSecond(() => iterationsOf(decision, 1, ITERATIONS, policy));
    },
  };
}

/** The first real choice after the opening. */
function afterTheOpening(game: AnyGame): Observation {
  const options = usualOptions(game.meta, SEATS);
  const state = game.setup(SEATS, options, chanceFromNumbers(1, 0));
  const chance = chanceFromNumbers(1, 1);
  for (let decisions = 0; ; decisions++) {
    const [owed]: readonly Pending[] = game.pending(state);
    if (owed === undefined) throw new Error(`${game.meta.id}: hardly anything to decide`);
    const observation = new Observation(game, options, state, owed.seat);
    if (decisions >= OPENING && observation.legal.length >= LEAST_CHOICES) return observation;
    game.apply(state, owed.seat, pick(chance, observation.legal), undefined);
  }
}
