/** What card 9 asks of a cooperative group. Rule PR-25.2. */
import { must } from '@captains-table/kernel';
import type { Box } from '../box.ts';
import { influenceOf } from '../influence.ts';
import { clockwiseFrom, seatCount } from '../seats.ts';
import type { State } from '../state.ts';
import { adventureOf } from './abilities.ts';
import type { GoalsView } from './state.ts';
import { isInPlay, storyOf } from './stories.ts';

export function goalsOf(box: Box, state: State): GoalsView {
  const { chapter, play, stories, claims } = adventureOf(state);
  const { goals } = must(box.adventure.chapters[chapter - 1]);
  const { markers, influence } = must(goals[seatCount(state) - 1]);
  const inPlay = stories.flatMap((story, at) =>
    isInPlay(storyOf(box, story), play) ? [must(claims[at])] : [],
  );
  const group = clockwiseFrom(state, 0).reduce((sum, seat) => sum + influenceOf(box, state, seat), 0);
  return {
    missions: { has: inPlay.filter((seats) => seats.length > 0).length, needs: inPlay.length },
    markers: { has: inPlay.reduce((sum, seats) => sum + seats.length, 0), needs: markers },
    influence: { has: group, needs: influence },
  };
}

export function areReached(goals: GoalsView): boolean {
  return [goals.missions, goals.markers, goals.influence].every(({ has, needs }) => has >= needs);
}
