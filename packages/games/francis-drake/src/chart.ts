/** Placing missions: discs face down on the chart, one at a time in sailing order. */
import type { FrameKind, Move as AnyMove, Refusal, Seat } from '@captains-table/kernel';
import { fieldsOf, must } from '@captains-table/kernel';
import type { Box, Destination } from './box.ts';
import { DESTINATIONS, NONE, ZONES, factsAt } from './box.ts';
import { DESTINATION_IDS } from './content.ts';
import { seatCount } from './points.ts';
import { ALREADY_THERE, NOT_ASKED, NO_SUCH_DESTINATION, TOO_FAR } from './refusals.ts';
import type { ChartFrame, Code, Decision, Disc, Event, Events, Move, Rules, State } from './state.ts';
import { DISCS, DISC_NAMES, GHOST, HIND } from './state.ts';

/** Rules FD-4.7, FD-4.8: the farthest zone in reach, 0 for none. */
export function zoneOf(state: State, seat: Seat): number {
  return Math.min(ZONES, must(state.barrels[seat]));
}

/** How many destinations are in reach. */
export function destinationsInReach(box: Box, state: State, seat: Seat): number {
  return must(box.inReach[zoneOf(state, seat)]);
}

export function isInReach(box: Box, state: State, seat: Seat, destination: Destination): boolean {
  return factsAt(box, destination).zone <= zoneOf(state, seat);
}

/** Whether the seat sails with this disc in this voyage. */
export function ownsDisc(state: State, seat: Seat, disc: Disc): boolean {
  if (disc === HIND) return must(state.hind[seat]);
  if (disc === GHOST) return must(state.ghost[seat]);
  return true;
}

export function missionOf(state: State, seat: Seat, disc: Disc): Destination {
  return must(state.missions[seat * DISCS + disc]);
}

/** The disc of a seat on a destination, or `NONE`. */
export function discAt(state: State, seat: Seat, destination: Destination): Disc {
  const first = seat * DISCS;
  for (let disc = 0; disc < DISCS; disc++) if (state.missions[first + disc] === destination) return disc;
  return NONE;
}

export function hasMissions(state: State, seat: Seat): boolean {
  return missionsPlaced(state, seat) > 0;
}

/** Discs not yet on the chart. Rule FD-4.8: a player who does not sail has none to place. */
export function discsInHand(state: State, seat: Seat): number {
  if (zoneOf(state, seat) === 0) return 0;
  let count = 0;
  for (let disc = 0; disc < DISCS; disc++) {
    if (ownsDisc(state, seat, disc) && missionOf(state, seat, disc) === NONE) count++;
  }
  return count;
}

/** Rules FD-5.5, FD-5.6. */
export function canPlace(box: Box, state: State, seat: Seat): boolean {
  const inHand = discsInHand(state, seat);
  if (inHand === 0) return false;
  return missionsPlaced(state, seat) < destinationsInReach(box, state, seat);
}

function missionsPlaced(state: State, seat: Seat): number {
  const first = seat * DISCS;
  let placed = 0;
  for (let disc = 0; disc < DISCS; disc++) if (state.missions[first + disc] !== NONE) placed++;
  return placed;
}

const MISSIONS: readonly (readonly Move[])[] = DISC_NAMES.map((disc) =>
  DESTINATION_IDS.map((to) => ({ kind: 'mission', disc, to })),
);

export function chartFrames({ box, finish }: Rules): FrameKind<State, ChartFrame, Move, Event, Decision> {
  return {
    run(state, frame, events) {
      const seats = seatCount(state);
      for (let skipped = 0; skipped < seats; skipped++) {
        if (canPlace(box, state, must(state.departed[frame.turn]))) return true;
        frame.turn = (frame.turn + 1) % seats;
      }
      tellLeftOut(state, events);
      finish(state, events);
      return false;
    },

    pending(state, frame) {
      const seat = must(state.departed[frame.turn]);
      return [{ seat, kind: 'mission', left: discsInHand(state, seat), zone: zoneOf(state, seat) }];
    },

    legal(state, frame, seat) {
      const moves: Move[] = [];
      if (seat !== state.departed[frame.turn]) return moves;
      for (let disc = 0; disc < DISCS; disc++) {
        if (!ownsDisc(state, seat, disc) || missionOf(state, seat, disc) !== NONE) continue;
        const placings = must(MISSIONS[disc]);
        for (let to = 0; to < DESTINATIONS; to++) {
          if (isInReach(box, state, seat, to) && discAt(state, seat, to) === NONE)
            moves.push(must(placings[to]));
        }
      }
      return moves;
    },

    apply(state, frame, seat, move, events) {
      if (move.kind !== 'mission') return;
      const disc = DISC_NAMES.indexOf(move.disc);
      state.missions[seat * DISCS + disc] = DESTINATION_IDS.indexOf(move.to);
      events?.({ key: 'placed', seat, at: move.to, to: { except: [seat] } });
      events?.({ key: 'placed-own', seat, disc: move.disc, at: move.to, to: { only: [seat] } });
      frame.turn = (frame.turn + 1) % seatCount(state);
    },

    whyNot: (state, _frame, seat, move) => whyNot(box, state, seat, move),
  };
}

/** Rule FD-5.6. */
function tellLeftOut(state: State, events: Events): void {
  for (const seat of state.departed) {
    const discs = discsInHand(state, seat);
    if (discs > 0) events?.({ key: 'left-out', seat, discs });
  }
}

function whyNot(box: Box, state: State, seat: Seat, move: AnyMove): Refusal<Code> | undefined {
  if (move.kind !== 'mission') return NOT_ASKED;
  const { disc: name, to: id } = fieldsOf(move);
  const disc = DISC_NAMES.findIndex((known) => known === name);
  if (disc === NONE || !ownsDisc(state, seat, disc)) return { code: 'no-such-disc', rule: 'FD-1.14' };
  if (missionOf(state, seat, disc) !== NONE) return { code: 'disc-placed', rule: 'FD-5.1' };
  return whyNotThere(box, state, seat, id);
}

/** Why a seat cannot have one more disc on a destination. */
export function whyNotThere(box: Box, state: State, seat: Seat, id: unknown): Refusal<Code> | undefined {
  const to = DESTINATION_IDS.findIndex((known) => known === id);
  if (to === NONE || to >= DESTINATIONS) return NO_SUCH_DESTINATION;
  if (!isInReach(box, state, seat, to)) {
    return { ...TOO_FAR, params: { zone: factsAt(box, to).zone, reach: zoneOf(state, seat) } };
  }
  return discAt(state, seat, to) === NONE ? undefined : ALREADY_THERE;
}
