import { describe, expect, test } from 'vitest';
import { card, cardWith, cardsWith, given, locationOf, position } from './table.ts';

const SPY_CARDS = cardsWith('spy to a place');

describe('sailing', () => {
  test('MA-2.1: a turn is sailing, a main action, drawing; then the next player is on', () => {
    const table = given({ hand: [] });
    expect(table.decision?.kind).toBe('sail');
    table.sail('2');
    expect(table.decision?.kind).toBe('main');
    table.done();
    expect(table.decision?.kind).toBe('draw');
    table.until('sail');
    expect(table.seat).toBe(1);
    const three = position({ players: [{}, {}, {}], active: 1 });
    const seats = [0, 1, 2, 3].map(() => {
      const { seat } = three;
      three.sail(three.reach[0]?.split(' ')[0] ?? '').until('sail');
      return seat;
    });
    expect(seats).toEqual([1, 2, 0, 1]);
  });

  test('MA-2.2: a ship moves by one to seven points, and must move', () => {
    const table = given({});
    expect(table.reach).toEqual(['1 1', '2 2', '3 3', '4 4', '5 4', '6 5', '7 6', '8 7']);
    expect(table.rule({ kind: 'sail', to: '9', points: 8 })).toBe('MA-2.2');
    expect(table.rule({ kind: 'decline' })).toBe('MA-2.2');
  });

  test('MA-2.3: a step costs one point', () => {
    expect(given({}).can({ kind: 'sail', to: '3', points: 3 })).toBe(true);
    expect(given({}).rule({ kind: 'sail', to: '3', points: 4 })).toBe('MA-2.3');
  });

  test('MA-2.4: never backwards; at a fork either way', () => {
    const table = given({ ship: '11' });
    expect(table.rule({ kind: 'sail', to: '10', points: 1 })).toBe('MA-2.4');
    // 18 by the short way past 12 and 13, or by the long way past 14 to 17.
    expect(table.reach).toContain('18 3');
    expect(table.reach).toContain('18 5');
    expect(given({ ship: '4' }).rule({ kind: 'sail', to: '5', points: 1 })).toBe('MA-2.2');
  });

  test('MA-2.5: two ships may lie at one place', () => {
    const table = position({ players: [{}, { ship: '2' }] }).sail('2');
    expect([table.me(0).ship, table.me(1).ship]).toEqual(['2', '2']);
  });

  test('MA-2.6: no one sails past 20', () => {
    expect(given({ ship: '18' }).reach).toEqual(['19 1', '20 2']);
    expect(given({ ship: '18' }, { round: 4 }).reach).toEqual(['19 1', '20 2']);
    expect(given({ ship: '18' }).rule({ kind: 'sail', to: '21a', points: 3 })).toBe('MA-2.2');
  });

  test('MA-2.7: after 20 comes 21a in rounds I to III, 21b and 22 in round IV', () => {
    for (const round of [1, 2, 3]) expect(given({ ship: '20' }, { round }).reach).toEqual(['21a 1']);
    expect(given({ ship: '20' }, { round: 4 }).reach).toEqual(['21b 1']);
    expect(given({ ship: '21b' }, { round: 4 }).reach).toEqual(['22 1']);
  });
});

describe('spies on the way', () => {
  const spyCard = cardWith('spy to a place');
  const place = locationOf(card(spyCard).spyTo);

  test('MA-11.3: each spy of the player that is passed brings two points', () => {
    const table = given({ bought: [spyCard], ship: before(place) }).sail(after(place));
    expect(table.me().score).toBe(2);
    expect(table.heard('spies-unused')).toEqual([{ key: 'spies-unused', seat: 0, spies: 1 }]);
    const both = given({ bought: ['A45', 'A56', 'A50'], ship: '4' }).sail('8');
    // 6 and 7 are passed, 8 is reached.
    expect(both.me().points['spies']).toBe(4);
  });

  test('MA-11.3: by number, so a spy on the branch not taken counts as well', () => {
    const onLowerBranch = cardAt('14', '15', '16', '17');
    const table = given({ bought: [onLowerBranch], ship: '11' });
    table.play({ kind: 'sail', to: '18', points: 3 });
    expect(table.me().score).toBe(2);
  });

  test('MA-11.3: a spy of another player brings nothing', () => {
    const table = position({ players: [{ ship: before(place) }, { bought: [spyCard] }] }).sail(after(place));
    expect([table.me(0).score, table.me(1).score]).toEqual([0, 0]);
  });

  test('MA-11.6: a spy placed where the ship lies is not passed when it leaves', () => {
    const table = given({ bought: [spyCard], ship: place }).sail(after(place));
    expect(table.me().score).toBe(0);
  });

  test.each([
    { tile: 'L4', gate: '9a', first: 'A46', last: 'A54', way: ['8', '9', '10', '11'] },
    { tile: 'L7', gate: '15a', first: 'B078', last: 'A51', way: ['14', '15', '16', '17'] },
  ])('MA-11.8: $gate lies behind $way.1 and before $way.2', ({ tile, gate, first, last, way }) => {
    const [before = '', at = '', next = '', after = ''] = way;
    const passed = (spy: string, ship: string, to: string) => {
      const table = given({ bought: [spy], ship, explorer: 'E11' }, { legacy: [tile] }).sail(to);
      return table.me().points['spies'];
    };
    expect([passed(first, before, gate), passed(first, at, gate), passed(first, gate, next)]).toEqual([
      2, 0, 0,
    ]);
    expect([passed(last, at, gate), passed(last, gate, next), passed(last, gate, after)]).toEqual([0, 0, 2]);
    const home = (spy: string) => {
      const players = [{ ship: '21a' }, { ship: gate, bought: [spy] }];
      return position({ players, phase: 'scoring', legacy: [tile] })
        .until('sail')
        .me(1).points['spies'];
    };
    expect([home(first), home(last)]).toEqual([0, 2]);
  });
});

const ROUTE = ['H', '1', '2', '3', '4', '6', '7', '8', '9', '10', '11', '12', '13', '18', '19', '20'];

function neighbour(place: string, step: number): string {
  const branch: Readonly<Record<string, readonly [string, string]>> = {
    5: ['3', '6'],
    14: ['11', '15'],
    15: ['14', '16'],
    16: ['15', '17'],
    17: ['16', '18'],
  };
  const ends = branch[place];
  if (ends !== undefined) return step < 0 ? ends[0] : ends[1];
  return ROUTE[ROUTE.indexOf(place) + step] ?? '';
}

function before(place: string): string {
  return neighbour(place, -1);
}

function after(place: string): string {
  return neighbour(place, 1);
}

/** A card with a spy at one of these places. */
function cardAt(...places: readonly string[]): string {
  const found = SPY_CARDS.find((id) => places.includes(locationOf(card(id).spyTo)));
  if (found === undefined) throw new Error(`no spy at ${places.join()}`);
  return found;
}
