/** Tiles, tokens, board, story cards and Jeanne, compared with what the rulebooks show. */
import { describe, expect, test } from 'vitest';
import { packBox } from '../src/box.ts';
import type { ObjectiveData } from '../src/content-schema.ts';
import { CONTENT } from '../src/built-in-content.ts';
import { LINES, NATIONS } from '../src/names.ts';
import { range, sum, tally, unique } from './counting.ts';

const { careers, armadaCareers, cityTiles, combatTokens, legacy, locations, prestige } = CONTENT;
const { quests, routes, tracks, jeanne, classic } = CONTENT;
const box = packBox(CONTENT);
const location = (id: string) => locations.find((place) => place.id === id);

/** How high a goal is: a number, or the place of a line on the explorer track. */
const rank = ({ x, line }: ObjectiveData['low']) => (line === undefined ? (x ?? 0) : LINES.indexOf(line));

describe('tiles and tokens', () => {
  test('two of the 12 city tiles bear the wheel; enough others fit every number of players', () => {
    const free = cityTiles.filter(({ city }) => city === undefined);
    expect(free).toHaveLength(12);
    for (const players of [1, 2, 3, 4]) {
      const fitting = free.filter((tile) => tile.players.includes(players));
      expect(fitting.filter(({ marked }) => marked === true)).toHaveLength(2);
      expect(fitting.length).toBeGreaterThanOrEqual(6);
      for (const { market } of fitting) expect(market.spaces[players - 1]).toBeGreaterThan(0);
    }
    expect(cityTiles[0]).toMatchObject({ city: '11', players: [1, 2], market: { good: 'sugar' } });
  });

  test('combat tokens have a row for each nation, none of which is favoured', () => {
    for (const { rows } of combatTokens) {
      expect(rows).toHaveLength(NATIONS.length);
      for (const { value } of rows) expect(value).toSatisfy((n: number) => n >= 1 && n <= 8);
    }
    const totals = NATIONS.map((_, nation) => sum(combatTokens.map(({ rows }) => rows[nation]?.value ?? 0)));
    expect(new Set(totals).size).toBe(1);
    expect(tally(combatTokens.map(({ modifier }) => modifier ?? 'none'))).toEqual({
      none: 13,
      mostCubes: 6,
      fewestCubes: 6,
    });
  });

  test('the combat token of the example shows 6 for France and costs 2 doubloons', () => {
    expect(combatTokens.some(({ rows }) => rows[0]?.value === 6 && rows[0].pay === 2)).toBe(true);
  });

  test('the quest of the example costs a spy, pays 2 doubloons a compass and explores 3', () => {
    expect(quests[0]).toMatchObject({
      pay: [{ op: 'spies', n: 1 }],
      perCompass: { gain: 'doubloons', amount: 2 },
      reward: [{ op: 'explore', n: 3 }],
    });
  });

  test('every quest has a part for each compass', () => {
    for (const { perCompass } of quests) expect(perCompass.amount).toBeGreaterThan(0);
  });

  test('every career has three objectives, the higher goal with points', () => {
    for (const { objectives } of [...careers, ...armadaCareers]) {
      expect(objectives).toHaveLength(3);
      for (const { low, high } of objectives) {
        expect(low.points).toBeUndefined();
        expect(high.points).toBeGreaterThan(0);
        expect(high.doubloons).toBe(low.doubloons);
        expect(rank(high)).toBeGreaterThan(rank(low));
      }
    }
    const sample = { low: { x: 4, doubloons: 4 }, high: { x: 6, doubloons: 4, points: 4 } };
    expect(careers.flatMap((career) => career.objectives)).toContainEqual({ counts: 'quests', ...sample });
  });

  test('the prestige buildings score what the rulebooks say', () => {
    expect(prestige.map(({ id, score }) => [id, score.of, score.points, score.max ?? 0])).toEqual([
      ['abbey', 'explorerLines', 4, 0],
      ['palace', 'quests', 2, 0],
      ['basilica', 'spiesOnBoard', 4, 16],
      ['citadel', 'spiesOnShipAndCombatPoints', 2, 0],
      ['minster', 'synergies', 3, 0],
      ['garrison', 'combatTokens', 2, 0],
      ['academy', 'upgrades', 2, 0],
      ['cathedral', 'doubloonTrackPoints', 2, 0],
    ]);
    for (const building of prestige)
      expect(building).toMatchObject({ synergy: 'crown', firstInvestorPoints: 2 });
  });

  test('legacy tiles: places, gates and prices that the rulebooks name', () => {
    const tile = (id: string) => legacy.find((piece) => piece.id === id);
    expect(['L1', 'L3', 'L4', 'L5'].map((id) => tile(id)?.location)).toEqual(['17', '14', '9a', '3']);
    expect(['L4', 'L9', 'L7'].map((id) => tile(id)?.explorerAtLeast)).toEqual([4, 5, 11]);
    expect(['L2', 'L8', 'L18'].map((id) => tile(id)?.cost)).toEqual([3, 3, 3]);
    expect(legacy.filter(({ kind }) => kind === 'skull').map(({ id }) => id)).toEqual([
      'L3',
      'L20',
      'L21',
      'L22',
      'L23',
    ]);
    expect(legacy.filter(({ kind }) => kind === 'discs').map(({ id }) => id)).toEqual(
      range(10, 17).map((n) => `L${n}`),
    );
    expect(tile('L10')).toMatchObject({ price: [], startDiscs: [1, 0, 0, 0] });
    expect(tile('L11')).toMatchObject({ passToll: 2, startDiscs: [2, 1, 0, 0] });
    expect(tile('L14')).toMatchObject({ location: '7', price: [{ op: 'combatPoints', n: 1 }] });
    expect(unique(legacy.flatMap((piece) => piece.location ?? []))).toBe(true);
  });
});

