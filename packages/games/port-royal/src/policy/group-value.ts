/** A cooperative group's chance to win its chapter. */
import { must } from '@captains-table/kernel';
import { adventureOf } from '../adventure/abilities.ts';
import { goalsOf } from '../adventure/goals.ts';
import { mayComplete } from '../adventure/missions.ts';
import type { StoryNumber } from '../adventure/state.ts';
import { missionsInPlay, storyOf } from '../adventure/stories.ts';
import type { Box } from '../box.ts';
import { cardOf } from '../box.ts';
import { coinsOf } from '../deck.ts';
import { personsOf } from '../influence.ts';
import { clockwiseFrom, seatCount } from '../seats.ts';
import type { State } from '../state.ts';
import { stepsOf } from './aims.ts';
import { turnsInAll, turnsLeft } from './group.ts';

/** The share of their influence that groups which just win have by now. It comes late, latest for a single player. */
function pace(gone: number, seats: number): number {
  return gone ** (1.7 - 0.15 * seats);
}

/** All of card 9 is needed: missions, markers and influence. */
export function groupValue(box: Box, state: State): number[] {
  const left = turnsLeft(state);
  const gone = Math.min(1, Math.max(0, 1 - left / turnsInAll(state)));
  const chance =
    missionsChance(box, state, left) *
    markersChance(box, state, left, gone) *
    influenceChance(box, state, gone);
  return state.coins.map(() => chance);
}

function influenceChance(box: Box, state: State, gone: number): number {
  const { has, needs } = goalsOf(box, state).influence;
  if (has >= needs && gone > 0.7) return 1;
  const lead = has + (1 - gone ** 4) * purse(box, state) - needs * pace(gone, seatCount(state));
  return chanceOf(lead / (0.7 + 0.13 * needs * Math.sqrt(1 - gone)));
}

/** What coins and half-manned expeditions will bring. */
function purse(box: Box, state: State): number {
  let worth = 0;
  for (const seat of clockwiseFrom(state, 0)) {
    let symbols = 0;
    for (const number of personsOf(state, seat)) if (cardOf(box, number).symbol !== '') symbols++;
    worth += 0.25 * Math.min(10, coinsOf(state, seat)) + 0.4 * Math.min(3, symbols);
  }
  return worth;
}

/** Counts the markers placed, and those that may follow: each for less, the more steps are left to it. */
function markersChance(box: Box, state: State, left: number, gone: number): number {
  const { markers } = goalsOf(box, state);
  if (markers.has >= markers.needs || markers.needs <= MISSIONS) return 1;
  const seats = seatCount(state);
  const missions = missionsInPlay(box, state);
  let expected = markers.has + 0.5 * seats * (MISSIONS - missions.length);
  for (const story of missions) {
    const { requires } = storyOf(box, story).mission;
    for (let seat = 0; seat < seats; seat++) {
      if (!mayComplete(adventureOf(state), seat, story)) continue;
      expected += Math.exp(-stepsOf(box, state, seat, requires) / Math.max(0.3, left / seats));
    }
  }
  return chanceOf((expected - markers.needs) / (0.4 + 2 * Math.sqrt(1 - gone)));
}

/** In each cooperative chapter. */
const MISSIONS = 4;
/** How often a mission is completed that is not on the table yet. */
const LATER = 0.94;

function missionsChance(box: Box, state: State, left: number): number {
  const { stories, claims } = adventureOf(state);
  const missions = missionsInPlay(box, state);
  let chance = LATER ** (MISSIONS - missions.length);
  for (const story of missions) {
    if (must(claims[stories.indexOf(story)]).length > 0) continue;
    chance *= 1 - Math.exp(-left / (1 + 2.6 * fewestSteps(box, state, story)));
  }
  return chance;
}

/** The steps left for the seat that is nearest to a mission. */
function fewestSteps(box: Box, state: State, story: StoryNumber): number {
  const { requires } = storyOf(box, story).mission;
  let fewest = Infinity;
  for (const seat of clockwiseFrom(state, 0)) {
    if (!mayComplete(adventureOf(state), seat, story)) continue;
    fewest = Math.min(fewest, stepsOf(box, state, seat, requires));
  }
  return fewest;
}

function chanceOf(lead: number): number {
  return 1 / (1 + Math.exp(-1.7 * lead));
}
