import { describe, expect, test } from 'vitest';
import { isSpyPlace } from '../../src/box-card.ts';
import { CONTENT } from '../../src/built-in-content.ts';
import type { PlayerPosition, Position } from '../../src/position-spec.ts';
import { cardWith, given } from '../table.ts';
import { heard, named, outlook, steps } from './random-games.ts';

/** At a scoring, where any card may be bought that can be paid for. */
function buyer(player: PlayerPosition, rest: Partial<Position> = {}) {
  const table = given(player, { phase: 'scoring', ...rest });
  const view = table.view(0);
  return {
    table,
    price: (id: string) => outlook.cards.price(view, 0, id),
    missing: (id: string) => outlook.cards.missing(view, 0, id),
  };
}

describe('MA-27.7 what is missing for a card', () => {
  test('MA-17.3: doubloons, with what discounts leave of the price', () => {
    const { price, missing } = buyer({ doubloons: 12, hand: ['B001', 'A01'], bought: ['B040'] });
    expect(price('B001')).toBe(10);
    expect(missing('B001')).toBeUndefined();
    expect(missing('A01')).toEqual({ what: 'doubloons', n: 1 });
  });

  test('MA-17.4, MA-17.6, MA-17.8: a spy to place, combat points, cubes of a nation', () => {
    const poor = { doubloons: 30, spies: 0, combatPoints: 0, hand: ['A45', 'B036', 'B073'] };
    const { missing } = buyer(poor, { cubes: { 6: 'france' } });
    expect(missing('A45')).toEqual({ what: 'spies', n: 1 });
    expect(missing('B036')).toEqual({ what: 'combatPoints', n: 1 });
    expect(missing('B073')).toEqual({ what: 'cubes', nation: 'france', n: 2 });
  });

  test('MA-17.5, MA-19.2: herbs in the hand, where a card that stands for one counts and the bought card does not', () => {
    const { missing } = buyer({ doubloons: 30, hand: ['B072', 'A07'], bought: ['A28'] });
    expect(missing('B072')).toEqual({ what: 'items', item: 'herb', n: 1 });
  });

  test.each([
    ['poor', { doubloons: 5, spies: 1, combatPoints: 1 }],
    ['rich', { doubloons: 40, spies: 2, combatPoints: 8 }],
    ['with discounts and a herb garden', { doubloons: 9, bought: ['A05', 'B040', 'A28'] }],
  ])('someone %s may buy exactly the cards for which nothing is missing', (_, player: PlayerPosition) => {
    const bought = player.bought ?? [];
    const cards = CONTENT.cards.filter(
      ({ id, deck }) => deck !== 'LA' && deck !== 'C' && !bought.includes(id),
    );
    for (let from = 0; from < cards.length; from += 6) {
      const hand = cards.slice(from, from + 6).map(({ id }) => id);
      const cubes = { 6: 'spain', 7: 'spain', 8: 'spain' };
      const { table, missing } = buyer({ ...player, hand }, { cubes });
      const free = hand.filter((id) => missing(id) === undefined);
      expect(free.toSorted()).toEqual(table.options('buy').toSorted());
    }
  });

  test('a spectator sees what is printed; a card that is not in the box costs nothing', () => {
    const view = given({ bought: ['B040'] }).view();
    expect(outlook.cards.price(view, undefined, 'B001')).toBe(12);
    expect(outlook.cards.discount(view, undefined)).toBe(0);
    expect(outlook.cards.price(view, 0, 'Z99')).toBe(0);
    expect(outlook.cards.missing(view, 0, 'Z99')).toBeUndefined();
  });
});

test('MA-17.2, MA-22.1, MA-27.7: in whole games cards cost the price that was announced', () => {
  const met = { asked: 0, bought: 0, invested: 0 };
  for (const step of steps()) {
    const { decision, view, seat, legal } = step;
    if (decision.kind !== 'village' && decision.kind !== 'buying') continue;
    met.asked++;
    const { hand = [], planned = [] } = view.players[seat] ?? {};
    const free = [...hand, ...planned].filter((id) => outlook.cards.missing(view, seat, id) === undefined);
    expect(free.toSorted()).toEqual(named(legal, 'buy').toSorted());
    for (const { card, doubloons } of heard(step, 'bought')) {
      met.bought++;
      expect(doubloons).toBe(outlook.cards.price(view, seat, card));
    }
    for (const { building, doubloons } of heard(step, 'invested')) {
      met.invested++;
      expect(doubloons).toBe(outlook.prestige.price(view, seat, building));
    }
  }
  expect(met.asked).toBeGreaterThan(100);
  expect(met.bought).toBeGreaterThan(20);
  expect(met.invested).toBeGreaterThan(2);
});

describe('MA-27.7 prestige buildings', () => {
  const SPY_CARDS = CONTENT.cards.filter(({ cost }) => isSpyPlace(cost.spyTo)).slice(0, 5);
  const ME: PlayerPosition = {
    spies: 1,
    career: 'K-2',
    objectives: [1, 1, 1],
    combatPoints: 3,
    quests: 3,
    tokens: 4,
    synergies: ['medal', 'anchor'],
    open: ['U1', 'U2', 'U4'],
    explorer: 'E15',
    doubloonIncome: 20,
    bought: SPY_CARDS.map(({ id }) => id),
  };
  const worth = (building: string) => outlook.prestige.worth(given(ME).view(0), 0, building);

  test.each([
    ['MA-22.5', 'abbey', 8],
    ['MA-22.6', 'palace', 6],
    ['MA-22.7: at most', 'basilica', 16],
    ['MA-22.8', 'citadel', 8],
    ['MA-22.9', 'minster', 6],
    ['MA-22.10', 'garrison', 8],
    ['MA-22.11', 'academy', 6],
    ['MA-22.12', 'cathedral', 8],
  ])('%s %s: worth %i points now', (_rule, building, points) => {
    expect(worth(building)).toBe(points);
  });

  test.each(CONTENT.prestige.map(({ id }) => id))('the final scoring gives as much for the %s', (id) => {
    const last = given(
      { ...ME, ship: '22' },
      { round: 4, phase: 'scoring', prestige: [id], prestigeOpen: 1, investors: { [id]: [0] } },
    ).until('end');
    expect(last.me().points['prestige']).toBe(worth(id));
  });

  test('MA-19.3: cards that make everything cheaper count for buildings too', () => {
    const view = given({ bought: [cardWith('discount')] }).view(0);
    const cost = CONTENT.prestige.find(({ id }) => id === 'palace')?.cost ?? 0;
    const saved = outlook.cards.discount(view, 0);
    expect(saved).toBeGreaterThan(0);
    expect(outlook.prestige.price(view, 0, 'palace')).toBe(cost - saved);
    expect(outlook.prestige.price(view, 1, 'palace')).toBe(cost);
    expect(outlook.prestige.price(view, undefined, 'palace')).toBe(cost);
  });

  test('MA-13.8: one more opens after each round', () => {
    const opens = (round: number, prestigeOpen: number) =>
      outlook.prestige.opensAfter(given({}, { round, prestigeOpen }).view(0));
    expect(opens(1, 1)).toEqual([1, 2, 3]);
    expect(opens(3, 3)).toEqual([3]);
    expect(opens(4, 4)).toEqual([]);
  });
});
