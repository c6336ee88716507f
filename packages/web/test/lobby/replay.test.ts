import { describe, expect, it } from 'vitest';
import { loadTableGame } from '@captains-table/catalogue';
import type { TableGame } from '@captains-table/catalogue';
import type { AnyMatch } from '@captains-table/kernel';
import { chanceFrom, below, Match } from '@captains-table/kernel';
import { ReplayLink } from '../../src/frame/replay/replay-link.ts';

async function finishedGame(): Promise<{ readonly game: TableGame; readonly match: AnyMatch }> {
  const game = await loadTableGame('port-royal');
  if (game === undefined) throw new Error('there is no Port Royal');
  const match = new Match(game.game, { seats: 3, options: {}, seed: 'replay' }) as AnyMatch;
  const chance = chanceFrom('replay');
  while (match.game.result(match.state) === undefined) {
    const seat = match.game.pending(match.state)[0]?.seat ?? 0;
    const legal = match.game.legal(match.state, seat) as readonly unknown[];
    match.play(seat, legal[below(chance, legal.length)]);
  }
  return { game, match };
}

describe('a finished match, looked through', async () => {
  const { game, match } = await finishedGame();
  const seats = [
    { kind: 'person', name: 'Inès' },
    { kind: 'bot', level: 'mate' },
    { kind: 'bot', level: 'mate' },
  ] as const;
  const open = () => new ReplayLink({ game, document: match.toDocument(true), seats, viewer: 0 });

  it('begins before the first move and has all of them', () => {
    const { replay, scene } = open();
    expect(replay.at.value).toBe(0);
    expect(replay.moves).toBe(match.line.length);
    expect(scene.value).toMatchObject({ status: 'playing', you: { seat: 0 }, play: { moves: 0, legal: [] } });
  });

  it('shows any moment as that seat saw it', () => {
    const { replay, scene } = open();
    for (const at of [1, Math.floor(replay.moves / 2), replay.moves - 1]) {
      replay.goTo(at);
      const view = match.game.view(match.at(at), 0) as unknown;
      expect(scene.value?.play?.view).toEqual(JSON.parse(JSON.stringify(view)));
    }
  });

  it('ends with the result, and stays within the match', () => {
    const { replay, scene } = open();
    replay.goTo(replay.moves + 10);
    expect(replay.at.value).toBe(replay.moves);
    expect(scene.value).toMatchObject({ status: 'over', play: { result: match.game.result(match.state) } });
    replay.goTo(-5);
    expect(replay.at.value).toBe(0);
  });

  it('can be seen through other eyes', () => {
    const { replay, scene } = open();
    replay.lookAs(2);
    expect(scene.value?.you).toEqual({ host: false, seat: 2 });
    replay.lookAs('spectator');
    expect(scene.value?.you).toEqual({ host: false });
  });

  it('tells of a step what happened in it, and of a leap nothing', () => {
    const link = open();
    const told: number[] = [];
    link.onChange(({ events }) => told.push(events.length));
    link.replay.goTo(1);
    link.replay.goTo(20);
    expect(told).toEqual([expect.any(Number), 0]);
    expect(told[0]).toBeGreaterThan(0);
  });
});
