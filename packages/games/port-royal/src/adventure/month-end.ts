/** The end of a month: where the story goes on, or how a cooperative chapter ends. */
import type { FrameKind } from '@captains-table/kernel';
import { must } from '@captains-table/kernel';
import type { Box } from '../box.ts';
import { clockwiseFrom } from '../seats.ts';
import type { Decision, Event, Events, Move, Rules, State } from '../state.ts';
import { adventureOf } from './abilities.ts';
import type { MonthEnd } from './content.ts';
import { renewEvents } from './events.ts';
import { areReached, goalsOf } from './goals.ts';
import { showPage } from './pages.ts';
import type { MonthEndFrame } from './state.ts';
import { missionNamed } from './missions.ts';
import { readStory, storyOf } from './stories.ts';

export function monthEndFrames(rules: Rules): FrameKind<State, MonthEndFrame, Move, Event, Decision> {
  const { box } = rules;
  return {
    run(state, frame, events) {
      switch (frame.step) {
        case 'markers':
          if (!offerMarker(box, state, frame)) frame.step = 'read';
          break;
        case 'read':
          frame.step = 'renew';
          followLink(box, state, frame, events);
          break;
        case 'renew':
          renewEvents(state, events);
          rules.finish(state, events);
          break;
        case 'won':
        case 'lost':
          state.outcome = frame.step;
          rules.finish(state, events);
      }
      return false;
    },
  };
}

/** The hourglass of the newest mission. Rule PR-22.2. */
function linkOf(box: Box, state: State): MonthEnd {
  const { stories, play } = adventureOf(state);
  return storyOf(box, must(stories.at(-1))).monthEnd[play];
}

/** Rule PR-25.13. */
function offerMarker(box: Box, state: State, frame: MonthEndFrame): boolean {
  const { markerPrice: price } = linkOf(box, state);
  const seat = clockwiseFrom(state, state.active)[frame.asked];
  if (price === undefined || seat === undefined) return false;
  frame.asked++;
  state.stack.push({ kind: 'purchase', seat, what: 'marker', price, most: 1 });
  return true;
}

/** Rules PR-22.3, PR-22.4, PR-22.10. */
function followLink(box: Box, state: State, frame: MonthEndFrame, events: Events): void {
  const link = linkOf(box, state);
  const next = 'read' in link ? link.read : isDone(box, state, link.asks) ? link.done : link.undone;
  if (next === 'end') endChapter(box, state, frame, events);
  else if (next !== 'none') readStory(box, state, next, state.active, events);
}

function isDone(box: Box, state: State, id: string): boolean {
  const { stories, claims } = adventureOf(state);
  const mission = missionNamed(box, state, id);
  return mission !== undefined && must(claims[stories.indexOf(mission)]).length > 0;
}

/** Rules PR-25.1 to PR-25.3. */
function endChapter(box: Box, state: State, frame: MonthEndFrame, events: Events): void {
  const { chapter } = adventureOf(state);
  const goals = goalsOf(box, state);
  const won = areReached(goals);
  const { end, lost } = must(box.adventure.chapters[chapter - 1]);
  events?.({
    key: 'chapter-over',
    won,
    chapter,
    missions: goals.missions.has,
    markers: goals.markers.has,
    influence: goals.influence.has,
  });
  frame.step = won ? 'won' : 'lost';
  showPage(state, won ? end : lost, state.active, events);
}
