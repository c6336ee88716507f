/**
 * What people see and what no one knows. All players see the same table: coin cards, draw pile,
 * time pile and victory pile are hidden from everybody, their owners included. Only a player who has
 * looked at cards in the adventure sees more. Rules PR-14.3, PR-14.4, PR-14.15, PR-24.9.
 */
import type { Chance, Seat, Viewer } from '@captains-table/kernel';
import { must, shuffle } from '@captains-table/kernel';
import { redealEvents } from './adventure/events.ts';
import { redealCards } from './adventure/redeal.ts';
import { adventureView } from './adventure/view.ts';
import type { Box } from './box.ts';
import { cardOf } from './box.ts';
import { clone } from './clone.ts';
import { contractOf, freeMarkers } from './contracts/markers.ts';
import { coinsOf } from './deck.ts';
import { discountOf, influenceOf, sabresOf } from './influence.ts';
import { poolsOf, stillOlder } from './older-cards.ts';
import type { CardNumber, PlayerView, State, View } from './state.ts';
import { waitingCards } from './waiting.ts';

export function viewOf(box: Box, state: State, viewer: Viewer): View {
  const ids = (cards: readonly CardNumber[] = []) => cards.map((number) => cardOf(box, number).id);
  return {
    players: state.coins.map((_, seat) => playerView(box, state, seat, ids)),
    harbour: ids(state.harbour),
    waiting: ids(waitingCards(state).slice(-1))[0] ?? '',
    expeditions: ids(state.expeditions),
    discard: ids(state.discard),
    paid: state.till.length,
    deck: state.deck.length,
    notInDeck: ids(stillOlder(state)),
    contracts: state.contracts.map((contract, at) => ({
      id: contractOf(box, contract).id,
      claims: [...(state.claims[at] ?? [])],
      counting: [...(state.counting[at] ?? [])],
    })),
    contractStack: state.contractStack,
    time: state.timePile.length,
    victory: state.victoryPile.length,
    cooperative: state.cooperative,
    goal: state.goal,
    needsExpedition: state.needsExpedition,
    first: state.first,
    active: state.active,
    turn: state.turn,
    ending: state.ending,
    outcome: state.outcome,
    adventure: adventureView(box, state, viewer),
  };
}

function playerView(
  box: Box,
  state: State,
  seat: Seat,
  ids: (cards: readonly CardNumber[] | undefined) => string[],
): PlayerView {
  return {
    coins: coinsOf(state, seat),
    influence: influenceOf(box, state, seat),
    sabres: sabresOf(box, state, seat),
    discount: discountOf(box, state, seat),
    persons: ids(state.persons[seat]),
    expeditions: ids(state.completed[seat]),
    ships: ids(state.ships[seat]),
    nest: ids(state.nest[seat]),
    contractInfluence: state.contractInfluence[seat] ?? 0,
    markers: state.contracts.length === 0 ? 0 : freeMarkers(state, seat),
  };
}

/**
 * Sorts the hidden cards, shuffles them and deals as many back to each place. Cards that were already
 * face down when the others were shuffled are dealt only among themselves, as players remember them.
 * Rule PR-14.16.
 */
export function redeal(box: Box, state: State, viewer: Viewer, chance: Chance): State {
  const other = clone(state);
  other.chance = chance;
  const places = [other.deck, other.till, other.timePile, other.victoryPile, ...other.coins];
  const pools = poolsOf(state, box.cards.length);
  if (other.adventure !== null) {
    redealEvents(box, other.adventure, chance);
    redealCards(other.adventure, places, pools, viewer, chance);
    return other;
  }
  const stocks = inOrder(places, pools, state.olderCards.length + 1);
  for (const stock of stocks) shuffle(chance, stock);
  for (const place of places) {
    for (let i = 0; i < place.length; i++) {
      const card = must(stocks[must(pools[must(place[i])])]).pop();
      if (card !== undefined) place[i] = card;
    }
  }
  return other;
}

/** All cards of some piles, pool by pool and by number. Each is there once, so no sorting is needed. */
function inOrder(
  piles: readonly (readonly CardNumber[])[],
  pools: Uint8Array,
  count: number,
): CardNumber[][] {
  const isThere = new Uint8Array(pools.length);
  for (const pile of piles) for (const card of pile) isThere[card] = 1;
  const ordered: CardNumber[][] = [];
  for (let pool = 0; pool < count; pool++) ordered.push([]);
  for (let card = 0; card < pools.length; card++) {
    if (isThere[card] === 1) must(ordered[must(pools[card])]).push(card);
  }
  return ordered;
}
