/** City actions: deliver, then act. Rules MA-5.1 to MA-5.4, MA-5.17. */
import type { Move as AnyMove, Refusal, Seat } from '@captains-table/kernel';
import { startProgram } from '@captains-table/kernel';
import type { Market } from '../box.ts';
import { cardId, discardFromHand } from '../cards/deck.ts';
import { at } from '../lists.ts';
import type { Code, Move } from '../moves.ts';
import { cityAt } from '../places.ts';
import { declinable } from '../effects/effect.ts';
import { canTakeDisc } from '../ship/discs.ts';
import type { CardNumber, Events, Rules, Seen, State, Words } from '../state.ts';

/** In the solo game the board is that of two players. */
export function spacesOf(state: Seen, market: Market): number {
  return market.spaces[state.players] ?? 0;
}

export function isFull(state: Seen, location: number, market: Market): boolean {
  return at(state.markets, location) >= spacesOf(state, market);
}

/** Each card that can be delivered where the ship is. Rule MA-5.2. */
export function deliveryMoves({ box, moves }: Rules, state: State, seat: Seat, into: Move[]): void {
  const here = at(state.ships, seat);
  const market = cityAt(box, state, here)?.market;
  if (market === undefined || isFull(state, here, market) || !canTakeDisc(box, state, seat)) return;
  for (const card of at(state.hands, seat)) {
    if (at(box.cards, card).good === market.good) into.push(at(moves.deliver, card));
  }
}

/** What the city does; what it brings first is pushed last. Rule MA-5.4: after a delivery even a combat is an offer. */
export function actInCity({ box }: Rules, state: State, seat: Seat, delivered: boolean): void {
  const effect = cityAt(box, state, at(state.ships, seat))?.action;
  if (effect === undefined) return;
  startProgram<Words>(state, delivered ? declinable(effect) : effect, { seat });
}

/** Rules MA-5.1, MA-5.2: the city acts when the disc lies on the market. */
export function deliver(rules: Rules, state: State, seat: Seat, card: CardNumber, events: Events): void {
  const here = at(state.ships, seat);
  actInCity(rules, state, seat, true);
  discardFromHand(rules, state, seat, card);
  events?.({ key: 'delivered', seat, card: cardId(rules, card), at: at(rules.box.locations, here).id });
  state.stack.push({ kind: 'disc', seat, left: 1, to: 'market', at: here });
}

export function whyNoDelivery({ box, moves }: Rules, state: State, seat: Seat, move: AnyMove): Refusal<Code> {
  const here = at(state.ships, seat);
  const market = cityAt(box, state, here)?.market;
  if (market === undefined) return { code: 'no-market-here', rule: 'MA-5.17' };
  if (isFull(state, here, market)) return { code: 'market-full', rule: 'MA-5.2' };
  if (!canTakeDisc(box, state, seat)) return { code: 'no-disc-left', rule: 'MA-5.2' };
  const card = 'card' in move ? moves.card.get(String(move.card)) : undefined;
  return card !== undefined && at(state.hands, seat).includes(card)
    ? { code: 'wrong-good', rule: 'MA-5.2' }
    : { code: 'not-in-hand', rule: 'MA-5.2' };
}
