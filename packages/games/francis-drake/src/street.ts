/** Plymouth street: one way, one disc at a time. */
import type { FrameKind, Move as AnyMove, Refusal, Seat } from '@captains-table/kernel';
import { add, fieldsOf, must } from '@captains-table/kernel';
import type { Box, Tile } from './box.ts';
import { CIRCLES_A_PLACE, DOCKS, DRAKE, INVESTOR, NONE, NO_GIFT, PLACES, circlesOf } from './box.ts';
import { PLACE_IDS } from './content.ts';
import { chosenGift, take } from './gifts.ts';
import { score, seatCount } from './points.ts';
import { NOT_ASKED } from './refusals.ts';
import type { ChooseMove, Code, Decision, Event, Events, Move, Rules, State, StreetFrame } from './state.ts';

const PASS: Move = { kind: 'pass' };
const VISITS: readonly Move[] = PLACE_IDS.map((place) => ({ kind: 'visit', place }));

export function streetFrames({ box, finish }: Rules): FrameKind<State, StreetFrame, Move, Event, Decision> {
  return {
    run(state, frame, events) {
      while (state.departed.length < seatCount(state)) {
        const seat = must(state.loading[frame.turn]);
        if (!state.departed.includes(seat)) {
          // Rule FD-3.9: a player who waits on Drake has a disc left, and so need not pass.
          if (!mustPass(state, seat)) return true;
          depart(state, seat, events);
        }
        nextTurn(state, frame);
      }
      finish(state, events);
      return false;
    },

    pending(state, frame) {
      const seat = must(state.loading[frame.turn]);
      if (frame.drake === seat) return [{ seat, kind: 'drake' }];
      return [{ seat, kind: 'street', discs: must(state.discs[seat]) }];
    },

    legal(state, frame, seat) {
      if (seat !== state.loading[frame.turn]) return [];
      return frame.drake === seat ? choicesAt(box, DRAKE) : placesAhead(box, state, seat);
    },

    apply(state, frame, seat, move, events) {
      if (move.kind === 'pass') depart(state, seat, events);
      else if (move.kind === 'visit') visit(box, state, frame, seat, PLACE_IDS.indexOf(move.place), events);
      else if (move.kind === 'choose') choose(box, state, frame, seat, move, events);
      nextTurn(state, frame);
    },

    whyNot: (state, frame, seat, move) => whyNot(box, state, frame, seat, move),
  };
}

function choicesAt(box: Box, tile: Tile): readonly ChooseMove[] {
  return must(box.chooseMoves[tile]);
}

/** Rules FD-2.10, FD-2.11. */
function mustPass(state: State, seat: Seat): boolean {
  return state.discs[seat] === 0 || state.at[seat] === PLACES - 1;
}

/** Rule FD-2.3. */
function nextTurn(state: State, frame: StreetFrame): void {
  frame.turn = (frame.turn + 1) % seatCount(state);
}

/** Rules FD-2.9, FD-2.12. */
function depart(state: State, seat: Seat, events: Events): void {
  state.departed.push(seat);
  events?.({ key: 'departed', seat, dock: state.departed.length });
}

/** Rule FD-2.4. */
function placesAhead(box: Box, state: State, seat: Seat): readonly Move[] {
  const moves: Move[] = [PASS];
  for (let place = must(state.at[seat]) + 1; place < PLACES; place++) {
    const tile = must(state.street[place]);
    if (whyNoStop(box, state, seat, place, tile) !== undefined) continue;
    if (tile === INVESTOR) {
      for (const choice of choicesAt(box, INVESTOR)) {
        if (choice.take !== 'galleon' || state.galleon[seat] !== true) moves.push(choice);
      }
    } else if (tile === DOCKS) {
      for (const choice of choicesAt(box, DOCKS)) moves.push(choice);
    } else {
      moves.push(must(VISITS[tile]));
    }
  }
  return moves;
}

