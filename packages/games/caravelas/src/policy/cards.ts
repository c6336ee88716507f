/** What event cards are worth, in markers. */
import { must } from '@captains-table/kernel';
import type { Card } from '../board.ts';
import { cardOf, neighbour, NONE } from '../board.ts';
import { allMarkers, seatCount } from '../fleet.ts';
import { isPlayable } from '../sailing.ts';
import type { Situation } from './situation.ts';
import { here, markersOf, progress, windfall } from './situation.ts';
import type { Weights } from './weights.ts';

const NO_CARD = 12;

/** Markers that the best card in hand would cost on a blue space. */
export function eventCost({ board, state, seat, chart: { weights } }: Situation, left: number): number {
  if (state.mode === 'drawn') return weights.drawnCost;
  let best = NO_CARD;
  for (const number of must(state.hands[seat])) {
    const card = cardOf(board, number);
    if (isPlayable(card, left)) best = Math.min(best, usualCost(card, left, weights));
  }
  return best;
}

function usualCost(card: Card, left: number, { compassCost, fairWindGain }: Weights): number {
  switch (card.kind) {
    case 'storm':
      return card.markers;
    case 'compass':
      return compassCost;
    case 'fair-wind':
      return -fairWindGain;
    case 'calm':
      return left;
  }
}

export function rateCard(situation: Situation, card: Card): number {
  const left = markersOf(situation);
  switch (card.kind) {
    case 'storm':
      return -card.markers - giftOf(situation, card);
    case 'compass':
      return drift(situation, card) - giftOf(situation, card);
    case 'fair-wind':
      return regained(situation, card) - giftOf(situation, card) - situation.chart.weights.keptFairWind;
    case 'calm':
      return -left;
  }
}

export function regained(situation: Situation, card: Card): number {
  return Math.min(
    card.markers,
    allMarkers(situation.board, situation.state, situation.seat) - markersOf(situation),
  );
}

/** What a card gives the other players. */
export function giftOf(situation: Situation, card: Card): number {
  const { board, state, seat } = situation;
  const ocean = board.oceans[here(situation)];
  let others = 0;
  for (let other = 0; other < seatCount(state); other++) {
    if (other !== seat && board.oceans[must(state.fleets[other])] === ocean) others++;
  }
  const { compassGift, gift } = situation.chart.weights;
  const use = card.kind === 'compass' ? compassGift : gift;
  return (use * card.bonus * others) / (seatCount(state) - 1);
}

/** Where a compass storm would take the fleet. */
export function drift(situation: Situation, card: Card): number {
  let space = here(situation);
  let found = 0;
  for (let step = 0; step < card.bonus; step++) {
    const to = neighbour(situation.board, space, card.direction);
    if (to === NONE) break;
    if (step > 0) found += windfall(situation, space);
    space = to;
  }
  return found + progress(situation, space);
}

/** A hand of strong storms and calms is better handed back. */
export function rateSwap({ board, state, seat, chart: { weights } }: Situation): number {
  const hand = must(state.hands[seat]);
  let badness = 0;
  for (const number of hand) badness += usualCost(cardOf(board, number), 4, weights) - weights.usualCard;
  return weights.swap * badness - (hand.length > board.figures.hand ? 1 : 0);
}
