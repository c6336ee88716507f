/** Influence and cubes. */
import type { Box } from '../box.ts';
import { NATION_COUNT, influenceOf, rankAt } from '../influence/influence.ts';
import { at } from '../lists.ts';
import { multiplierOf } from '../scoring/multiplier.ts';
import type { NationNumber } from '../state.ts';
import type { Scene } from './scene.ts';

/** How sure one can be to keep the most influence that one has now. */
const KEEPS_MAJORITY = 0.4;
/** Steps towards a rank count less the nearer the end is: only whole ranks score. */
const SURE_STEPS = 0.75;

export function multiplierWorth({ box, state, time, weights }: Scene, nation: NationNumber): number {
  return multiplierOf(box, state, nation) + weights.multiplierGrowth * time;
}

/** So much influence with a nation. */
export function influenceWorth(scene: Scene, nation: NationNumber, n: number): number {
  return n === 1 ? scene.influence(nation) : riseWorth(scene, nation, n);
}

export function stepWorth(scene: Scene, nation: NationNumber): number {
  return riseWorth(scene, nation, 1);
}

function riseWorth(scene: Scene, nation: NationNumber, n: number): number {
  const { box, state, seat, time } = scene;
  const { last, pointsPerStepBeyond } = box.tracks.influence;
  const before = influenceOf(state, seat, nation);
  const after = Math.min(last, before + n);
  const ranks = rankAt(box, after) - rankAt(box, before);
  const steps = standing(box, after) - standing(box, before);
  const late = time < 1 ? SURE_STEPS * (1 - time) : 0;
  const rise = (1 - late) * steps + late * ranks;
  return (
    scene.multiplier(nation) * rise +
    (before + n - after) * pointsPerStepBeyond +
    majorityWorth(scene, nation, before, after)
  );
}

/** The rank with what is there of the next. */
export function standing(box: Box, space: number): number {
  const { ranks } = box.tracks.influence;
  let from = 0;
  let rank = 0;
  for (const next of ranks) {
    if (space < next.space) return rank + (space - from) / (next.space - from);
    from = next.space;
    ({ rank } = next);
  }
  return rank;
}

function majorityWorth(scene: Scene, nation: NationNumber, before: number, after: number): number {
  const { state, seat, box } = scene;
  let most = state.jeanne.plays ? at(state.jeanne.influence, nation) : 0;
  for (let other = 0; other < state.players; other++) {
    if (other !== seat) most = Math.max(most, influenceOf(state, other, nation));
  }
  return before < most && after >= most ? box.tracks.influence.mostInfluencePoints * KEEPS_MAJORITY : 0;
}

/** The nation in which it brings most. */
export function bestInfluence(scene: Scene, n: number): number {
  let best = 0;
  for (let nation = 0; nation < NATION_COUNT; nation++) {
    best = Math.max(best, influenceWorth(scene, nation, n));
  }
  return best;
}

/** The marker of a nation on its next rank. */
export function rankWorth(scene: Scene, nation: NationNumber): number {
  const { box, state, seat } = scene;
  const before = influenceOf(state, seat, nation);
  const next = box.tracks.influence.ranks.find(({ space }) => space > before);
  return next === undefined ? 0 : influenceWorth(scene, nation, next.space - before);
}

export function bestRank(scene: Scene): number {
  let best = 0;
  for (let nation = 0; nation < NATION_COUNT; nation++) best = Math.max(best, rankWorth(scene, nation));
  return best;
}

/** A cube raises what a nation counts, for everyone who has a rank there. */
export function cubeWorth({ box, state, seat, weights }: Scene, nation: NationNumber): number {
  let others = state.jeanne.plays ? standing(box, at(state.jeanne.influence, nation)) : 0;
  for (let other = 0; other < state.players; other++) {
    if (other !== seat) others += standing(box, influenceOf(state, other, nation));
  }
  const rivals = state.jeanne.plays ? 1 : state.players - 1;
  return weights.cube * (0.5 + standing(box, influenceOf(state, seat, nation)) - others / rivals);
}

export function bestCube(scene: Scene, nextRank: boolean): number {
  let best = 0;
  for (let nation = 0; nation < NATION_COUNT; nation++) {
    const rank = nextRank ? rankWorth(scene, nation) : 0;
    best = Math.max(best, scene.cube(nation) + rank);
  }
  return best;
}
