import { describe, expect, test } from 'vitest';
import type { PlayerPosition, Position } from '../../src/position-spec.ts';
import { given } from '../table.ts';
import { named, outlook, steps } from './random-games.ts';

const MAIN = { phase: 'main', points: 2 } as const;

function career(player: PlayerPosition, rest: Partial<Position> = {}) {
  const table = given(player, { ...MAIN, ...rest });
  return {
    progress: (number: number) => outlook.careers.progress(table.view(0), 0, number),
    offered: table.legal.flatMap((move) =>
      move.kind === 'objective' ? [`${move.objective} ${move.level}`] : [],
    ),
  };
}

describe('MA-27.7 how far one is with an objective', () => {
  test('MA-15.2: upgrades, lines and quests of Courage', () => {
    const player = { career: 'K-1', open: ['U1', 'U2', 'U3'], explorer: 'E9', quests: 4 };
    const { progress, offered } = career(player);
    expect(progress(0)).toEqual({ have: 3, low: 4, high: 6 });
    expect(progress(1)).toEqual({ have: 1, low: 1, high: 2 });
    expect(progress(2)).toEqual({ have: 4, low: 3, high: 5 });
    expect(offered).toEqual(['1 low', '2 low']);
  });

  test('MA-15.2: influence in one nation counts the highest, in two the second', () => {
    const renown = career({ career: 'K-6', influence: [7, 2, 5], tokens: 2, synergies: ['crown'] });
    expect(renown.progress(0)?.have).toBe(2);
    expect(renown.progress(1)?.have).toBe(1);
    expect(renown.progress(2)).toEqual({ have: 7, low: 6, high: 9 });
    const wealth = career({ career: 'K-3', influence: [7, 2, 5] });
    expect(wealth.progress(2)).toEqual({ have: 5, low: 3, high: 5 });
    expect(wealth.offered).toContain('2 high');
  });

  test('MA-15.2: spies on the board are those that cards sent to places', () => {
    const { progress, offered } = career({ career: 'K-8', bought: ['A18', 'A26', 'A45', 'A49', 'B007'] });
    const { have = 0, low = 0 } = progress(0) ?? {};
    expect(have).toBeGreaterThan(0);
    expect(offered.includes('0 low')).toBe(have >= low);
  });

  test('MA-26.3: an armada counts the cubes of its nation in play', () => {
    const cubes = { 1: 'france', 2: 'spain', 3: 'france', 6: 'france' };
    const { progress, offered } = career({ career: 'KA-F' }, { options: { armada: true }, cubes });
    expect(progress(0)?.have).toBe(3);
    expect(offered).toContain('0 low');
  });

  test('is not known before the career is', () => {
    expect(outlook.careers.progress(given({}, { phase: 'opening' }).view(0), 0, 0)).toBeUndefined();
  });

  test('in whole games an objective is offered as soon as a goal is reached', () => {
    const met = { low: 0, high: 0, open: 0 };
    for (const { decision, view, seat, legal } of steps()) {
      if (decision.kind !== 'main' && decision.kind !== 'village' && decision.kind !== 'after') continue;
      for (const number of [0, 1, 2]) {
        const progress = outlook.careers.progress(view, seat, number);
        if (progress === undefined || view.players[seat]?.objectives[number] !== 0) continue;
        const { have, low, high } = progress;
        const level = have >= high ? 'high' : have >= low ? 'low' : undefined;
        const move = legal.find((one) => one.kind === 'objective' && one.objective === number);
        expect(move?.kind === 'objective' ? move.level : undefined).toBe(level);
        met[level ?? 'open']++;
      }
    }
    expect(met.open).toBeGreaterThan(100);
    expect(met.low).toBeGreaterThan(5);
  });
});

describe('MA-27.7 the lines of the explorer track', () => {
  const steps0 = (explorer: string, line: 'red' | 'blue' | 'green', rest: Partial<Position> = {}) =>
    outlook.explorer.stepsToLine(given({ explorer }, rest).view(0), 0, line);

  test('MA-8.5: are counted in spaces until they are passed', () => {
    expect(steps0('E0', 'red')).toBe(8);
    expect(steps0('E6d', 'red')).toBe(1);
    expect(steps0('E7', 'blue')).toBe(7);
    expect(steps0('E8', 'red')).toBeUndefined();
  });

  test('MA-8.2: spaces with another explorer are not counted', () => {
    expect(steps0('E0', 'red', { players: [{ explorer: 'E0' }, { explorer: 'E3' }] })).toBe(7);
  });

  test('in whole games an explorer passes a line with the number of steps announced, and not with fewer', () => {
    let asked = 0;
    for (const { decision, view, seat, legal } of steps()) {
      if (decision.kind !== 'explore') continue;
      asked++;
      const spaces = named(legal, 'explore');
      for (const line of ['red', 'blue', 'green'] as const) {
        const needed = outlook.explorer.stepsToLine(view, seat, line);
        if (needed === undefined) continue;
        const beyond = spaces.some((explorer) => steps0(explorer, line) === undefined);
        expect(beyond).toBe(needed <= decision.steps);
      }
    }
    expect(asked).toBeGreaterThan(20);
  });

  test('MA-8.6: a line brings most to the player who passes it first', () => {
    const view = given({ explorer: 'E7' }).view(0);
    const first = outlook.explorer.lineReward(view, 'blue');
    expect(outlook.explorer.lineReward({ ...view, linesPassed: [0, 1] }, 'blue')).not.toEqual(first);
    expect(first.length).toBeGreaterThan(0);
  });
});