describe('the board', () => {
  test('has 20 places, the homeward spaces and two cities that legacy tiles open', () => {
    expect(locations.map(({ id }) => id)).toEqual([
      'H',
      ...range(1, 20).map(String),
      '21a',
      '21b',
      '22',
      '9a',
      '15a',
    ]);
    expect(locations.filter(({ mustStop }) => mustStop === true).map(({ id }) => id)).toEqual([
      '20',
      '21a',
      '21b',
      '22',
    ]);
    expect(locations.filter(({ tileSlot }) => tileSlot === true).map(({ id }) => id)).toEqual([
      '4',
      '5',
      '13',
      '14',
    ]);
    expect(locations.flatMap(({ id, startCube }) => (startCube ? [[id, startCube.nation]] : []))).toEqual([
      ['6', 'spain'],
      ['7', 'england'],
      ['8', 'france'],
    ]);
  });

  test('every city has a flag with a bonus; villages and homeward spaces have none', () => {
    for (const { type, flag, legacy: tile } of locations) {
      expect(flag !== undefined).toBe(type === 'city' && tile === undefined);
    }
    expect(['21a', '21b', '22'].map((id) => location(id)?.action)).toEqual([
      { id: 'CTX4', effect: [{ op: 'points', n: 3 }] },
      { id: 'CTX4', effect: [{ op: 'points', n: 3 }] },
      { id: 'CTX4', effect: [{ op: 'points', n: 5 }] },
    ]);
  });

  test('has 15 steps from Havana to Homeward on the short way, 17 on the long one, and two forks', () => {
    const open = routes.filter((route) => route.legacy === undefined);
    const ways = (from: string): number[] =>
      from === '20'
        ? [0]
        : open
            .filter((route) => route.from === from)
            .flatMap((route) => ways(route.to).map((n) => n + route.cost));
    expect([Math.min(...ways('H')), Math.max(...ways('H'))]).toEqual([15, 17]);
    const forks = Object.values(
      tally(open.filter((route) => route.rounds === undefined).map(({ from }) => from)),
    );
    expect(forks.filter((exits) => exits > 1)).toHaveLength(2);
    for (const { from, to } of routes) {
      expect(location(to)?.number).toBeGreaterThanOrEqual(location(from)?.number ?? 99);
    }
  });

  test('the explorer track has three lines, three quests and the end, whatever way is taken', () => {
    const { spaces, end } = box.explorer;
    const paths = (at: number): number[][] =>
      at === end
        ? [[]]
        : (spaces[at]?.next ?? []).flatMap(({ to, line }) =>
            paths(to).map((rest) => (line < 0 ? rest : [line, ...rest])),
          );
    const all = paths(0);
    expect(all).toHaveLength(8);
    for (const lines of all) expect(lines).toEqual([0, 1, 2]);
    expect(spaces[end]?.passed).toBe(0b111);
    expect(spaces.filter(({ questSlot }) => questSlot >= 0)).toHaveLength(3);
    expect(tracks.explorerEnd.orderPoints).toEqual([10, 8, 6, 4]);
    const distance = (at: number): number =>
      at === end ? 0 : 1 + Math.min(...(spaces[at]?.next ?? []).map(({ to }) => distance(to)));
    expect(spaces.map(({ toEnd }) => toEnd)).toEqual(spaces.map((_, at) => distance(at)));
  });

  test('tracks run as in the rulebooks', () => {
    expect(tracks.doubloonIncome).toMatchObject({ start: 8, last: 34 });
    expect(tracks.doubloonIncome.points).toHaveLength(34 - 8 + 1);
    expect(tracks.doubloonIncome.points).toEqual(tracks.doubloonIncome.points.toSorted((a, b) => a - b));
    expect(tracks.doubloonIncome.points).toEqual(expect.arrayContaining([4, 5]));
    expect(tracks.pointIncome).toMatchObject({ start: 0, last: 20 });
    expect(tracks.combatPoints).toMatchObject({ start: 1, last: 8 });
    expect(tracks.setup.startDoubloons).toEqual([8, 9, 10, 11]);
    const ranks = tracks.influence.ranks.map(({ rank }) => rank);
    expect(ranks).toEqual(range(1, ranks.length));
    expect(ranks.length).toBeGreaterThanOrEqual(3);
  });
});

