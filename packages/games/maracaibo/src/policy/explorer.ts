/** How far the explorer should go. */
import { NONE } from '../box.ts';
import { ABILITY, abilityOf } from '../cards/abilities.ts';
import { spacesWithin } from '../explorer/paths.ts';
import { explorerLead } from '../jeanne/scoring.ts';
import { at, bitsIn } from '../lists.ts';
import type { SpaceNumber } from '../state.ts';
import { canFulfil } from '../quests/quest.ts';
import { questWorth } from './quests.ts';
import type { Situation } from './situation.ts';

/** The best space within reach. */
export function exploreWorth(situation: Situation, steps: number): number {
  const { box, state, seat } = situation;
  let best = 0;
  for (const space of spacesWithin(box, state, at(state.explorers, seat), steps)) {
    best = Math.max(best, spaceWorth(situation, space));
  }
  return best;
}

export function spaceWorth(situation: Situation, to: SpaceNumber): number {
  const { box, state, seat } = situation;
  const from = at(box.explorer.spaces, at(state.explorers, seat));
  const space = at(box.explorer.spaces, to);
  const progress = (from.toEnd - space.toEnd) * stepWorth(situation);
  const steal = abilityOf(state, seat, ABILITY.stealPoints) > 0 ? 0.5 : 0;
  return (
    situation.note('explores', progress + steal) +
    linesWorth(situation, space.passed & ~from.passed) +
    arrivalWorth(situation, to)
  );
}

function arrivalWorth(situation: Situation, to: SpaceNumber): number {
  const { box, state, seat, rules } = situation;
  const { questSlot, reward } = at(box.explorer.spaces, to);
  if (to === box.explorer.end) {
    const points = box.explorer.orderPoints[state.explorersHome] ?? 0;
    return situation.note('explorer-end', points) + situation.gain(box.explorer.endReward);
  }
  if (questSlot === NONE) return situation.gain(reward);
  const quest = at(state.explorerQuests, questSlot);
  return quest !== NONE && canFulfil(rules, state, seat, quest)
    ? Math.max(0, questWorth(situation, quest))
    : 0;
}

function linesWorth(situation: Situation, crossed: number): number {
  if (crossed === 0) return 0;
  const { box, state } = situation;
  let worth = bitsIn(crossed) * situation.thing('explorerLines');
  for (const [line, { first, later }] of box.explorer.lines.entries()) {
    if ((crossed & (1 << line)) === 0) continue;
    worth += situation.gain((state.linesPassed & (1 << line)) === 0 ? first : later);
  }
  return situation.note('passes-line', worth);
}

/** Steps count for lines and the end that they bring nearer, while there is time to get there. */
function stepWorth({ box, state, weights, time }: Situation): number {
  const hope = weights.explorerStep * Math.min(1, time / weights.explorerRounds);
  if (!state.jeanne.plays) return hope;
  return hope + (explorerLead(box, state) > 0 ? 0.8 : 0.3) * weights.rivalry;
}
