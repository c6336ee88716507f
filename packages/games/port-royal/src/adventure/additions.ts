/** Cards that join the draw pile in the middle of a game, and what is known of it afterwards. */
import { shuffle } from '@captains-table/kernel';
import type { Box } from '../box.ts';
import { cardOf } from '../box.ts';
import type { Colour } from '../content.ts';
import { indexOfColour } from '../box.ts';
import type { CardNumber, Events, State } from '../state.ts';
import { noLongerOlder } from '../older-cards.ts';
import { adventureOf } from './abilities.ts';
import type { Group } from './content.ts';

/** The cards of some groups, by number. */
export function cardsOfGroups(box: Box, groups: readonly Group[]): CardNumber[] {
  return box.cards.flatMap(({ group }, number) => (group !== '' && groups.includes(group) ? [number] : []));
}

/** Rule PR-20.14: what is there already is not added again. */
export function addGroups(box: Box, state: State, groups: readonly Group[], events: Events): void {
  const adventure = adventureOf(state);
  const missing = groups.filter((group) => !adventure.groups.includes(group));
  if (missing.length === 0) return;
  adventure.groups.push(...missing);
  const cards = cardsOfGroups(box, missing);
  shuffleIn(state, cards);
  events?.({ key: 'added', cards: cards.length });
}

/** All ships of a colour in the discard pile go back into the draw pile. Rule PR-23.14. */
export function returnShips(box: Box, state: State, colour: Colour, events: Events): void {
  const isOne = (number: CardNumber) => {
    const card = cardOf(box, number);
    return card.kind === 'ship' && card.colour === indexOfColour(colour);
  };
  const ships = state.discard.filter(isOne);
  if (ships.length === 0) return;
  state.discard = state.discard.filter((number) => !isOne(number));
  shuffleIn(state, ships);
  events?.({ key: 'returned', cards: ships.length });
}

function shuffleIn(state: State, cards: readonly CardNumber[]): void {
  const adventure = adventureOf(state);
  forgetDeck(state);
  const early = [...state.till, ...state.coins.flat()].sort((a, b) => a - b);
  adventure.additions.push({ cards: [...cards].sort((a, b) => a - b), early });
  noLongerOlder(state, cards);
  state.deck.push(...cards);
  shuffle(state.chance, state.deck);
}

/**
 * The draw pile is about to be shuffled: players lose what they knew of its cards, also of those that
 * have only now gone back into it.
 */
export function forgetDeck(state: State): void {
  const { adventure } = state;
  if (adventure === null) return;
  const outside = new Set([...state.till, ...state.coins.flat()]);
  adventure.peeked = adventure.peeked.map((cards) => cards.filter((card) => outside.has(card)));
  for (const addition of adventure.additions) {
    addition.early = addition.early.filter((card) => outside.has(card));
  }
}
