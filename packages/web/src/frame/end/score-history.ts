/** How the scores of one match developed. */
import type { TableGame } from '@captains-table/catalogue';
import type { Result } from '@captains-table/kernel';
import type { TableScene } from '@captains-table/protocol';
import type { BoardModule } from '../../board-kit/board.ts';
import type { ReplayLink } from '../replay/replay-link.ts';
import { isTogether } from './outcome.ts';
import type { RacePoint } from './race.ts';
import { race } from './race.ts';

export interface ScoreHistory {
  readonly points: readonly RacePoint[];
  /** The standing before the last move, where that brought a final scoring. */
  readonly beforeScoring: readonly number[] | undefined;
}

const HISTORIES = new WeakMap<ReplayLink, ScoreHistory>();

/** What each had at the beginning of each turn, or would have had if the game had ended then. Worked out once a match. */
export function scoreHistoryOf(
  game: TableGame,
  scene: TableScene,
  result: Result | undefined,
  recording: ReplayLink,
  board: BoardModule,
): ScoreHistory {
  const known = HISTORIES.get(recording);
  if (known !== undefined) return known;
  const { moves, turns } = recording.replay;
  const standingAt = (at: number) => standing(game, scene, recording, board, at);
  const final = finalStanding(game, scene, result);
  const history = {
    points: race(turns, moves, (at) => (at === moves ? (final ?? standingAt(at)) : standingAt(at))),
    beforeScoring: board.scoresAtEnd === true ? standingAt(moves - 1) : undefined,
  };
  HISTORIES.set(recording, history);
  return history;
}

function standing(
  game: TableGame,
  { seats }: TableScene,
  recording: ReplayLink,
  board: BoardModule,
  at: number,
): readonly number[] {
  if (board.ifEnded === undefined) return board.standing(recording.playAt(at, 'spectator').view);
  return board.ifEnded(
    seats.map((_, seat) => recording.playAt(at, seat).view),
    game,
  );
}

/** The lines end where the result says, with everything that was hidden until then. */
function finalStanding(
  { game: { meta } }: TableGame,
  { options }: TableScene,
  result: Result | undefined,
): readonly number[] | undefined {
  if (result === undefined || isTogether(meta, options, result)) return undefined;
  return [...result.scores, ...(result.rivals ?? []).map(({ score }) => score)];
}
