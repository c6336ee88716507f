import { describe, expect, test } from 'vitest';
import { CONTENT } from '../../src/built-in-content.ts';
import type { Move } from '../../src/index.ts';
import type { PlayerPosition, Position } from '../../src/position-spec.ts';
import { cardWith, given } from '../table.ts';
import { heard, outlook, steps } from './random-games.ts';

/** At place 11, whose city tile has a combat as its action. */
const FIGHT = { cityTiles: { 11: 'CT-M' }, phase: 'main', points: 1 } as const satisfies Partial<Position>;
const FRANCE: Move = { kind: 'fight-for', nation: 'france' };

function fight(rest: Partial<Position>, moves: readonly Move[] = [], me: PlayerPosition = {}) {
  return given({ ship: '11', ...me }, { ...FIGHT, ...rest }).play({ kind: 'city' }, ...moves);
}

function rowsIn(rest: Partial<Position>, me: PlayerPosition = {}) {
  const view = fight(rest, [], me).view(0);
  return outlook.combat.rows(view, view.combatToken, false);
}

function waysIn(table: ReturnType<typeof fight>, action: string) {
  const groups = outlook.combat.ways(table.view(0), 0, table.legal);
  return groups.find((group) => group.action === action);
}

const placed = (at: string) => (way: { readonly move: Move }) => 'at' in way.move && way.move.at === at;

describe('MA-27.7 the values of a combat', () => {
  test('MA-6.1: the token says what each nation brings', () => {
    expect(rowsIn({ tokens: ['TK04'] })).toMatchObject([
      { nation: 'france', value: 5, pay: 0 },
      { nation: 'spain', value: 4 },
      { nation: 'england', value: 3 },
    ]);
  });

  test('MA-6.4: the nation that alone has most cubes is 2 weaker', () => {
    const rows = rowsIn({ tokens: ['TK13'], cubes: { 1: 'france', 4: 'france', 5: 'spain' } });
    expect(rows.map(({ value, change }) => [value, change])).toEqual([
      [4, -2],
      [5, 0],
      [4, 0],
    ]);
  });

  test('MA-6.5, MA-6.6: the one that alone has fewest is 3 stronger; a tie makes it void', () => {
    const values = (cubes: Readonly<Record<string, string>>) =>
      rowsIn({ tokens: ['TK19'], cubes }).map(({ value }) => value);
    expect(values({ 1: 'france', 4: 'spain' })).toEqual([4, 3, 5]);
    expect(values({ 1: 'france' })).toEqual([4, 3, 2]);
  });

  test('MA-6.7: without a token every nation has a value of 3', () => {
    expect(rowsIn({ noTokens: true }).map(({ value }) => value)).toEqual([3, 3, 3]);
  });

  test('once a nation is chosen, the modifier is past', () => {
    const { combatToken, ...view } = fight({ tokens: ['TK13'], cubes: { 1: 'france' } }).view(0);
    const [france] = outlook.combat.rows({ ...view, combatToken }, combatToken, true);
    expect(france).toMatchObject({ printed: 6, change: 0, value: 6 });
  });

  test.each(CONTENT.combatTokens.map(({ id }) => id))(
    '%s: the rules give the value that was announced',
    (id) => {
      const rest = { tokens: [id], cubes: { 1: 'france', 4: 'france', 5: 'spain' } };
      const [row] = rowsIn(rest, { doubloons: 9 });
      const chosen = fight(rest, [FRANCE], { doubloons: 9 });
      expect(chosen.heard('fights-for')[0]?.value).toBe(row?.value);
    },
  );
});

