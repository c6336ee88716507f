/** What a move takes for good: a project, a building, a quest, a career. For reports on balance. */
import type { Move } from '../moves.ts';

export function takes(move: Move): string | undefined {
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
