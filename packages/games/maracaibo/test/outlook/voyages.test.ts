import { describe, expect, test } from 'vitest';
import { CONTENT } from '../../src/built-in-content.ts';
import type { PlayerPosition, Position } from '../../src/position-spec.ts';
import { given } from '../table.ts';
import { heard, named, outlook, steps } from './random-games.ts';

const EVERY_TILE = CONTENT.legacy.map(({ id }) => id);
const MOST = CONTENT.tracks.setup.maxMovement;

function voyages(player: PlayerPosition, rest: Partial<Position> = {}) {
  const table = given(player, rest);
  const max = table.decision?.kind === 'sail' ? table.decision.max : MOST;
  return { table, from: outlook.voyages.from(table.view(0), 0, max) };
}

/** Every voyage of the random games as the outlook showed it, with the decision that came next. */
function sailed() {
  return steps().flatMap((step, i) => {
    const { decision, view, seat, move } = step;
    if (decision.kind !== 'sail' || move.kind !== 'sail') return [];
    const voyage = outlook.voyages.from(view, seat, decision.max).get(move.to);
    if (voyage === undefined) throw new Error(`${move.to} was not told`);
    const way = voyage.ways.findIndex(({ points }) => points === move.points);
    return [{ step, voyage, actions: voyage.actions[way], next: steps()[i + 1] }];
  });
}

describe('MA-2.2, MA-27.7 voyages', () => {
  test.each(
    ['H', '3', '8', '9', '11', '14', '17', '20'].flatMap((ship) =>
      [1, 4].flatMap((round) => [[], EVERY_TILE].map((legacy) => ({ ship, round, legacy }))),
    ),
  )('from $ship in round $round with $legacy.length tiles: exactly the legal ones', ({ ship, ...rest }) => {
    const { table, from } = voyages({ ship, explorer: 'E12', doubloons: 20 }, rest);
    const told = [...from].flatMap(([to, { ways }]) => ways.map(({ points }) => `${to} ${points}`));
    expect(told.toSorted()).toEqual(table.reach.toSorted());
    for (const [to, { ways }] of from) {
      for (const { stops } of ways) expect([stops[0], stops.at(-1)]).toEqual([ship, to]);
    }
  });

  test('in whole games they lead to where it is legal to sail', () => {
    const asked = steps().flatMap(({ decision, ...step }) =>
      decision.kind === 'sail' ? [{ ...step, max: decision.max }] : [],
    );
    for (const { view, seat, max, legal } of asked) {
      const told = [...outlook.voyages.from(view, seat, max).keys()];
      expect(told.toSorted()).toEqual([...new Set(named(legal, 'sail'))].toSorted());
    }
    expect(asked.length).toBeGreaterThan(100);
  });

  test('MA-11.3: in whole games toll and unused spies are as announced', () => {
    const unused = sailed().map(({ voyage, step }) => {
      expect(heard(step, 'toll')[0]?.doubloons ?? 0).toBe(voyage.toll);
      expect(heard(step, 'spies-unused')[0]?.spies ?? 0).toBe(voyage.spies);
      const points = heard(step, 'points').find(({ from }) => from === 'spies')?.n ?? 0;
      expect(points).toBe(voyage.spyPoints);
      return voyage.spies;
    });
    expect(unused.filter((spies) => spies > 0).length).toBeGreaterThan(5);
  });

  test('MA-9.1: in whole games there are as many village actions as announced', () => {
    const told = sailed().flatMap(({ actions, next }) => {
      if (next?.decision.kind !== 'main') return [];
      return [{ actions, legal: next.legal, given: next.move.kind === 'village' ? next.next : undefined }];
    });
    for (const { actions, legal } of told) {
      expect(legal.some(({ kind }) => kind === 'village')).toBe(actions !== undefined);
    }
    const visits = told.filter(({ given: village }) => village !== undefined);
    for (const { actions, given: village } of visits) {
      expect(village).toMatchObject({ kind: 'village', left: actions });
    }
    expect(visits.length).toBeGreaterThan(5);
    expect(told.filter(({ actions }) => actions === undefined).length).toBeGreaterThan(5);
  });

  test('two routes of different length to one place are different moves', () => {
    const { from } = voyages({ ship: '9', explorer: 'E5' }, { legacy: ['L4'] });
    expect(from.get('10')?.ways).toEqual([
      { stops: ['9', '10'], points: 1 },
      { stops: ['9', '9a', '10'], points: 6 },
    ]);
  });

  test('MA-24.6: a tile that asks for the explorer opens its city only with the explorer far enough', () => {
    expect(voyages({ ship: '9', explorer: 'E3' }, { legacy: ['L4'] }).from.has('9a')).toBe(false);
    expect(voyages({ ship: '9', explorer: 'E4' }, { legacy: ['L4'] }).from.get('9a')?.ways).toEqual([
      { stops: ['9', '9a'], points: 3 },
    ]);
  });

  test('MA-24.15: sailing past the toll costs two doubloons, stopping there nothing', () => {
    const toll = (doubloons: number) => voyages({ ship: '4', doubloons }, { legacy: ['L11'] }).from;
    expect([toll(9).get('7')?.toll, toll(9).get('6')?.toll]).toEqual([2, 0]);
    expect(toll(1).has('7')).toBe(false);
  });

  test('MA-9.1, MA-16.2: more steps bring more village actions, sooner with the swift landing', () => {
    const actions = (open: readonly string[]) =>
      ['6', '7', '8', '9'].map((to) => voyages({ ship: '2', open }).from.get(to)?.actions);
    expect(actions([])).toEqual([[1], [2], [2], [2]]);
    expect(actions(['U1'])).toEqual([[2], [2], [3], [3]]);
  });

  test('MA-24.16: a village with a plague offers no village actions', () => {
    const at12 = (legacy: readonly string[]) => voyages({ ship: '11' }, { legacy }).from.get('12')?.actions;
    expect(at12([])).toEqual([1]);
    expect(at12(['L20'])).toEqual([]);
  });

  test('MA-21.4: a second leg brings village actions by its own steps', () => {
    const table = given({ ship: '2', bought: ['B080'] })
      .sail('4')
      .play({ kind: 'spy', card: 'B080' });
    const voyage = outlook.voyages.from(table.view(0), 0, 3).get('6');
    expect(voyage?.actions).toEqual([1]);
    table.sail('6').play({ kind: 'village' });
    expect(table.decision).toMatchObject({ kind: 'village', left: 1 });
  });

  test('has nothing to say of places and seats that do not exist', () => {
    const view = given({}).view(0);
    expect(outlook.voyages.from(view, 7, MOST).size).toBe(0);
    expect(outlook.voyages.way(view, 'H', 'atlantis')).toBeUndefined();
  });
});

