/** Every piece of the box is played once, with plenty to pay with, and does what is printed on it. */
import { describe, expect, test } from 'vitest';
import { CONTENT } from '../src/built-in-content.ts';
import { box, card, position } from './table.ts';

const NATIONS = ['france', 'spain', 'england'];
const EVERY_SYMBOL = ['medal', 'house', 'crown', 'anchor', 'scales'];

/** Three cubes of each nation, so that every card can be bought. */
const CUBES = Object.fromEntries(
  ['1', '4', '5', '6', '7', '8', '10', '11', '13'].map((place, index) => [place, NATIONS[index % 3] ?? '']),
);

describe('every piece', () => {
  test.each(CONTENT.cards.map(({ id, title }) => ({ id, title })))(
    'MA-17.9: $id $title is bought',
    ({ id }) => {
      const bought = card(id);
      const herbs = CONTENT.cards
        .filter((one) => one.deck === 'A' && one.item === 'herb' && one.id !== id)
        .slice(0, bought.pay.length > 0 ? 3 : 0);
      const table = position({
        players: [
          {
            ship: '9',
            hand: [id, ...herbs.map((herb) => herb.id)],
            doubloons: 40,
            combatPoints: 8,
            spies: 3,
            synergies: EVERY_SYMBOL,
            tokens: 2,
            quests: 2,
            influence: [3, 3, 3],
          },
          {},
        ],
        options: { armada: true, difficulty: 'medium' },
        phase: 'main',
        points: 7,
        cubes: CUBES,
      }).play({ kind: 'village' }, { kind: 'buy', card: id });
      const late = (track: string) => {
        return bought.lateIncome.filter((one) => one.track === track).reduce((sum, { x }) => sum + x, 0);
      };
      const gained = table.heard('doubloons').reduce((sum, { n }) => sum + n, 0);
      expect(table.me()).toMatchObject({
        bought: [id],
        doubloons: 40 - bought.price + gained,
        doubloonIncome: 8 + bought.incomeDoubloons + late('doubloons'),
        pointIncome: bought.incomePoints + late('points'),
        compasses: 1 + bought.abilities.compasses,
      });
      table.until('village');
      expect(table.decision).toMatchObject({ kind: 'village', left: 2 });
    },
  );

  test.each(CONTENT.quests.map(({ id }) => ({ id })))('MA-10.2, MA-10.5: $id is fulfilled', ({ id }) => {
    const { pay } = box.quests.find((quest) => quest.id === id) ?? { pay: [] };
    const symbols = pay.flatMap((cost) => {
      if (cost.op === 'items') return cost.list.map((item) => ({ item, good: -1 }));
      return cost.op === 'goods' ? cost.list.map((good) => ({ item: -1, good })) : [];
    });
    const hand: string[] = [];
    for (const { item, good } of symbols) {
      const found = box.cards.find((one) => {
        return one.deck === 'A' && !hand.includes(one.id) && (one.item === item || one.good === good);
      });
      hand.push(found?.id ?? '');
    }
    const table = position({
      players: [{ ship: '15', hand, doubloons: 5, combatPoints: 2, spies: 1 }, {}],
      phase: 'main',
      points: 4,
      quests: { 15: [id] },
    }).play({ kind: 'quest', quest: id });
    table.until('draw');
    expect(table.me()).toMatchObject({ quests: [id], hand: [] });
  });

  const rows = CONTENT.combatTokens.flatMap(({ id }) => NATIONS.map((nation) => ({ id, nation })));
  test.each(rows)('MA-6.1: $id is fought for $nation', ({ id, nation }) => {
    const number = NATIONS.indexOf(nation);
    const token = box.tokens.find((one) => one.id === id);
    const table = position({
      players: [{ ship: '11', doubloons: 5 }, {}],
      phase: 'main',
      tokens: [id],
      // One cube each: no modifier counts.
      cubes: { 6: 'france', 7: 'spain', 8: 'england' },
    }).play({ kind: 'city' }, { kind: 'fight-for', nation });
    expect(table.decision).toMatchObject({ kind: 'combat', nation, value: token?.value[number] });
    const paid = token?.pay[number] ?? 0;
    expect(table.heard('paid').map(({ n }) => n)).toEqual(paid === 0 ? [] : [paid]);
  });

  test.each(
    CONTENT.cityTiles.flatMap(({ id, players, city }) => players.map((count) => ({ id, count, city }))),
  )('MA-5.4: the city tile $id with $count players', ({ id, count, city }) => {
    const place = city ?? '4';
    const table = position({
      players: [{ ship: place, tokens: 2 }, ...Array.from({ length: count - 1 }, () => ({}))],
      phase: 'main',
      cityTiles: { [place]: id },
    });
    expect(table.place(place).cityTile).toBe(id);
    table.play({ kind: 'city' });
    expect(table.heard('main-action')[0]).toMatchObject({ action: 'city', at: place });
    expect(table.until('sail').decision?.kind).toBe('sail');
  });
});
