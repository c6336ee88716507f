/** What Jeanne scores. Rules MA-25.19, MA-25.21 to MA-25.24. */
import { at } from '../lists.ts';
import { gainJeannePoints } from '../scoring/points.ts';
import { upgradesOf } from '../ship/discs.ts';
import type { Events, Rules, State } from '../state.ts';

const PLAYER = 0;

export function jeanneIncome({ box }: Rules, state: State, events: Events): void {
  const { income, pointsPerCard } = box.jeanne.board;
  const { discs, cards } = state.jeanne;
  gainJeannePoints(state, at(income, discs) + cards.length * pointsPerCard, 'income', events);
}

/** Besides her influence, which counts as everybody's. */
export function jeanneFinalScoring(rules: Rules, state: State, events: Events): void {
  const { board, end } = rules.box.jeanne;
  const { quests, discs } = state.jeanne;
  jeanneIncome(rules, state, events);
  gainJeannePoints(state, quests.length * end.pointsPerQuest, 'quests', events);
  const moreQuests = quests.length - at(state.questTiles, PLAYER).length;
  gainJeannePoints(state, bonusFor(end.quests, moreQuests), 'quests', events);
  const upgrades = Math.floor(discs / board.discsPerUpgrade);
  const moreUpgrades = upgrades - upgradesOf(state, PLAYER);
  gainJeannePoints(state, bonusFor(end.upgrades, moreUpgrades), 'upgrades', events);
  gainJeannePoints(state, bonusFor(end.explorer, explorerLead(rules, state)), 'explorer', events);
}

function bonusFor(steps: readonly (readonly [by: number, points: number])[], ahead: number): number {
  let bonus = 0;
  for (const [by, points] of steps) if (ahead >= by) bonus = points;
  return bonus;
}

/**
 * Spaces to the end along the shortest way. All ways meet behind a line, so on different branches
 * this compares the distance to the next line, as rule MA-25.24 asks.
 */
function explorerLead({ box }: Rules, state: State): number {
  const { spaces } = box.explorer;
  return at(spaces, at(state.explorers, PLAYER)).toEnd - at(spaces, state.jeanne.explorer).toEnd;
}
