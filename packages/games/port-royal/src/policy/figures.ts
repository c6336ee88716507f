/** What counts in Port Royal, in numbers. */
import type { Counted, HintFigures, Seat } from '@captains-table/kernel';
import { keptBy } from '../adventure/requirements.ts';
import { crownsOf } from '../adventure/crowns.ts';
import { lasting } from '../adventure/lasting.ts';
import type { Box } from '../box.ts';
import { coinsOf } from '../deck.ts';
import { influenceOf, sabresOf } from '../influence.ts';
import type { Move, State } from '../state.ts';
import { oddsOf } from './odds.ts';
import type { Reason } from './reason.ts';

/** A key of the texts' figures. */
export type Figure =
  | 'influence'
  | 'contracts'
  | 'crowns'
  | 'coins'
  | 'sabres'
  | 'cargo'
  | 'bust'
  | 'takes'
  | 'to-goal'
  | 'coins-left'
  | 'time-left';

const COVERS: Readonly<Partial<Record<Figure, readonly Reason[]>>> = {
  influence: ['brings-influence', 'gives-up-influence'],
  contracts: ['contract-reward'],
  crowns: ['crowns-count'],
  coins: ['brings-coins', 'costs-coins', 'rich-ship'],
  bust: ['low-risk', 'high-risk'],
  takes: ['several-takes'],
};

export function figuresOf(box: Box): HintFigures<State, Move, Figure> {
  return {
    weights: { contracts: 3, influence: 2.5, crowns: 1.2, coins: 1, cargo: 1, sabres: 0.8 },
    of: (state, seat) => counted(box, state, seat),
    about: (before, after, seat, move) => ({
      ...chances(box, before, seat, move),
      ...remaining(box, before, after, seat),
      ...timeLeft(after, move),
    }),
    covers: COVERS,
  };
}

function counted(box: Box, state: State, seat: Seat): Counted<Figure> {
  return {
    influence: influenceOf(box, state, seat),
    contracts: state.claims.filter((seats) => seats.includes(seat)).length,
    coins: coinsOf(state, seat),
    sabres: sabresOf(box, state, seat),
    ...(state.adventure === null ? {} : { crowns: crownsOf(state, seat), cargo: keptBy(state, seat).length }),
  };
}

/** The chance of a bust in per cent, as the table shows it. */
function chances(box: Box, state: State, seat: Seat, { kind }: Move): Counted<Figure> {
  if (kind !== 'draw' || (state.adventure?.freeRepels ?? 0) > 0) return {};
  const swell = state.adventure === null ? 0 : (lasting(box, state, 'hard-repel')?.sabres ?? 0);
  const { bust } = oddsOf(box, state, seat, sabresOf(box, state, seat) - swell);
  return { bust: Math.round(100 * bust) };
}

function remaining(box: Box, before: State, after: State, seat: Seat): Counted<Figure> {
  const frame = after.stack.at(-1);
  const gains = influenceOf(box, after, seat) > influenceOf(box, before, seat);
  const coins = coinsOf(after, seat);
  const stops = before.stack.at(-1)?.kind === 'discover' && frame?.kind === 'take' && frame.seat === seat;
  return {
    ...(stops ? { takes: frame.left } : {}),
    ...(gains && after.goal > 0
      ? { 'to-goal': Math.max(0, after.goal - influenceOf(box, after, seat)) }
      : {}),
    ...(coins < coinsOf(before, seat) ? { 'coins-left': coins } : {}),
  };
}

function timeLeft(after: State, { kind }: Move): Counted<Figure> {
  return kind === 'save' || kind === 'set-aside' ? { 'time-left': after.timePile.length } : {};
}
