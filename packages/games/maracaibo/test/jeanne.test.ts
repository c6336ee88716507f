import { describe, expect, test } from 'vitest';
import type { JeannePosition, PlayerPosition, Position } from '../src/position-spec.ts';
import { box, cardWith, cardsWith, fresh, locationOf, card, position } from './table.ts';

/** Jeanne has just played the first of these cards. */
function after(
  deck: string,
  jeanne: JeannePosition = {},
  rest: Partial<Position> = {},
  player: PlayerPosition = {},
) {
  return position({
    players: [player],
    active: 1,
    quests: {},
    cubes: {},
    ...rest,
    jeanne: { deck: [deck], ...jeanne },
  });
}

function jeanneOf(table: ReturnType<typeof position>) {
  const { jeanne } = table.view();
  if (jeanne === undefined) throw new Error('Jeanne does not play');
  return jeanne;
}

describe('Jeanne: set-up and turns', () => {
  test('MA-25.1: she has a ship and an explorer; the board is that of two players', () => {
    const table = fresh(1);
    expect(jeanneOf(table)).toMatchObject({
      ship: 'H',
      explorer: 'E0',
      score: 0,
      influence: [0, 0, 0],
      cards: [],
    });
    expect(table.place('6').cube).toBe('spain');
    expect(table.place('11').cityTile).toBe('CT-M');
    expect(fresh(2).view().jeanne).toBeUndefined();
  });

  test.each([
    { jeanne: 'veryEasy', letters: 'AAAAA' },
    { jeanne: 'easy', letters: 'AAAAAC' },
    { jeanne: 'medium', letters: 'AAAAABC' },
    { jeanne: 'hard', letters: 'AAAABBC' },
    { jeanne: 'veryHard', letters: 'AAABBBC' },
  ])('MA-25.2: the deck "$jeanne" is $letters, and her board has 22 discs', ({ jeanne, letters }) => {
    const { deck } = fresh(1, { jeanne }).state.jeanne;
    const found = deck.map((number) => box.jeanne.cards[number]?.deck ?? '').toSorted();
    expect(found.join('')).toBe(letters);
    expect(box.jeanne.board.discs).toBe(22);
  });

  test('MA-25.3: the player begins, then both take turns', () => {
    const table = fresh(1).until('sail');
    expect(table.heard('jeanne-drew')).toEqual([]);
    table.sail('1').until('sail');
    expect(table.heard('jeanne-drew')).toHaveLength(1);
    table.sail('2').until('sail');
    expect(table.heard('jeanne-drew')).toHaveLength(2);
  });

  test('MA-25.4: a card a turn; used up, they are shuffled', () => {
    const table = fresh(1, { jeanne: 'veryEasy' }).until('sail');
    for (const place of ['1', '2', '3', '4', '6']) table.sail(place).until('sail');
    expect(jeanneOf(table)).toMatchObject({ deck: 0 });
    expect(jeanneOf(table).seen).toHaveLength(5);
    table.sail('7').until('sail');
    expect(jeanneOf(table)).toMatchObject({ deck: 4, discard: [] });
  });
});

describe('Jeanne: sailing', () => {
  test('MA-25.5: she counts cities and places with a quest, and follows the arrow at forks', () => {
    expect(jeanneOf(after('A2')).ship).toBe('1');
    expect(jeanneOf(after('A4')).ship).toBe('4');
    expect(jeanneOf(after('A5')).ship).toBe('5');
    expect(jeanneOf(after('A5', {}, { quests: { 3: ['Q03'] } })).ship).toBe('3');
    expect(jeanneOf(after('A4', { ship: '10' })).ship).toBe('13');
    expect(jeanneOf(after('A5', { ship: '10' })).ship).toBe('14');
  });

  test('MA-25.6: she does not sail past 20', () => {
    expect(jeanneOf(after('A4', { ship: '13' })).ship).toBe('20');
    expect(jeanneOf(after('A2', { ship: '20' }, { round: 4 })).ship).toBe('21b');
  });

  test('MA-25.20: 9a needs her explorer; dear legs and tolls are nothing to her', () => {
    const options = { difficulty: 'medium' };
    expect(jeanneOf(after('A2', { ship: '8' }, { options })).ship).toBe('10');
    expect(jeanneOf(after('A2', { ship: '8', explorer: 'E4' }, { options })).ship).toBe('9a');
    expect(jeanneOf(after('A1', { ship: '8', explorer: 'E4' }, { options })).ship).toBe('10');
    expect(jeanneOf(after('A1', { ship: '11' }, { legacy: ['L8', 'L11', 'L20'] })).ship).toBe('13');
  });
});

