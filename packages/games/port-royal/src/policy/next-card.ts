import type { Seat } from '@captains-table/kernel';
import { must } from '@captains-table/kernel';
import type { Box, Card } from '../box.ts';
import { coinsOf } from '../deck.ts';
import { coloursClash } from '../harbour.ts';
import { canRepel } from '../repel.ts';
import type { State } from '../state.ts';
import { keepWorth } from './adventure.ts';
import type { Aim } from './aims.ts';
import { TAXED_FROM } from './aims.ts';
import type { Race } from './race.ts';
import { personWorth, shipWorth } from './worth.ts';

/** What the next card is worth to the active player who knows it. */
export function nextCardWorth(box: Box, state: State, seat: Seat, card: Card, race: Race): number {
  switch (card.kind) {
    case 'ship': {
      const number = must(box.cardNumber(card.id));
      if (coloursClash(box, state, number) && !canRepel(box, state, number)) return -4;
      return 0.5 + Math.max(shipWorth(box, state, seat, card, race), keepWorth(box, state, seat, card, race));
    }
    case 'person':
      return Math.max(0.3, personWorth(box, state, seat, card, race));
    case 'expedition':
      return 0.4;
    case 'tax':
      return taxWorth(coinsOf(state, seat), race.aims);
  }
}

/** A tax takes half of a full purse, unless that is just what a mission asks for. */
function taxWorth(coins: number, aims: readonly Aim[]): number {
  if (coins < TAXED_FROM) return 0.2;
  const mission = aims.find(({ awaitsTax }) => awaitsTax);
  return mission === undefined ? -3 : mission.prize;
}
