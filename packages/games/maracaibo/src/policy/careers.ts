/** Careers and their objectives. */
import type { Goal, Objective } from '../box.ts';
import { goalOf } from '../careers/career.ts';
import type { GoalLevel } from '../events.ts';
import { at } from '../lists.ts';
import type { Situation } from './situation.ts';
import { has } from './things.ts';

/** How many of what each kind counts sailors usually come to, and by how many that differs from game to game. */
const USUAL: Readonly<Record<Objective['counts'], readonly [count: number, spread: number]>> = {
  combatTokens: [5.9, 0.8],
  quests: [2.4, 0.9],
  influenceInOneNation: [7.8, 1.3],
  influenceInTwoNations: [4.6, 0.9],
  upgrades: [8.4, 0.6],
  explorerLine: [1.3, 0.7],
  synergies: [6, 0.5],
  spiesOnBoard: [4.5, 1.2],
  cubes: [4.5, 1],
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
  const { box, weights, spy } = situation;
  // When objectives are met, doubloons are worth what they are in the middle of the game.
  const doubloon = weights.doubloon[2] ?? 0;
  let worth = 0;
  for (const objective of at(box.careers, career).objectives) {
    const { low, high } = objective;
    worth += chanceOf(objective, low) * (low.doubloons * doubloon + spy);
    worth += chanceOf(objective, high) * high.points;
  }
  return situation.note('career-goal', worth);
}

/** How likely a goal is to be met by the end of the game. */
function chanceOf(objective: Objective, goal: Goal): number {
  const [count, spread] = USUAL[objective.counts];
  return 1 / (1 + Math.exp((goalOf(objective, goal) - count) / spread));
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
