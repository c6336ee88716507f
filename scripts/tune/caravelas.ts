/** Constants of Caravelas' policy that may be tuned. What a drawn card costs is left alone: games with hands say nothing about it. */
import { CONTENT } from '@captains-table/caravelas';
import { WEIGHTS, createPolicy } from '@captains-table/caravelas/policy';
import type { Weights } from '@captains-table/caravelas/policy';
import type { Tuning } from './tuning.ts';

/** Name, step, and the least and the most where there are such limits. */
const STEPS: readonly (readonly [keyof Weights, number, number?, number?])[] = [
  ['marker', 0.06, 0.1],
  ['nearerEnd', 2, 0],
  ['usedATurn', 0.06, 0.3, 1.5],
  ['detour', 0.1, 0.5, 2],
  ['voyage', 0.7, 2, 15],
  ['eventGuess', 0.25, 0],
  ['capeGuess', 0.3, 0],
  ['goodsOnTheWay', 0.15, 0],
  ['fairWindPrice', 0.2, 0, 1],
  ['wandering', 0.25, 0],
  ['wanderingPenalty', 0.6, 0],
  ['firstToSail', 0.5],
  ['close', 5],
  ['upgradeMarkers', 0.2, 0],
  ['upgradeRoom', 0.25, 0],
  ['lostRoom', 0.1, 0],
  ['compassCost', 0.3],
  ['fairWindGain', 0.3],
  ['gift', 0.15, 0],
  ['compassGift', 0.1, 0],
  ['keptFairWind', 0.3],
  ['usualCard', 0.3],
  ['swap', 0.15, 0],
];

export const caravelas: Tuning = {
  constants: STEPS.map(([name, step, least, most]) => ({
    name,
    now: WEIGHTS[name],
    step,
    ...(least === undefined ? {} : { least }),
    ...(most === undefined ? {} : { most }),
  })),
  policyOf: (values) =>
    createPolicy(CONTENT, {
      ...WEIGHTS,
      ...Object.fromEntries(STEPS.map(([name], i) => [name, values[i]])),
    }),
};
