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
import { clockwiseFrom } from '../seats.ts';
import type { State } from '../state.ts';
import { stepsOf } from './aims.ts';
import { turnsInAll, turnsLeft } from './group.ts';

/** Influence comes late: what groups that just win have of it when so much of the time is gone. */
const PACE = 1.3;

/** All of card 9 is needed: missions, markers and influence. */
export function groupValue(box: Box, state: State): number[] {
  const left = turnsLeft(state);
  const gone = Math.min(1, Math.max(0, 1 - left / turnsInAll(state)));
  const chance =
    missionsChance(box, state, left) * markersChance(box, state, gone) * influenceChance(box, state, gone);
  return state.coins.map(() => chance);
}

function influenceChance(box: Box, state: State, gone: number): number {
  const { has, needs } = goalsOf(box, state).influence;
  if (has >= needs && gone > 0.7) return 1;
  const lead = has + (1 - gone ** 4) * purse(box, state) - needs * gone ** PACE;
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

function markersChance(box: Box, state: State, gone: number): number {
  const { markers, missions } = goalsOf(box, state);
  if (markers.has >= markers.needs || markers.needs <= LEAST_MARKERS) return 1;
  const lead = markers.has + 0.4 * (missions.needs - missions.has) - markers.needs * gone;
  return chanceOf(lead / (0.5 + 1.5 * Math.sqrt(1 - gone)));
}

/** One for each mission of a chapter: no more than the missions ask for anyway. */
const LEAST_MARKERS = 4;

function missionsChance(box: Box, state: State, left: number): number {
  const { stories, claims } = adventureOf(state);
  let chance = 1;
  for (const story of missionsInPlay(box, state)) {
    if (must(claims[stories.indexOf(story)]).length > 0) continue;
    chance *= 1 - Math.exp(-left / (1 + 1.8 * fewestSteps(box, state, story)));
  }
  return chance;
}

/** Of the seat that is nearest to a mission. */
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
