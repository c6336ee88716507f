import { CONTENT } from '@captains-table/maracaibo';
import { describe, expect, test } from 'vitest';
import { actionGains, gainsOf, pricesOf } from '../../../../src/boards/maracaibo/chart/gains.ts';
import { placesNow } from '../../../../src/boards/maracaibo/chart/place-now.ts';
import { captainsBy, spiesBy } from '../../../../src/boards/maracaibo/chart/pieces-at.ts';
import { askedOn } from '../../../../src/boards/maracaibo/chart/asked.ts';
import type { Look } from '../../../../src/boards/maracaibo/chart/spots.ts';
import { spokenOf } from '../../../../src/boards/maracaibo/chart/spoken.ts';
import { trayOf } from '../../../../src/boards/maracaibo/chart/tray.ts';
import { tableIn } from '../table.ts';

const TWO = [{}, {}] as const;

const idsOf = (position: Parameters<typeof tableIn>[0]) =>
  placesNow(tableIn(position).view).map(({ id }) => id);

describe('places', () => {
  test('the last spaces depend on the round', () => {
    expect(idsOf({ players: TWO, round: 3 })).toContain('21a');
    expect(idsOf({ players: TWO, round: 3 })).not.toContain('22');
    expect(idsOf({ players: TWO, round: 4 })).toEqual(expect.arrayContaining(['21b', '22']));
    expect(idsOf({ players: TWO, round: 4 })).not.toContain('21a');
  });

  test('9a and 15a are there with their tiles', () => {
    expect(idsOf({ players: TWO })).not.toContain('9a');
    expect(idsOf({ players: TWO, legacy: ['L4', 'L7'] })).toEqual(expect.arrayContaining(['9a', '15a']));
  });

  test('a legacy tile makes a city of a village, with the quest that lies on it', () => {
    const { view } = tableIn({ players: TWO, legacy: ['L1'], cityQuest: 'Q02' });
    const place = placesNow(view).find(({ id }) => id === '17');
    expect(place).toMatchObject({ kind: 'city', good: 'tobacco', spaces: 1, tiles: [] });
    expect(place?.quests).toContain('Q02');
    expect(place?.flag).toEqual([
      { is: 'points', n: 2 },
      { is: 'coin', n: 2 },
    ]);
  });

  test('fever closes a city: no action, no market, no flag', () => {
    const { view } = tableIn({ players: TWO, legacy: ['L3'], cityTiles: {}, cubes: {} });
    expect(placesNow(view).find(({ id }) => id === '14')).toMatchObject({
      action: [],
      good: undefined,
      flag: undefined,
      tiles: [{ id: 'L3', discs: 0 }],
    });
  });

  test('tiles lie nearest, then quests, then spies', () => {
    const { view } = tableIn({
      players: [{ bought: ['A18'] }, {}],
      legacy: ['L12'],
      quests: { 9: ['Q11'] },
    });
    const place = placesNow(view).find(({ id }) => id === '9');
    const tray = place === undefined ? [] : trayOf(place, new Map([['9', [{ seat: 1, count: 2 }]]]));
    expect(tray.map(({ kind }) => kind)).toEqual(['tile', 'quest', 'spies']);
    expect(tray.map(({ at: [x] }) => x)).toEqual(tray.map(({ at: [x] }) => x).toSorted((a, b) => a - b));
  });
});

describe('signs', () => {
  test('a parameter stands for its number', () => {
    expect(actionGains({ code: 'CT1', n: 3 })).toEqual([{ is: 'sign', sign: 'footprint', n: 3 }]);
  });

  test('a choice has a stroke between, a price an arrow behind', () => {
    expect(actionGains({ code: 'CTX3' }).map(({ is }) => is)).toEqual(['sign', 'or', 'sign']);
    expect(actionGains({ code: 'CT10' }).map(({ is }) => is)).toEqual(['sign', 'for', 'sign', 'coin']);
  });

  test('every city action, flag, quest and space that brings something has a sign', () => {
    const actions = CONTENT.codes.filter(({ kind }) => kind === 'cityAction');
    const flags = [...CONTENT.locations, ...CONTENT.legacy].flatMap(({ flag }) => (flag ? [flag] : []));
    const rewards = CONTENT.tracks.explorerSpaces
      .map(({ reward }) => reward)
      .filter(({ length }) => length > 0);
    expect(actions.filter(({ code }) => actionGains({ code, n: 1 }).length === 0)).toEqual([]);
    expect([...flags, ...rewards].filter((effects) => gainsOf(effects).length < effects.length)).toEqual([]);
    expect(
      CONTENT.quests.filter(({ pay, reward }) => pricesOf(pay).length === 0 || gainsOf(reward).length === 0),
    ).toEqual([]);
  });
});

describe('who is where', () => {
  const table = tableIn({
    options: { mode: 'solo' },
    players: [{ ship: '4', explorer: 'E3', bought: ['A18', 'A26'] }],
    jeanne: { ship: '4', explorer: 'E3' },
    phase: 'sail',
  });

  test('Jeanne is a captain like the others', () => {
    expect(captainsBy('ship', table.view).get('4')).toEqual([0, 'jeanne']);
    expect(captainsBy('explorer', table.view).get('E3')).toEqual([0, 'jeanne']);
  });

  test('spies are counted by place and player', () => {
    const total = [...spiesBy(table.view).values()].flat().reduce((sum, { count }) => sum + count, 0);
    expect(total).toBe(table.view.players[0]?.spiesAt.length);
  });

  test('a place says aloud what it is and who lies there', () => {
    const look: Look = { id: '4', kind: 'place', at: [0, 0], half: [0, 0] };
    expect(spokenOf(look, table, undefined)).toBe('Puerto Plata, City, stop 4, At anchor: Anna, Jeanne');
  });
});

describe('a click on what is not allowed', () => {
  const look = (id: string, kind: Look['kind']): Look => ({ id, kind, at: [0, 0], half: [0, 0] });
  const sailing = tableIn({ players: [{ ship: '4' }, {}], phase: 'sail' });

  test('asks for the voyage while sailing', () => {
    expect(askedOn(look('2', 'place'), sailing)).toEqual({ kind: 'sail', to: '2', points: 1 });
    expect(askedOn(look('4', 'place'), sailing)).toBeUndefined();
    expect(askedOn(look('E4', 'space'), sailing)).toBeUndefined();
  });
});
