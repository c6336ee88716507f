import { describe, expect, test } from 'vitest';
import { given } from './table.ts';

/** In a city that gives 1 combat point and 1 influence. */
function gaining(influence: readonly number[]) {
  return given({ ship: '4', influence }, { phase: 'main', cityTiles: { 4: 'CT-07' } }).play({ kind: 'city' });
}

describe('influence', () => {
  test('MA-7.1: the marker goes one space on', () => {
    expect(gaining([4, 0, 0]).play({ kind: 'influence', nation: 'france' }).me().influence).toEqual([
      5, 0, 0,
    ]);
  });

  test('MA-7.2: on the last space every further step is 2 points', () => {
    const table = gaining([18, 0, 0]).play({ kind: 'influence', nation: 'france' });
    expect(table.me()).toMatchObject({ influence: [18, 0, 0], score: 2 });
    expect(gaining([17, 0, 0]).play({ kind: 'influence', nation: 'france' }).me()).toMatchObject({
      influence: [18, 0, 0],
      score: 0,
    });
    // Three influence at the red line: one step to the last space, two beyond it.
    const line = given({ ship: '20', influence: [17, 0, 0], explorer: 'E7' }, { phase: 'main' });
    line.play({ kind: 'city' }, { kind: 'choose', option: 1 }, { kind: 'explore', to: 'E8' });
    line.play({ kind: 'influence', nation: 'france' });
    expect(line.me()).toMatchObject({ influence: [18, 0, 0], score: 4 });
  });

  test('MA-7.3: the rank is that of the last red column reached', () => {
    const ranks = [0, 2, 3, 5, 6, 9, 10, 13, 14, 17, 18].map((space) => {
      return given({ influence: [space, 0, 0] }).me().ranks[0];
    });
    expect(ranks).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5]);
  });

  test('MA-7.4: to the next rank, and not beyond the last', () => {
    const influence = [4, 18, 0];
    const table = given(
      { ship: '10', influence, half: ['U11'], open: ['U1', 'U2', 'U3', 'U4'], hand: ['A03'] },
      {
        phase: 'main',
      },
    );
    table.play({ kind: 'deliver', card: 'A03' }, { kind: 'disc', area: 'U11' });
    table.play({ kind: 'choose', option: 2 });
    expect(table.options('rank')).toEqual(['france', 'england']);
    expect(table.rule({ kind: 'rank', nation: 'spain' })).toBe('MA-7.4');
    expect(table.play({ kind: 'rank', nation: 'france' }).me().influence).toEqual([6, 18, 0]);
  });

  test('MA-7.5: cubes come from the left of the reserve; captured ones are out of the game', () => {
    const table = given(
      { ship: '11', doubloons: 9 },
      { phase: 'main', tokens: ['TK01'], cubes: { 4: 'spain' } },
    ).play({ kind: 'city' }, { kind: 'fight-for', nation: 'france' }, { kind: 'take-city', at: '4' });
    expect(table.view().nations.map(({ reserve, emptySlots }) => [reserve, emptySlots])).toEqual([
      [12, 1],
      [12, 1],
      [13, 0],
    ]);
  });
});
