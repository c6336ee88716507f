import type { GameReport } from '@captains-table/kernel';
import { seatCount } from './seats.ts';
import type { Event, Move, State } from './state.ts';

/** How long games last, how bold discovery is, and whether cards run out. */
export const report: GameReport<State, Move, Event> = {
  onEvent(event, state, figures) {
    switch (event.key) {
      case 'stopped':
        figures.count('stops');
        figures.measure('harbourAtStop', state.harbour.length);
        break;
      case 'busted':
        figures.count('busts');
        break;
      case 'repelled':
      case 'kept':
        figures.count('repelled');
        break;
      case 'recruited':
        figures.count('recruited');
        break;
      case 'explored':
        figures.count('expeditions');
        break;
      case 'claimed':
        figures.count('contracts');
        break;
      case 'mission-done':
        figures.count('missions');
        break;
      case 'month-over':
        figures.count('months');
        break;
      case 'reshuffled':
        figures.count('reshuffles');
        break;
      case 'exchanged':
        figures.count('exchanges');
        break;
      case 'standstill':
        figures.count('standstills');
        break;
      default:
    }
  },
  onEnd(state, figures) {
    figures.count('turns', state.turn);
    figures.count('rounds', Math.ceil(state.turn / seatCount(state)));
  },
};
