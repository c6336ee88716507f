/** What Jeanne scores. Rules MA-25.19, MA-25.21 to MA-25.24. */
import type { Box } from '../box.ts';
import { NONE } from '../box.ts';
import { at } from '../lists.ts';
import { gainJeannePoints } from '../scoring/points.ts';
import { upgradesOf } from '../ship/discs.ts';
import type { Events, Pieces, Seen } from '../state.ts';

const PLAYER = 0;

export function jeanneIncome({ box }: Pieces, state: Seen, events: Events): void {
  const { discs, cards } = state.jeanne;
  gainJeannePoints(state, incomeFor(box, discs, cards.length), 'income', events);
}

/** Her income by the discs she has removed and the cards she has taken. */
export function incomeFor(box: Box, discs: number, cards: number): number {
  const { income, pointsPerCard } = box.jeanne.board;
  return at(income, discs) + cards * pointsPerCard;
}

/** Apart from her influence, which counts as a player's does. */
export function jeanneFinalScoring(rules: Pieces, state: Seen, events: Events): void {
  const { board, end } = rules.box.jeanne;
  const { quests, discs } = state.jeanne;
  jeanneIncome(rules, state, events);
  gainJeannePoints(state, quests.length * end.pointsPerQuest, 'quests', events);
  const moreQuests = quests.length - at(state.questTiles, PLAYER).length;
  gainJeannePoints(state, bonusFor(end.quests, moreQuests), 'quests', events);
  const upgrades = Math.floor(discs / board.discsPerUpgrade);
  const moreUpgrades = upgrades - upgradesOf(state, PLAYER);
  gainJeannePoints(state, bonusFor(end.upgrades, moreUpgrades), 'upgrades', events);
  gainJeannePoints(state, bonusFor(end.explorer, explorerLead(rules.box, state)), 'explorer', events);
}

/** The points for a lead on this scale. */
export function bonusFor(steps: readonly (readonly [by: number, points: number])[], ahead: number): number {
  let bonus = 0;
  for (const [by, points] of steps) if (ahead >= by) bonus = points;
  return bonus;
}

/**
 * How many spaces her explorer is ahead of the player's, below 0 when it is behind. On different
 * branches neither can reach the other, and the way to the next line decides. Rule MA-25.24.
 */
export function explorerLead(box: Box, state: Seen): number {
  const own = at(box.explorer.spaces, at(state.explorers, PLAYER));
  const hers = at(box.explorer.spaces, state.jeanne.explorer);
  const ahead = at(own.stepsTo, state.jeanne.explorer);
  if (ahead !== NONE) return ahead;
  const behind = at(hers.stepsTo, at(state.explorers, PLAYER));
  return behind === NONE ? own.toLine - hers.toLine : -behind;
}
