/** Influence and cubes. */
import type { Box } from '../box.ts';
import { NATION_COUNT, influenceOf, rankAt } from '../influence/influence.ts';
import { at } from '../lists.ts';
import { multiplierOf } from '../scoring/multiplier.ts';
import type { NationNumber } from '../state.ts';
import type { Situation } from './situation.ts';

export function multiplierWorth({ box, state, time, weights }: Situation, nation: NationNumber): number {
  return multiplierOf(box, state, nation) + weights.multiplierGrowth * time;
}

/** What `n` influence with a nation brings. */
export function influenceWorth(situation: Situation, nation: NationNumber, n: number): number {
  return n === 1 ? situation.influence(nation) : riseWorth(situation, nation, n);
}

export function stepWorth(situation: Situation, nation: NationNumber): number {
  return riseWorth(situation, nation, 1);
}

function riseWorth(situation: Situation, nation: NationNumber, n: number): number {
  const { box, state, seat, time, weights } = situation;
  const { last, pointsPerStepBeyond } = box.tracks.influence;
  const before = influenceOf(state, seat, nation);
  const after = Math.min(last, before + n);
  const ranks = rankAt(box, after) - rankAt(box, before);
  const steps = standing(box, after) - standing(box, before);
  const late = time < 1 ? weights.sureSteps * (1 - time) : 0;
  const rise = (1 - late) * steps + late * ranks;
  return (
    situation.multiplier(nation) * rise +
    (before + n - after) * pointsPerStepBeyond +
    majorityWorth(situation, nation, before, after)
  );
}

/** The rank reached, plus the share of the way made to the next one. */
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

function majorityWorth(situation: Situation, nation: NationNumber, before: number, after: number): number {
  const { state, seat, box, weights } = situation;
  let most = state.jeanne.plays ? at(state.jeanne.influence, nation) : 0;
  for (let other = 0; other < state.players; other++) {
    if (other !== seat) most = Math.max(most, influenceOf(state, other, nation));
  }
  return before < most && after >= most
    ? box.tracks.influence.mostInfluencePoints * weights.keepsMajority
    : 0;
}

/** What `n` influence brings with the nation where it brings most. */
export function bestInfluence(situation: Situation, n: number): number {
  let best = 0;
  for (let nation = 0; nation < NATION_COUNT; nation++) {
    best = Math.max(best, influenceWorth(situation, nation, n));
  }
  return best;
}

/** What moving the marker of a nation to its next rank brings. */
export function rankWorth(situation: Situation, nation: NationNumber): number {
  const { box, state, seat } = situation;
  const before = influenceOf(state, seat, nation);
  const next = box.tracks.influence.ranks.find(({ space }) => space > before);
  return next === undefined ? 0 : influenceWorth(situation, nation, next.space - before);
}

export function bestRank(situation: Situation): number {
  let best = 0;
  for (let nation = 0; nation < NATION_COUNT; nation++) best = Math.max(best, rankWorth(situation, nation));
  return best;
}

/** A cube raises what a nation counts, for everyone who has a rank there. */
export function cubeWorth({ box, state, seat, weights }: Situation, nation: NationNumber): number {
  let others = state.jeanne.plays ? standing(box, at(state.jeanne.influence, nation)) : 0;
  for (let other = 0; other < state.players; other++) {
    if (other !== seat) others += standing(box, influenceOf(state, other, nation));
  }
  const rivals = state.jeanne.plays ? 1 : state.players - 1;
  return weights.cube * (0.5 + standing(box, influenceOf(state, seat, nation)) - others / rivals);
}

export function bestCube(situation: Situation, nextRank: boolean): number {
  let best = 0;
  for (let nation = 0; nation < NATION_COUNT; nation++) {
    const rank = nextRank ? rankWorth(situation, nation) : 0;
    best = Math.max(best, situation.cube(nation) + rank);
  }
  return best;
}
