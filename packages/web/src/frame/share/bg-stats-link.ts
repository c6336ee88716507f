/** The link by which the app BG Stats takes a play over. Nothing is sent before the player opens it. */
import type { Result } from '@captains-table/kernel';
import { MINUTE } from '@captains-table/kernel';
import type { TableScene } from '@captains-table/protocol';

export interface PlayedGame {
  readonly scene: Pick<TableScene, 'id' | 'game' | 'options' | 'seats' | 'startedAt' | 'createdAt' | 'tempo'>;
  readonly result: Result;
  /** What the game is called. */
  readonly game: string;
  /** By seat. */
  readonly names: readonly string[];
  readonly now: number;
}

const ADDRESS = 'https://app.bgstatsapp.com/createPlay.html';

export function bgStatsLink({ scene, result, game, names, now }: PlayedGame): string {
  const began = scene.startedAt ?? scene.createdAt;
  const live = scene.tempo.kind !== 'days';
  const play = {
    sourceName: 'Captain’s Table',
    sourcePlayId: scene.id,
    playDate: localDate(began),
    ...(live ? { durationMin: Math.max(1, Math.round((now - began) / MINUTE)) } : {}),
    board: scene.options.mode,
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

/** `2026-07-11 19:30:00`, where the player is. */
function localDate(at: number): string {
  const date = new Date(at);
  const two = (number: number) => String(number).padStart(2, '0');
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`;
}
