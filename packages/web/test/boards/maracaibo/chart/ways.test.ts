import type { Event } from '@captains-table/maracaibo';
import { CONTENT } from '@captains-table/maracaibo';
import { describe, expect, test } from 'vitest';
import { pointOf } from '../../../../src/boards/maracaibo/chart/geometry.ts';
import { glidesOf } from '../../../../src/boards/maracaibo/chart/glide.ts';
import { TRAIL } from '../../../../src/boards/maracaibo/chart/layout.ts';
import { voyagesOf } from '../../../../src/boards/maracaibo/chart/voyage.ts';
import {
  spiesPassed,
  tollOf,
  villageActions,
  watersOf,
  waysBetween,
} from '../../../../src/boards/maracaibo/chart/ways.ts';
import { tableIn } from '../table.ts';

const EVERY_TILE = CONTENT.legacy.map(({ id }) => id);

describe('ways over the chart', () => {
  test.each(
    ['H', '3', '8', '9', '11', '14', '17', '20'].flatMap((ship) =>
      [1, 4].flatMap((round) => [[], EVERY_TILE].map((legacy) => ({ ship, round, legacy }))),
    ),
  )('from $ship in round $round every legal voyage is drawn with its steps', ({ ship, round, legacy }) => {
    const table = tableIn({
      players: [{ ship, explorer: 'E12', doubloons: 20 }, {}],
      round,
      legacy,
      phase: 'sail',
    });
    const { view, legal } = table;
    const waters = watersOf(view, view.players[0]?.explorer ?? '');
    const sails = legal.flatMap((move) => (move.kind === 'sail' ? [`${move.to} in ${move.points}`] : []));
    const drawn = CONTENT.locations.flatMap(({ id }) =>
      [...new Set(waysBetween(ship, id, waters).map(({ points }) => points))].map(
        (points) => `${id} in ${points}`,
      ),
    );
    expect(sails.length).toBeGreaterThan(0);
    expect(new Set(drawn)).toEqual(new Set(sails));
  });

  test('a tile that asks for the explorer opens its city only with the explorer far enough', () => {
    const { view } = tableIn({ players: [{ ship: '9' }, {}], legacy: ['L4'], phase: 'sail' });
    expect(waysBetween('9', '9a', watersOf(view, 'E3'))).toEqual([]);
    expect(waysBetween('9', '9a', watersOf(view, 'E4'))).toEqual([{ stops: ['9', '9a'], points: 3 }]);
  });

  test('nobody sails past a homeward space', () => {
    const { view } = tableIn({ players: [{ ship: '19' }, {}], phase: 'sail' });
    expect(waysBetween('19', '21a', watersOf(view, 'E0'))).toEqual([]);
  });
});

describe('what a voyage means', () => {
  test('two ways with different steps to one place are told apart', () => {
    const table = tableIn({ players: [{ ship: '11' }, {}], legacy: ['L8'], phase: 'sail' });
    expect(
      voyagesOf(table)
        .get('18')
        ?.ways.map(({ points }) => points),
    ).toEqual([5]);
    const rough = tableIn({ players: [{ ship: '9', explorer: 'E5' }, {}], legacy: ['L4'], phase: 'sail' });
    expect(voyagesOf(rough).get('10')?.ways).toEqual([
      { stops: ['9', '10'], points: 1 },
      { stops: ['9', '9a', '10'], points: 6 },
    ]);
    expect(voyagesOf(rough).get('10')?.actions).toEqual([1, 2]);
  });

  test('sailing past the toll costs two doubloons, stopping there nothing', () => {
    const waters = { round: 1, tiles: new Set(['L11']) };
    expect(tollOf('4', '7', waters)).toBe(2);
    expect(tollOf('4', '6', waters)).toBe(0);
    expect(tollOf('4', '7', { round: 1, tiles: new Set<string>() })).toBe(0);
  });

  test('own spies between both ends are passed, those at the ends are not', () => {
    expect(spiesPassed('4', '9a', { spiesAt: ['4', '6', '6', '9', '9a', '12'] })).toBe(3);
  });

  test('more steps bring more village actions, sooner with the swift landing', () => {
    const slow = { discs: CONTENT.upgrades.map(({ discs }) => discs) };
    const swift = { discs: CONTENT.upgrades.map(({ permanent }) => (permanent?.fasterVillage ? 0 : 2)) };
    expect([1, 3, 4, 6, 7].map((points) => villageActions(points, slow))).toEqual([1, 1, 2, 2, 3]);
    expect([1, 2, 4, 5, 7].map((points) => villageActions(points, swift))).toEqual([1, 2, 2, 3, 3]);
  });

  test('nobody else sees voyages', () => {
    expect(voyagesOf(tableIn({ players: [{}, {}], phase: 'sail' }, 1)).size).toBe(0);
  });
});

const SAILED: Event = { key: 'sailed', seat: 0, from: '3', at: '6', points: 2 };
const EXPLORED: Event = { key: 'explored', seat: 0, space: 'E9' };

describe('pieces on the move', () => {
  const { view } = tableIn({ players: [{ ship: '8', explorer: 'E9' }, {}], phase: 'sail' });

  test('a ship passes every place on its way', () => {
    const [glide] = glidesOf([SAILED], view, new Map());
    expect(glide?.piece).toBe('ship-0');
    expect(glide?.points).toContainEqual(pointOf('4'));
  });

  test('an explorer walks from where it was, space by space', () => {
    const camps = new Map([[0, 'E6b']]);
    const [glide] = glidesOf([EXPLORED], view, camps);
    expect(glide?.points).toEqual([TRAIL['E6c'], TRAIL['E6d'], TRAIL['E8']]);
  });

  test('Jeanne too', () => {
    const events = [
      { key: 'jeanne-sailed', from: 'H', at: '2' },
      { key: 'jeanne-explored', space: 'E2' },
    ];
    expect(glidesOf(events, view, new Map([['jeanne', 'E0']])).map(({ piece }) => piece)).toEqual([
      'ship-jeanne',
      'explorer-jeanne',
    ]);
  });
});
