import type { Seat } from '@captains-table/kernel';
import { must } from '@captains-table/kernel';
import type { Box, Card } from '../box.ts';
import { cardOf } from '../box.ts';
import type { Requirement } from '../content.ts';
import { coinsOf } from '../deck.ts';
import { influenceOf, personsOf, sabresOf } from '../influence.ts';
import type { State } from '../state.ts';

/**
 * Whether a seat meets what can be claimed at any moment of its turn. What happens at one moment
 * only (a tax, a bust, colours reached, coins given up) is never met here. Rules PR-11.24, PR-12.1
 * to PR-12.12, PR-12.37, PR-12.41, PR-12.42.
 */
export function meets(box: Box, state: State, seat: Seat, requirement: Requirement): boolean {
  switch (requirement.asks) {
    case 'person':
      return countPersons(box, state, seat, (card) => card.type === requirement.type) >= requirement.count;
    case 'cheap-persons':
      return countPersons(box, state, seat, (card) => card.cost <= requirement.cost) >= requirement.count;
    case 'sabres':
      return sabresOf(box, state, seat) >= requirement.count;
    case 'expeditions':
      return must(state.completed[seat]).length >= requirement.count;
    case 'influence':
      return influenceOf(box, state, seat) >= requirement.count;
    case 'pay':
      return coinsOf(state, seat) >= requirement.coins;
    case 'nest':
      return seat === state.active && must(state.nest[seat]).length >= requirement.colours;
    case 'forgo':
    case 'taxed':
    case 'bust':
    case 'colours':
      return false;
  }
}

function countPersons(box: Box, state: State, seat: Seat, test: (card: Card) => boolean): number {
  let count = 0;
  for (const number of personsOf(state, seat)) if (test(cardOf(box, number))) count++;
  return count;
}
