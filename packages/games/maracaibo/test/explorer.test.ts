import { describe, expect, test } from 'vitest';
import { exploring } from './explorer-table.ts';
import { cardWith, position } from './table.ts';

describe('the way', () => {
  test('MA-8.1, MA-8.9: forward, at least one space, up to the number, either branch', () => {
    expect(exploring({ explorer: 'E3' }).options('explore')).toEqual(['E4', 'E5']);
    expect(exploring({ explorer: 'E5' }).options('explore')).toEqual(['E6', 'E7', 'E6a', 'E6b']);
    expect(exploring({ explorer: 'E5' }).rule({ kind: 'explore', to: 'E8' })).toBe('MA-8.1');
    expect(exploring({ explorer: 'E5' }).rule({ kind: 'explore', to: 'E4' })).toBe('MA-8.1');
  });

  test('MA-8.2: a space with another explorer is skipped and not counted', () => {
    expect(exploring({ explorer: 'E1' }, { explorer: 'E2' }).options('explore')).toEqual(['E3', 'E4']);
  });

  test('MA-8.2, MA-8.7: at the end there is room for all', () => {
    const table = exploring({ explorer: 'E23' }, { explorer: 'E24' });
    expect(table.options('explore')).toEqual(['E24']);
  });

  test('MA-8.3: the reward of the space reached, not of those passed', () => {
    const table = exploring({ explorer: 'E0', doubloons: 0 }).play({ kind: 'explore', to: 'E2' });
    expect(table.me()).toMatchObject({ score: 2, doubloons: 0 });
  });

  test('MA-8.4: the quest of a space may be fulfilled; then everyone skips the space', () => {
    const table = exploring(
      { explorer: 'E9', combatPoints: 1, hand: [] },
      { explorer: 'E9', ship: '20' },
      { explorerQuests: ['Q01', 'Q04', 'Q02'] },
    );
    table.play({ kind: 'explore', to: 'E10' });
    expect(table.decision).toMatchObject({ kind: 'quest', quest: 'Q04' });
    table.play({ kind: 'quest', quest: 'Q04' });
    expect(table.me().quests).toEqual(['Q04']);
    expect(table.view().explorerQuests).toEqual(['Q01', '', 'Q02']);
  });

  test('MA-8.4: it may be left, and a player who cannot pay is not asked', () => {
    const quests = { explorerQuests: ['Q01', 'Q04', 'Q02'] };
    const left = exploring({ explorer: 'E9', combatPoints: 1 }, {}, quests);
    left.play({ kind: 'explore', to: 'E10' }).decline();
    expect(left.view().explorerQuests[1]).toBe('Q04');
    const poor = exploring({ explorer: 'E9', combatPoints: 0, career: 'K-4' }, {}, quests);
    expect(poor.play({ kind: 'explore', to: 'E10' }).decision?.kind).not.toBe('quest');
    const hopeful = exploring(
      { explorer: 'E9', combatPoints: 0, bought: [cardWith('combatPointsForReturnedSpy')], spies: 1 },
      {},
      quests,
    );
    hopeful.play({ kind: 'explore', to: 'E10' });
    expect(hopeful.rule({ kind: 'quest', quest: 'Q04' })).toBe('MA-10.2');
    hopeful.play({ kind: 'spy-to-points' }, { kind: 'quest', quest: 'Q04' });
    expect(hopeful.me().quests).toEqual(['Q04']);
    // So is one who could by an objective.
    const career = { career: 'K-4', quests: 4, doubloons: 0 };
    const promised = exploring({ explorer: 'E9', ...career }, {}, { explorerQuests: ['Q01', 'Q07', 'Q02'] });
    promised.play({ kind: 'explore', to: 'E10' });
    expect(promised.rule({ kind: 'quest', quest: 'Q07' })).toBe('MA-10.2');
    promised.play({ kind: 'objective', career: 'K-4', objective: 0, level: 'low' });
    expect(promised.can({ kind: 'quest', quest: 'Q07' })).toBe(true);
    const gone = exploring({ explorer: 'E9' }, {}, { explorerQuests: ['Q01', '', 'Q02'] });
    expect(gone.options('explore')).toEqual(['E11', 'E12', 'E12a']);
  });
});

