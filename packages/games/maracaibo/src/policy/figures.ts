/** What counts in Maracaibo, in numbers. */
import type { Counted, HintFigures, Seat } from '@captains-table/kernel';
import type { Box } from '../box.ts';
import { compassesOf } from '../cards/abilities.ts';
import { influenceOf } from '../influence/influence.ts';
import { at } from '../lists.ts';
import type { Move } from '../moves.ts';
import { NATIONS } from '../names.ts';
import { AREA_COUNT } from '../ship/discs.ts';
import type { State } from '../state.ts';
import type { Reason } from './reason.ts';

/** A key of the texts' figures. */
export type Figure =
  | 'points'
  | 'doubloons'
  | 'doubloon-income'
  | 'point-income'
  | 'influence'
  | 'combat-points'
  | 'spies'
  | 'quests'
  | 'compasses'
  | 'cards'
  | 'discs'
  | 'scorings'
  | 'doubloons-left'
  | 'village-actions';

const COVERS: Readonly<Partial<Record<Figure, readonly Reason[]>>> = {
  points: ['brings-points'],
  doubloons: ['brings-doubloons', 'costs-doubloons'],
  'doubloon-income': ['brings-income'],
  'point-income': ['brings-income'],
  influence: ['brings-influence'],
  'combat-points': ['brings-combat-points', 'spends-combat-points'],
  spies: ['brings-spies', 'spends-spies'],
  quests: ['fulfils-quest'],
  compasses: ['brings-compass'],
  discs: ['removes-disc'],
  'village-actions': ['village-actions'],
};

export function figuresOf(box: Box): HintFigures<State, Move, Figure> {
  return {
    weights: {
      quests: 6,
      discs: 4,
      'doubloon-income': 3.5,
      'point-income': 3.5,
      compasses: 2.5,
      influence: 1.5,
      spies: 1.5,
      points: 1,
      'combat-points': 1,
      doubloons: 0.7,
      cards: 0.5,
    },
    of: counted,
    about: (before, after, seat) => ({
      ...scorings(box, before, after, seat),
      ...doubloonsLeft(before, after, seat),
      ...villageActions(before, after, seat),
    }),
    covers: COVERS,
  };
}

function counted(state: State, seat: Seat): Counted<Figure> {
  return {
    points: at(state.score, seat),
    doubloons: at(state.doubloons, seat),
    'doubloon-income': at(state.doubloonIncome, seat),
    'point-income': at(state.pointIncome, seat),
    influence: NATIONS.reduce((sum, _, nation) => sum + influenceOf(state, seat, nation), 0),
    'combat-points': at(state.combatPoints, seat),
    spies: at(state.spies, seat),
    quests: at(state.questTiles, seat).length,
    compasses: compassesOf(state, seat),
    cards: at(state.hands, seat).length,
    discs: -discsOn(state, seat),
  };
}

/** Discs that lie on the ship: every disc removed is a gain. */
function discsOn({ discs }: State, seat: Seat): number {
  return discs.slice(seat * AREA_COUNT, (seat + 1) * AREA_COUNT).reduce((sum, count) => sum + count, 0);
}

/** How often income still pays, shown where income grows. */
function scorings(box: Box, before: State, after: State, seat: Seat): Counted<Figure> {
  const income = (state: State) => at(state.doubloonIncome, seat) + at(state.pointIncome, seat);
  if (after.over || income(after) <= income(before)) return {};
  return { scorings: box.tracks.setup.rounds + 1 - after.round };
}

function doubloonsLeft(before: State, after: State, seat: Seat): Counted<Figure> {
  const left = at(after.doubloons, seat);
  return left < at(before.doubloons, seat) ? { 'doubloons-left': left } : {};
}

/** Shown where a stop opens them. */
function villageActions(before: State, after: State, seat: Seat): Counted<Figure> {
  const frame = after.stack.at(-1);
  const isNew = !before.stack.some(({ kind }) => kind === 'village');
  return isNew && frame?.kind === 'village' && frame.seat === seat ? { 'village-actions': frame.left } : {};
}
