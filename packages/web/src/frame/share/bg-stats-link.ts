/**
 * The link by which the app BG Stats takes a play over, as its maker describes it:
 * https://www.bgstatsapp.com/support/push-plays-to-bg-stats-from-other-apps-or-websites/
 * Nothing is sent before the player opens it.
 */
import type { Result } from '@captains-table/kernel';
import { MINUTE } from '@captains-table/kernel';
import type { TableScene } from '@captains-table/protocol';

export interface PlayedGame {
  readonly scene: Pick<TableScene, 'id' | 'game' | 'seats' | 'startedAt' | 'endedAt' | 'createdAt' | 'tempo'>;
  readonly result: Result;
  /** What the game and the way it was played are called. */
  readonly game: string;
  readonly mode: string;
  /** By seat. */
  readonly names: readonly string[];
}

const ADDRESS = 'https://app.bgstatsapp.com/createPlay.html';

export function bgStatsLink({ scene, result, game, mode, names }: PlayedGame): string {
  const began = scene.startedAt ?? scene.createdAt;
  const ended = scene.endedAt ?? began;
  const live = scene.tempo.kind !== 'days';
  const play = {
    sourceName: 'Captain’s Table',
    sourcePlayId: scene.id,
    playDate: utcDate(ended),
    ...(live ? { durationMin: Math.max(1, Math.round((ended - began) / MINUTE)) } : {}),
    board: mode,
    game: { name: game, sourceGameId: scene.game, highestWins: true, noPoints: false },
    players: result.ranking.map((rank, seat) => ({
      name: names[seat] ?? '',
      sourcePlayerId: scene.seats[seat]?.person ?? `seat-${seat}`,
      // Some versions of the app refuse a play in which one of these two is left out.
      winner: rank === 1,
      startPlayer: seat === 0,
      rank,
      score: result.scores[seat] ?? 0,
    })),
  };
  return `${ADDRESS}?data=${encodeURIComponent(JSON.stringify(play))}`;
}

/** `2026-07-11 19:30:00`. The app wants to know when the play ended. */
function utcDate(at: number): string {
  return new Date(at).toISOString().slice(0, 19).replace('T', ' ');
}
