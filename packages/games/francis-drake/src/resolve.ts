/** Missions in their order: the Golden Hind, then all discs 1, 2, 3 and 4 in sailing order. */
import type { FrameKind, Move as AnyMove, Refusal, Seat } from '@captains-table/kernel';
import { must } from '@captains-table/kernel';
import type { Box } from './box.ts';
import { NONE, destinationId, factsAt } from './box.ts';
import { missionOf } from './chart.ts';
import { GOODS } from './content.ts';
import { comeHome, dockThoseWhoStayed, homeBonus, missionsLeft } from './homecoming.ts';
import { attack, barter, fail, whyImpossible } from './mission.ts';
import { seatCount } from './points.ts';
import { NOT_ASKED } from './refusals.ts';
import type { Code, Decision, Event, Events, Move, ResolveFrame, Rules, State } from './state.ts';
import { DISC_NAMES, GHOST } from './state.ts';
import { crewNeeded, gunsNeeded, isTokenOpen, openToken } from './strength.ts';

const ATTACK: readonly Move[] = [{ kind: 'attack' }, { kind: 'decline' }];
const HOMEWARD: readonly Move[] = [{ kind: 'home' }, { kind: 'sail-on' }];
const DECLINE: Move = { kind: 'decline' };
const BARTER: readonly Move[] = GOODS.map((good) => ({ kind: 'barter', good }));

export function resolveFrames({ box, finish }: Rules): FrameKind<State, ResolveFrame, Move, Event, Decision> {
  return {
    run(state, frame, events) {
      while (frame.disc < GHOST) {
        if (frame.step === 'begin' && !hasMission(state, frame)) {
          next(state, frame);
        } else if (isAskedAbout(box, state, frame, events)) {
          return true;
        }
      }
      dockThoseWhoStayed(state, events);
      finish(state, events);
      return false;
    },

    pending: (state, frame) => [decision(box, state, frame)],

    legal(state, frame, seat) {
      if (seat !== seatOf(state, frame)) return [];
      if (frame.step === 'home') return HOMEWARD;
      const destination = missionOf(state, seat, frame.disc);
      if (factsAt(box, destination).kind !== 'trade') return ATTACK;
      const moves: Move[] = [];
      for (let good = 0; good < GOODS.length; good++) {
        if ((must(state.market[destination]) & (1 << good)) !== 0) moves.push(must(BARTER[good]));
      }
      moves.push(DECLINE);
      return moves;
    },

    apply(state, frame, seat, move, events) {
      switch (move.kind) {
        case 'attack':
          attack(box, state, seat, frame.disc, events);
          frame.step = 'home';
          break;
        case 'barter':
          barter(state, seat, frame.disc, move.good, events);
          frame.step = 'home';
          break;
        case 'decline':
          fail(state, seat, frame.disc, 'declined', events);
          frame.step = 'home';
          break;
        case 'home':
          comeHome(box, state, seat, frame.disc, events);
          next(state, frame);
          break;
        default:
          next(state, frame);
      }
    },

    whyNot: (state, frame, _seat, move) => whyNot(box, state, frame, move),
  };
}

function seatOf(state: State, frame: ResolveFrame): Seat {
  return must(state.departed[frame.turn]);
}

function hasMission(state: State, frame: ResolveFrame): boolean {
  return missionOf(state, seatOf(state, frame), frame.disc) !== NONE;
}

/** Rule FD-8.1. */
function next(state: State, frame: ResolveFrame): void {
  frame.step = 'begin';
  frame.turn++;
  if (frame.turn < seatCount(state)) return;
  frame.turn = 0;
  frame.disc++;
}

/** Goes on with a mission up to the next question, if there is one. */
function isAskedAbout(box: Box, state: State, frame: ResolveFrame, events: Events): boolean {
  const seat = seatOf(state, frame);
  if (frame.step === 'decide') return true;
  if (frame.step === 'begin') return begin(box, state, frame, seat, events);
  if (missionsLeft(state, seat) > 0) return true;
  comeHome(box, state, seat, frame.disc, events); // rule FD-9.2
  next(state, frame);
  return false;
}

function begin(box: Box, state: State, frame: ResolveFrame, seat: Seat, events: Events): boolean {
  const destination = missionOf(state, seat, frame.disc);
  events?.({
    key: 'mission',
    seat,
    disc: must(DISC_NAMES[frame.disc]),
    at: destinationId(destination),
  });
  const reason = whyImpossible(box, state, seat, destination);
  frame.step = reason === undefined ? 'decide' : 'home';
  if (reason !== undefined) fail(state, seat, frame.disc, reason, events);
  return reason === undefined;
}

function decision(box: Box, state: State, frame: ResolveFrame): Decision {
  const seat = seatOf(state, frame);
  if (frame.step === 'home') {
    return {
      seat,
      kind: 'home',
      left: missionsLeft(state, seat),
      bonus: homeBonus(box, state, seat, frame.disc),
    };
  }
  const place = missionOf(state, seat, frame.disc);
  const destination = destinationId(place);
  const disc = must(DISC_NAMES[frame.disc]);
  if (factsAt(box, place).kind === 'trade') return { seat, kind: 'trade', at: destination, disc };
  const token = openToken(box, state, place);
  return {
    seat,
    kind: 'attack',
    at: destination,
    disc,
    crew: crewNeeded(box, place, token),
    guns: gunsNeeded(box, state, seat, place, token),
    token: !isTokenOpen(box, state, place),
  };
}

function whyNot(box: Box, state: State, frame: ResolveFrame, move: AnyMove): Refusal<Code> | undefined {
  switch (move.kind) {
    case 'barter':
      return decision(box, state, frame).kind === 'trade' ? { code: 'not-sold', rule: 'FD-8.14' } : NOT_ASKED;
    case 'home':
    case 'sail-on':
      return frame.step === 'home' ? NOT_ASKED : { code: 'not-asked', rule: 'FD-9.1' };
    case 'attack':
    case 'decline':
      return { code: 'not-asked', rule: 'FD-8.1' };
    default:
      return NOT_ASKED;
  }
}
