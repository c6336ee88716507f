import { describe, expect, it } from 'vitest';
import { nearestTurn } from '../../src/frame/replay/nearest-turn.ts';
import { ReplayLink } from '../../src/frame/replay/replay-link.ts';
import { gameNamed, matchOf, playOn } from '../matches.ts';

async function recording() {
  const game = await gameNamed('stowaways');
  const match = matchOf(game, { seats: 2, seed: '1' });
  playOn(match, ([first]) => first);
  const seats = [{ kind: 'person', name: 'Inès' } as const, { kind: 'bot', level: 'mate' } as const];
  return { match, link: new ReplayLink({ game, document: match.toDocument(true), seats }) };
}

describe('a replay', () => {
  it('shows every moment of the match as it was', async () => {
    const { match, link } = await recording();
    link.replay.goTo(3);
    link.replay.lookAs(1);
    const view: unknown = JSON.parse(JSON.stringify(match.game.view(match.at(3), 1)));
    expect(link.scene.value?.play?.view).toEqual(view);
    expect(link.scene.value?.you.seat).toBe(1);
    expect(await link.history()).toHaveLength(3);
  });

  it('stays within the match', async () => {
    const { match, link } = await recording();
    link.replay.goTo(10_000);
    expect(link.replay.at.value).toBe(match.line.length);
    expect(link.scene.value?.play?.result).toEqual(match.game.result(match.state));
    link.replay.goTo(-1);
    expect(link.replay.at.value).toBe(0);
  });

  it('reports what a step caused, and only to those who may know', async () => {
    const { link } = await recording();
    const heard: string[] = [];
    link.onChange(({ events }) => heard.push(...events.map(({ key }) => key)));
    for (let at = 1; at <= link.replay.moves; at++) link.replay.goTo(at);
    expect(heard).toContain('drew');
    expect(heard).not.toContain('drew-card');
    heard.length = 0;
    link.replay.goTo(0);
    link.replay.goTo(5);
    expect(heard).toEqual([]);
  });

  it('can be walked through turn by turn', () => {
    expect(nearestTurn([0, 4, 9], 4, -1, 12)).toBe(0);
    expect(nearestTurn([0, 4, 9], 6, -1, 12)).toBe(4);
    expect(nearestTurn([0, 4, 9], 4, 1, 12)).toBe(9);
    expect(nearestTurn([0, 4, 9], 9, 1, 12)).toBe(12);
  });
});
