/** Blue spaces: an event card is played, first for the others, then for its player. */
import type { FrameKind, Seat } from '@captains-table/kernel';
import { must } from '@captains-table/kernel';
import type { Board, Card } from './board.ts';
import { cardOf, isEdge, NONE, neighbour, spaceId } from './board.ts';
import { canDrift } from './bonus.ts';
import { allMarkers, seatCount } from './fleet.ts';
import { discardFromHand, drawEvent } from './hand.ts';
import { arrive } from './ports.ts';
import { isPlayable } from './sailing.ts';
import type {
  CardNumber,
  Decision,
  EffectFrame,
  Event,
  EventFrame,
  Events,
  Move,
  Rules,
  State,
} from './state.ts';

/** A fleet has sailed onto a blue space. Rules CA-5.4, CA-12.1, CA-12.7. */
export function meetEvent(board: Board, state: State, seat: Seat, events: Events): void {
  if (state.mode === 'full') {
    state.stack.push({ kind: 'event', seat });
    return;
  }
  if (state.mode === 'dice') return;
  const card = drawEvent(state, events);
  if (card === undefined) return;
  state.discard.push(card);
  takeEffect(board, state, seat, card, events);
}

function takeEffect(board: Board, state: State, seat: Seat, card: CardNumber, events: Events): void {
  events?.({ key: 'played', seat, card: cardOf(board, card).id, drawn: state.mode === 'drawn' });
  state.stack.push({ kind: 'effect', seat, card, next: 0 });
}

export function eventFrames(rules: Rules): FrameKind<State, EventFrame, Move, Event, Decision> {
  const { board } = rules;
  return {
    pending: (state, { seat }) => [{ seat, kind: 'event', left: must(state.markers[seat]) }],

    legal: (state, frame, seat) => (seat === frame.seat ? playMoves(board, state, seat) : []),

    apply(state, _frame, seat, move, events) {
      if (move.kind !== 'play') return;
      const card = board.cardNumber(move.card) ?? NONE;
      discardFromHand(state, seat, card);
      rules.finish(state, events);
      takeEffect(board, state, seat, card, events);
    },

    whyNot(state, _frame, seat, move) {
      if (move.kind !== 'play') return { code: 'not-asked', rule: 'CA-5.4' };
      const card = 'card' in move ? board.cardNumber(String(move.card)) : undefined;
      const held = card !== undefined && must(state.hands[seat]).includes(card);
      return held ? { code: 'too-strong', rule: 'CA-6.2' } : { code: 'not-in-hand', rule: 'CA-5.4' };
    },
  };
}

/** One move for each different card in hand that can be played. Rule CA-6.2. */
function playMoves(board: Board, state: State, seat: Seat): Move[] {
  const left = must(state.markers[seat]);
  const moves: Move[] = [];
  let seen = 0;
  for (const card of must(state.hands[seat])) {
    if ((seen & (1 << card)) !== 0) continue;
    seen |= 1 << card;
    if (isPlayable(cardOf(board, card), left)) moves.push(must(board.play[card]));
  }
  return moves;
}

export function effectFrames(rules: Rules): FrameKind<State, EffectFrame, Move, Event, Decision> {
  const { board } = rules;
  return {
    run(state, frame, events) {
      const card = cardOf(board, frame.card);
      while (frame.next < seatCount(state)) {
        const other = must(state.order[frame.next++]);
        if (!getsBonus(board, state, frame.seat, other, card)) continue;
        state.stack.push({ kind: 'bonus', seat: other, left: card.bonus, direction: card.direction });
        return false;
      }
      affectPlayer(board, state, frame.seat, card, events);
      rules.finish(state, events, card.kind === 'calm' ? 'over' : undefined);
      return false;
    },
  };
}

/** Rules CA-7.1, CA-7.2, CA-7.10, CA-7.12. */
function getsBonus(board: Board, state: State, player: Seat, other: Seat, card: Card): boolean {
  if (other === player || card.bonus === 0) return false;
  const space = must(state.fleets[other]);
  const ocean = board.oceans[must(state.fleets[player])];
  return board.oceans[space] === ocean && canDrift(board, space, card.direction);
}

function affectPlayer(board: Board, state: State, seat: Seat, card: Card, events: Events): void {
  const left = must(state.markers[seat]);
  switch (card.kind) {
    case 'storm': {
      const lost = Math.min(card.markers, left); // rules CA-6.2, CA-12.3
      state.markers[seat] = left - lost;
      events?.({ key: 'stormed', seat, markers: lost });
      break;
    }
    case 'compass':
      blow(board, state, seat, card, events);
      break;
    case 'fair-wind': {
      const regained = Math.min(card.markers, allMarkers(board, state, seat) - left); // rules CA-6.6, CA-6.7
      state.markers[seat] = left + regained;
      events?.({ key: 'sped', seat, markers: regained });
      break;
    }
    case 'calm':
      events?.({ key: 'becalmed', seat });
  }
}

/** Rules CA-6.3 to CA-6.5. */
function blow(board: Board, state: State, seat: Seat, card: Card, events: Events): void {
  for (let step = 0; step < card.bonus; step++) {
    const from = must(state.fleets[seat]);
    const to = neighbour(board, from, card.direction);
    if (to === NONE) {
      if (step > 0) return;
      events?.({ key: 'held', seat, by: isEdge(board, from, card.direction) ? 'edge' : 'land' });
      return;
    }
    events?.({ key: 'blown', seat, from: spaceId(board, from), at: spaceId(board, to) });
    arrive(board, state, seat, to, events);
  }
}
