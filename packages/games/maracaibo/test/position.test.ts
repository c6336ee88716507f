import { positionTests } from '@captains-table/kernel/contract-tests';
import { describe, expect, test } from 'vitest';
import { maracaibo } from '../src/index.ts';
import { box } from './table.ts';

positionTests(maracaibo);

function load(spec: unknown) {
  return maracaibo.position?.(spec);
}

describe('positions by hand', () => {
  test('what is not mentioned takes its usual value', () => {
    const loaded = load({ players: [{}, {}, {}] });
    expect(loaded).toMatchObject({ seats: 3, options: { mode: 'classic', difficulty: 'easy' } });
    expect(maracaibo.audit?.(loaded?.state ?? noPosition())).toEqual([]);
    expect(maracaibo.pending(loaded?.state ?? noPosition())).toMatchObject([{ seat: 0, kind: 'sail' }]);
  });

  test('in the opening all choose from what the seed deals', () => {
    const loaded = load({ players: [{}, {}], phase: 'opening', seed: 'first' });
    const { state } = loaded ?? noPosition();
    expect(maracaibo.audit?.(state)).toEqual([]);
    expect(maracaibo.pending(state)).toMatchObject([
      { seat: 0, kind: 'opening-plan' },
      { seat: 1, kind: 'opening-plan' },
    ]);
    expect(maracaibo.legal(state, 0)).toHaveLength(8);
  });

  test('a first hand holds the cards that are named, and the seed deals the others', () => {
    const hands = [['A19'], box.decks.A.slice(0, 8).map((card) => box.cards[card]?.id ?? '')];
    for (const seed of ['first', 'second', 'third']) {
      const position = { players: hands.map((hand) => ({ hand })), phase: 'opening', seed };
      const { state } = load(position) ?? noPosition();
      expect(maracaibo.audit?.(state)).toEqual([]);
      const dealt = state.hands.map((hand) => hand.map((card) => box.cards[card]?.id));
      expect(dealt.map((hand) => hand.length)).toEqual([8, 8]);
      expect(dealt[0]).toContain('A19');
      expect(dealt[1]?.toSorted()).toEqual(hands[1]?.toSorted());
    }
  });

  test('named quests are set apart before any other is dealt', () => {
    for (const { id } of box.quests) {
      const { state } = load({ players: [{}, {}], nextQuests: [id] }) ?? noPosition();
      expect(box.quests[state.questPile.at(-1) ?? -1]?.id).toBe(id);
      expect(state.questSpots).toHaveLength(load({ players: [{}, {}] })?.state.questSpots.length ?? 0);
      expect(state.explorerQuests).not.toContain(-1);
    }
  });

  test('named pieces lie where they are named, whatever else the seed deals', () => {
    const [first, second, third, ...others] = box.quests.map(({ id }) => id);
    const spec = {
      players: [{ hand: ['A01', 'B001'] }, { bought: ['A02'] }],
      row: ['A03', 'B002'],
      quests: { 15: [first], 18: [second] },
      explorerQuests: [third],
      nextQuests: others.slice(0, 15),
      tokens: ['TK03', 'TK01'],
      cityTiles: { 4: 'CT-01', 5: 'CT-02', 13: 'CT-03' },
      markets: { 5: 2 },
    };
    for (const seed of Array.from({ length: 40 }, (_, deal) => `deal ${deal}`)) {
      const { state } = load({ ...spec, seed }) ?? noPosition();
      expect(maracaibo.audit?.(state)).toEqual([]);
      const view = maracaibo.view(state, 0);
      expect(view).toMatchObject({ row: spec.row, nextQuest: others[0] });
      expect(state.tokens.slice(-2).map((token) => box.tokens[token]?.id)).toEqual(['TK01', 'TK03']);
      expect(view.players).toMatchObject([{ hand: ['A01', 'B001'] }, { bought: ['A02'] }]);
      expect(view.explorerQuests[0]).toBe(third);
      const laid = (id: string) => view.places.find((place) => place.id === id);
      expect([laid('15'), laid('18'), laid('5')]).toMatchObject([
        { quests: [first] },
        { quests: [second] },
        { cityTile: 'CT-02', discs: 2 },
      ]);
    }
  });

  test('a card that is named leaves the row, and the next one takes its place', () => {
    const usual = load({ players: [{}, {}] })?.state.row ?? noPosition();
    const hand = usual.map((card) => box.cards[card]?.id ?? '');
    const { state } = load({ players: [{ hand }, {}] }) ?? noPosition();
    expect(state.hands[0]).toEqual(usual);
    expect(state.row).toHaveLength(4);
  });

  test('no one has the career of another', () => {
    const { state } = load({ players: [{}, {}, { career: box.careers[0]?.id }] }) ?? noPosition();
    expect(state.career).toEqual([1, 2, 0]);
  });

  test('a city tile comes from the box or changes places', () => {
    const before = load({ players: [{}, {}] })?.state ?? noPosition();
    const four = box.locations.findIndex(({ id }) => id === '4');
    for (const [number, tile] of box.cityTiles.entries()) {
      if (!before.tileBox.includes(number)) continue;
      const { state } = load({ players: [{}, {}], cityTiles: { 4: tile.id } }) ?? noPosition();
      expect(state.cityTiles[four]).toBe(number);
      expect(state.tileBox).toContain(before.cityTiles[four]);
      const all = ({ cityTiles, tileBox }: typeof state) =>
        [...cityTiles, ...tileBox].toSorted((a, b) => a - b);
      expect(all(state)).toEqual(all(before));
    }
  });

  test('explorers that are there have passed the lines behind them', () => {
    const { state } = load({ players: [{ explorer: 'E24' }, { explorer: 'E9' }] }) ?? noPosition();
    expect([state.linesPassed, state.explorersHome]).toEqual([0b111, 1]);
  });

  const players = [{}, {}];
  test.each([
    ['Havana', 'position: must be an object'],
    [{}, 'players: must be a list of objects, one a player'],
    [{ players: [] }, 'players: must be 1 to 4'],
    [{ players: [{}, {}, {}], options: { mode: 'solo' } }, 'players: must be 1'],
    [{ players: [{ hand: ['A99'] }, {}] }, 'players[0].hand[0]: there is no card "A99"'],
    [
      { players: [{ hand: ['A01'] }, { planned: ['A01'] }] },
      'players[1].planned[0]: the card A01 is used twice',
    ],
    [{ players: [{ hand: ['A01'], shown: ['A02'] }, {}] }, 'players[0].shown[0]: is not in the hand'],
    [{ players: [{ ship: 'Atlantis' }, {}] }, 'players[0].ship: there is no location "Atlantis"'],
    [{ players: [{ ship: '9a' }, {}] }, 'players[0].ship: that place comes with a legacy tile'],
    [{ players: [{}, { ship: '22' }] }, 'players[1].ship: there is no way on from there'],
    [{ players: [{ spies: 9 }, {}] }, 'players[0].spies: must be a whole number from 0 to 8'],
    [{ players: [{ spies: 6 }, {}] }, 'players[0].spies: there are 1 spies too many'],
    [{ players: [{ doubloons: -1 }, {}] }, 'players[0].doubloons: must be a whole number from 0'],
    [{ players: [{ open: ['U1'], half: ['U1'] }, {}] }, 'players[0].half[0]: is open'],
    [{ players: [{ influence: [1, 2] }, {}] }, 'players[0].influence: must be a list of 3'],
    [{ players: [{ tokens: 20 }, { tokens: 9 }] }, 'players[1].tokens: there are only 5 left'],
    [{ players, round: 9 }, 'round: must be a whole number from 1 to 4'],
    [{ players, active: 2 }, 'active: must be a seat from 0 to 1'],
    [{ players, quests: { 15: ['Q01', 'Q01'] } }, 'quests.15[1]: Q01 is there twice'],
    [{ players, quests: { 15: ['Q01'] }, nextQuests: ['Q01'] }, 'nextQuests[0]: the quest Q01 is used twice'],
    [{ players, tokens: ['TK99'] }, 'tokens[0]: there is no combat token "TK99"'],
    [{ players, tokens: ['TK01'], noTokens: true }, 'noTokens: some are named as the next ones'],
    [{ players, cubes: { H: 'spain' } }, 'cubes.H: no cube can be there'],
    [{ players, reserve: [13, 13, 13] }, 'reserve[0]: there are only 12 cubes left'],
    [{ players, markets: { 1: 3 } }, 'markets.1: must be at most 2'],
    [
      { players, investors: { palace: [0] }, prestige: ['abbey'] },
      'investors.palace: that building is not face up',
    ],
    [{ players, cityQuest: 'Q01' }, 'cityQuest: no legacy tile with a quest is in play'],
    [{ players, cardQuests: { B056: 'Q01' } }, 'cardQuests.B056: no one has bought that card'],
    [{ players, jeanne: {} }, 'jeanne: is for the solo game'],
    [{ players: [{}], jeanne: { deck: ['Z9'] } }, 'jeanne.deck[0]: there is no card of Jeanne "Z9"'],
    [{ players, phase: 'opening', row: ['A01'] }, 'row: is as the seed deals it in the opening'],
    [{ players: [{ hand: ['B001'] }, {}], phase: 'opening' }, 'players[0].hand[0]: B001 is no A card'],
    [
      { players: [{ hand: ['A01'] }, { hand: ['A01'] }], phase: 'opening' },
      'players[1].hand[0]: the card A01 is used twice',
    ],
  ])('%j is refused: %s', (spec, says) => {
    expect(() => load(spec)).toThrow(says);
  });
});

function noPosition(): never {
  throw new Error('no position');
}
