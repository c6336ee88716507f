/** Constants of Maracaibo's policy that may be tuned. */
import { CONTENT } from '@captains-table/maracaibo';
import { WEIGHTS, createPolicy } from '@captains-table/maracaibo/policy';
import type { Weights } from '@captains-table/maracaibo/policy';
import { must } from '@captains-table/kernel';
import type { Constant } from './climb.ts';
import type { Tuning } from './tuning.ts';

/** Name, step, and the least and the most where there are such limits. A list has one constant for each of its numbers. */
const STEPS: readonly (readonly [keyof Weights, number, number?, number?])[] = [
  ['doubloon', 0.08, 0],
  ['income', 0.12, 0],
  ['combatPoint', 0.2, 0],
  ['spy', 0.3, 0],
  ['synergy', 0.3, 0],
  ['waitingIncome', 0.15, 0],
  ['handCard', 0.12, 0],
  ['kept', 0.04, 0],
  ['explorerStep', 0.15, 0],
  ['explorerRounds', 0.4, 0.05],
  ['multiplierGrowth', 0.2, 0],
  ['cube', 0.2, 0],
  ['token', 1, 0],
  ['sailing', 0.15, 0],
  ['sailOn', 0.8, 0],
  ['spyPoints', 0.25, 0],
  ['spyUse', 0.1, 0],
  ['mainAction', 0.8, 0],
  ['usualInfluence', 0.3, 0],
  ['usualDisc', 0.5, 0],
  ['usualStep', 0.3, 0],
  ['usualVillageAction', 0.4, 0],
  ['usualCount', 0.4, 0],
  ['standing', 0.5, 0],
  ['discount', 1.5, 0],
  ['combatPointsBefore', 0.7, 0],
  ['compass', 0.7, 0],
  ['explorerSteps', 0.8, 0],
  ['stealPoints', 0.4, 0],
  ['watchfulSpies', 0.8, 0],
  ['combatPointsPerSpy', 0.5, 0],
  ['fightingFor', 0.4, 0],
  ['pointsPerCube', 0.4, 0],
  ['villageAction', 0.5, 0],
  ['combatAction', 0.8, 0],
  ['fasterVillage', 1.5, 0],
  ['handLimit', 1.2, 0],
  ['freeRow', 1, 0],
  ['upgradeAction', 1.2, 0],
  ['firstDisc', 0.1, 0],
  ['goodPlan', 1.2],
  ['unseen', 1],
  ['keepsMajority', 0.15, 0, 1],
  ['sureSteps', 0.2, 0, 1],
  ['invested', 0.2, 0],
  ['openToAll', 0.15, 0],
  ['progress', 0.2, 0],
  ['sureBuilding', 0.12, 0],
  ['buildingGrowth', 0.25, 0],
  ['earlyObjective', 0.15, 0],
  ['objectivePace', 0.25, 0],
  ['questOnCard', 1, 0],
  ['usually', 0.5, 0],
  ['buying', 0.35],
  ['investing', 0.6],
  ['village', 0.5],
  ['city', 0.5],
  ['quest', 0.6],
  ['spyAction', 0.5],
  ['combat', 0.6],
  ['home', 0.8],
  ['slack', 0.1, 0],
  ['haste', 0.15, 0.5],
];

const listOf = (name: keyof Weights): readonly number[] => [WEIGHTS[name]].flat();

const constants: Constant[] = STEPS.flatMap(([name, step, least, most]) =>
  listOf(name).map((now, i, { length }) => ({
    name: length === 1 ? name : `${name}.${i}`,
    now,
    step,
    ...(least === undefined ? {} : { least }),
    ...(most === undefined ? {} : { most }),
  })),
);

function weightsOf(values: readonly number[]): Weights {
  const rest = values.slice();
  const changed = STEPS.map(([name]) => {
    const taken = rest.splice(0, listOf(name).length);
    return [name, Array.isArray(WEIGHTS[name]) ? taken : must(taken[0])] as const;
  });
  return { ...WEIGHTS, ...Object.fromEntries(changed) };
}

export const maracaibo: Tuning = {
  constants,
  policyOf: (values) => createPolicy(CONTENT, weightsOf(values)),
};
