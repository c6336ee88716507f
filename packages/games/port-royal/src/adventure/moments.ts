/** Missions that are claimed the moment they come up, or not at all. Rule PR-23.11. */
import type { FrameKind, Seat } from '@captains-table/kernel';
import { add, must } from '@captains-table/kernel';
import type { Box } from '../box.ts';
import { coloursInHarbour } from '../harbour.ts';
import { lastingChange } from '../standstill.ts';
import type { Decision, Event, Events, Move, Rules, State } from '../state.ts';
import { adventureOf } from './abilities.ts';
import type { MissionRequirement } from './content.ts';
import { completeMission, isMet, mayComplete } from './missions.ts';
import { shipWays } from './requirements.ts';
import type { MissionFrame, StoryNumber } from './state.ts';
import { missionsInPlay, storyOf } from './stories.ts';

const DECLINE: Move = { kind: 'decline' };

/** Ships have come in; `before` is the number of colours until then. Rule PR-23.16. */
export function askAboutColours(rules: Rules, state: State, before: number): void {
  if (state.adventure === null) return;
  const now = coloursInHarbour(rules.box, state);
  ask(rules, state, (asked) => asked.asks === 'colours' && before < asked.count && now >= asked.count);
}

/** The active player has stopped. Rules PR-23.20, PR-23.21. */
export function askAboutStop(rules: Rules, state: State): void {
  ask(rules, state, (asked) => asked.asks === 'stop' && asked.cards === state.harbour.length);
}

/** The mission that a player who lost coins to a tax could complete now. Rule PR-23.19. */
export function taxMission(box: Box, state: State, seat: Seat): StoryNumber | undefined {
  if (state.adventure === null) return undefined;
  return missionsInPlay(box, state).find(
    (story) =>
      storyOf(box, story).mission.requires.some(({ asks }) => asks === 'taxed') &&
      canComplete(box, state, seat, story),
  );
}

function ask(rules: Rules, state: State, test: (asked: MissionRequirement) => boolean): void {
  const { box } = rules;
  const stories = missionsInPlay(box, state).filter(
    (story) =>
      storyOf(box, story).mission.requires.some(test) && canComplete(box, state, state.active, story),
  );
  for (const story of stories.toReversed()) state.stack.push({ kind: 'mission', seat: state.active, story });
}

/** Payment is due with the last step only. Rule PR-23.23. */
function canComplete(box: Box, state: State, seat: Seat, story: StoryNumber): boolean {
  if (!mayComplete(adventureOf(state), seat, story)) return false;
  return hasMoreSteps(box, state, seat, story) || isMet(box, state, seat, storyOf(box, story).mission);
}

function hasMoreSteps(box: Box, state: State, seat: Seat, story: StoryNumber): boolean {
  const { stories, steps } = adventureOf(state);
  const made = steps[stories.indexOf(story)]?.[seat] ?? 0;
  return made + 1 < (storyOf(box, story).mission.steps ?? 1);
}

export function missionFrames(rules: Rules): FrameKind<State, MissionFrame, Move, Event, Decision> {
  const { box } = rules;
  return {
    run(state, { seat, story }, events) {
      // Marker and coins may have gone to another mission asked about at the same moment.
      if (canComplete(box, state, seat, story)) return true;
      rules.finish(state, events);
      return false;
    },

    pending: (_state, { seat, story }) => [{ seat, kind: 'mission', mission: storyOf(box, story).id }],

    legal(state, { seat, story }, asked) {
      if (asked !== seat) return [];
      const { id, mission } = storyOf(box, story);
      const ways = hasMoreSteps(box, state, seat, story)
        ? [[]]
        : shipWays(box, state, seat, mission.requires);
      return [...ways.map((ships): Move => ({ kind: 'mission', mission: id, ships })), DECLINE];
    },

    apply(state, { story }, seat, move, events) {
      rules.finish(state, events);
      if (move.kind !== 'mission') return;
      if (hasMoreSteps(box, state, seat, story)) makeStep(box, state, seat, story, events);
      else completeMission(box, state, seat, story, move.ships, events);
    },

    whyNot: () => ({ code: 'not-asked', rule: 'PR-23.11' }),
  };
}

/** Rule PR-23.21. */
function makeStep(box: Box, state: State, seat: Seat, story: StoryNumber, events: Events): void {
  const { stories, steps } = adventureOf(state);
  const made = must(steps[stories.indexOf(story)]);
  add(made, seat, 1);
  lastingChange(state);
  events?.({ key: 'mission-step', seat, mission: storyOf(box, story).id, step: must(made[seat]) });
}
