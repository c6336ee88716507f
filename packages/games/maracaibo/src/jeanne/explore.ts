/** Jeanne's explorer. Rules MA-25.13, MA-25.14. */
import { NONE } from '../box.ts';
import { findPaths } from '../explorer/paths.ts';
import { at } from '../lists.ts';
import type { Events, Rules, SpaceNumber, State } from '../state.ts';

export function jeanneExplores(rules: Rules, state: State, steps: number, events: Events): void {
  const { box } = rules;
  const { jeanne } = state;
  if (jeanne.explorer === box.explorer.end) return;
  const to = destination(rules, state, steps);
  const space = at(box.explorer.spaces, to);
  jeanne.explorer = to;
  events?.({ key: 'jeanne-explored', space: space.id });
  state.linesPassed |= space.passed;
  if (to === box.explorer.end) state.explorersHome++;
  if (space.questSlot === NONE) return;
  const quest = at(state.explorerQuests, space.questSlot);
  if (quest === NONE) return;
  state.explorerQuests[space.questSlot] = NONE;
  jeanne.quests.push(quest);
  events?.({ key: 'jeanne-quest', quest: at(box.quests, quest).id });
}

/** The first quest in reach, else as near to the end as the steps bring her. */
function destination({ box }: Rules, state: State, steps: number): SpaceNumber {
  const { spaces } = box.explorer;
  let quest: SpaceNumber = NONE;
  let furthest = state.jeanne.explorer;
  findPaths(box, state, state.jeanne.explorer, steps, (to) => {
    const space = at(spaces, to);
    const isQuest = space.questSlot !== NONE;
    if (isQuest && (quest === NONE || space.toEnd > at(spaces, quest).toEnd)) quest = to;
    if (space.toEnd < at(spaces, furthest).toEnd) furthest = to;
  });
  return quest === NONE ? furthest : quest;
}
