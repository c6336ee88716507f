/** Careers and their objectives. */
import type { Objective } from '../box.ts';
import type { GoalLevel } from '../events.ts';
import { at } from '../lists.ts';
import type { Situation } from './situation.ts';
import { has } from './things.ts';

/** How easily each kind of objective is met, of 1. */
const EASE: Readonly<Record<Objective['counts'], number>> = {
  combatTokens: 0.9,
  quests: 0.35,
  influenceInOneNation: 0.9,
  influenceInTwoNations: 0.9,
  upgrades: 0.9,
  explorerLine: 0.45,
  synergies: 0.9,
  spiesOnBoard: 0.8,
  cubes: 0.7,
};

/** How many more of what each kind counts a round brings. */
const PACE: Readonly<Record<Objective['counts'], number>> = {
  combatTokens: 1.3,
  quests: 0.7,
  influenceInOneNation: 3,
  influenceInTwoNations: 2,
  upgrades: 1.4,
  explorerLine: 0.5,
  synergies: 0.7,
  spiesOnBoard: 0.7,
  cubes: 1.5,
};

export function careerWorth(situation: Situation, career: number): number {
  let worth = 0;
  for (const { counts, low, high } of at(situation.box.careers, career).objectives) {
    worth += EASE[counts] * (low.doubloons * situation.doubloon + high.points / 2);
  }
  return situation.note('career-goal', worth);
}

/** The high level at once; the low one when the high one is too far away. */
export function objectiveWorth(situation: Situation, number: number, level: GoalLevel): number {
  const { state, seat, box, weights } = situation;
  const objective = at(at(box.careers, at(state.career, seat)).objectives, number);
  const sure = situation.note('career-goal', objective[level].doubloons * situation.doubloon + situation.spy);
  if (level === 'high') return sure + situation.note('brings-points', objective.high.points);
  // Waiting for the high level costs nothing but time.
  return (
    sure * weights.earlyObjective +
    situation.note('higher-goal-near', -objective.high.points * chanceOfHigh(situation, objective))
  );
}

function chanceOfHigh(situation: Situation, objective: Objective): number {
  const missing = objective.counts === 'explorerLine' ? 1 : objective.high.x - has(situation, objective);
  const coming = situation.weights.objectivePace * PACE[objective.counts] * Math.max(0, situation.time - 0.2);
  return coming <= 0 ? 0 : Math.min(1, coming / (missing + 0.5)) ** 2;
}
