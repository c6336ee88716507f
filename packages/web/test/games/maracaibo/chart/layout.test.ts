import { CONTENT } from '@captains-table/maracaibo';
import { describe, expect, test } from 'vitest';
import { Layout, OUR_LAYOUT } from '../../../../src/games/maracaibo/chart/geometry/chart-layout.ts';
import { berthOf } from '../../../../src/games/maracaibo/chart/geometry/berths.ts';
import { halfOf } from '../../../../src/games/maracaibo/chart/geometry/geometry.ts';
import { COMBAT_TILES, SHEET, SPOTS, TRAIL } from '../../../../src/games/maracaibo/chart/geometry/layout.ts';
import { placesNow } from '../../../../src/games/maracaibo/chart/place-now.ts';
import { looksOf, questOn, towards } from '../../../../src/games/maracaibo/chart/spots.ts';
import { tableIn } from '../table.ts';

const HALF_A_SHIP = 24;
const TWO = [{}, {}] as const;
const EVERY_TILE = CONTENT.legacy.map(({ id }) => id);
const FULL = tableIn({ players: [{ bought: ['A01'] }, {}], legacy: EVERY_TILE, round: 2, phase: 'sail' });
const LOOKS = looksOf(placesNow(FULL), FULL);

describe('the sheet', () => {
  test('every place and every space of the trail has its spot', () => {
    expect(Object.keys(SPOTS).toSorted()).toEqual(CONTENT.locations.map(({ id }) => id).toSorted());
    expect(Object.keys(TRAIL).toSorted()).toEqual(
      CONTENT.tracks.explorerSpaces.map(({ id }) => id).toSorted(),
    );
    const combat = CONTENT.legacy.filter(({ kind }) => kind === 'combatAction').map(({ id }) => id);
    expect(Object.keys(COMBAT_TILES)).toEqual(combat);
  });

  test.each(LOOKS)('$kind $id lies within the sheet', ({ at: [x, y], half: [right, down] }) => {
    expect(x - right).toBeGreaterThanOrEqual(0);
    expect(y - down).toBeGreaterThanOrEqual(0);
    expect(x + right).toBeLessThanOrEqual(SHEET.width);
    expect(y + down).toBeLessThanOrEqual(SHEET.height);
  });

  test.each(Object.keys(SPOTS))('all ships of a full table lie within the sheet at %s', (id) => {
    const ships = new Map([[id, [0, 1, 2, 3] as const]]);
    for (const captain of [0, 1, 2, 3]) {
      const [x] = berthOf(captain, ships, placesNow(FULL), new Map(), OUR_LAYOUT);
      expect(x).toBeGreaterThanOrEqual(HALF_A_SHIP);
      expect(x).toBeLessThanOrEqual(SHEET.width - HALF_A_SHIP);
    }
  });

  test('places do not cover each other', () => {
    const places = LOOKS.filter(({ kind }) => kind === 'place');
    const covered = places.flatMap((a, i) =>
      places
        .slice(i + 1)
        .filter(
          (b) =>
            Math.abs(a.at[0] - b.at[0]) < a.half[0] + b.half[0] - 4 &&
            Math.abs(a.at[1] - b.at[1]) < a.half[1] + b.half[1] - 4,
        )
        .map((b) => `${a.id} ${b.id}`),
    );
    expect(covered).toEqual([]);
  });

  test('spaces of the trail leave room for a finger each', () => {
    const near = Object.entries(TRAIL).flatMap(([a, [x, y]], i) =>
      Object.entries(TRAIL)
        .slice(i + 1)
        .filter(([, [ox, oy]]) => Math.hypot(ox - x, oy - y) < 35)
        .map(([b]) => `${a} ${b}`),
    );
    expect(near).toEqual([]);
  });

  test('a ship glides from place to place and ends at the last', () => {
    expect(OUR_LAYOUT.wayPath(['2', '3', '4'])).toMatch(/^M514 152Q.*M578 148Q/);
    expect(OUR_LAYOUT.wayPoints(['2', '3', '4']).at(-1)).toEqual(OUR_LAYOUT.pointOf('4'));
    expect(halfOf('city')[0]).toBeGreaterThan(halfOf('village')[0]);
  });

  test('a place that a pack has moved lies there, and its ways are not bent any more', () => {
    const locations = CONTENT.locations.map((place) =>
      place.id === '9' ? { ...place, drawnAt: [800, 440] as [number, number] } : place,
    );
    const layout = new Layout({ ...CONTENT, locations });
    expect(layout.pointOf('9')).toEqual([800, 440]);
    expect(layout.pointOf('8')).toEqual(OUR_LAYOUT.pointOf('8'));
    expect(OUR_LAYOUT.legPath('8', '9')).toContain('Q922 450');
    expect(layout.legPath('8', '9')).toBe('M930 362Q865 401 800 440');
    expect(layout.pointOf('new')).toEqual([500, 320]);
  });
});

describe('quests', () => {
  test('on the trail are spaces, and things of their own while the table asks about them', () => {
    const table = tableIn({ players: TWO, explorerQuests: ['Q02', 'Q03'] });
    const asked = (quest?: string) => looksOf([], table, quest).filter(({ kind }) => kind === 'quest');
    expect(asked()).toEqual([]);
    expect(asked('Q03').map(({ id }) => id)).toEqual(['Q03']);
    expect(questOn('E10', table)).toBe('Q03');
    expect(questOn('E11', table)).toBe('');
  });
});

describe('arrow keys', () => {
  test('go from a stop to the next in that direction', () => {
    expect(towards(LOOKS, '10', 'ArrowLeft')?.id).toBe('11');
    expect(towards(LOOKS, 'E1', 'ArrowRight')?.id).toBe('E0');
    expect(towards(LOOKS, 'E0', 'ArrowDown')).toBeUndefined();
    expect(towards(LOOKS, '10', 'Enter')).toBeUndefined();
  });

  test('reach everything', () => {
    const seen = new Set(['H']);
    const open = ['H'];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
        const to = towards(LOOKS, id, key)?.id;
        if (to !== undefined && !seen.has(to)) open.push(to);
        if (to !== undefined) seen.add(to);
      }
    }
    expect(LOOKS.filter(({ id }) => !seen.has(id)).map(({ id }) => id)).toEqual([]);
  });
});
