/** Careers and their objectives. */
import type { Objective } from '../box.ts';
import type { GoalLevel } from '../events.ts';
import { at } from '../lists.ts';
import type { Scene } from './scene.ts';
import { has } from './things.ts';

/** How easily each kind of objective is met, of 1. */
const EASE: Readonly<Record<string, number>> = {
  K1: 0.9,
  K2: 0.35,
  K3: 0.9,
  K4: 0.9,
  K5: 0.9,
  K6: 0.45,
  K7: 0.9,
  K8: 0.8,
  KA: 0.7,
};

/** How many more of each kind a round brings. */
const PACE: Readonly<Record<string, number>> = {
  K1: 1.3,
  K2: 0.7,
  K3: 3,
  K4: 2,
  K5: 1.4,
  K6: 0.5,
  K7: 0.7,
  K8: 0.7,
  KA: 1.5,
};

export function careerWorth(scene: Scene, career: number): number {
  let worth = 0;
  for (const { code, low, high } of at(scene.box.careers, career).objectives) {
    worth += (EASE[code] ?? 0) * (low.doubloons * scene.doubloon + high.points / 2);
  }
  return scene.note('career-goal', worth);
}

/** The high level at once; the low one when the high one is too far away. */
export function objectiveWorth(scene: Scene, number: number, level: GoalLevel): number {
  const { state, seat, box } = scene;
  const objective = at(at(box.careers, at(state.career, seat)).objectives, number);
  const sure = scene.note('career-goal', objective[level].doubloons * scene.doubloon + scene.spy);
  if (level === 'high') return sure + scene.note('brings-points', objective.high.points);
  // Waiting loses nothing but time.
  return (
    sure * EARLY + scene.note('higher-goal-near', -objective.high.points * chanceOfHigh(scene, objective))
  );
}

/** The part of an objective's worth that having it early makes. */
const EARLY = 0.35;

function chanceOfHigh(scene: Scene, objective: Objective): number {
  const missing = objective.code === 'K6' ? 1 : objective.high.x - has(scene, objective);
  const coming = (PACE[objective.code] ?? 1) * Math.max(0, scene.time - 0.2);
  return coming <= 0 ? 0 : Math.min(1, coming / (missing + 0.5)) ** 2;
}
