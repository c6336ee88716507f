/** Steps a fleet can take in its owner's turn, and what they cost. */
import type { Move as AnyMove, Refusal, Seat } from '@captains-table/kernel';
import { must } from '@captains-table/kernel';
import type { Board, Card } from './board.ts';
import { cardOf, directionTo, EVENT, neighbour, NONE, PIRATES } from './board.ts';
import { DIRECTIONS } from './content.ts';
import type { CardNumber, Code, Move, SpaceNumber, State } from './state.ts';

/** Rules CA-4.2 to CA-4.4: what a step costs without pirates. */
export function currentCost(board: Board, from: SpaceNumber, direction: number): number {
  return ((board.currents[from] ?? 0) >> direction) & 1 ? 0 : 1;
}

/** Rules CA-5.1, CA-12.8. */
export function pirateCost(board: Board, to: SpaceNumber): number {
  return board.symbols[to] === PIRATES ? 1 : 0;
}

/** Every step that this fleet could take now, and for pirates both ways to meet them. */
export function sailMoves(board: Board, state: State, seat: Seat, moves: Move[]): void {
  const from = must(state.fleets[seat]);
  const markers = must(state.markers[seat]);
  for (let direction = 0; direction < DIRECTIONS.length; direction++) {
    const to = neighbour(board, from, direction);
    if (to === NONE) continue;
    const current = currentCost(board, from, direction);
    const left = markers - current - pirateCost(board, to);
    if (left >= 0 && mayEnter(board, state, seat, to, left)) moves.push(must(board.sail[to]));
    if (current <= markers && couldDefend(board, state, seat, to)) moves.push(must(board.defend[to]));
  }
}

/** Rule CA-5.5; what is drawn (CA-12.3) or ignored (CA-12.7) never stands in the way. */
function mayEnter(board: Board, state: State, seat: Seat, to: SpaceNumber, left: number): boolean {
  if (state.mode !== 'full' || board.symbols[to] !== EVENT) return true;
  const hand = must(state.hands[seat]);
  for (const card of hand) if (isPlayable(cardOf(board, card), left)) return true;
  return false;
}

/** Rule CA-6.2: with so many markers left. */
export function isPlayable(card: Card, left: number): boolean {
  return card.kind !== 'storm' || card.markers <= left;
}

/** Rule CA-5.2; without a hand there is no fair wind (CA-12.4). */
function couldDefend(board: Board, state: State, seat: Seat, to: SpaceNumber): boolean {
  return board.symbols[to] === PIRATES && fairWindIn(board, state, seat) !== NONE;
}

/** The number of the fair wind card if there is one in this hand, or NONE. */
export function fairWindIn(board: Board, state: State, seat: Seat): CardNumber {
  const hand = must(state.hands[seat]);
  for (const card of hand) if (cardOf(board, card).kind === 'fair-wind') return card;
  return NONE;
}

/** Why a step that was asked for is not among the legal ones. */
export function whyNoStep(board: Board, state: State, seat: Seat, move: AnyMove): Refusal<Code> {
  const from = must(state.fleets[seat]);
  const to = 'to' in move && typeof move.to === 'string' ? board.spaceNumber(move.to) : undefined;
  const direction = to === undefined ? NONE : directionTo(board, from, to);
  if (to === undefined || direction === NONE) return { code: 'not-adjacent', rule: 'CA-4.1' };
  const markers = must(state.markers[seat]);
  const current = currentCost(board, from, direction);
  if (move.kind === 'defend') {
    if (board.symbols[to] !== PIRATES) return { code: 'no-pirates', rule: 'CA-5.2' };
    if (fairWindIn(board, state, seat) === NONE) return { code: 'no-fair-wind', rule: 'CA-5.2' };
    return { code: 'too-far', rule: 'CA-4.6', params: { cost: current, left: markers } };
  }
  const cost = current + pirateCost(board, to);
  if (cost > markers) return { code: 'too-far', rule: 'CA-4.6', params: { cost, left: markers } };
  return { code: 'no-card', rule: 'CA-5.5' };
}
