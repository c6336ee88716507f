/** Steps a fleet can take in its owner's turn, and what they cost. */
import type { Move as AnyMove, Refusal, Seat } from '@captains-table/kernel';
import { must } from '@captains-table/kernel';
import type { Board, Card } from './board.ts';
import { cardOf, currentCost, directionTo, EVENT, NONE, PIRATES } from './board.ts';
import type { CardNumber, Code, Move, SpaceNumber, State } from './state.ts';

/** Rules CA-5.1, CA-12.8. */
export function pirateCost(board: Board, to: SpaceNumber): number {
  return board.symbols[to] === PIRATES ? 1 : 0;
}

/** Every step that this fleet could take now; among pirates both with markers and with a fair wind. */
export function sailMoves(board: Board, state: State, seat: Seat, moves: Move[]): void {
  const markers = must(state.markers[seat]);
  for (const step of must(board.steps[must(state.fleets[seat])])) {
    const isPirates = step.symbol === PIRATES;
    const left = markers - step.current - (isPirates ? 1 : 0);
    if (left >= 0 && mayEnter(board, state, seat, step.symbol, left)) moves.push(step.sail);
    // Rule CA-5.2; without a hand there is no fair wind (CA-12.4).
    if (isPirates && step.current <= markers && fairWindIn(board, state, seat) !== NONE)
      moves.push(step.defend);
  }
}

/** Rule CA-5.5. With drawn events (CA-12.3) or with dice (CA-12.7) a hand never keeps a fleet out. */
function mayEnter(board: Board, state: State, seat: Seat, symbol: number, left: number): boolean {
  if (symbol !== EVENT || state.mode !== 'full') return true;
  const hand = must(state.hands[seat]);
  for (const card of hand) if (isPlayable(cardOf(board, card), left)) return true;
  return false;
}

/** Rule CA-6.2: whether the card can be played with this many markers left. */
export function isPlayable(card: Card, left: number): boolean {
  return card.kind !== 'storm' || card.markers <= left;
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
