/**
 * How fast a bot thinks about Port Royal, guided by its policy. The position is set up by hand, not
 * played: it stays the same when policies and random choices change.
 */
import { Observation } from '@captains-table/bots';
import { CONTENT, portRoyal } from '@captains-table/port-royal';
import { createPolicy } from '@captains-table/port-royal/policy';
import { perSecond } from '../clock.ts';
import type { Row } from '../row.ts';
import { iterationsOf } from '../search.ts';

/** Between the 150 of the mate and what the captain makes in its second. */
const ITERATIONS = 1000;

/** Enough for a run of about 0.2 s. */
const SEARCHES = 4;

/** Four players with 4 or 5 influence of 12; the active one may take two of seven cards. */
const POSITION = {
  options: { mode: 'base' },
  players: [
    { coins: 7, persons: ['trader yellow 3', 'settler', 'sailor 3', 'jester 7'] },
    { coins: 4, persons: ['captain', 'captain', 'sailor 3', 'admiral 5'] },
    { coins: 9, persons: ['trader black', 'pirate 5', 'senorita 7'] },
    { coins: 3, persons: ['priest', 'sailor 5', 'governor', 'jack'] },
  ],
  harbour: ['yellow 3/2', 'blue 2/2', 'green 1/1', 'red 2/3', 'sailor 3', 'trader blue 3', 'admiral 7'],
  expeditions: ['expedition 2 cross', 'expedition 2 anchor 1 house'],
  discard: ['yellow 1/1', 'blue 1/1', 'red 1/1', 'black 1/2', 'black 2/4', 'tax sabres', 'settler', 'priest'],
  turn: 17,
  phase: 'trade',
};

const policy = createPolicy(CONTENT);
const decision = decisionToMake();

export const searchPortRoyal: Row = {
  name: 'search/port-royal',
  unit: 'iterations/s',
  measure: () => perSecond(() => iterationsOf(decision, SEARCHES, ITERATIONS, policy)),
};

function decisionToMake(): Observation {
  const positioned = portRoyal.position?.(POSITION);
  if (positioned === undefined) throw new Error('port-royal: positions cannot be set up');
  const { options, state } = positioned;
  const observation = new Observation(portRoyal, options, state, state.active);
  if (observation.legal.length < 4) throw new Error('port-royal: hardly anything to decide');
  return observation;
}
