/** Cubes of any nation on villages, outside combat. Rules MA-16.10, MA-20.3, MA-20.13. */
import type { FrameKind, Seat } from '@captains-table/kernel';
import type { Box } from '../box.ts';
import { NONE } from '../box.ts';
import type { Event } from '../events.ts';
import { at } from '../lists.ts';
import { nameOf, nationNumber } from '../move-lists.ts';
import type { Decision, Move } from '../moves.ts';
import { isVillage } from '../places.ts';
import type { CubeFrame } from '../frames.ts';
import type { Events, LocationNumber, Rules, State } from '../state.ts';
import { placeCube } from './cubes.ts';
import { gainInfluence, rankUp } from './influence.ts';

const DECLINE: Move = { kind: 'decline' };

function isFree(box: Box, state: State, location: LocationNumber): boolean {
  return at(state.cubes, location) < 0 && isVillage(box, state, location);
}

export function canPlaceCube(box: Box, state: State): boolean {
  return hasReserve(state) && state.cubes.some((_, location) => isFree(box, state, location));
}

export function canPlaceCubeHere(box: Box, state: State, seat: Seat): boolean {
  return hasReserve(state) && isFree(box, state, at(state.ships, seat));
}

function hasReserve(state: State): boolean {
  return state.reserve.some((cubes) => cubes > 0);
}

/** First the nation, then the village. */
export function cubeFrames(rules: Rules): FrameKind<State, CubeFrame, Move, Event, Decision> {
  const { box, moves } = rules;
  return {
    pending: (_state, { seat, nation }) => [
      nation === NONE
        ? { seat, kind: 'cube-nation' }
        : { seat, kind: 'cube', nation: nameOf('nation', nation) },
    ],
    legal(state, frame, seat) {
      if (seat !== frame.seat) return [];
      const legal: Move[] =
        frame.nation === NONE
          ? moves.cubeNation.filter((_, nation) => at(state.reserve, nation) > 0)
          : moves.cube.filter((_, location) => isFree(box, state, location));
      // Placed where the player's ship is, the cube is the village action itself and cannot be declined.
      if (frame.at === NONE) legal.push(DECLINE);
      return legal;
    },
    apply(state, frame, _seat, move, events) {
      if (move.kind === 'cube-nation') {
        frame.nation = nationNumber(move.nation);
        if (frame.at !== NONE) place(rules, state, frame, frame.at, events);
      } else if (move.kind === 'cube') {
        place(rules, state, frame, moves.location.get(move.at) ?? 0, events);
      } else declineCube(rules, state, frame, events);
    },
    whyNot(state, { nation }, _seat, move) {
      if (move.kind === 'cube-nation' && nation === NONE) return { code: 'no-cube-left', rule: 'MA-6.18' };
      if (move.kind !== 'cube' || nation === NONE) return { code: 'wrong-moment', rule: 'MA-20.3' };
      const place = 'at' in move ? moves.location.get(String(move.at)) : undefined;
      return place !== undefined && isVillage(box, state, place)
        ? { code: 'place-taken', rule: 'MA-20.3' }
        : { code: 'no-village', rule: 'MA-20.3' };
    },
  };
}

/** Rule MA-3.7: the rank can be taken without the cube, the nation being chosen. */
function declineCube(rules: Rules, state: State, frame: CubeFrame, events: Events): void {
  rules.finish(state, events);
  if (frame.nextRank && frame.nation !== NONE) rankUp(rules.box, state, frame.seat, frame.nation, events);
}

function place(rules: Rules, state: State, frame: CubeFrame, location: LocationNumber, events: Events): void {
  const { seat, nation } = frame;
  rules.finish(state, events);
  placeCube(rules.box, state, seat, nation, location, events);
  if (frame.at !== NONE) gainInfluence(rules.box, state, seat, nation, 1, events);
  if (frame.nextRank) rankUp(rules.box, state, seat, nation, events);
}
