/**
 * The points that a player's position will bring by the end; only the margin between players counts. The
 * weights come from a linear regression of the final margin on 57,748 positions of 1,300 two-player
 * games of sailors (one move in twelve at random); they are rounded, and terms without weight are left
 * out. In games kept out of the regression, the player it put ahead went on to win from 58 % of the
 * positions of round I, 71 % of round II, 76 % of round III and 86 % of round IV; the player who led by
 * score alone, from 51, 49, 56 and 68 %.
 */
import type { Seat } from '@captains-table/kernel';
import { NONE } from '../box.ts';
import { OBJECTIVE_COUNT, isOpen } from '../careers/career.ts';
import { NATION_COUNT, influenceOf, rankAt } from '../influence/influence.ts';
import { at, bitsIn } from '../lists.ts';
import { multiplierOf } from '../scoring/multiplier.ts';
import { doubloonTrackPoints, prestigePoints } from '../scoring/prestige.ts';
import { AREA_COUNT } from '../ship/discs.ts';
import type { State } from '../state.ts';
import { standing } from './nations.ts';
import type { Knowledge } from './situation.ts';

export function expectedPoints(knowledge: Knowledge, state: State, seat: Seat, time: number): number {
  return (
    purse(knowledge, state, seat, time) +
    cards(knowledge, state, seat, time) +
    buildings(knowledge, state, seat) +
    nations(knowledge, state, seat) +
    ship(knowledge, state, seat, time) +
    careers(state, seat)
  );
}

/** Scorings whose income can still be spent. */
function later({ rules }: Knowledge, { round }: State): number {
  return rules.box.tracks.setup.rounds - round;
}

function purse(knowledge: Knowledge, state: State, seat: Seat, time: number): number {
  const { start } = knowledge.rules.box.tracks.doubloonIncome;
  const rounds = later(knowledge, state);
  return (
    at(state.doubloons, seat) * (0.12 + 0.29 * time) +
    0.57 * (at(state.doubloonIncome, seat) - start) * rounds +
    1.29 * doubloonTrackPoints(knowledge.rules, state, seat) +
    0.94 * at(state.pointIncome, seat) * (rounds + 1)
  );
}

function cards(knowledge: Knowledge, state: State, seat: Seat, time: number): number {
  const { rules, table } = knowledge;
  const rounds = later(knowledge, state);
  let points = 0;
  let abilities = 0;
  let spies = 0;
  let waiting = 0;
  for (const number of at(state.bought, seat)) {
    const card = at(rules.box.cards, number);
    points += card.points;
    abilities += at(table, number).ability;
    if (card.spyTo !== NONE) spies++;
    for (const { synergy, track, x } of card.lateIncome) {
      if (track === 'doubloons' && (at(state.synergies, seat) & (1 << synergy)) === 0) waiting += x;
    }
  }
  return (
    0.88 * points +
    (1.3 * abilities * time) / 4 +
    1.68 * spies * (rounds + 1) +
    0.75 * waiting * rounds +
    0.55 * bitsIn(at(state.synergies, seat))
  );
}

function buildings({ rules }: Knowledge, state: State, seat: Seat): number {
  let points = 0;
  for (let slot = 0; slot < state.prestigeOpen; slot++) {
    if ((at(state.investors, slot) & (1 << seat)) === 0) continue;
    points += prestigePoints(rules, state, seat, at(rules.box.prestige, at(state.prestige, slot)));
  }
  return 0.82 * points;
}

function nations({ rules }: Knowledge, state: State, seat: Seat): number {
  let points = 0;
  for (let nation = 0; nation < NATION_COUNT; nation++) {
    const own = influenceOf(state, seat, nation);
    const rank = rankAt(rules.box, own);
    const times = multiplierOf(rules.box, state, nation);
    points += times * (1.18 * rank + 0.77 * (standing(rules.box, own) - rank));
    if (own > 0 && state.influence.every((n, at) => at % NATION_COUNT !== nation || n <= own)) points += 1.55;
  }
  return points;
}

/** The ship: what is on board, what is open, where it is and where its explorer is. */
function ship({ rules, voyage }: Knowledge, state: State, seat: Seat, time: number): number {
  let removed = 0;
  let halves = 0;
  for (let area = 0; area < AREA_COUNT; area++) {
    const left = at(state.discs, seat * AREA_COUNT + area);
    removed += at(rules.box.upgrades, area).discs - left;
    if (left === 1) halves++;
  }
  const { spaces } = rules.box.explorer;
  const explored = at(spaces, 0).toEnd - at(spaces, at(state.explorers, seat)).toEnd;
  const sea = state.trigger < 0 ? voyage.distance(state, at(state.ships, seat)) : 0;
  return (
    0.95 * removed * time +
    1.1 * halves +
    0.05 * explored * (1 + time) +
    1.02 * at(state.spies, seat) +
    0.27 * at(state.combatPoints, seat) +
    0.76 * sea +
    (state.active === seat ? 1.2 : 0)
  );
}

/** Objectives still to come. */
function careers(state: State, seat: Seat): number {
  let open = 0;
  for (let number = 0; number < OBJECTIVE_COUNT; number++) if (isOpen(state, seat, number)) open++;
  return 1.1 * open;
}
