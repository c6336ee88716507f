import { describe, expect, test } from 'vitest';
import { placesNow } from '../../../../src/games/maracaibo/chart/place-now.ts';
import { captainsBy, spiesBy } from '../../../../src/games/maracaibo/chart/pieces-at.ts';
import { askedOn } from '../../../../src/games/maracaibo/chart/asked-move.ts';
import type { Look } from '../../../../src/games/maracaibo/chart/spots.ts';
import { spokenOf } from '../../../../src/games/maracaibo/chart/spoken-label.ts';
import { trayOf } from '../../../../src/games/maracaibo/chart/tray.ts';
import { tableIn } from '../table.ts';

const TWO = [{}, {}] as const;

describe('places', () => {
  test('action and flag are signs', () => {
    const table = tableIn({ players: TWO, legacy: ['L1'], cityTiles: { 4: 'CT-02' } });
    const at = (id: string) => placesNow(table).find((place) => place.id === id);
    expect(at('17')?.flag).toEqual([
      { mark: 'points', value: '2' },
      { mark: 'doubloons', value: '2' },
    ]);
    expect(at('4')?.action).toEqual([{ mark: 'sign', sign: 'footprint', value: '2' }]);
    expect(at('2')).toMatchObject({ action: [], flag: undefined });
  });

  test('tiles lie nearest, then quests, then spies', () => {
    const table = tableIn({
      players: [{ bought: ['A18'] }, {}],
      legacy: ['L12'],
      quests: { 9: ['Q11'] },
    });
    const place = placesNow(table).find(({ id }) => id === '9');
    const tray =
      place === undefined ? [] : trayOf(place, new Map([['9', [{ seat: 1, count: 2 }]]]), table.layout);
    expect(tray.map(({ kind }) => kind)).toEqual(['tile', 'quest', 'spies']);
    expect(tray.map(({ at: [x] }) => x)).toEqual(tray.map(({ at: [x] }) => x).toSorted((a, b) => a - b));
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

  test('asks for the city that a legacy tile made of a village, for the village elsewhere', () => {
    const pending = { seat: 0, kind: 'combat', nation: 'france', value: 3 } as const;
    const asked = (id: string, legacy: readonly string[]) =>
      askedOn(look(id, 'place'), { ...tableIn({ players: TWO, legacy }), pending });
    expect(asked('17', ['L1'])).toEqual({ kind: 'take-city', at: '17' });
    expect(asked('17', [])).toEqual({ kind: 'take-village', at: '17' });
  });
});
