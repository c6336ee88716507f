/** The informer: a look at discs or at a token, and a change of plans. */
import type { FrameKind, Move as AnyMove, Refusal, Seat } from '@captains-table/kernel';
import { fieldsOf, must, reveal } from '@captains-table/kernel';
import type { Box, Destination } from './box.ts';
import { DESTINATIONS, NONE, destinationId, factsAt } from './box.ts';
import { discAt, isInReach, whyNotThere } from './chart.ts';
import type { DestinationId } from './content.ts';
import { DESTINATION_IDS } from './content.ts';
import { NOT_ASKED, NO_SUCH_DESTINATION } from './refusals.ts';
import { discsOn } from './reveal.ts';
import type { Code, Decision, Event, Events, InformerFrame, Move, Rules, State } from './state.ts';
import { DISCS } from './state.ts';
import { tokenAt } from './strength.ts';

const LEAVE: Move = { kind: 'leave' };
const LOOK_DISCS: readonly Move[] = DESTINATION_IDS.map((at) => ({ kind: 'look-discs', at }));
const LOOK_TOKEN: readonly Move[] = DESTINATION_IDS.map((at) => ({ kind: 'look-token', at }));
const REDIRECT: readonly Move[] = DESTINATION_IDS.map((to) => ({ kind: 'redirect', to }));
const SWAP: readonly (readonly Move[])[] = DESTINATION_IDS.map((one) =>
  DESTINATION_IDS.map((other) => ({ kind: 'swap', one, other })),
);

export function informerFrames({
  box,
  finish,
}: Rules): FrameKind<State, InformerFrame, Move, Event, Decision> {
  return {
    pending(state, { seat, step }) {
      if (step === 'look') return [{ seat, kind: 'informer' }];
      return [{ seat, kind: step === 'swap' ? 'swap' : 'redirect', at: destinationId(state.looked) }];
    },

    legal(state, frame, seat) {
      if (seat !== frame.seat) return [];
      if (frame.step === 'look') return looks(box, state, seat);
      return frame.step === 'swap' ? swaps(state, seat) : redirections(box, state, seat);
    },

    apply(state, frame, seat, move, events) {
      switch (move.kind) {
        case 'look-discs':
          look(box, state, frame, move.at, 'discs', events);
          return;
        case 'look-token':
          look(box, state, frame, move.at, 'token', events);
          return;
        case 'swap':
          swap(state, seat, move.one, move.other, events);
          break;
        case 'redirect':
          redirect(state, seat, move.to, events);
          break;
        default:
          events?.({ key: 'kept-course', seat });
      }
      finish(state, events);
    },

    whyNot: (state, frame, seat, move) => whyNot(box, state, frame, seat, move),
  };
}

/** Rules FD-6.1, FD-6.2, FD-6.4. */
function looks(box: Box, state: State, seat: Seat): Move[] {
  const moves: Move[] = [];
  for (let destination = 0; destination < DESTINATIONS; destination++) {
    if (discAt(state, seat, destination) === NONE) continue;
    moves.push(must(LOOK_DISCS[destination]));
    if (hasToken(box, destination)) moves.push(must(LOOK_TOKEN[destination]));
  }
  moves.push(LEAVE);
  return moves;
}

function hasToken(box: Box, destination: Destination): boolean {
  const { kind } = factsAt(box, destination);
  return kind === 'fort' || kind === 'galleon';
}

/** Rule FD-6.3. */
function swaps(state: State, seat: Seat): Move[] {
  const moves: Move[] = [LEAVE];
  for (let one = 0; one < DESTINATIONS; one++) {
    if (discAt(state, seat, one) === NONE) continue;
    for (let other = one + 1; other < DESTINATIONS; other++) {
      if (discAt(state, seat, other) !== NONE) moves.push(must(must(SWAP[one])[other]));
    }
  }
  return moves;
}

/** Rule FD-6.5. */
function redirections(box: Box, state: State, seat: Seat): Move[] {
  const moves: Move[] = [LEAVE];
  for (let to = 0; to < DESTINATIONS; to++) {
    if (isInReach(box, state, seat, to) && discAt(state, seat, to) === NONE) moves.push(must(REDIRECT[to]));
  }
  return moves;
}

/** Rule FD-6.6: everyone hears where the informer looks, one player what there is to see. */
function look(
  box: Box,
  state: State,
  frame: InformerFrame,
  destination: DestinationId,
  what: 'discs' | 'token',
  events: Events,
): void {
  const { seat } = frame;
  const to = { only: [seat] };
  state.looked = DESTINATION_IDS.indexOf(destination);
  state.lookedFor = what;
  frame.step = what === 'discs' ? 'swap' : 'move';
  reveal(state); // rule FD-13.4
  events?.({ key: 'looked', seat, at: destination, for: what });
  if (what === 'discs')
    events?.({ key: 'saw-discs', seat, at: destination, discs: discsOn(state, state.looked), to });
  else events?.({ key: 'saw-token', seat, at: destination, token: tokenAt(box, state, state.looked), to });
}

function swap(state: State, seat: Seat, one: DestinationId, other: DestinationId, events: Events): void {
  const [first, second] = [DESTINATION_IDS.indexOf(one), DESTINATION_IDS.indexOf(other)];
  const [disc, otherDisc] = [discAt(state, seat, first), discAt(state, seat, second)];
  state.missions[seat * DISCS + disc] = second;
  state.missions[seat * DISCS + otherDisc] = first;
  events?.({ key: 'swapped', seat, one, other });
}

function redirect(state: State, seat: Seat, to: DestinationId, events: Events): void {
  const disc = discAt(state, seat, state.looked);
  state.missions[seat * DISCS + disc] = DESTINATION_IDS.indexOf(to);
  events?.({ key: 'redirected', seat, from: destinationId(state.looked), at: to });
}

function whyNot(
  box: Box,
  state: State,
  frame: InformerFrame,
  seat: Seat,
  move: AnyMove,
): Refusal<Code> | undefined {
  const { at: destination, to, one, other } = fieldsOf(move);
  switch (move.kind) {
    case 'look-discs':
    case 'look-token': {
      if (frame.step !== 'look') return { code: 'not-asked', rule: 'FD-6.1' };
      const isToken = move.kind === 'look-token';
      return (
        whyNoDiscAt(state, seat, destination, isToken ? 'FD-6.4' : 'FD-6.2') ?? {
          code: 'no-token',
          rule: 'FD-6.4',
        }
      );
    }
    case 'swap':
      if (frame.step !== 'swap') return { code: 'not-asked', rule: 'FD-6.3' };
      return (
        whyNoDiscAt(state, seat, one, 'FD-6.3') ??
        whyNoDiscAt(state, seat, other, 'FD-6.3') ?? {
          // Each pair is offered once, so only its order can still be wrong.
          code: one === other ? 'one-place' : 'other-order',
          rule: 'FD-6.3',
        }
      );
    case 'redirect':
      return frame.step === 'move'
        ? whyNotThere(box, state, seat, to)
        : { code: 'not-asked', rule: 'FD-6.5' };
    default:
      return NOT_ASKED;
  }
}

function whyNoDiscAt(state: State, seat: Seat, id: unknown, rule: string): Refusal<Code> | undefined {
  const destination = DESTINATION_IDS.findIndex((known) => known === id);
  if (destination === NONE) return NO_SUCH_DESTINATION;
  return discAt(state, seat, destination) === NONE ? { code: 'not-present', rule } : undefined;
}
