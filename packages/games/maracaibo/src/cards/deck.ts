/** The deck of project cards, its discard pile, and hands. */
import type { Seat } from '@captains-table/kernel';
import { draw, reshuffle } from '@captains-table/kernel';
import { at, takeOut } from '../lists.ts';
import type { CardNumber, Events, Rules, State } from '../state.ts';

/** Rule MA-4.5. Undefined when there is no card left anywhere. */
export function drawCard(state: State, events: Events): CardNumber | undefined {
  if (state.deck.length === 0 && state.discard.length > 0) {
    events?.({ key: 'reshuffled', cards: state.discard.length });
    reshuffle(state, state.discard, state.deck);
  }
  return draw(state, state.deck);
}

/** Fills the face-up row. Rules MA-1.8, MA-4.6, MA-13.7. */
export function fillRow(rules: Rules, state: State, events: Events): void {
  const added: CardNumber[] = [];
  while (state.row.length < rules.box.tracks.setup.row) {
    const card = drawCard(state, events);
    if (card === undefined) break;
    state.row.push(card);
    added.push(card);
  }
  if (added.length > 0) events?.({ key: 'row-filled', cards: added.map((card) => cardId(rules, card)) });
}

export function cardId({ box }: Rules, card: CardNumber): string {
  return at(box.cards, card).id;
}

/** A card leaves a hand; what others knew of it goes with it. */
export function leaveHand(state: State, seat: Seat, card: CardNumber): boolean {
  takeOut(at(state.shown, seat), card);
  return takeOut(at(state.hands, seat), card);
}

export function discardFromHand(state: State, seat: Seat, card: CardNumber): void {
  leaveHand(state, seat, card);
  state.discard.push(card);
}

/** Rules MA-5.12, MA-9.2. */
export function discardHand(rules: Rules, state: State, seat: Seat, events: Events): void {
  const hand = at(state.hands, seat);
  events?.({ key: 'discarded-hand', seat, cards: hand.map((card) => cardId(rules, card)) });
  for (const card of hand) state.discard.push(card);
  hand.length = 0;
  at(state.shown, seat).length = 0;
}
