/** Whether to attack, which good to take, and whether to go home or sail on. */
import type { Seat } from '@captains-table/kernel';
import { must } from '@captains-table/kernel';
import type { Box } from '../box.ts';
import { GOODS } from '../content.ts';
import { missionOf } from '../chart.ts';
import { homeBonus } from '../homecoming.ts';
import { conquestPoints } from '../scoring.ts';
import type { Move, ResolveFrame, State } from '../state.ts';
import type { Means } from './plan.ts';
import { meansOf } from './plan.ts';
import { goodWorth, targetAt } from './targets.ts';
import { bestOfRest, comingOf } from './voyage-left.ts';

export function attackWorth(box: Box, state: State, seat: Seat, frame: ResolveFrame): number {
  const target = targetAt(box, state, seat, missionOf(state, seat, frame.disc));
  const means = meansOf(state, seat);
  const coming = comingOf(box, state, seat, frame.disc);
  const kinds = must(state.conquests[seat]);
  const short = target.crew > means.crew || target.guns > means.guns;
  const chance = !short ? 1 : target.guess ? 0.4 : 0;
  const after: Means = {
    crew: Math.max(0, means.crew - target.crew),
    guns: Math.max(0, means.guns - target.guns),
    trade: means.trade,
    galleon: means.galleon,
  };
  const won = target.points + target.treasure + bestOfRest(box, coming, after, kinds | target.kind);
  return chance * won + (1 - chance) * bestOfRest(box, coming, means, kinds);
}

function barterWorth(box: Box, state: State, seat: Seat, frame: ResolveFrame, good: number): number {
  const means = meansOf(state, seat);
  const after = { ...means, trade: means.trade - 1 };
  const rest = bestOfRest(box, comingOf(box, state, seat, frame.disc), after, must(state.conquests[seat]));
  // Indigo is rare: no one completes many sets of four without it.
  return goodWorth(box, state, seat, good) + rest + (GOODS[good] === 'indigo' ? 0.6 : 0);
}

export function declineWorth(box: Box, state: State, seat: Seat, frame: ResolveFrame): number {
  const coming = comingOf(box, state, seat, frame.disc);
  return bestOfRest(box, coming, meansOf(state, seat), must(state.conquests[seat]));
}

function homeWorth(box: Box, state: State, seat: Seat, frame: ResolveFrame): number {
  return conquestPoints(box, must(state.conquests[seat])) + homeBonus(box, state, seat, frame.disc) + 0.05;
}

/** Sailing on may still lead to a bonus, if another player does not take it first. */
export function sailOnWorth(box: Box, state: State, seat: Seat, frame: ResolveFrame): number {
  const coming = comingOf(box, state, seat, frame.disc);
  const rest = bestOfRest(box, coming, meansOf(state, seat), must(state.conquests[seat]));
  const hope = coming.length > 1 ? 0.4 * homeBonus(box, state, seat, frame.disc) : 0;
  return rest + hope;
}

export function resolveRatings(
  box: Box,
  state: State,
  seat: Seat,
  frame: ResolveFrame,
  moves: readonly Move[],
): number[] {
  return moves.map((move) => {
    switch (move.kind) {
      case 'attack':
        return attackWorth(box, state, seat, frame);
      case 'barter':
        return barterWorth(box, state, seat, frame, GOODS.indexOf(move.good));
      case 'decline':
        return declineWorth(box, state, seat, frame);
      case 'home':
        return homeWorth(box, state, seat, frame);
      case 'sail-on':
        return sailOnWorth(box, state, seat, frame);
      default:
        return 0;
    }
  });
}