describe('MA-27.7 the ways to spend the value', () => {
  test('MA-6.13, MA-6.14: influence, and cities with the bonus of their flags', () => {
    const table = fight({ tokens: ['TK04'], cubes: { 1: 'spain' } }, [FRANCE]);
    const groups = outlook.combat.ways(table.view(0), 0, table.legal);
    expect(groups.map(({ action }) => action)).toEqual(['CA1', 'CA2']);
    const [influence, cities] = groups;
    expect(influence?.ways.map(({ cost, legal }) => [cost, legal])).toEqual([
      [2, true],
      [5, true],
    ]);
    expect(cities?.shared).toContainEqual({ op: 'fightingInfluence', n: 1 });
    expect(cities?.ways.find(placed('13'))).toMatchObject({ cost: 4, brings: [{ op: 'spies', n: 1 }] });
  });

  test('MA-6.15: a place that another nation holds takes more', () => {
    const moves: readonly Move[] = [FRANCE, { kind: 'boost', with: 'point' }];
    const table = fight({ tokens: ['TK04'], cubes: { 1: 'spain' } }, moves, { combatPoints: 2 });
    const cities = waysIn(table, 'CA2')?.ways ?? [];
    expect(cities.find(placed('1'))?.cost).toBe(6);
    expect(cities.find(placed('13'))?.cost).toBe(4);
  });

  test('MA-6.19: villages pay for the spies in them', () => {
    const spying = CONTENT.cards.find(({ cost }) => cost.spyTo === '12');
    const me = { open: ['U7'], bought: [spying?.id ?? ''] };
    const villages = waysIn(fight({ tokens: ['TK04'], cubes: {} }, [FRANCE], me), 'CA3');
    expect(villages?.ways.find(placed('12'))?.brings).toEqual([{ op: 'doubloons', n: 3 }]);
    expect(villages?.ways.find(placed('2'))?.brings).toEqual([]);
  });

  test('MA-6.20: a card’s own combat action, with its number', () => {
    const id = cardWith('combat: fightingInfluence, points');
    const cards = waysIn(fight({ tokens: ['TK04'] }, [FRANCE], { bought: [id] }), 'cards');
    expect(cards?.ways).toMatchObject([
      {
        legal: true,
        cost: 2,
        brings: [
          { op: 'fightingInfluence', n: 1 },
          { op: 'points', n: 2 },
        ],
      },
    ]);
  });

  test('MA-24.8, MA-24.10: treasure fleet and gold mine', () => {
    const boosts = Array.from({ length: 6 }, (): Move => ({ kind: 'boost', with: 'point' }));
    const me = { combatPoints: 6, explorer: 'E6' };
    const table = fight({ tokens: ['TK04'], legacy: ['L6', 'L9'] }, [FRANCE, ...boosts], me);
    expect(waysIn(table, 'CA6')?.ways.map(({ cost }) => cost)).toEqual([10, 11]);
    expect(waysIn(table, 'CA7')?.ways.map(({ cost }) => cost)).toEqual([8]);
    expect(outlook.combat.fleetSpaces().map(({ value }) => value)).toEqual([10, 11]);
    expect(outlook.combat.mineSpace()?.value).toBe(8);
  });
});

test('MA-6.1, MA-6.2, MA-27.7: in whole games nations are as strong and as costly as announced', () => {
  const chosen = steps().flatMap((step) =>
    step.decision.kind === 'fight-for' && step.move.kind === 'fight-for'
      ? [{ step, token: step.decision.token, nation: step.move.nation }]
      : [],
  );
  for (const { step, token, nation } of chosen) {
    const row = outlook.combat.rows(step.view, token, false).find((one) => one.nation === nation);
    expect(heard(step, 'fights-for')[0]?.value).toBe(row?.value);
    expect(heard(step, 'paid')[0]?.n ?? 0).toBe(row?.pay);
  }
  expect(chosen.length).toBeGreaterThan(20);
});

test('MA-6.12, MA-6.14, MA-27.7: in whole games actions cost what was announced, and places bring their doubloons', () => {
  const asked = steps().flatMap((step) => {
    if (step.decision.kind !== 'combat') return [];
    const ways = outlook.combat.ways(step.view, step.seat, step.legal).flatMap((group) => group.ways);
    return [{ step, ways, value: step.decision.value }];
  });
  for (const { step, ways } of asked) {
    const told = ways.filter((way) => way.legal).map((way) => JSON.stringify(way.move));
    const spending = step.legal.filter(({ kind }) => SPENDING.has(kind)).map((move) => JSON.stringify(move));
    expect(told.toSorted()).toEqual(spending.toSorted());
  }
  const acted = asked.flatMap(({ step, ways, value }) => {
    const way = ways.find(({ move }) => JSON.stringify(move) === JSON.stringify(step.move));
    return way === undefined ? [] : [{ step, way, value }];
  });
  for (const { step, way, value } of acted) {
    expect(heard(step, 'combat-action')[0]?.value).toBe(value - way.cost);
  }
  const paid = acted.flatMap(({ step, way }) => {
    const coins = way.brings.find(({ op }) => op === 'doubloons');
    return coins !== undefined && 'n' in coins ? [{ step, n: coins.n }] : [];
  });
  for (const { step, n } of paid) expect(heard(step, 'doubloons')[0]?.n).toBe(n);
  expect(acted.length).toBeGreaterThan(20);
  expect(paid.length).toBeGreaterThan(2);
});

const SPENDING: ReadonlySet<string> = new Set([
  'gain-influence',
  'take-city',
  'take-village',
  'combat-card',
  'treasure-fleet',
  'gold-mine',
]);
