import type { Move, Position } from '@captains-table/maracaibo';
import { CONTENT } from '@captains-table/maracaibo';
import { describe, expect, test } from 'vitest';
import { combatOf } from '../../../../src/boards/maracaibo/nations/combat.ts';
import { flagGains } from '../../../../src/boards/maracaibo/nations/gains.ts';
import { waysOf } from '../../../../src/boards/maracaibo/nations/ways.ts';
import type { Played } from './table.ts';
import { CITY, FIGHT, played } from './table.ts';

const fight = (rest: Partial<Position>, moves: readonly Move[] = [], me: Position['players'][number] = {}) =>
  played({ players: [{ ship: '11', ...me }, {}], ...FIGHT, ...rest }, [CITY, ...moves]);

const seen = ({ view, pending, happened }: Played) => combatOf(view, pending, happened);

describe('the combat under way', () => {
  test('nobody fights', () => {
    expect(seen(played({ players: [{}, {}] }))).toBeUndefined();
  });

  test('MA-6.1: the token says what each nation brings', () => {
    expect(seen(fight({ tokens: ['TK04'] }))).toMatchObject({
      seat: 0,
      token: 'TK04',
      nation: undefined,
      rows: [
        { nation: 'france', value: 5, pay: 0 },
        { nation: 'spain', value: 4 },
        { nation: 'england', value: 3 },
      ],
    });
  });

  test('MA-6.4: the nation that alone has most cubes is 2 weaker', () => {
    const rows = seen(fight({ tokens: ['TK13'], cubes: { 1: 'france', 4: 'france', 5: 'spain' } }))?.rows;
    expect(rows?.map(({ value, change }) => [value, change])).toEqual([
      [4, -2],
      [5, 0],
      [4, 0],
    ]);
  });

  test('MA-6.5, MA-6.6: the one that alone has fewest is 3 stronger; a tie makes it void', () => {
    const values = (cubes: Readonly<Record<string, string>>) =>
      seen(fight({ tokens: ['TK19'], cubes }))?.rows.map(({ value }) => value);
    expect(values({ 1: 'france', 4: 'spain' })).toEqual([4, 3, 5]);
    expect(values({ 1: 'france' })).toEqual([4, 3, 2]);
  });

  test('MA-6.7: without a token every nation has a value of 3', () => {
    const rows = seen(fight({ noTokens: true }))?.rows;
    expect(rows?.map(({ value }) => value)).toEqual([3, 3, 3]);
  });

  test('the rows say the value that the rules then give', () => {
    for (const { id } of CONTENT.combatTokens) {
      const rest = { tokens: [id], cubes: { 1: 'france', 4: 'france', 5: 'spain' } };
      const row = seen(fight(rest, [], { doubloons: 9 }))?.rows[0];
      const chosen = fight(rest, [{ kind: 'fight-for', nation: 'france' }], { doubloons: 9 });
      expect(seen(chosen)).toMatchObject({ nation: 'france', value: row?.value });
    }
  });

  test('while a flag’s bonus is chosen, nation and value are still known', () => {
    const table = fight({ tokens: ['TK04'], cubes: {} }, [
      { kind: 'fight-for', nation: 'france' },
      { kind: 'take-city', at: '5' },
    ]);
    expect(table.pending?.kind).toBe('disc');
    expect(seen(table)).toMatchObject({ nation: 'france', value: 1 });
  });
});

describe('the ways to spend the value', () => {
  test('MA-6.13, MA-6.14: influence, and cities with the bonus of their flags', () => {
    const groups = waysOf(
      fight({ tokens: ['TK04'], cubes: { 1: 'spain' } }, [{ kind: 'fight-for', nation: 'france' }]),
    );
    const [influence, cities] = groups;
    expect(groups.map(({ action }) => action)).toEqual(['CA1', 'CA2']);
    expect(influence?.ways.map(({ cost, legal }) => [cost, legal])).toEqual([
      [2, true],
      [5, true],
    ]);
    expect(cities?.shared).toEqual([{ kind: 'influence', n: 1 }]);
    expect(cities?.ways.find(({ move }) => 'at' in move && move.at === '13')).toMatchObject({
      cost: 4,
      gains: [{ kind: 'spies', n: 1 }],
    });
  });

  test('MA-6.15: a place that another nation holds takes more', () => {
    const groups = waysOf(
      fight(
        { tokens: ['TK04'], cubes: { 1: 'spain' } },
        [
          { kind: 'fight-for', nation: 'france' },
          { kind: 'boost', with: 'point' },
        ],
        { combatPoints: 2 },
      ),
    );
    const costs = groups.find(({ action }) => action === 'CA2')?.ways.map(({ cost }) => cost);
    expect(costs?.at(-1)).toBe(6);
  });

  test('MA-6.19: villages pay for the spies in them', () => {
    const spying = CONTENT.cards.find(({ cost }) =>
      cost.some(({ code, location }) => code === 'PC2' && location === '12'),
    );
    const villages = waysOf(
      fight({ tokens: ['TK04'], cubes: {} }, [{ kind: 'fight-for', nation: 'france' }], {
        open: ['U7'],
        bought: [spying?.id ?? ''],
      }),
    ).find(({ action }) => action === 'CA3');
    const gainsAt = (at: string) => villages?.ways.find(({ move }) => 'at' in move && move.at === at)?.gains;
    expect(gainsAt('12')).toEqual([{ kind: 'doubloons', n: 3 }]);
    expect(gainsAt('2')).toEqual([]);
  });

  test('MA-6.20: a card’s own combat action, with its number', () => {
    const card = CONTENT.cards.find(({ effects }) => effects.some(({ code }) => code === 'CA4'));
    const x = card?.effects.find(({ code }) => code === 'CA4')?.x ?? 0;
    const cards = waysOf(
      fight({ tokens: ['TK04'] }, [{ kind: 'fight-for', nation: 'france' }], { bought: [card?.id ?? ''] }),
    ).find(({ action }) => action === 'cards');
    expect(cards?.ways).toMatchObject([
      {
        legal: true,
        cost: 2,
        gains: [
          { kind: 'influence', n: 1 },
          { kind: 'points', n: x },
        ],
      },
    ]);
  });

  test('MA-24.8, MA-24.10: treasure fleet and gold mine', () => {
    const table = fight(
      { tokens: ['TK04'], legacy: ['L6', 'L9'] },
      [
        { kind: 'fight-for', nation: 'france' },
        ...Array.from({ length: 6 }, (): Move => ({ kind: 'boost', with: 'point' })),
      ],
      { combatPoints: 6, explorer: 'E6' },
    );
    const costs = (action: string) =>
      waysOf(table)
        .find((group) => group.action === action)
        ?.ways.map(({ cost }) => cost);
    expect(costs('CA6')).toEqual([10, 11]);
    expect(costs('CA7')).toEqual([8]);
  });

  test('MA-6.23: the flag of a city on a legacy tile', () => {
    expect(flagGains('9a')).toEqual([{ kind: 'points', n: 4 }]);
    expect(flagGains('1')).toEqual([{ kind: 'doubloons', n: 3 }]);
    expect(flagGains('2')).toEqual([]);
  });
});
