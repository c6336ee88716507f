/** What people see and what they do not: hands, destination cards and the draw pile. */
import type { Chance, Seat, Viewer } from '@captains-table/kernel';
import { add, must, shuffle } from '@captains-table/kernel';
import type { Board } from './board.ts';
import { cardOf, NONE, portId, spaceId } from './board.ts';
import { clone } from './clone.ts';
import { piecePoints, pointsOf } from './end.ts';
import { allMarkers, goodsIn, shipsIn } from './fleet.ts';
import { drawnAfter, reshuffles } from './hand.ts';
import { isPlayable } from './sailing.ts';
import type { CardNumber, FleetView, PortNumber, State, View } from './state.ts';

/** Rules CA-13.1 to CA-13.3, CA-1.10, CA-8.4. */
export function viewOf(board: Board, state: State, viewer: Viewer): View {
  const cards = (list: readonly CardNumber[] = []) => list.map((card) => cardOf(board, card).id);
  const mayKnow = (seat: Seat) => state.over || seat === viewer;
  return {
    mode: state.mode,
    round: state.round,
    order: state.order.slice(),
    active: activeSeat(state),
    fleets: state.fleets.map((_, seat) => fleetView(board, state, seat)),
    discovered: discoveredPorts(board, state),
    pieces: state.pieces.slice(),
    pieceCount: state.pieceCount,
    hand: viewer === 'spectator' ? [] : cards(state.hands[viewer]),
    destinations: state.destinations.map((list, seat) =>
      mayKnow(seat) ? list.map((port) => portId(board, port)) : [],
    ),
    deck: state.deck.length,
    discard: cards(state.discard),
    card: cardInEffect(board, state),
    dice: state.dice.slice(),
    ending: state.ending,
    over: state.over,
  };
}

function fleetView(board: Board, state: State, seat: Seat): FleetView {
  return {
    at: spaceId(board, must(state.fleets[seat])),
    markers: must(state.markers[seat]),
    allMarkers: allMarkers(board, state, seat),
    bid: must(state.bids[seat]),
    upgraded: must(state.upgraded[seat]),
    wrecks: shipsIn(must(state.wrecks[seat])),
    goods: goodsIn(must(state.goods[seat])),
    points: pointsOf(board, state, seat),
    discoveryPoints: must(state.discoveryPoints[seat]),
    salePoints: must(state.salePoints[seat]),
    piecePoints: piecePoints(board, state, seat),
    hand: must(state.hands[seat]).length,
  };
}

function discoveredPorts(board: Board, state: State): Record<string, Seat> {
  const discovered: Record<string, Seat> = {};
  for (const [port, seat] of state.discoverers.entries()) {
    if (seat !== NONE) discovered[portId(board, port)] = seat;
  }
  return discovered;
}

function activeSeat(state: State): Seat {
  for (const frame of state.stack) if (frame.kind === 'turn') return frame.seat;
  return NONE;
}

function cardInEffect(board: Board, state: State): string {
  for (const frame of state.stack) if (frame.kind === 'effect') return cardOf(board, frame.card).id;
  return '';
}

/** Deals again what the viewer cannot see. */
export function redeal(board: Board, state: State, viewer: Viewer, chance: Chance): State {
  const other = clone(state);
  other.chance = chance;
  dealEventsAgain(board, other, viewer);
  maybeGivePlayable(board, other, viewer);
  if (!other.over) dealDestinationsAgain(board, other, viewer);
  return other;
}

/**
 * All players saw which cards a reshuffle put into the draw pile: those in hands were drawn after it, all other hidden
 * cards before. So cards are dealt again only among those of the same reshuffle. Rule CA-13.6.
 */
function dealEventsAgain(board: Board, state: State, viewer: Viewer): void {
  const last = reshuffles(state);
  for (let reshuffle = 0; reshuffle <= last; reshuffle++) {
    const runs = hiddenRuns(state, viewer, reshuffle);
    const cards = runs.map(({ hand, from, to }) => hand.slice(from, to));
    dealAgain(board.cards.length, reshuffle === last ? [state.deck, ...cards] : cards, state.chance);
    for (const [i, { hand, from }] of runs.entries()) {
      for (const [index, card] of (cards[i] ?? []).entries()) hand[from + index] = card;
    }
  }
}

/** Cards that lie side by side in a hand. */
interface Run {
  readonly hand: CardNumber[];
  readonly from: number;
  readonly to: number;
}

/** Where cards lie in hands that the viewer cannot see, drawn after this reshuffle. */
function hiddenRuns(state: State, viewer: Viewer, reshuffle: number): Run[] {
  const runs: Run[] = [];
  for (const [seat, hand] of state.hands.entries()) {
    if (seat === viewer) continue;
    const [from, to] = drawnAfter(state, seat, reshuffle);
    if (from < to) runs.push({ hand, from, to });
  }
  return runs;
}

/** Takes all numbers from these lists, sorts and shuffles them, and gives each list as many as it had. */
function dealAgain(kinds: number, lists: readonly number[][], chance: Chance): void {
  const counts = new Uint8Array(kinds);
  for (const list of lists) for (const item of list) add(counts, item, 1);
  const hidden: number[] = [];
  for (let kind = 0; kind < kinds; kind++) {
    for (let i = must(counts[kind]); i > 0; i--) hidden.push(kind);
  }
  shuffle(chance, hidden);
  let index = 0;
  for (const list of lists) for (let i = 0; i < list.length; i++) list[i] = must(hidden[index++]);
}

/**
 * A fleet may enter a blue space only if its player has a card that can be played (rule CA-5.5). So one of
 * the hidden cards is such a card: if not in this hand, then in the draw pile or in another one, drawn
 * after the same reshuffle.
 */
function maybeGivePlayable(board: Board, state: State, viewer: Viewer): void {
  const frame = state.stack.at(-1);
  if (frame?.kind !== 'event' || frame.seat === viewer) return;
  const hand = must(state.hands[frame.seat]);
  const fits = (card: CardNumber) => isPlayable(cardOf(board, card), must(state.markers[frame.seat]));
  if (hand.some(fits)) return;
  for (let reshuffle = reshuffles(state); reshuffle >= 0; reshuffle--) {
    const [place, end] = drawnAfter(state, frame.seat, reshuffle);
    if (place === end) continue;
    const pile = { hand: state.deck, from: 0, to: reshuffle === reshuffles(state) ? state.deck.length : 0 };
    for (const { hand: list, from, to } of [pile, ...hiddenRuns(state, viewer, reshuffle)]) {
      const index = list.findIndex((card, i) => i >= from && i < to && fits(card));
      if (index < 0) continue;
      [list[index], hand[place]] = [must(hand[place]), must(list[index])];
      return;
    }
  }
}

/** Deals each pile by itself: everyone knows how many cards of each pile a player holds. */
function dealDestinationsAgain(board: Board, state: State, viewer: Viewer): void {
  const others = state.destinations.filter((_, seat) => seat !== viewer);
  for (const pile of ['west', 'east'] as const) {
    const isOfPile = (port: PortNumber) => board.ports[port]?.pile === pile;
    const places = [...others, state.boxed].map((list) => ({ list, cards: list.filter(isOfPile) }));
    const cards = places.map((place) => place.cards);
    dealAgain(board.ports.length, cards, state.chance);
    for (const place of places) {
      let index = 0;
      for (const [i, port] of place.list.entries()) {
        if (isOfPile(port)) place.list[i] = must(place.cards[index++]);
      }
    }
  }
}
