import { expect, test } from 'vitest';
import { bgStatsFile } from '../../src/plays/bg-stats.ts';
import { play } from './sample-plays.ts';

interface BgStats {
  readonly games: readonly { readonly id: number; readonly uuid: string; readonly name: string }[];
  readonly players: readonly { readonly id: number; readonly uuid: string; readonly name: string }[];
  readonly locations: readonly { readonly id: number }[];
  readonly plays: readonly {
    readonly uuid: string;
    readonly gameRefId: number;
    readonly locationRefId: number;
    readonly playDate: string;
    readonly durationMin: number;
    readonly playerScores: readonly {
      readonly playerRefId: number;
      readonly score: string;
      readonly winner: boolean;
      readonly startPlayer: boolean;
      readonly rank: number;
      readonly seatOrder: number;
    }[];
  }[];
  readonly userInfo: { readonly meRefId: number };
}

const fileOf = (...plays: Parameters<typeof bgStatsFile>[0]) =>
  JSON.parse(JSON.stringify(bgStatsFile(plays, 'person/bob'))) as BgStats;

test('every play names its game, place and players, each of which is there once', () => {
  const file = fileOf(
    play('a'),
    play('b'),
    play('c', { game: 'caravelas', gameName: 'Caravelas', pace: 'turns' }),
  );
  expect(file.games.map(({ name }) => name)).toEqual(['Port Royal', 'Caravelas']);
  expect(file.players.map(({ name }) => name)).toEqual(['Anna, “the Shark”', 'Bart', 'Bot (Mate)']);
  const [first, , third] = file.plays;
  expect(first).toMatchObject({ playDate: '2026-07-11 19:30:00', durationMin: 45, locationRefId: 1 });
  expect(first?.gameRefId).toBe(file.games[0]?.id);
  expect(third).toMatchObject({ gameRefId: file.games[1]?.id, durationMin: 0 });
  expect(first?.playerScores).toMatchObject([
    { score: '61', winner: true, startPlayer: true, rank: 1, seatOrder: 1 },
    { score: '54', winner: false, startPlayer: false, rank: 2, seatOrder: 2 },
    { score: '', winner: false, startPlayer: false, rank: 3, seatOrder: 3 },
  ]);
  const known = new Set(file.players.map(({ id }) => id));
  for (const { playerScores } of file.plays)
    for (const { playerRefId } of playerScores) expect(known).toContain(playerRefId);
  expect(file.players.find(({ id }) => id === file.userInfo.meRefId)?.name).toBe('Bart');
});

test('the same play has the same mark in every file, and no two plays have one', () => {
  const marks = fileOf(play('a'), play('b')).plays.map(({ uuid }) => uuid);
  expect(fileOf(play('b'), play('a')).plays.map(({ uuid }) => uuid)).toEqual(marks.toReversed());
  expect(new Set(marks).size).toBe(2);
  for (const mark of marks)
    expect(mark).toMatch(/^[\dA-F]{8}-[\dA-F]{4}-5[\dA-F]{3}-[89AB][\dA-F]{3}-[\dA-F]{12}$/);
});

test('a log without plays is a file all the same', () => {
  expect(fileOf()).toMatchObject({ games: [], players: [], plays: [], userInfo: { meRefId: 0 } });
});
