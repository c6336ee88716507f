import { describe, expect, it } from 'vitest';
import type { TableGame } from '@captains-table/catalogue';
import type { AnyMatch } from '@captains-table/kernel';
import { chanceFrom, below } from '@captains-table/kernel';
import { ReplayLink } from '../../src/frame/replay/replay-link.ts';
import { gameNamed, matchOf, playOn } from '../matches.ts';

async function finishedGame(): Promise<{ readonly game: TableGame; readonly match: AnyMatch }> {
  const game = await gameNamed('port-royal');
  const match = matchOf(game, { seats: 3, options: {}, seed: 'replay' });
  const chance = chanceFrom('replay');
  playOn(match, (legal) => legal[below(chance, legal.length)]);
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
      const view: unknown = match.game.view(match.at(at), 0);
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

  it('reports what happened in a step, and nothing after a leap', () => {
    const link = open();
    const told: number[] = [];
    link.onChange(({ events }) => told.push(events.length));
    link.replay.goTo(1);
    link.replay.goTo(20);
    expect(told).toEqual([expect.any(Number), 0]);
    expect(told[0]).toBeGreaterThan(0);
  });
});
