import type { GameReport } from '@captains-table/kernel';
import type { Event } from './events.ts';
import type { Move } from './moves.ts';
import type { State } from './state.ts';

/** How long games last, and what the ways to points are used for. */
export const report: GameReport<State, Move, Event> = {
  takes,
  onEvent(event, _state, figures) {
    switch (event.key) {
      case 'turn-began':
        figures.count('turns');
        break;
      case 'bought':
        figures.count('projects');
        break;
      case 'delivered':
        figures.count('deliveries');
        break;
      case 'fought':
        figures.count('combats');
        break;
      case 'quest-done':
        figures.count('quests');
        break;
      case 'explored':
        figures.count('explorerStops');
        break;
      case 'invested':
        figures.count('buildings');
        break;
      case 'spy-placed':
        figures.count('spies');
        break;
      default:
    }
  },
  onEnd(state, figures) {
    figures.count('rounds', state.round);
  },
};

/** What a move takes for good: a project, a building, a quest, a career. */
function takes(move: Move): string | undefined {
  switch (move.kind) {
    case 'buy':
      return move.card;
    case 'invest':
      return move.building;
    case 'quest':
      return move.quest;
    case 'career':
      return move.career;
    default:
      return undefined;
  }
}