describe('Jeanne: stops', () => {
  test('MA-25.7: she takes the quest that came first without paying, and her turn ends', () => {
    const table = after('A2', {}, { quests: { 1: ['Q05', 'Q06'] } });
    expect(jeanneOf(table)).toMatchObject({ quests: ['Q05'], influence: [0, 0, 0], discs: 0, cards: [] });
    expect(table.place('1').quests).toEqual(['Q06']);
  });

  test('MA-25.8: a disc on a free market', () => {
    const table = after('A2');
    expect(table.place('1').discs).toBe(1);
    expect(jeanneOf(table)).toMatchObject({ discs: 1, cards: [] });
  });

  test('MA-25.8: with a full market, or homeward, the printed card of the row', () => {
    const row = ['A01', 'A02', 'A03', 'A04'];
    const full = after('A2', {}, { row, markets: { 1: 2 } });
    expect(jeanneOf(full)).toMatchObject({ discs: 0, cards: ['A02'] });
    expect(full.view().row).toHaveLength(4);
    expect(full.view().row).not.toContain('A02');
    expect(jeanneOf(after('A4', { ship: '13' }, { row })).cards).toEqual(['A01']);
  });

  test('MA-19.8: a watching spy of the player sees her stop', () => {
    const spy = cardsWith('PC2').find((id) =>
      ['1', '4', '5', '10', '11', '13'].includes(locationOf(card(id).spyTo)),
    );
    const place = locationOf(card(spy ?? '').spyTo);
    const before: Readonly<Record<string, string>> = { 1: 'H', 4: '3', 5: '3', 10: '9', 11: '10', 13: '11' };
    const way = place === '4' || place === '13' ? 'A1' : 'A2';
    const table = after(way, { ship: before[place] ?? 'H' }, {}, { bought: [cardWith('PE7'), spy ?? ''] });
    expect(table.decision).toMatchObject({ kind: 'tip', seat: 0, at: place });
  });
});

describe('Jeanne: actions', () => {
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

  test('MA-25.14: no rewards for her, but the player is second then', () => {
    const table = after('A1', { explorer: 'E13' });
    expect(jeanneOf(table)).toMatchObject({ explorer: 'E15', score: 0 });
    expect(table.view().linesPassed).toContain(1);
    const home = after('A1', { explorer: 'E23' });
    expect(home.view().explorersHome).toBe(1);
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

describe('Jeanne: scoring', () => {
  const interim = (jeanne: JeannePosition, player: PlayerPosition = {}) =>
    position({ players: [{ ship: '21a', ...player }], phase: 'scoring', jeanne }).play({
      kind: 'two-points',
    });

  /** The end of the game; the player takes the two points of the buying step. */
  const final = (jeanne: JeannePosition, player: PlayerPosition = {}, rest: Partial<Position> = {}) =>
    position({ players: [{ ship: '22', ...player }], phase: 'scoring', round: 4, jeanne, ...rest }).until(
      'end',
    );

  test('MA-25.18: she buys nothing', () => {
    const table = interim({});
    expect(table.heard('two-points')).toEqual([{ key: 'two-points', seat: 0 }]);
    expect(table.state.jeanne.points.reduce((sum, n) => sum + n, 0)).toBe(0);
  });

  test('MA-25.19: the highest number uncovered, and a point for each card', () => {
    const table = interim({ discs: 8 });
    expect(table.heard('jeanne-points')[0]).toMatchObject({ n: 10, from: 'income' });
    expect(box.jeanne.board.income[3]).toBe(2);
    expect(box.jeanne.board.pointsPerCard).toBe(1);
  });

  test('MA-25.21: influence counts as for everybody, 5 points for each quest', () => {
    const table = final(
      { influence: [6, 0, 0], quests: 2 },
      { influence: [3, 0, 0], quests: 2 },
      { cubes: {}, reserve: [13, 13, 13] },
    );
    // Nobody has a cube: every nation ties for most. Rank 2 × 2, the most influence, two quests.
    expect(jeanneOf(table).score).toBe(4 + 3 + 10);
  });

  test.each([
    { quests: 1, bonus: 10 },
    { quests: 2, bonus: 10 },
    { quests: 3, bonus: 20 },
    { quests: 4, bonus: 30 },
  ])('MA-25.22: $quests quests more than the player: $bonus points', ({ quests, bonus }) => {
    expect(jeanneOf(final({ quests })).score).toBe(5 * quests + bonus);
  });

  test.each([
    { discs: 1, bonus: 0 },
    { discs: 2, bonus: 10 },
    { discs: 6, bonus: 20 },
    { discs: 8, bonus: 30 },
  ])('MA-25.23: with $discs discs gone and no upgrade of the player: $bonus points', ({ discs, bonus }) => {
    expect(jeanneOf(final({ discs })).score).toBe((box.jeanne.board.income[discs] ?? 0) + bonus);
  });

  test.each([
    { explorer: 'E0', bonus: 0 },
    { explorer: 'E1', bonus: 10 },
    { explorer: 'E7', bonus: 10 },
    { explorer: 'E8', bonus: 20 },
    { explorer: 'E11', bonus: 30 },
  ])('MA-25.24: her explorer on $explorer, the player at the start: $bonus points', ({ explorer, bonus }) => {
    expect(jeanneOf(final({ explorer })).score).toBe(bonus);
  });

  test('MA-25.24: on different branches the one nearer to the next line is ahead', () => {
    expect(jeanneOf(final({ explorer: 'E7' }, { explorer: 'E6c' })).score).toBe(10);
    expect(jeanneOf(final({ explorer: 'E6' }, { explorer: 'E6c' })).score).toBe(0);
    expect(jeanneOf(final({ explorer: 'E6c' }, { explorer: 'E7' })).score).toBe(0);
  });

  test('MA-25.25: the player wins with as many points as she has', () => {
    expect(final({ score: 40 }, { score: 10 }).result?.ranking).toEqual([2]);
    expect(final({ score: 10 }, { score: 40 }).result?.ranking).toEqual([1]);
    const even = final({ score: 12 }, { score: 10 });
    expect(even.result?.scores).toEqual([jeanneOf(even).score]);
    expect(even.result?.ranking).toEqual([1]);
  });
});
