import type { GameReport } from '@captains-table/kernel';
import type { Event, Move, State } from './state.ts';

/** What the voyages are used for, and how often they fail. */
export const report: GameReport<State, Move, Event> = {
  onEvent(event, _state, figures) {
    switch (event.key) {
      case 'visited':
        figures.count('visits');
        break;
      case 'took-hind':
        figures.count('goldenHind');
        break;
      case 'stays':
        figures.count('stayedHome');
        break;
      case 'attacked':
        figures.count('attacks');
        figures.measure('pointsOfAttack', event.points);
        break;
      case 'traded':
        figures.count('trades');
        break;
      case 'failed':
        figures.count('failures');
        break;
      default:
    }
  },
  onEnd(state, figures) {
    figures.count('voyages', state.voyage);
  },
};
