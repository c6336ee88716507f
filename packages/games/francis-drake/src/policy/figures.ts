/** What counts in Francis Drake, in numbers. */
import type { Counted, HintFigures, Seat } from '@captains-table/kernel';
import { must } from '@captains-table/kernel';
import type { Box, Destination } from '../box.ts';
import { factsAt } from '../box.ts';
import { DESTINATION_IDS, GOODS, TREASURES } from '../content.ts';
import type { Move, State } from '../state.ts';
import { DISC_NAMES, GHOST } from '../state.ts';
import { crewNeeded, gunsNeeded, pointsOf, tokenAt } from '../strength.ts';
import type { Reason } from './reason.ts';
import { targetAt } from './targets.ts';

/** A key among the figures in the texts. */
export type Figure =
  | 'points'
  | 'treasure'
  | 'goods'
  | 'trade'
  | 'barrels'
  | 'guns'
  | 'crew'
  | 'prize'
  | 'crew-missing'
  | 'guns-missing'
  | 'crew-needed'
  | 'crew-at-least'
  | 'guns-needed'
  | 'guns-at-least'
  | 'discs-left';

const COVERS: Readonly<Partial<Record<Figure, readonly Reason[]>>> = {
  points: ['points', 'costs-points', 'home-bonus'],
  treasure: ['treasure'],
  prize: ['points'],
};

export function figuresOf(box: Box): HintFigures<State, Move, Figure> {
  return {
    weights: { treasure: 5, goods: 3, points: 1, barrels: 2, trade: 1.5, guns: 1, crew: 1 },
    of: counted,
    about(before, after, seat, move) {
      switch (move.kind) {
        case 'mission':
          return DISC_NAMES.indexOf(move.disc) === GHOST ? {} : target(box, before, seat, move.to);
        case 'redirect':
          return target(box, before, seat, move.to);
        case 'visit':
        case 'choose':
          return { 'discs-left': must(after.discs[seat]) };
        default:
          return {};
      }
    },
    covers: COVERS,
  };
}

function counted(state: State, seat: Seat): Counted<Figure> {
  return {
    points: must(state.score[seat]),
    treasure: sumOf(state.chest, seat, TREASURES.length),
    goods: sumOf(state.goods, seat, GOODS.length),
    trade: must(state.trade[seat]),
    barrels: must(state.barrels[seat]),
    guns: must(state.guns[seat]),
    crew: must(state.crew[seat]),
  };
}

function sumOf(list: readonly number[], seat: Seat, kinds: number): number {
  return list.slice(seat * kinds, (seat + 1) * kinds).reduce((sum, count) => sum + count, 0);
}

/** What can be won at a destination, and what is still missing for it or what it takes. */
function target(box: Box, state: State, seat: Seat, id: (typeof DESTINATION_IDS)[number]): Counted<Figure> {
  const destination = DESTINATION_IDS.indexOf(id);
  if (factsAt(box, destination).kind === 'trade') return {};
  return { prize: pointsOf(box, state, destination), ...means(box, state, seat, destination) };
}

/** A token that the seat does not know may add to it. */
function means(box: Box, state: State, seat: Seat, destination: Destination): Counted<Figure> {
  const { guess } = targetAt(box, state, seat, destination);
  const token = guess ? 0 : tokenAt(box, state, destination);
  const crew = crewNeeded(box, destination, token);
  const guns = gunsNeeded(box, state, seat, destination, token);
  const noCrew = crew - must(state.crew[seat]);
  const noGuns = guns - must(state.guns[seat]);
  if (noCrew > 0) return { 'crew-missing': noCrew };
  if (noGuns > 0) return { 'guns-missing': noGuns };
  if (crew > 0) return { [guess ? 'crew-at-least' : 'crew-needed']: crew };
  return guns > 0 ? { [guess ? 'guns-at-least' : 'guns-needed']: guns } : {};
}
