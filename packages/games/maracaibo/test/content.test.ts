/** The components, counted against the box and held against what the rulebooks show. */
import { describe, expect, test } from 'vitest';
import type { CardData, CodeUse, Provenance } from '../src/content.ts';
import { CONTENT } from '../src/content.ts';
import { DECKS, GOODS, ITEMS, SYNERGIES } from '../src/names.ts';
import { range, sum, tally, unique } from './counting.ts';

const { cards, careers, armadaCareers, cityTiles, codes, combatTokens, legacy, locations, prestige } =
  CONTENT;
const { quests, routes, synergies, tracks, upgrades, jeanne, classic } = CONTENT;

const deck = (name: CardData['deck']) => cards.filter((card) => card.deck === name);
const titled = (title: string) => cards.filter((card) => card.title === title);
const priceOf = (card: CardData) => card.cost[0]?.x ?? 0;
const uses = (card: CardData): CodeUse[] => [...card.cost, ...card.effects];

/** The one place that counts the box. A test that needs a number takes it from the content. */
describe('the box', () => {
  test('MA-1.1 has 157 project cards, 56 A and 101 B, 9 of La Armada and 8 C cards', () => {
    expect(tally(cards.map((card) => card.deck))).toEqual({ A: 56, B: 101, LA: 9, C: 8 });
    expect(DECKS.flatMap((name) => deck(name))).toEqual(cards);
    expect(deck('C').map(({ id }) => Number(id.slice(1)))).toEqual([90, 91, 92, 93, 95, 96, 97, 99]);
  });

  test('MA-1.1 has 24 quests, 25 combat tokens, 13 city tiles, 8 prestige buildings and 23 legacy tiles', () => {
    expect([quests, combatTokens, cityTiles, prestige, legacy].map((list) => list.length)).toEqual([
      24, 25, 13, 8, 23,
    ]);
    expect([careers.length, armadaCareers.length]).toEqual([8, 3]);
    expect(legacy.map(({ id }) => id)).toEqual([...range(1, 18), 20, 21, 22, 23, 25].map((n) => `L${n}`));
  });

  test('MA-1.1 has 13 cubes of each nation on seven slots and 20 synergy tokens of five symbols', () => {
    expect(tracks.cubes.slots).toEqual([1, 2, 2, 2, 2, 2, 2]);
    expect(sum(tracks.cubes.slots)).toBe(13);
    expect(synergies.map(({ id, tokens }) => [id, tokens])).toEqual(SYNERGIES.map((name) => [name, 4]));
  });

  test('MA-1.1 has 12 areas with 24 discs on every ship', () => {
    expect(upgrades.map(({ id }) => id)).toEqual(range(1, 12).map((n) => `U${n}`));
    expect(sum(upgrades.map(({ discs }) => discs))).toBe(24);
    expect(upgrades.filter(({ after, open }) => after !== undefined || open !== undefined)).toMatchObject([
      { id: 'U6', after: 'U5' },
      { id: 'U9', after: 'U8' },
      { id: 'U10', open: 4 },
      { id: 'U11', open: 4 },
      { id: 'U12', open: 6 },
    ]);
  });

  test('says of every piece where its values come from', () => {
    const everything: Provenance[] = [
      ...codes,
      ...locations,
      ...routes,
      ...cards,
      ...[
        cityTiles,
        combatTokens,
        quests,
        prestige,
        upgrades,
        careers,
        armadaCareers,
        legacy,
        classic,
      ].flat(),
      ...synergies,
      ...[jeanne.cards, jeanne.levels].flat(),
      jeanne.board,
      jeanne.end,
      CONTENT.careerReward,
      ...Object.values(tracks).flat(),
    ];
    expect(everything.length).toBeGreaterThan(450);
    const known = new Set<string>(['rulebook', 'published', 'reconstructed']);
    const unknown = everything.filter(({ source, sources }) =>
      [source, ...Object.values(sources ?? {})].some((part) => !known.has(part)),
    );
    expect(unknown).toEqual([]);
  });

  test('has an id of its own for every piece of a kind', () => {
    for (const list of [cards, locations, cityTiles, combatTokens, quests, prestige, upgrades, legacy]) {
      expect(unique(list.map(({ id }) => id))).toBe(true);
    }
    expect(unique([...careers, ...armadaCareers].map(({ id }) => id))).toBe(true);
  });
});

