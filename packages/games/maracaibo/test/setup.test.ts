import { describe, expect, test } from 'vitest';
import { CONTENT } from '../src/built-in-content.ts';
import { maracaibo } from '../src/index.ts';
import { box, fresh } from './table.ts';

function letters(cards: readonly number[]): string[] {
  return cards.map((number) => box.cards[number]?.deck ?? '?');
}

describe('set-up', () => {
  test('MA-1.2: two to four play the classic game, one plays against Jeanne', () => {
    const players = Object.fromEntries(maracaibo.meta.modes.map((mode) => [mode.id, mode.players]));
    expect(players).toMatchObject({ classic: { min: 2, max: 4 }, solo: { min: 1, max: 1 } });
  });

  test('MA-1.3: all combat tokens lie face down in one pile', () => {
    const { state } = fresh(2);
    expect(state.tokens.toSorted((a, b) => a - b)).toEqual(box.tokens.map((_, number) => number));
    expect(fresh(2, {}, 'another').state.tokens).not.toEqual(state.tokens);
  });

  test('MA-1.4: three quests lie on the explorer track, and the next of the pile is open to see', () => {
    const table = fresh(2);
    const { explorerQuests, nextQuest, questPile } = table.view();
    expect(explorerQuests.filter((quest) => quest !== '')).toHaveLength(3);
    expect(nextQuest).toMatch(/^Q/);
    // One more lies beside 15.
    expect(questPile).toBe(CONTENT.quests.length - 3 - 1);
  });

  test.each([
    { seats: 1, tile: 'CT-M' },
    { seats: 2, tile: 'CT-M' },
    { seats: 3, tile: '' },
    { seats: 4, tile: '' },
  ])('MA-1.5: with $seats players Maracaibo shows the tile "$tile"', ({ seats, tile }) => {
    expect(fresh(seats).place('11').cityTile).toBe(tile);
    expect(fresh(seats).place('11').action).toBe('CTX2');
  });

  test.each([1, 2, 3, 4])(
    'MA-1.6: with %i players four fitting city tiles lie on 4, 5, 13 and 14',
    (seats) => {
      for (const seed of ['one', 'two', 'three']) {
        const table = fresh(seats, {}, seed);
        const ids = ['4', '5', '13', '14'].map((place) => table.place(place).cityTile);
        const tiles = ids.map((id) => CONTENT.cityTiles.find((tile) => tile.id === id));
        expect(new Set(ids).size).toBe(4);
        expect(tiles.filter((tile) => tile?.marked === true)).toHaveLength(2);
        expect(tiles.every((tile) => tile?.players.includes(seats))).toBe(true);
      }
    },
  );

  test('MA-1.6: any of the four cities can get any of the tiles', () => {
    const tables = Array.from({ length: 200 }, (_, deal) => fresh(3, {}, `tiles ${deal}`));
    const fitting = CONTENT.cityTiles.filter(
      ({ players, city }) => players.includes(3) && city === undefined,
    );
    for (const place of ['4', '5', '13', '14']) {
      const laid = new Set(tables.map((table) => table.place(place).cityTile));
      expect(laid.size).toBe(fitting.length);
    }
  });

  test('MA-1.7, MA-1.9: which B cards and buildings stay in the box is a matter of chance', () => {
    const [one, other] = ['one', 'other'].map((seed) => fresh(2, {}, seed).state);
    expect(one?.unused.toSorted((a, b) => a - b)).not.toEqual(other?.unused.toSorted((a, b) => a - b));
    const buildings = Array.from({ length: 30 }, (_, deal) => fresh(2, {}, `deal ${deal}`).state.prestige);
    for (const four of buildings) expect(new Set(four).size).toBe(4);
    expect(new Set(buildings.flat()).size).toBe(CONTENT.prestige.length);
  });

  test.each([1, 2, 3, 4])(
    'MA-1.7: with %i players the A cards that are not dealt and 40 B cards are left',
    (seats) => {
      const { state } = fresh(seats);
      const { A, B } = box.decks;
      const left = [...state.deck, ...state.row];
      expect(state.hands.flatMap(letters)).toEqual(Array.from({ length: 8 * seats }, () => 'A'));
      expect(left).toHaveLength(A.length - 8 * seats + 40);
      expect(letters(left).filter((letter) => letter === 'B')).toHaveLength(40);
      expect(letters(state.unused)).toEqual(Array.from({ length: B.length - 40 }, () => 'B'));
    },
  );

  test('MA-1.8: four cards lie face up', () => {
    expect(fresh(3).view().row).toHaveLength(4);
  });

  test('MA-1.9: four prestige buildings, of which only the first is open to see', () => {
    const table = fresh(2);
    expect(table.state.prestige).toHaveLength(4);
    expect(table.view().prestige).toHaveLength(1);
  });

  test('MA-1.10: thirteen cubes a nation on seven slots, the first taken empties the first slot', () => {
    const { nations } = fresh(3).view();
    expect(nations).toEqual([0, 1, 2].map(() => ({ reserve: 13, emptySlots: 0, multiplier: 2 })));
  });

  test('MA-1.11: with one or two players cubes lie on 6, 7 and 8 from the start', () => {
    for (const seats of [1, 2]) {
      const table = fresh(seats);
      expect(['6', '7', '8'].map((place) => table.place(place).cube)).toEqual(['spain', 'england', 'france']);
      expect(table.view().nations.map(({ reserve, emptySlots }) => [reserve, emptySlots])).toEqual([
        [12, 1],
        [12, 1],
        [12, 1],
      ]);
    }
    expect(fresh(3).place('6').cube).toBe('');
  });

  test('MA-1.12 to MA-1.14: what every player starts with', () => {
    const player = fresh(4).me(2);
    expect(player).toMatchObject({
      score: 0,
      ship: 'H',
      explorer: 'E0',
      influence: [0, 0, 0],
      combatPoints: 1,
      doubloonIncome: 8,
      pointIncome: 0,
      spies: 2,
      spySupply: 3,
      objectives: [0, 0, 0],
      compasses: 1,
    });
    expect(player.discs).toEqual(Array.from({ length: 12 }, () => 2));
  });

  test('MA-1.15: 8, 9, 10 and 11 doubloons from the first player on', () => {
    expect(fresh(4).state.doubloons).toEqual([8, 9, 10, 11]);
  });

  test('MA-1.16: the first player is drawn, and the doubloons follow', () => {
    const tables = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => fresh(3, { randomStart: true }, seed).state);
    expect(new Set(tables.map(({ active }) => active)).size).toBeGreaterThan(1);
    for (const state of tables) {
      const fromFirst = [0, 1, 2].map((i) => state.doubloons[(state.active + i) % 3]);
      expect(fromFirst).toEqual([8, 9, 10]);
    }
    expect(fresh(3).state.active).toBe(0);
  });

  test('MA-1.17: one card is planned, three are discarded, four are kept', () => {
    const table = fresh(2);
    const [first, second, third, fourth] = table.me().hand;
    table.play({ kind: 'plan', card: first ?? '' });
    for (const card of [second, third, fourth]) table.play({ kind: 'discard', card: card ?? '' });
    expect(table.me()).toMatchObject({ planned: [first], setAside: [second, third, fourth], handSize: 4 });
    expect(table.rule({ kind: 'discard', card: first })).toBe('MA-1.17');
  });

  test('MA-1.17, MA-1.18: all players choose at once, each at their own pace', () => {
    const table = fresh(3);
    expect(maracaibo.pending(table.state).map(({ seat }) => seat)).toEqual([0, 1, 2]);
    const [card] = maracaibo.legal(table.state, 2);
    if (card !== undefined) maracaibo.apply(table.state, 2, card, undefined);
    expect(maracaibo.pending(table.state).map(({ kind }) => kind)).toEqual([
      'opening-plan',
      'opening-plan',
      'opening-discard',
    ]);
  });

  test('MA-1.18: of two careers one is kept', () => {
    const table = fresh(2).until('opening-career');
    const [kept, other] = table.me().careerOffer;
    expect(table.options('career')).toEqual([kept, other]);
    const stranger = box.careers.find(({ id }) => id !== kept && id !== other)?.id;
    expect(table.rule({ kind: 'career', career: stranger })).toBe('MA-1.18');
    table.play({ kind: 'career', career: other ?? '' }).until('sail');
    expect(table.me()).toMatchObject({ career: other, careerOffer: [] });
  });

  test('MA-1.19: no one sees what others choose before all have chosen', () => {
    const table = fresh(2).until('opening-plan', 1);
    expect(table.me(0).planned).toHaveLength(1);
    expect(table.view(1).players[0]).toMatchObject({ planned: [], career: '', setAside: [], hand: [] });
    expect(table.view(1).discard).toEqual([]);
    table.until('sail');
    expect(table.view(1).players[0]?.planned).toHaveLength(1);
    expect(table.view(1).discard).toHaveLength(6);
  });
});
