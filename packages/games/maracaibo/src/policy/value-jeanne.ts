/**
 * How many points more than the player Jeanne will still score. The weights come from a linear regression
 * of the final margin on 12,723 positions of 400 solo games of sailors at medium difficulty (one move in
 * twelve at random), and are rounded.
 */
import { NATION_COUNT, rankAt } from '../influence/influence.ts';
import { bonusFor, explorerLead } from '../jeanne/scoring.ts';
import { at } from '../lists.ts';
import { multiplierOf } from '../scoring/multiplier.ts';
import { upgradesOf } from '../ship/discs.ts';
import type { State } from '../state.ts';
import type { Knowledge } from './situation.ts';

const PLAYER = 0;

export function jeanneMargin(knowledge: Knowledge, state: State, time: number): number {
  const { box } = knowledge.rules;
  const { jeanne } = state;
  const { board, end } = box.jeanne;
  const scorings = box.tracks.setup.rounds + 1 - state.round;
  const income = (at(board.income, jeanne.discs) + jeanne.cards.length * board.pointsPerCard) * scorings;
  const quests = 0.84 * jeanne.quests.length * end.pointsPerQuest;
  return (
    0.82 * income + quests + nobility(knowledge, state) + 0.75 * leads(knowledge, state) + elsewhere(time)
  );
}

/** What none of her pieces shows: she scores more than a player in the turns to come. */
function elsewhere(time: number): number {
  return 23.4 + 9.5 * time - 3.95 * time * time;
}

function nobility({ rules }: Knowledge, state: State): number {
  let points = 0;
  for (let nation = 0; nation < NATION_COUNT; nation++) {
    const influence = at(state.jeanne.influence, nation);
    points += rankAt(rules.box, influence) * multiplierOf(rules.box, state, nation);
  }
  return 1.24 * points;
}

/** What she would get for being ahead, as things stand. */
function leads({ rules }: Knowledge, state: State): number {
  const { jeanne } = state;
  const { board, end } = rules.box.jeanne;
  const upgrades = Math.floor(jeanne.discs / board.discsPerUpgrade) - upgradesOf(state, PLAYER);
  return (
    bonusFor(end.quests, jeanne.quests.length - at(state.questTiles, PLAYER).length) +
    bonusFor(end.upgrades, upgrades) +
    bonusFor(end.explorer, explorerLead(rules.box, state))
  );
}
