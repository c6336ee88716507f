/**
 * How many decisions a bot makes in a second: a mate, which looks at 50 playouts, at moments all over a game. Beside it
 * the same search without a policy, which plays each playout at random to the end of the game.
 */
import { Observation, createBot } from '@captains-table/bots';
import { CONTENT as CARAVELAS, caravelas } from '@captains-table/caravelas';
import { createPolicy as caravelasPolicy } from '@captains-table/caravelas/policy';
import { CONTENT as FRANCIS_DRAKE, francisDrake } from '@captains-table/francis-drake';
import { createPolicy as francisDrakePolicy } from '@captains-table/francis-drake/policy';
import type { AnyGame, AnyPolicy, GameState, Pending } from '@captains-table/kernel';
import { chanceFromNumbers, must, pick } from '@captains-table/kernel';
import { CONTENT as MARACAIBO, maracaibo } from '@captains-table/maracaibo';
import { createPolicy as maracaiboPolicy } from '@captains-table/maracaibo/policy';
import { CONTENT as PORT_ROYAL, portRoyal } from '@captains-table/port-royal';
import { createPolicy as portRoyalPolicy } from '@captains-table/port-royal/policy';
import { perSecond } from '../clock.ts';
import { usualOptions } from '../random-play.ts';
import type { Measure, Row } from '../row.ts';

const SEATS = 3;
/** Fewer choices would not be much to think about. */
const LEAST_CHOICES = 3;
/** Moments from all over the game; a run thinks about all of them. */
const MOMENTS = 8;

export const thinkRows: readonly Row[] = [
  row(portRoyal, () => portRoyalPolicy(PORT_ROYAL)),
  row(caravelas, () => caravelasPolicy(CARAVELAS)),
  row(francisDrake, () => francisDrakePolicy(FRANCIS_DRAKE)),
  row(maracaibo, () => maracaiboPolicy(MARACAIBO)),
];

function row(game: AnyGame, policyOf: () => AnyPolicy): Row {
  let known: readonly Observation[] | undefined;
  const thinking = (policy: AnyPolicy | undefined): Measure => {
    let bots = 0;
    return () => {
      const moments = (known ??= momentsOf(game));
      return perSecond(() => {
        for (const moment of moments) must(createBot('mate', `bench/${bots++}`, policy)).choose(moment);
        return moments.length;
      });
    };
  };
  let guided: Measure | undefined;
  return {
    name: `think/${game.meta.id}`,
    unit: 'decisions/s',
    measure: () => (guided ??= thinking(policyOf()))(),
    peer: {
      name: 'random playouts',
      install: () => true,
      load: async () => thinking(undefined),
    },
  };
}

/** Of a random game that is the same every time, whatever policies think. */
function momentsOf(game: AnyGame): Observation[] {
  const options = usualOptions(game.meta, SEATS);
  const state: GameState = game.setup(SEATS, options, chanceFromNumbers(2, 0));
  const chance = chanceFromNumbers(2, 1);
  const found: Observation[] = [];
  for (;;) {
    const pending: readonly Pending[] = game.pending(state);
    const seat = pending[0]?.seat;
    if (seat === undefined) break;
    const observation = new Observation(game, options, state, seat);
    if (observation.legal.length >= LEAST_CHOICES)
      found.push(new Observation(game, options, game.clone(state), seat));
    game.apply(state, seat, pick(chance, observation.legal), undefined);
  }
  if (found.length < MOMENTS) throw new Error(`${game.meta.id}: hardly anything to decide`);
  return Array.from({ length: MOMENTS }, (_, i) => must(found[Math.floor((i * found.length) / MOMENTS)]));
}