const BEHIND: Refusal<Code> = { code: 'behind', rule: 'FD-2.5' };
const FULL: Refusal<Code> = { code: 'circles-full', rule: 'FD-2.6' };
const LAST_DISC: Refusal<Code> = { code: 'last-disc', rule: 'FD-3.9' };
const INVESTED: Refusal<Code> = { code: 'invested', rule: 'FD-3.15' };
const HAS_GALLEON: Refusal<Code> = { code: 'has-galleon', rule: 'FD-3.17' };
const NO_SUCH_PLACE: Refusal<Code> = { code: 'no-such-place', rule: 'FD-1.8' };
const NO_CHOICE: Refusal<Code> = { code: 'no-choice', rule: 'FD-2.8' };
const DRAKE_FIRST: Refusal<Code> = { code: 'drake-first', rule: 'FD-3.7' };

function whyNoStop(box: Box, state: State, seat: Seat, place: number, tile: Tile): Refusal<Code> | undefined {
  if (place <= must(state.at[seat])) return BEHIND;
  if (tile === INVESTOR) return state.investor[seat] === true ? undefined : INVESTED;
  if (tile === DOCKS) return undefined;
  if (tile === DRAKE && must(state.discs[seat]) < 2) return LAST_DISC;
  const free = freeCircle(box, state, place, tile);
  // Rule FD-3.7: a player who comes after the first disc finds Drake taken.
  return free === NONE || (tile === DRAKE && free > 0) ? FULL : undefined;
}

/** Rule FD-2.6: circles are taken from the first; `NONE` when all are. */
export function freeCircle(box: Box, state: State, place: number, tile: Tile): number {
  const circles = circlesOf(box, seatCount(state), tile).length;
  for (let circle = 0; circle < circles; circle++) {
    if (state.circles[place * CIRCLES_A_PLACE + circle] === NONE) return circle;
  }
  return NONE;
}

/** Lays a disc on a circle; the player has come as far as this place. A position lays them in any order. */
export function layDisc(state: State, seat: Seat, tile: Tile, circle: number): void {
  const place = state.street.indexOf(tile);
  state.circles[place * CIRCLES_A_PLACE + circle] = seat;
  state.at[seat] = Math.max(must(state.at[seat]), place);
  add(state.discs, seat, -1);
}

function visit(box: Box, state: State, frame: StreetFrame, seat: Seat, tile: Tile, events: Events): void {
  const circle = freeCircle(box, state, state.street.indexOf(tile), tile);
  layDisc(state, seat, tile, circle);
  if (tile === DRAKE) {
    frame.drake = seat;
    events?.({ key: 'met-drake', seat });
  } else {
    take(box, state, seat, tile, circle, circlesOf(box, seatCount(state), tile)[circle] ?? NO_GIFT, events);
  }
}

/** Rules FD-3.8, FD-3.16, FD-3.18. */
function choose(
  box: Box,
  state: State,
  frame: StreetFrame,
  seat: Seat,
  move: ChooseMove,
  events: Events,
): void {
  const tile = PLACE_IDS.indexOf(move.place);
  // Rule FD-3.18: the docks have a circle for each colour.
  const circle = tile === DOCKS ? seat : freeCircle(box, state, state.street.indexOf(tile), tile);
  layDisc(state, seat, tile, circle);
  if (tile === INVESTOR) {
    state.investor[seat] = false;
    score(state, seat, 'investor', -box.investorCost);
    events?.({ key: 'invested', seat, points: box.investorCost });
  }
  if (tile === DRAKE) frame.drake = NONE;
  take(box, state, seat, tile, circle, chosenGift(box, seatCount(state), tile, move.take), events);
}

function whyNot(
  box: Box,
  state: State,
  frame: StreetFrame,
  seat: Seat,
  move: AnyMove,
): Refusal<Code> | undefined {
  if (move.kind !== 'visit' && move.kind !== 'choose') {
    return frame.drake === seat ? DRAKE_FIRST : NOT_ASKED;
  }
  const { place: id, take: choice } = fieldsOf(move);
  const tile = PLACE_IDS.findIndex((known) => known === id);
  if (tile === NONE) return NO_SUCH_PLACE;
  if (frame.drake === seat) return tile === DRAKE ? NO_CHOICE : DRAKE_FIRST;
  const refusal = whyNoStop(box, state, seat, state.street.indexOf(tile), tile);
  if (refusal !== undefined) return refusal;
  return tile === INVESTOR && choice === 'galleon' && state.galleon[seat] === true ? HAS_GALLEON : NO_CHOICE;
}
