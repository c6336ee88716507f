import { describe, expect, test } from 'vitest';
import type { JeannePosition, PlayerPosition, Position } from '../src/position-spec.ts';
import { after, jeanneOf } from './jeanne-table.ts';
import { box, card, cardWith, cardsWith, fresh, locationOf, position } from './table.ts';

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

  test('MA-25.2: which cards of a letter she has is a matter of chance', () => {
    const decks = Array.from({ length: 40 }, (_, deal) => fresh(1, { jeanne: 'hard' }, `deal ${deal}`));
    expect(new Set(decks.flatMap(({ state }) => state.jeanne.deck)).size).toBe(15);
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

  test('MA-25.20: 9a needs her explorer; costly legs and tolls do not affect her', () => {
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

  test('MA-25.7, MA-24.1: the quest of L1 she takes like any other, and it is replaced', () => {
    const rest = { legacy: ['L1'], cityQuest: 'Q04', nextQuests: ['Q09'] };
    const table = after('A2', { ship: '16' }, rest);
    expect(jeanneOf(table)).toMatchObject({ ship: '17', quests: ['Q04'], influence: [0, 0, 0], discs: 0 });
    expect(table.view().cityQuest).toBe('Q09');
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

  test('MA-25.8: her last disc gone, she takes a card instead of delivering', () => {
    const table = after('A2', { discs: 22 });
    expect(table.place('1').discs).toBe(0);
    expect(jeanneOf(table)).toMatchObject({ discs: 22, influence: [1, 0, 0] });
    expect(jeanneOf(table).cards).toHaveLength(1);
  });

  test('MA-25.20: spies of L5 and discs of L10 are nothing to her, nor to the player when she stops', () => {
    const spies = after('A2', { ship: '1' }, { legacy: ['L5'], quests: { 3: ['Q05'] } }, { ship: 'H' });
    expect(jeanneOf(spies).ship).toBe('3');
    expect(spies.state.spies).toEqual([2]);
    const discs = after('A2', { ship: '1' }, { legacy: ['L10'], quests: { 2: ['Q05'] } }, { ship: 'H' });
    expect(jeanneOf(discs)).toMatchObject({ ship: '2', discs: 0 });
    expect(discs.decision).toMatchObject({ kind: 'sail', seat: 0 });
    const points = after('A2', { ship: '18' }, { legacy: ['L25'], quests: { 19: ['Q05'] } });
    expect(jeanneOf(points)).toMatchObject({ ship: '19', score: 0 });
    expect(points.state.score).toEqual([0]);
  });

  test('MA-19.8: a watching spy of the player sees her stop', () => {
    const spy = cardsWith('spy to a place').find((id) =>
      ['1', '4', '5', '10', '11', '13'].includes(locationOf(card(id).spyTo)),
    );
    const place = locationOf(card(spy ?? '').spyTo);
    const before: Readonly<Record<string, string>> = { 1: 'H', 4: '3', 5: '3', 10: '9', 11: '10', 13: '11' };
    const way = place === '4' || place === '13' ? 'A1' : 'A2';
    const table = after(
      way,
      { ship: before[place] ?? 'H' },
      {},
      { bought: [cardWith('watchfulSpies'), spy ?? ''] },
    );
    expect(table.decision).toMatchObject({ kind: 'tip', seat: 0, at: place });
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
    // Her next card, which she plays at once, brings no points.
    const table = interim({ deck: ['A2'] });
    expect(table.heard('points').filter(({ from }) => from === 'scoring')).toEqual([
      { key: 'points', seat: 0, n: 2, from: 'scoring' },
    ]);
    expect(table.state.jeanne.points.reduce((sum, n) => sum + n, 0)).toBe(0);
  });

  test('MA-25.19: the highest number uncovered, and a point for each card', () => {
    const earned = (discs: number, cards: number) => {
      const table = position({ players: [{ ship: '21a' }], phase: 'scoring', jeanne: { discs } });
      const { deck, jeanne } = table.state;
      jeanne.cards.push(...deck.splice(0, cards));
      table.play({ kind: 'two-points' });
      // She begins the next round at once: only what she earned is counted.
      const income = table.heard('jeanne-points').filter(({ from }) => from === 'income');
      return income.reduce((sum, { n }) => sum + n, 0);
    };
    expect([0, 1, 2, 3, 8, 22].map((discs) => earned(discs, 0))).toEqual([0, 0, 1, 2, 10, 38]);
    expect([1, 4].map((cards) => earned(0, cards))).toEqual([1, 4]);
    expect(earned(8, 3)).toBe(13);
  });

  test('MA-25.19: at the final scoring as well', () => {
    const table = position({
      players: [{ ship: '22', open: ['U1', 'U2', 'U3', 'U4'] }],
      phase: 'scoring',
      round: 4,
      jeanne: { discs: 8 },
    });
    table.state.jeanne.cards.push(...table.state.deck.splice(0, 3));
    expect(jeanneOf(table.until('end')).score).toBe(10 + 3);
  });

  test('MA-25.3, MA-13.10, MA-13.11: her ship goes home too, and she begins when the player ended the round', () => {
    const table = interim({ ship: '7', deck: ['A2'] });
    expect(table.heard('jeanne-begins-round')).toEqual([{ key: 'jeanne-begins-round', round: 2 }]);
    expect(table.heard('jeanne-sailed')[0]).toMatchObject({ from: 'H', at: '1' });
    expect(table.decision).toMatchObject({ kind: 'sail', seat: 0 });
  });

  test('MA-25.6, MA-13.1: when she ends the round, the player alone buys and then begins the next', () => {
    const table = after('A2', { ship: '20' }, { round: 2 }, { ship: '9' });
    expect(table.decision).toMatchObject({ kind: 'buying', seat: 0, round: 2 });
    table.play({ kind: 'two-points' });
    expect(table.decision).toMatchObject({ kind: 'sail', seat: 0 });
    expect(table.view().round).toBe(3);
    expect([table.me().ship, jeanneOf(table).ship]).toEqual(['H', 'H']);
  });

  test('MA-25.21: influence counts as for everyone, 5 points for each quest', () => {
    const table = final(
      { influence: [6, 0, 0], quests: 2 },
      { influence: [3, 0, 0], quests: 2 },
      { cubes: {}, reserve: [13, 13, 13] },
    );
    // No one has a cube: every nation ties for most. Rank 2 × 2, the most influence, two quests.
    expect(jeanneOf(table).score).toBe(4 + 3 + 10);
    expect(table.me().points).toMatchObject({ majority: 0, nobility: 2 });
    const behind = final({ influence: [2, 0, 0] }, { influence: [3, 0, 0] }, { cubes: {} });
    expect([jeanneOf(behind).score, behind.me().points['majority']]).toEqual([0, 3]);
    const level = final({ influence: [2, 0, 0] }, { influence: [2, 0, 0] }, { cubes: {} });
    expect([jeanneOf(level).score, level.me().points['majority']]).toEqual([3, 3]);
  });

  test.each([
    { quests: 1, bonus: 10 },
    { quests: 2, bonus: 10 },
    { quests: 3, bonus: 20 },
    { quests: 4, bonus: 30 },
  ])('MA-25.22: $quests quests more than the player: $bonus points', ({ quests, bonus }) => {
    expect(jeanneOf(final({ quests })).score).toBe(5 * quests + bonus);
    // It is the lead that counts.
    expect(jeanneOf(final({ quests: quests + 2 }, { quests: 2 })).score).toBe(5 * (quests + 2) + bonus);
  });

  test('MA-25.22 to MA-25.24: nothing for being level or behind', () => {
    expect(jeanneOf(final({ quests: 2 }, { quests: 2 })).score).toBe(10);
    expect(jeanneOf(final({ quests: 1 }, { quests: 3 })).score).toBe(5);
    expect(jeanneOf(final({ discs: 2 }, { open: ['U1'] })).score).toBe(1);
    expect(jeanneOf(final({ explorer: 'E3' }, { explorer: 'E5' })).score).toBe(0);
  });

  test.each([
    { discs: 1, bonus: 0 },
    { discs: 2, bonus: 10 },
    { discs: 5, bonus: 10 },
    { discs: 6, bonus: 20 },
    { discs: 7, bonus: 20 },
    { discs: 8, bonus: 30 },
  ])('MA-25.23: with $discs discs gone and no upgrade of the player: $bonus points', ({ discs, bonus }) => {
    expect(jeanneOf(final({ discs })).score).toBe((box.jeanne.board.income[discs] ?? 0) + bonus);
    // Two more areas of hers against two upgrades of the player.
    const { score } = jeanneOf(final({ discs: discs + 4 }, { open: ['U1', 'U2'], half: ['U3'] }));
    expect(score).toBe((box.jeanne.board.income[discs + 4] ?? 0) + bonus);
  });

  test.each([
    { explorer: 'E0', bonus: 0 },
    { explorer: 'E1', bonus: 10 },
    { explorer: 'E7', bonus: 10 },
    { explorer: 'E8', bonus: 20 },
    { explorer: 'E10', bonus: 20 },
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
    expect(even.result?.rivals).toMatchObject([{ id: 'jeanne', rank: 1, score: jeanneOf(even).score }]);
  });

  test('MA-25.25: she stands in the result with her points and what they are made of', () => {
    const [jeanne] = final({ score: 40 }, { score: 10 }).result?.rivals ?? [];
    expect(jeanne).toMatchObject({ id: 'jeanne', rank: 1 });
    const parts = Object.values(jeanne?.breakdown ?? {}).reduce((sum, part) => sum + part, 0);
    expect(parts).toBe(jeanne?.score);
    expect(final({ score: 10 }, { score: 40 }).result?.rivals).toMatchObject([{ rank: 2 }]);
  });
});
