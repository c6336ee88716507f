import { describe, expect, test } from 'vitest';
import { CONTENT } from '../../src/built-in-content.ts';
import type { Position } from '../../src/position-spec.ts';
import { position } from '../table.ts';
import { outlook, steps } from './random-games.ts';

const TWO = [{}, {}] as const;
const seen = (spec: Partial<Position>) => position({ players: TWO, ...spec }).view(0);
const idsIn = (spec: Partial<Position>) => outlook.places.all(seen(spec)).map(({ id }) => id);

describe('MA-27.7 places', () => {
  test('MA-2.7: the last spaces depend on the round', () => {
    expect(idsIn({ round: 3 })).toContain('21a');
    expect(idsIn({ round: 3 })).not.toContain('22');
    expect(idsIn({ round: 4 })).toEqual(expect.arrayContaining(['21b', '22']));
    expect(idsIn({ round: 4 })).not.toContain('21a');
  });

  test('MA-24.6, MA-24.9: 9a and 15a are there with their tiles', () => {
    expect(idsIn({})).not.toContain('9a');
    expect(idsIn({ legacy: ['L4', 'L7'] })).toEqual(expect.arrayContaining(['9a', '15a']));
  });

  test('MA-24.1: a legacy tile makes a city of a village, with the quest that lies on it', () => {
    const place = outlook.places.at(seen({ legacy: ['L1'], cityQuest: 'Q02' }), '17');
    expect(place).toMatchObject({ kind: 'city', good: 'tobacco', spaces: 1, tiles: [] });
    expect(place?.quests).toContain('Q02');
    expect(place?.flag).toEqual([
      { op: 'points', n: 2 },
      { op: 'doubloons', n: 2 },
    ]);
    expect(outlook.places.at(seen({}), '17')).toMatchObject({ kind: 'village', flag: undefined });
  });

  test('MA-24.4: fever closes a city: no action, no market, no flag', () => {
    expect(outlook.places.at(seen({ legacy: ['L3'], cubes: {} }), '14')).toMatchObject({
      action: undefined,
      good: undefined,
      flag: undefined,
      tiles: [{ id: 'L3', discs: 0 }],
    });
  });

  test('MA-24.19: the flag of a city on a legacy tile is there, however far the explorer is', () => {
    expect(outlook.places.at(seen({ legacy: ['L4'] }), '9a')?.flag).toEqual([{ op: 'points', n: 4 }]);
    expect(outlook.places.at(seen({}), '1')?.flag).toEqual([{ op: 'doubloons', n: 3 }]);
    expect(outlook.places.at(seen({}), '2')?.flag).toBeUndefined();
  });

  test('a place that is not on the board cannot be reached', () => {
    expect(outlook.places.at(seen({}), 'atlantis')).toBeUndefined();
  });

  test('MA-5.1, MA-5.2: in whole games cities act, and cards go to markets with room', () => {
    const stops = steps().flatMap(({ decision, view, legal }) => {
      const here = decision.kind === 'main' ? outlook.places.at(view, decision.at) : undefined;
      return here === undefined ? [] : [{ here, kinds: legal.map(({ kind }) => kind) }];
    });
    for (const { here, kinds } of stops) {
      expect(kinds.includes('city')).toBe(here.action !== undefined);
    }
    const full = stops.filter(({ here }) => here.discs >= here.spaces);
    for (const { kinds } of full) expect(kinds).not.toContain('deliver');
    expect(full.filter(({ here }) => here.spaces > 0).length).toBeGreaterThan(0);
    expect(stops.filter(({ kinds }) => kinds.includes('deliver')).length).toBeGreaterThan(5);
  });

  test('MA-5.2: each card that can be delivered shows the good of the market', () => {
    const table = position({ players: [{ ship: '10', hand: ['A13', 'A14', 'A15'] }, {}], phase: 'main' });
    const { good } = outlook.places.at(table.view(0), '10') ?? {};
    const fitting = ['A13', 'A14', 'A15'].filter(
      (id) => CONTENT.cards.find((card) => card.id === id)?.good === good,
    );
    expect(table.options('deliver')).toEqual(fitting);
    expect(fitting.length).toBeGreaterThan(0);
  });
});
