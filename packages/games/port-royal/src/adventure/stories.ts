/** Story cards: what happens when one has been read, and the missions on the table. */
import type { FrameKind, Seat } from '@captains-table/kernel';
import { must } from '@captains-table/kernel';
import type { Box } from '../box.ts';
import { seatCount } from '../seats.ts';
import type { Decision, Event, Events, Move, Rules, State } from '../state.ts';
import { adventureOf } from './abilities.ts';
import { addGroups } from './additions.ts';
import type { Play, StoryData } from './content.ts';
import { showPage } from './pages.ts';
import type { StoryFrame, StoryNumber } from './state.ts';

export function storyOf(box: Box, story: StoryNumber): StoryData {
  return must(box.adventure.stories[story]);
}

export function storyNumber(box: Box, id: string): StoryNumber {
  const number = box.adventure.stories.findIndex((story) => story.id === id);
  if (number < 0) throw new Error(`there is no story card ${id}`);
  return number;
}

/** Rule PR-23.24. */
export function isInPlay({ mission }: StoryData, play: Play): boolean {
  return mission.only === undefined || mission.only === play;
}

/** The missions on the table that are in play. */
export function missionsInPlay(box: Box, state: State): StoryNumber[] {
  const { play, stories } = adventureOf(state);
  return stories.filter((story) => isInPlay(storyOf(box, story), play));
}

/** The card is read, then it is carried out. Rules PR-20.13, PR-22.3. */
export function readStory(box: Box, state: State, id: string, reader: Seat, events: Events): void {
  state.stack.push({ kind: 'story', story: storyNumber(box, id), step: 'cards' });
  showPage(state, id, reader, events);
}

/** Rules PR-20.15, PR-22.5. */
function layMission(box: Box, state: State, story: StoryNumber, events: Events): void {
  const adventure = adventureOf(state);
  adventure.stories.push(story);
  adventure.claims.push([]);
  adventure.steps.push(Array.from({ length: seatCount(state) }, () => 0));
  const { id } = storyOf(box, story);
  if (isInPlay(storyOf(box, story), adventure.play)) events?.({ key: 'mission-on-table', mission: id });
}

export function storyFrames(rules: Rules): FrameKind<State, StoryFrame, Move, Event, Decision> {
  const { box } = rules;
  return {
    run(state, frame, events) {
      const { story } = frame;
      switch (frame.step) {
        case 'cards':
          addGroups(box, state, storyOf(box, story).adds ?? [], events);
          frame.step = 'effects';
          break;
        case 'effects':
          frame.step = 'mission';
          state.stack.push({ kind: 'effects', of: 'story', number: story, at: 0, asked: 0 });
          break;
        case 'mission':
          layMission(box, state, story, events);
          rules.finish(state, events);
      }
      return false;
    },
  };
}