describe('MA-2.4, MA-27.7 the route', () => {
  const view = (rest: Partial<Position> = {}) => given({ ship: '9' }, rest).view(0);

  test('its legs are those of the round and of the tiles in play', () => {
    const legs = (rest: Partial<Position>) =>
      outlook.voyages.legs(view(rest)).map(({ from, to }) => `${from}-${to}`);
    expect(legs({})).toContain('20-21a');
    expect(legs({})).not.toContain('9-9a');
    expect(legs({ round: 4, legacy: ['L4'] })).toEqual(expect.arrayContaining(['20-21b', '9-9a']));
  });

  test('MA-24.3: rough waters are listed with their tile', () => {
    const rough = outlook.voyages.legs(view({ legacy: ['L2'] })).find(({ slowedBy }) => slowedBy === 'L2');
    expect(rough).toEqual({ from: '8', to: '9', cost: 3, slowedBy: 'L2' });
  });

  test('anyone can be given a route: of a certain number of steps, or else the shortest', () => {
    const both = view({ legacy: ['L4'] });
    expect(outlook.voyages.way(both, '9', '10', 6)?.stops).toEqual(['9', '9a', '10']);
    expect(outlook.voyages.way(both, '9', '10')?.stops).toEqual(['9', '10']);
    expect(outlook.voyages.way(both, '19', '21a')).toBeUndefined();
  });
});
