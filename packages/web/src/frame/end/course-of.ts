/** How the scores of one match went. */
import type { GameMeta, Result } from '@captains-table/kernel';
import type { TableScene } from '@captains-table/protocol';
import type { BoardModule } from '../../board-kit/board.ts';
import type { ReplayLink } from '../replay/replay-link.ts';
import { isTogether } from './outcome.ts';
import type { RacePoint } from './race.ts';
import { race } from './race.ts';

export interface CourseOfScores {
  readonly points: readonly RacePoint[];
  /** The standing before the last move, where that brought a final scoring. */
  readonly beforeScoring: readonly number[] | undefined;
}

export function courseOf(
  meta: GameMeta,
  scene: TableScene,
  result: Result | undefined,
  recording: ReplayLink,
  board: BoardModule,
): CourseOfScores {
  const { moves, turns } = recording.replay;
  const standingAt = (at: number) => board.standing(recording.playAt(at, 'spectator').view);
  const final = finalStanding(meta, scene, result);
  return {
    points: race(turns, moves, (at) => (at === moves ? (final ?? standingAt(at)) : standingAt(at))),
    beforeScoring: board.scoresAtEnd === true ? standingAt(moves - 1) : undefined,
  };
}

/** The lines end where the result says, with everything that was hidden until then. */
function finalStanding(
  meta: GameMeta,
  { options }: TableScene,
  result: Result | undefined,
): readonly number[] | undefined {
  if (result === undefined || isTogether(meta, options, result)) return undefined;
  return [...result.scores, ...(result.rivals ?? []).map(({ score }) => score)];
}
