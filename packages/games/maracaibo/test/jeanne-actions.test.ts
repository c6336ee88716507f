import { describe, expect, test } from 'vitest';
import { after, jeanneOf } from './jeanne-table.ts';
import { box } from './table.ts';

describe('Jeanne: actions', () => {
  const combat = { influence: [3, 0, 0], combatTokens: ['TK01'], score: 2 };
  const late = { score: 4 };

  test.each([
    { id: 'A1', ship: '1', row: 'A03', does: { explorer: 'E2' } },
    { id: 'A2', ship: '1', row: 'A02', does: { influence: [1, 0, 0] } },
    { id: 'A3', ship: '1', row: 'A04', does: { influence: [2, 0, 0], combatTokens: ['TK01'] } },
    { id: 'A4', ship: '4', row: 'A01', does: { influence: [0, 1, 0] } },
    { id: 'A5', ship: '5', row: 'A03', does: { influence: [0, 0, 1] } },
    { id: 'B1', ship: '4', row: 'A03', does: { explorer: 'E2', score: 4 }, later: { explorer: 'E4' } },
    { id: 'B2', ship: '4', row: 'A03', does: { quests: ['Q08'] }, later: late },
    { id: 'B3', ship: '4', row: 'A03', does: { discs: 1 }, later: late },
    { id: 'B4', ship: '5', row: 'A03', does: { explorer: 'E2', score: 4 }, later: { explorer: 'E4' } },
    { id: 'B5', ship: '5', row: 'A03', does: { discs: 1 }, later: late },
    { id: 'B6', ship: '5', row: 'A04', does: combat },
    { id: 'C1', ship: '4', row: 'A01', does: { discs: 1, score: 4 } },
    { id: 'C2', ship: '5', row: 'A02', does: { quests: ['Q08'], score: 3 } },
    { id: 'C3', ship: '4', row: 'A03', does: { explorer: 'E3', score: 4 }, later: { explorer: 'E4' } },
    { id: 'C4', ship: '5', row: 'A04', does: combat },
  ])('MA-25.5, MA-25.8, MA-25.9: $id: where she sails, what she takes, what she does', (one) => {
    const nothing = {
      explorer: 'E0',
      discs: 0,
      influence: [0, 0, 0],
      quests: [],
      combatTokens: [],
      score: 0,
    };
    for (const round of [1, 2, 3, 4]) {
      const table = after(
        one.id,
        {},
        {
          round,
          row: ['A01', 'A02', 'A03', 'A04'],
          cityTiles: { 4: 'CT-04', 5: 'CT-02' },
          markets: { 1: 2, 4: 1, 5: 2 },
          tokens: ['TK01'],
          nextQuests: ['Q08'],
        },
      );
      const expected = { ...nothing, ...one.does, ...(round >= 3 ? one.later : {}) };
      expect(jeanneOf(table)).toMatchObject({ ship: one.ship, cards: [one.row], ...expected });
      expect(table.place('2').cube).toBe(one.id === 'C4' ? 'france' : '');
    }
  });

  test('MA-25.9, MA-25.10: what her card says, whatever the city; 2 points beyond the track', () => {
    expect(jeanneOf(after('A2')).influence).toEqual([1, 0, 0]);
    const end = jeanneOf(after('A2', { influence: [18, 0, 0] }));
    expect(end).toMatchObject({ influence: [18, 0, 0], score: 2 });
  });

  test('MA-25.11: a disc out of the game; 4 points from round III on', () => {
    expect(jeanneOf(after('B3', {}, { round: 2 }))).toMatchObject({ discs: 2, score: 0 });
    expect(jeanneOf(after('B3', {}, { round: 3 }))).toMatchObject({ discs: 2, score: 4 });
    expect(jeanneOf(after('C1'))).toMatchObject({ discs: 2, score: 4 });
  });

  test('MA-25.12: a quest of the pile', () => {
    const table = after('C2', {}, { nextQuests: ['Q08'] });
    expect(jeanneOf(table)).toMatchObject({ quests: ['Q08'], score: 3 });
  });

  test('MA-25.13: the explorer by the shortest way; four spaces from round III on', () => {
    expect(jeanneOf(after('A1')).explorer).toBe('E2');
    expect(jeanneOf(after('A1', { explorer: 'E5' })).explorer).toBe('E7');
    expect(jeanneOf(after('B1', {}, { round: 2 }))).toMatchObject({ explorer: 'E2', score: 4 });
    expect(jeanneOf(after('B1', {}, { round: 3 })).explorer).toBe('E4');
    expect(jeanneOf(after('C3')).explorer).toBe('E3');
  });

  test('MA-25.13: she stops at a quest in reach, on the longer way too, and takes it', () => {
    const explorerQuests = ['Q03', 'Q04', 'Q05'];
    const short = after('A1', { explorer: 'E9' }, { explorerQuests });
    expect(jeanneOf(short)).toMatchObject({ explorer: 'E10', quests: ['Q04'] });
    expect(short.view().explorerQuests).toEqual(['Q03', '', 'Q05']);
    const long = after('C3', { explorer: 'E5' }, { explorerQuests });
    expect(jeanneOf(long)).toMatchObject({ explorer: 'E6c', quests: ['Q03'] });
  });

  test('MA-25.13: of two quests in reach the first, and a space with an explorer is no step', () => {
    // With the player on E6d four steps would reach the quest on E10 as well.
    const explorerQuests = ['Q03', 'Q04', 'Q05'];
    const rest = { round: 3, explorerQuests };
    const table = after('B1', { explorer: 'E6b' }, rest, { explorer: 'E6d' });
    expect(jeanneOf(table)).toMatchObject({ explorer: 'E6c', quests: ['Q03'] });
    const emptied = { round: 3, explorerQuests: ['', 'Q04', 'Q05'] };
    const second = after('B1', { explorer: 'E6b' }, emptied, { explorer: 'E6d' });
    expect(jeanneOf(second)).toMatchObject({ explorer: 'E10', quests: ['Q04'] });
  });

  test('MA-8.8, MA-25.13: at the end her explorer stays, and counts once', () => {
    const table = after('A1', { explorer: 'E24' });
    expect(jeanneOf(table).explorer).toBe('E24');
    expect(table.view().explorersHome).toBe(1);
  });

  test('MA-25.14: no rewards for her, but the player is second then', () => {
    const table = after('A1', { explorer: 'E13' });
    expect(jeanneOf(table)).toMatchObject({ explorer: 'E15', score: 0 });
    expect(table.view().linesPassed).toContain(1);
    const home = after('A1', { explorer: 'E23' });
    expect(home.view().explorersHome).toBe(1);
    expect(jeanneOf(home)).toMatchObject({ explorer: 'E24', score: 0, influence: [0, 0, 0] });
    // Over the red line: no influence for her.
    expect(jeanneOf(after('A1', { explorer: 'E7' })).influence).toEqual([0, 0, 0]);
  });

  test.each([
    { why: 'the highest value', token: 'TK02', player: [0, 0, 0], nation: 'spain' },
    { why: "minus the player's rank", token: 'TK01', player: [10, 0, 0], nation: 'spain' },
    { why: 'a tie: the higher printed value', token: 'TK01', player: [6, 0, 0], nation: 'france' },
    { why: 'a full tie: France first', token: 'TK25', player: [0, 0, 0], nation: 'france' },
    { why: 'a full tie without France: Spain', token: 'TK25', player: [3, 0, 0], nation: 'spain' },
  ])('MA-25.15: she fights for $nation by $why', ({ token, player, nation }) => {
    const table = after('A3', {}, { tokens: [token] }, { influence: player });
    expect(table.place('1').cube).toBe(nation);
  });

  test('MA-25.15: the modifier of the token counts as for everyone', () => {
    // 5, 4 and 6; England alone has most cubes and loses 2.
    const nation = (cubes: Readonly<Record<string, string>>) =>
      after('A3', {}, { tokens: ['TK15'], cubes }).place('1').cube;
    expect([nation({}), nation({ 8: 'england' })]).toEqual(['england', 'france']);
    // 3, 2 and 4; Spain alone has fewest cubes and gains 3.
    const fewest = after('A3', {}, { tokens: ['TK21'], cubes: { 7: 'england', 8: 'france' } });
    expect(fewest.place('1').cube).toBe('spain');
  });

  test('MA-25.15: without a token every nation has 3, and she gains none', () => {
    const table = after('A3', { influence: [0, 3, 0] }, { noTokens: true });
    expect(table.place('1').cube).toBe('spain');
    expect(jeanneOf(table).combatTokens).toEqual([]);
  });

  test('MA-25.15: costs and bonuses of the row do not count for her', () => {
    // France costs 2 doubloons, England would bring an influence.
    const table = after('A3', { influence: [0, 0, 14] }, { tokens: ['TK01'] }, { doubloons: 0 });
    expect(jeanneOf(table).influence).toEqual([0, 0, 16]);
    expect(jeanneOf(after('A3', {}, { tokens: ['TK01'] }, { doubloons: 0 })).influence).toEqual([2, 0, 0]);
    expect(table.me().doubloons).toBe(0);
  });

  test('MA-25.15: her own rank counts', () => {
    const table = after('A3', { influence: [0, 0, 3] }, { tokens: ['TK25'] });
    expect(table.place('1').cube).toBe('england');
  });

  test('MA-25.16: the lowest free city, else the lowest free village, else a cube is lost', () => {
    const cities = { 1: 'spain', 4: 'spain', 5: 'spain', 10: 'spain', 11: 'spain', 13: 'spain', 14: 'spain' };
    const villages = Object.fromEntries(
      box.locations.flatMap(({ id, type }) =>
        type === 'village' ? [[id, id === '2' ? '' : 'england']] : [],
      ),
    );
    expect(after('A3', {}, { tokens: ['TK01'], cubes: { 1: 'spain' } }).place('4').cube).toBe('france');
    expect(after('A3', {}, { tokens: ['TK01'], cubes: cities }).place('2').cube).toBe('france');
    const taken = { ...cities, ...villages, 2: 'spain' };
    const lost = after('A3', {}, { tokens: ['TK01'], cubes: taken, reserve: [13, 0, 0] });
    expect(lost.state.cubesOut[0]).toBe(1);
    // No bonus of the flag, and no points for a cube.
    expect(jeanneOf(after('A3', {}, { tokens: ['TK01'] })).score).toBe(0);
  });

  test('MA-25.16, MA-25.20: a city of L4 or L7 counts with her explorer far enough, by its number', () => {
    const annexed = (tile: string, taken: readonly string[], explorer: string) => {
      const cubes = Object.fromEntries(taken.map((place) => [place, 'spain']));
      const table = after('A3', { explorer }, { tokens: ['TK01'], cubes, legacy: [tile] });
      return table.view().places.find(({ cube }) => cube === 'france')?.id;
    };
    const low = ['1', '4', '5'];
    expect([annexed('L4', low, 'E3'), annexed('L4', low, 'E4')]).toEqual(['10', '9a']);
    const all = [...low, '10', '11', '13', '14'];
    expect([annexed('L7', all, 'E10'), annexed('L7', all, 'E11')]).toEqual(['2', '15a']);
  });

  test('MA-25.16: without a cube in the reserve none is placed or lost; the rest is gained', () => {
    const table = after('A3', {}, { tokens: ['TK01'], reserve: [0, 13, 13] });
    expect(table.place('1').cube).toBe('');
    expect(table.state.reserve).toEqual([0, 13, 13]);
    expect(table.state.cubesOut).toEqual([13, 0, 0]);
    expect(jeanneOf(table)).toMatchObject({ influence: [2, 0, 0], combatTokens: ['TK01'] });
  });

  test('MA-25.16: the warrior annexes a village besides', () => {
    const table = after('C4', {}, { tokens: ['TK01'] });
    expect([table.place('1').cube, table.place('2').cube]).toEqual(['france', 'france']);
  });

  test('MA-25.17: influence, points and the token', () => {
    expect(jeanneOf(after('A3', {}, { tokens: ['TK01'] }))).toMatchObject({
      influence: [2, 0, 0],
      combatTokens: ['TK01'],
      score: 0,
    });
    expect(jeanneOf(after('B6', {}, { tokens: ['TK01'] }))).toMatchObject({ influence: [3, 0, 0], score: 2 });
  });
});
