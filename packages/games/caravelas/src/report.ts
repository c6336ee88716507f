import type { GameReport } from '@captains-table/kernel';
import type { Event, Move, State } from './state.ts';

/** How long games last, what the fleets do, and how often storms and the Cape strike. */
export const report: GameReport<State, Move, Event> = {
  onEvent(event, _state, figures) {
    switch (event.key) {
      case 'discovered':
        figures.count('discoveries');
        break;
      case 'sold':
        figures.count('sales');
        figures.measure('pointsOfSale', event.points);
        break;
      case 'upgraded':
        figures.count('upgrades');
        break;
      case 'built':
        figures.count('pieces');
        break;
      case 'rounded':
        figures.count('capeRoundings');
        break;
      case 'sank':
        figures.count('wrecks');
        break;
      case 'stormed':
      case 'blown':
        figures.count('storms');
        break;
      default:
    }
  },
  onEnd(state, figures) {
    figures.count('rounds', state.round);
  },
};
