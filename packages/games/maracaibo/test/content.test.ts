/** The components, counted as in the box and compared with what the rulebooks show. */
import { describe, expect, test } from 'vitest';
import type { CardData } from '../src/content-schema.ts';
import type { Provenance } from '../src/provenance.ts';
import { CONTENT } from '../src/built-in-content.ts';
import { DECKS, GOODS, ITEMS, SYNERGIES } from '../src/names.ts';
import { isSpyPlace } from '../src/box-card.ts';
import { traitsOf } from './traits.ts';
import { range, sum, tally, unique } from './counting.ts';

const { cards, careers, armadaCareers, cityTiles, combatTokens, legacy, locations, prestige } = CONTENT;
const { quests, routes, synergies, tracks, upgrades, jeanne, classic } = CONTENT;

const deck = (name: CardData['deck']) => cards.filter((card) => card.deck === name);
const titled = (title: string) => cards.filter((card) => card.title === title);
const priceOf = (card: CardData) => card.cost.doubloons;

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
      ...[CONTENT.villageActions, CONTENT.combatActions].flat(),
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
  test('between them have at least 6 prices besides doubloons, 3 incomes, 10 abilities, 17 immediate effects and 24 actions', () => {
    const traits = new Set([...deck('A'), ...deck('B'), ...deck('C')].flatMap((card) => [...traitsOf(card)]));
    const actions = [...traits].filter((trait) => trait.includes(': '));
    const kinds = tally(actions.map((trait) => trait.slice(0, trait.indexOf(':'))));
    expect(kinds['village']).toBeGreaterThanOrEqual(5);
    expect(kinds['combat']).toBeGreaterThanOrEqual(2);
    expect(kinds['spy']).toBeGreaterThanOrEqual(17);
    expect(traits.size - actions.length).toBeGreaterThanOrEqual(6 + 3 + 10 + 17);
  });

  test('cost 1 to 20 doubloons and count 0 to 12 points', () => {
    for (const card of cards) {
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
    const withAction = cards.filter((card) => card.effects.some(({ kind }) => kind === 'spyAction'));
    expect(cards.filter(({ cost }) => isSpyPlace(cost.spyTo))).toEqual(withAction);
    const base = withAction.filter((card) => card.deck === 'A' || card.deck === 'B');
    const places = tally(base.flatMap(({ cost }) => cost.spyTo ?? []));
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
        JSON.stringify([of, points, effects, { ...cost, spyTo: isSpyPlace(cost.spyTo) || cost.spyTo }]),
      );
      expect(new Set(prints).size, title).toBe(1);
    }
  });

  test('the Legionnaire and the Harbour are as in the examples of the rulebook', () => {
    expect(titled('legionnaire')[0]?.effects).toMatchObject([
      { kind: 'income', track: 'doubloons', amount: 2 },
      { kind: 'income', track: 'points', amount: 2, with: expect.any(Number) },
    ]);
    const [token, ...income] = titled('harbour')[0]?.effects ?? [];
    expect(token).toMatchObject({ kind: 'immediate', effect: [{ op: 'synergy' }] });
    expect(income).toMatchObject([
      { kind: 'income', track: 'points', amount: 4 },
      { kind: 'income', track: 'points', amount: 2 },
    ]);
    expect(unique(income.map((effect) => ('with' in effect ? effect.with : undefined)))).toBe(true);
  });

  test('the Village landing, Master builder and Mercenary are as published', () => {
    const [medal, house] = [SYNERGIES.indexOf('medal'), SYNERGIES.indexOf('house')];
    expect(titled('village-landing').map(priceOf)).toEqual([15, 15, 15, 15]);
    expect(titled('village-landing')[0]?.effects).toEqual([
      { kind: 'immediate', effect: [{ op: 'cube' }] },
      { kind: 'immediate', effect: [{ op: 'synergy', synergy: house }] },
      { kind: 'income', track: 'points', amount: 4, with: medal },
    ]);
    expect(titled('master-builder')).toHaveLength(2);
    expect(titled('master-builder')[0]?.effects).toContainEqual({
      kind: 'permanent',
      ability: 'discount',
      amount: 1,
    });
    expect(titled('mercenary')[0]?.effects).toContainEqual({
      kind: 'immediate',
      effect: [{ op: 'synergy', synergy: medal }],
    });
  });
});