describe('lines and end', () => {
  test('MA-8.5: the red line: 3 influence in one nation, for everyone', () => {
    for (const explorer of ['E0', 'E9']) {
      const table = exploring({ explorer: 'E7' }, { explorer }).play({ kind: 'explore', to: 'E8' });
      expect(table.decision).toMatchObject({ kind: 'influence', n: 3 });
      table.play({ kind: 'influence', nation: 'england' });
      expect(table.me().influence).toEqual([0, 0, 3]);
    }
  });

  test('MA-8.6: the blue and the green line: 4 points for the first, 2 for others', () => {
    const points = (explorer: string, to: string, other: string) => {
      const table = exploring({ explorer }, { explorer: other }).play({ kind: 'explore', to });
      return table.heard('points').map(({ n }) => n);
    };
    expect(points('E13', 'E14', 'E0')[0]).toBe(4);
    expect(points('E13', 'E14', 'E17')[0]).toBe(2);
    expect(points('E19', 'E20', 'E17')).toEqual([4]);
    expect(points('E19', 'E20', 'E23')).toEqual([2]);
  });

  test('MA-8.7: the end: 10, 8, 6 or 4 points and a village action', () => {
    for (const [before, points] of [10, 8, 6, 4].entries()) {
      const others = [0, 1, 2].map((other) => ({ explorer: other < before ? 'E24' : 'E0' }));
      const players = [{ ship: '20', explorer: 'E22' }, ...others];
      const table = exploring({}, {}, { players }).play({ kind: 'explore', to: 'E24' });
      expect(table.me().points['explorer']).toBe(points);
      expect(table.decision).toMatchObject({ kind: 'village', left: 1 });
    }
  });

  test('MA-8.6, MA-8.7: the player who comes second at a line or at the end gets less', () => {
    const inTurn = (first: string, second: string, to: readonly [string, string]) => {
      const table = position({
        players: [
          { ship: '20', explorer: first },
          { ship: '19', explorer: second },
        ],
        phase: 'main',
      }).play({ kind: 'city' }, { kind: 'choose', option: 1 }, { kind: 'explore', to: to[0] });
      table.until('sail', 1).sail('20');
      table.play({ kind: 'city' }, { kind: 'choose', option: 1 }, { kind: 'explore', to: to[1] });
      return [table.me(0).points['explorer'], table.me(1).points['explorer']];
    };
    // E19 to E20 over the green line; a space without points.
    expect(inTurn('E18', 'E17', ['E20', 'E19'])).toEqual([4, 0]);
    expect(inTurn('E19', 'E19c', ['E20', 'E21'])).toEqual([4, 2 + 4]);
    expect(inTurn('E23', 'E22', ['E24', 'E24'])).toEqual([10, 8]);
  });

  test('MA-8.8: an explorer at the end moves no more', () => {
    const table = position({ players: [{ ship: '20', explorer: 'E24' }, {}], phase: 'main' });
    table.play({ kind: 'city' });
    expect(table.decision?.kind).toBe('fight-for');
  });

  test('MA-8.10: lines first, then the space', () => {
    const table = exploring({ explorer: 'E13' }).play({ kind: 'explore', to: 'E14' });
    expect(table.heard('points').map(({ n }) => n)).toEqual([4, 3]);
  });

  test('MA-8.10: two lines in one move count one after the other, as they lie on the way', () => {
    // Past three explorers and an emptied quest three steps lead from E7 to E14.
    const table = position({
      players: [
        { ship: '20', explorer: 'E7', bought: [cardWith('explorerSteps')] },
        { explorer: 'E9' },
        { explorer: 'E11' },
        { explorer: 'E12' },
      ],
      quests: {},
      explorerQuests: ['Q01', '', 'Q02'],
      phase: 'main',
    }).play({ kind: 'city' }, { kind: 'choose', option: 1 }, { kind: 'explore', to: 'E14' });
    expect(table.decision).toMatchObject({ kind: 'influence', n: 3 });
    expect(table.me().score).toBe(0);
    table.play({ kind: 'influence', nation: 'spain' });
    expect(table.me()).toMatchObject({ influence: [0, 3, 0], score: 4 + 3 });
  });
});
