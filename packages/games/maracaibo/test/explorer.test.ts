import { describe, expect, test } from 'vitest';
import type { PlayerPosition, Position } from '../src/position-spec.ts';
import { cardWith, cardsWith, position } from './table.ts';

/** On 20, exploring up to 2, with two players. */
function exploring(first: PlayerPosition, second: PlayerPosition = {}, rest: Partial<Position> = {}) {
  return position({ players: [{ ship: '20', ...first }, second], phase: 'main', ...rest }).play(
    { kind: 'city' },
    { kind: 'choose', option: 1 },
  );
}

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
    const table = exploring({ explorer: 'E23' }, { explorer: 'E24' }, { explorersHome: 1 });
    expect(table.options('explore')).toEqual(['E24']);
  });

  test('MA-8.3: the reward of the space reached, not of those passed', () => {
    const table = exploring({ explorer: 'E0', doubloons: 0 }).play({ kind: 'explore', to: 'E2' });
    expect(table.me()).toMatchObject({ score: 2, doubloons: 0 });
  });

  test('MA-8.4: the quest of a space may be fulfilled; then everybody skips the space', () => {
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

  test('MA-8.4: it may be left, and who cannot pay is not asked', () => {
    const quests = { explorerQuests: ['Q01', 'Q04', 'Q02'] };
    const left = exploring({ explorer: 'E9', combatPoints: 1 }, {}, quests);
    left.play({ kind: 'explore', to: 'E10' }).decline();
    expect(left.view().explorerQuests[1]).toBe('Q04');
    const poor = exploring({ explorer: 'E9', combatPoints: 0, career: 'K-4' }, {}, quests);
    expect(poor.play({ kind: 'explore', to: 'E10' }).decision?.kind).not.toBe('quest');
    const hopeful = exploring(
      { explorer: 'E9', combatPoints: 0, bought: [cardWith('PE8')], spies: 1 },
      {},
      quests,
    );
    hopeful.play({ kind: 'explore', to: 'E10' });
    expect(hopeful.rule({ kind: 'quest', quest: 'Q04' })).toBe('MA-10.2');
    hopeful.play({ kind: 'spy-to-points' }, { kind: 'quest', quest: 'Q04' });
    expect(hopeful.me().quests).toEqual(['Q04']);
    const gone = exploring({ explorer: 'E9' }, {}, { explorerQuests: ['Q01', '', 'Q02'] });
    expect(gone.options('explore')).toEqual(['E11', 'E12', 'E12a']);
  });
});

describe('lines and end', () => {
  test('MA-8.5: the red line: 3 influence in one nation, for everybody', () => {
    for (const linesPassed of [0, 1]) {
      const table = exploring({ explorer: 'E7' }, {}, { linesPassed }).play({ kind: 'explore', to: 'E8' });
      expect(table.decision).toMatchObject({ kind: 'influence', n: 3 });
      table.play({ kind: 'influence', nation: 'england' });
      expect(table.me().influence).toEqual([0, 0, 3]);
    }
  });

  test('MA-8.6: the blue and the green line: 4 points for the first, 2 for others', () => {
    const points = (explorer: string, to: string, linesPassed: number) => {
      const table = exploring({ explorer }, {}, { linesPassed }).play({ kind: 'explore', to });
      return table.heard('points').map(({ n }) => n);
    };
    expect(points('E13', 'E14', 0)[0]).toBe(4);
    expect(points('E13', 'E14', 2)[0]).toBe(2);
    expect(points('E19', 'E20', 0)).toEqual([4]);
    expect(points('E19', 'E20', 4)).toEqual([2]);
  });

  test('MA-8.7: the end: 10, 8, 6 or 4 points and a village action', () => {
    for (const [explorersHome, points] of [10, 8, 6, 4].entries()) {
      const table = exploring({ explorer: 'E22' }, {}, { explorersHome }).play({
        kind: 'explore',
        to: 'E24',
      });
      expect(table.me().points['explorer']).toBe(points);
      expect(table.decision).toMatchObject({ kind: 'village', left: 1 });
    }
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
});

describe('lasting effects of exploring', () => {
  test('MA-19.1, MA-19.6: PE5: one space further, for each such card', () => {
    const [first = '', second = ''] = cardsWith('PE5');
    expect(exploring({ bought: [first] }).options('explore')).toEqual(['E1', 'E2', 'E3']);
    expect(exploring({ bought: [first, second] }).options('explore')).toEqual(['E1', 'E2', 'E3', 'E4']);
  });

  test('MA-19.7: PE6: a point from the owner of each explorer passed, if there is one', () => {
    const bought = [cardWith('PE6')];
    const table = exploring({ bought, explorer: 'E0' }, { explorer: 'E1', score: 5 });
    table.play({ kind: 'explore', to: 'E2' });
    expect([table.me(0).score, table.me(1).score]).toEqual([2 + 1, 4]);
    const poor = exploring({ bought, explorer: 'E0' }, { explorer: 'E1' });
    expect(poor.play({ kind: 'explore', to: 'E2' }).me(1).score).toBe(0);
  });

  test('MA-19.7: also from an explorer on a space whose quest is gone', () => {
    const bought = [cardWith('PE6')];
    const table = exploring(
      { bought, explorer: 'E9' },
      { explorer: 'E10', score: 3 },
      { explorerQuests: ['Q01', '', 'Q02'] },
    ).play({ kind: 'explore', to: 'E11' });
    expect(table.me(1).score).toBe(2);
  });
});