describe('project cards', () => {
  test('use only codes of the vocabulary, with all their parameters', () => {
    const meanings = new Map(codes.map((code) => [code.code, code]));
    for (const card of cards) {
      for (const use of uses(card)) {
        const meaning = meanings.get(use.code);
        expect(meaning, `${card.id} ${use.code}`).toBeDefined();
        const given = Object.keys(use).filter((key) => key !== 'code');
        expect(given.toSorted(), `${card.id} ${use.code}`).toEqual([...(meaning?.params ?? [])].toSorted());
      }
    }
  });

  test('between them show every code: 7 prices, 10 permanent, 17 immediate and 17 spy effects', () => {
    const used = new Set([...deck('A'), ...deck('B')].flatMap((card) => uses(card).map(({ code }) => code)));
    const wanted = codes.filter(
      ({ kind, code }) =>
        ['price', 'income', 'permanent', 'immediate', 'spyAction'].includes(kind) ||
        /^(VC|CA[45])/.test(code),
    );
    expect(tally(wanted.map(({ kind }) => kind))).toEqual({
      price: 7,
      income: 3,
      permanent: 10,
      villageAction: 5,
      combatAction: 2,
      immediate: 17,
      spyAction: 17,
    });
    expect(wanted.map(({ code }) => code).filter((code) => !used.has(code))).toEqual([]);
  });

  test('cost 1 to 20 doubloons first of all and count 0 to 12 points', () => {
    for (const card of cards) {
      expect(card.cost[0]?.code).toBe('PC1');
      expect(priceOf(card)).toSatisfy((price: number) => price >= 1 && price <= 20);
      expect(card.points).toSatisfy((points: number) => points >= 0 && points <= 12);
    }
  });

  test('show goods and items evenly: none on a tenth more cards than another', () => {
    for (const name of ['A', 'B'] as const) {
      for (const key of ['good', 'item'] as const) {
        const counts = Object.values(tally(deck(name).map((card) => card[key])));
        expect(Math.max(...counts)).toBeLessThan(1.1 * Math.min(...counts));
        expect(counts).toHaveLength(key === 'good' ? GOODS.length : ITEMS.length);
      }
    }
  });

  test('with a spy action send a spy to a place from 2 to 19, two or three cards to each', () => {
    const withAction = cards.filter((card) => card.effects.some(({ code }) => code.startsWith('SA')));
    expect(cards.filter((card) => card.cost.some(({ code }) => code === 'PC2'))).toEqual(withAction);
    const base = withAction.filter((card) => card.deck === 'A' || card.deck === 'B');
    const places = tally(base.flatMap((card) => card.cost.flatMap((use) => use.location ?? [])));
    expect(
      Object.keys(places)
        .map(Number)
        .toSorted((a, b) => a - b),
    ).toEqual(range(2, 19));
    for (const count of Object.values(places)) expect([2, 3]).toContain(count);
  });

  test('of one title are alike but for good, item and place', () => {
    for (const title of new Set(cards.map((card) => card.title))) {
      const prints = titled(title).map(({ deck: of, points, effects, cost }) =>
        JSON.stringify([of, points, effects, cost.map(({ code, x, nation }) => [code, x, nation])]),
      );
      expect(new Set(prints).size, title).toBe(1);
    }
  });

  test('the Legionnaire and the Harbour are as in the examples of the rulebook', () => {
    expect(titled('legionnaire')[0]?.effects).toMatchObject([
      { code: 'IN1', x: 2 },
      { code: 'IN3', track: 'points', x: 2 },
    ]);
    const harbour = titled('harbour')[0]?.effects ?? [];
    expect(harbour).toMatchObject([
      { code: 'IM2' },
      { code: 'IN3', track: 'points', x: 4 },
      { code: 'IN3', track: 'points', x: 2 },
    ]);
    expect(unique(harbour.map(({ synergy }) => synergy))).toBe(true);
  });

  test('the Village landing, Master builder and Mercenary are as published', () => {
    expect(titled('village-landing').map(priceOf)).toEqual([15, 15, 15, 15]);
    expect(titled('village-landing')[0]?.effects).toEqual([
      { code: 'IM3' },
      { code: 'IM2', synergy: 'house' },
      { code: 'IN3', synergy: 'medal', track: 'points', x: 4 },
    ]);
    expect(titled('master-builder')).toHaveLength(2);
    expect(titled('master-builder')[0]?.effects).toContainEqual({ code: 'PE2', x: 1 });
    expect(titled('mercenary')[0]?.effects).toContainEqual({ code: 'IM2', synergy: 'medal' });
  });
});
