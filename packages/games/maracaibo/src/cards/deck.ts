/** The deck of project cards, its discard pile, and hands. */
import type { Seat } from '@captains-table/kernel';
import { draw, reshuffle } from '@captains-table/kernel';
import type { Box } from '../box.ts';
import { add, at, takeOut } from '../lists.ts';
import type { CardNumber, Events, Rules, State } from '../state.ts';

/** Rule MA-4.5. Undefined when there is no card left anywhere. */
export function drawCard(state: State, events: Events): CardNumber | undefined {
  if (state.deck.length === 0 && state.discard.length > 0) {
    events?.({ key: 'reshuffled', cards: state.discard.length });
    recycle(state);
    reshuffle(state, state.discard, state.deck);
  }
  return draw(state, state.deck);
}

/** All saw which cards go into the deck, and so know that cards in hand now are not among them. Rule MA-27.2. */
function recycle(state: State): void {
  for (const list of state.recycled) {
    for (let i = list.length - 1; i >= 0; i--) if (state.discard.includes(at(list, i))) list.splice(i, 1);
  }
  state.recycled.push(state.discard.slice());
  forgetAdded(state);
  for (const counts of state.redraws) counts.push(0);
}

/** The last reshuffle a card went through, counted from 1; 0 for one that was never discarded before any. */
export function reshuffleOf({ recycled }: State, card: CardNumber): number {
  return recycled.findLastIndex((list) => list.includes(card)) + 1;
}

/** A card goes from the deck to a hand, unseen by others. */
export function takeUnseen(state: State, seat: Seat, card: CardNumber): void {
  at(state.hands, seat).push(card);
  add(state.unseenDraws, seat, 1);
  countRedraw(state, seat, state.recycled.length, 1);
  if (state.storyline !== null) for (const { draws } of state.storyline.added) add(draws, seat, 1);
}

function countRedraw(state: State, seat: Seat, reshuffle: number, n: number): void {
  if (reshuffle > 0) add(at(state.redraws, seat), reshuffle - 1, n);
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
export function leaveHand({ box }: Rules, state: State, seat: Seat, card: CardNumber): boolean {
  if (!takeOut(at(state.hands, seat), card)) return false;
  if (!takeOut(at(state.shown, seat), card)) forgetDraw(box, state, seat, card);
  return true;
}

/** Rule MA-27.2: whether a card can have been in hand since the opening, as far as everyone can tell. */
export function mayBeFromOpening(box: Box, state: State, card: CardNumber): boolean {
  return couldBeDealt(box, state, card) && reshuffleOf(state, card) === 0;
}

/** Rules MA-1.7, MA-28.5. */
export function couldBeDealt(box: Box, { storyline }: State, card: CardNumber): boolean {
  return at(box.cards, card).deck === 'A' || (storyline !== null && storyline.dealt.includes(card));
}

/** A card leaves a hand: fewer of the rest can have been drawn since cards were shuffled in. Rule MA-28.27. */
function forgetAddedDraws(state: State, seat: Seat, card: CardNumber): void {
  if (state.storyline === null) return;
  for (const { cards, draws } of state.storyline.added) {
    const drawn = at(draws, seat) - (cards.includes(card) ? 1 : 0);
    draws[seat] = Math.max(0, Math.min(drawn, unseenIn(state, seat)));
  }
}

/** Cards that went through the discard pile are like all others in the new deck. */
function forgetAdded(state: State): void {
  const { storyline, discard } = state;
  if (storyline === null) return;
  storyline.added = storyline.added.flatMap(({ cards, draws }) => {
    const left = cards.filter((card) => !discard.includes(card));
    return left.length === 0 ? [] : [{ cards: left, draws }];
  });
}

/** A card leaves a hand: if it cannot have been there since the opening, all know that it was drawn. */
function forgetDraw(box: Box, state: State, seat: Seat, card: CardNumber): void {
  const drawn = at(state.unseenDraws, seat) - (mayBeFromOpening(box, state, card) ? 0 : 1);
  state.unseenDraws[seat] = Math.min(drawn, unseenIn(state, seat));
  countRedraw(state, seat, reshuffleOf(state, card), -1);
  forgetAddedDraws(state, seat, card);
}

/** How many cards of a hand others have not seen. */
export function unseenIn(state: State, seat: Seat): number {
  return at(state.hands, seat).length - at(state.shown, seat).length;
}

export function discardFromHand(rules: Rules, state: State, seat: Seat, card: CardNumber): void {
  leaveHand(rules, state, seat, card);
  state.discard.push(card);
}

/** Rules MA-5.12, MA-9.2. */
export function discardHand(rules: Rules, state: State, seat: Seat, events: Events): void {
  const hand = at(state.hands, seat);
  events?.({ key: 'discarded-hand', seat, cards: hand.map((card) => cardId(rules, card)) });
  for (const card of hand) state.discard.push(card);
  hand.length = 0;
  at(state.shown, seat).length = 0;
  state.unseenDraws[seat] = 0;
  at(state.redraws, seat).fill(0);
  if (state.storyline !== null) for (const { draws } of state.storyline.added) draws[seat] = 0;
}
