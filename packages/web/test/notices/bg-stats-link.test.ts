import { expect, test } from 'vitest';
import { bgStatsLink } from '../../src/frame/share/bg-stats-link.ts';

const began = Date.parse('2026-07-11T19:30:00Z');
// Only the part of a scene that the link uses.
const scene = {
  id: 'reef',
  game: 'port-royal',
  tempo: { kind: 'none' },
  createdAt: began - 60_000,
  startedAt: began,
  endedAt: began + 45 * 60_000,
  seats: [{ person: 'ann' }, {}],
} as unknown as Parameters<typeof bgStatsLink>[0]['scene'];
const result = { ranking: [2, 1], scores: [54, 61], breakdown: [{}, {}] };
const played = {
  scene,
  result,
  game: 'Port Royal',
  mode: 'Base game',
  names: ['Anna & Co', 'Bot “Kate”'],
};

function dataOf(link: string): unknown {
  const { origin, pathname, searchParams } = new URL(link);
  expect(origin + pathname).toBe('https://app.bgstatsapp.com/createPlay.html');
  return JSON.parse(searchParams.get('data') ?? '');
}

test('a play as the app reads it, however late the link is opened', () => {
  expect(dataOf(bgStatsLink(played))).toEqual({
    sourceName: 'Captain’s Table',
    sourcePlayId: 'reef',
    // When it ended, in UTC.
    playDate: '2026-07-11 20:15:00',
    durationMin: 45,
    board: 'Base game',
    game: { name: 'Port Royal', sourceGameId: 'port-royal', highestWins: true, noPoints: false },
    players: [
      { name: 'Anna & Co', sourcePlayerId: 'ann', winner: false, startPlayer: true, rank: 2, score: 54 },
      { name: 'Bot “Kate”', sourcePlayerId: 'seat-1', winner: true, startPlayer: false, rank: 1, score: 61 },
    ],
  });
});

test('a game by turns took days, not minutes', () => {
  const byTurns = { ...played, scene: { ...scene, tempo: { kind: 'days', days: 2 } as const } };
  expect(dataOf(bgStatsLink(byTurns))).not.toHaveProperty('durationMin');
});