describe('story cards', () => {
  const spots = (id: string, after: number, players: number) =>
    (classic.find((card) => card.id === id)?.quests[after] ?? [])
      .filter((spot) => spot.players.includes(players))
      .map((spot) => spot.location);

  test('card 75 lays quests at 15, 18 and 19, and after round I at 6, 12 and 16', () => {
    expect(spots('75', 0, 4)).toEqual(['15', '18', '19']);
    expect(spots('75', 1, 2)).toEqual(['6', '12']);
    expect(spots('75', 1, 3)).toEqual(['6', '12', '16']);
    for (const players of [1, 2, 3, 4]) expect(spots('75', 0, players)).toContain('15');
  });

  test('cards 76 and 77 bring legacy tiles and the C cards', () => {
    expect(classic.map(({ tiles }) => tiles)).toEqual([
      [],
      ['L1', 'L4', 'L5', 'L6'],
      ['L1', 'L4', 'L5', 'L6', 'L7', 'L8', 'L9'],
    ]);
    expect(classic.map(({ deckCards }) => deckCards.length)).toEqual([0, 8, 8]);
    expect(spots('76', 0, 4)).toEqual(['15', '19']);
  });

  test.each([1, 2, 3, 4])('with %i players the quests last, and harder cards bring fewer', (players) => {
    const totals = classic.map(({ id }) =>
      sum([0, 1, 2, 3].map((after) => spots(id, after, players).length)),
    );
    expect(totals[0]).toBeLessThanOrEqual(21);
    expect(totals[1]).toBeLessThan(totals[0] ?? 0);
    expect(totals[2]).toBeLessThanOrEqual(totals[1] ?? 0);
  });
});

describe('Jeanne', () => {
  test('has 15 cards in three decks, dealt by difficulty', () => {
    expect(tally(jeanne.cards.map((card) => card.deck))).toEqual({ A: 5, B: 6, C: 4 });
    expect(jeanne.levels.map((level) => level.cards)).toEqual([
      [5, 0, 0],
      [5, 0, 1],
      [5, 1, 1],
      [4, 2, 1],
      [3, 3, 1],
    ]);
  });

  test('with three discs removed she has an income of 2 points', () => {
    expect(jeanne.board.income).toHaveLength(jeanne.board.discs + 1);
    expect(jeanne.board.income[3]).toBe(2);
  });
});
