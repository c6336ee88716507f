/** The worked examples of the rulebook, each under its own number. */
import { describe, expect, test } from 'vitest';
import { CONTENT } from '../src/built-in-content.ts';
import { packBox } from '../src/box.ts';
import { goodsPoints, goodsSets } from '../src/end.ts';
import { lineAt } from '../src/outlook.ts';
import type { TestTable } from './table.ts';
import { BLUE, GREEN, RED, YELLOW, atSea, fresh, given } from './table.ts';

/** A fresh game for four in which the frigates were drawn in this order. */
function dealtAs(loading: readonly number[]): TestTable {
  for (let i = 0; i < 400; i++) {
    const table = fresh(4, {}, `draw ${i}`);
    if (table.view().loading.join() === loading.join()) return table;
  }
  throw new Error('never drawn');
}

/** The sailing order of example 3. */
const ORDER = [GREEN, RED, YELLOW, BLUE] as const;

describe('the worked examples', () => {
  test('FD-X.1 red, blue, yellow, green: the order of the loading docks is the order of play', () => {
    // The draw of the example among the first games that are dealt.
    const table = dealtAs([RED, BLUE, YELLOW, GREEN]);
    const guns = [RED, BLUE, YELLOW, GREEN].map((seat) => table.log(seat).guns);
    expect(guns).toEqual([0, 0, 0, 1]);
    const turns = [];
    for (const place of ['crew-a', 'crew-a', 'crew-a', 'guns-a', 'guns-a'] as const) {
      turns.push(table.seat);
      table.visit(place);
    }
    expect(turns).toEqual([RED, BLUE, YELLOW, GREEN, RED]);
  });

  test('FD-X.2 the street is walked one way, from the first crew to the docks', () => {
    const table = given({ players: [{}, {}, {}, {}] });
    expect([table.stops[0], table.stops.at(-1)]).toEqual(['crew-a', 'docks']);
    table.visit('admiral').pass(3);
    expect(table.stops[0]).toBe('guns-b');
  });

  test('FD-X.3 yellow, governor in dock 4, swaps with blue', () => {
    const players = [
      { barrels: 3 },
      { barrels: 3 },
      { barrels: 3, office: ['governor'] },
      { barrels: 3 },
    ] as const;
    const table = given({ players, departed: [GREEN, RED, BLUE, YELLOW], phase: 'prepare' });
    table.play({ kind: 'troops', tokens: [0, 0, 1, 2] });
    expect(table.view().departed).toEqual(ORDER);
  });

  test('FD-X.4 green with 3 barrels reaches zone 3, yellow with 2 only zone 2', () => {
    const players = [{ barrels: 1 }, { barrels: 1 }, { barrels: 2 }, { barrels: 3 }];
    const table = given({ players, departed: [...ORDER], phase: 'chart' });
    expect([table.player(GREEN).zone, table.player(YELLOW).zone]).toEqual([3, 2]);
    expect(table.goals).toContain('granada');
    table.mission('1', 'granada').mission('1', 'san-juan');
    expect(table.seat).toBe(YELLOW);
    expect(table.goals).toContain('cartagena');
    expect(table.goals).not.toContain('granada');
  });

  test('FD-X.5 the first discs of four captains, with 3 barrels for green and yellow and 2 for blue and red', () => {
    const players = [{ barrels: 2 }, { barrels: 2 }, { barrels: 3 }, { barrels: 3 }];
    const table = given({ players, departed: [...ORDER], phase: 'chart' })
      .mission('2', 'granada')
      .mission('3', 'santiago-de-cuba')
      .mission('4', 'santo-domingo')
      .mission('4', 'puerto-cabello')
      .mission('1', 'panama');
    const discs = table.heard('placed-own').map(({ seat, disc, at }) => [seat, disc, at]);
    expect(discs).toEqual([
      [GREEN, '2', 'granada'],
      [RED, '3', 'santiago-de-cuba'],
      [YELLOW, '4', 'santo-domingo'],
      [BLUE, '4', 'puerto-cabello'],
      [GREEN, '1', 'panama'],
    ]);
    // The others see five discs face down, and it is red's turn again.
    expect(table.view().destinations.flatMap(({ discs }) => discs)).toHaveLength(5);
    expect(table.seat).toBe(RED);
    const poorer = given({
      players: [{ barrels: 1 }, { barrels: 2 }, { barrels: 2 }, { barrels: 2 }],
      departed: [...ORDER],
      phase: 'chart',
    });
    // With a barrel less green misses Granada, red Santiago; yellow with two misses Panama, as green does.
    expect(poorer.goals).not.toContain('granada');
    expect(poorer.goals).not.toContain('panama');
    poorer.mission('2', 'cartagena');
    expect(poorer.goals).not.toContain('santiago-de-cuba');
    poorer.mission('3', 'san-juan');
    expect(poorer.seat).toBe(YELLOW);
    expect(poorer.goals).not.toContain('panama');
  });

  const CARTAGENA = {
    players: [
      {
        barrels: 2,
        crew: 1,
        missions: { cartagena: '1', 'santiago-de-cuba': '3', cumana: '2', 'rio-de-la-hacha': '4' },
      },
      {
        barrels: 2,
        crew: 1,
        missions: { cartagena: '1', 'puerto-cabello': '4', 'galleon-jamaica': '2', 'santiago-de-cuba': '3' },
      },
      {
        barrels: 3,
        crew: 1,
        office: ['informer'],
        missions: { cartagena: '2', 'galleon-jamaica': '1', panama: '3', 'santo-domingo': '4' },
      },
      {},
    ],
    departed: ORDER,
    phase: 'informer',
  } as const;

  test('FD-X.6 yellow sees red 1, blue 1 and its own 2 at Cartagena and brings its own 1 there', () => {
    const table = given(CARTAGENA).play({ kind: 'look-discs', at: 'cartagena' });
    expect(table.heard('saw-discs')[0]?.discs).toEqual([
      { seat: RED, disc: '1' },
      { seat: BLUE, disc: '1' },
      { seat: YELLOW, disc: '2' },
    ]);
    table.play({ kind: 'swap', one: 'cartagena', other: 'galleon-jamaica' });
    table.attack().sailOn().attack().sailOn();
    expect(table.heard('attacked').map(({ seat, at }) => [seat, at])).toEqual([
      [RED, 'cartagena'],
      [YELLOW, 'cartagena'],
    ]);
    expect(table.heard('failed')).toContainEqual(expect.objectContaining({ seat: BLUE, reason: 'full' }));
  });

  test('FD-X.7 yellow sees 2 + 1 troops at Panama and moves disc 4 to Portobelo, which takes 1 crew', () => {
    const missions = { panama: '4', cartagena: '2', 'galleon-jamaica': '1', 'santo-domingo': '3' } as const;
    const yellow = { barrels: 3, crew: 2, guns: 2, office: ['informer'], missions } as const;
    const table = given({
      players: [{}, {}, yellow, {}],
      departed: [...ORDER],
      phase: 'informer',
      troops: [0, 0, 2, 1],
    });
    table.play({ kind: 'look-token', at: 'panama' });
    const { troops, token } = table.destination('panama', YELLOW);
    expect([troops, token]).toEqual([1, 2]);
    table.play({ kind: 'redirect', to: 'portobelo' }).sailOn().attack().sailOn();
    expect(table.heard('attacked')).toMatchObject([{ at: 'cartagena', crew: 1 }]);
    expect(table.log(YELLOW).crew).toBe(1);
    expect(table.sailOn().attack().heard('attacked').slice(1)).toMatchObject([
      { seat: YELLOW, disc: '4', at: 'portobelo', crew: 1, guns: 0 },
    ]);
  });

  test('FD-X.8 red 1 and yellow 1 lie on the circles of Cartagena, blue 1 waits beside them', () => {
    const table = given({
      ...CARTAGENA,
      players: [
        { barrels: 2, crew: 1, missions: { cartagena: '1' } },
        { barrels: 2, crew: 1, missions: { cartagena: '1' } },
        { barrels: 2, crew: 1, missions: { cartagena: '1' } },
        { barrels: 3 },
      ],
      phase: 'reveal',
    });
    expect(lineAt(CONTENT, table.view(), 'cartagena')).toEqual({
      done: [],
      onCircles: [
        { seat: RED, disc: '1' },
        { seat: YELLOW, disc: '1' },
      ],
      waiting: [{ seat: BLUE, disc: '1' }],
    });
    table.attack().decline().attack();
    expect(table.heard('attacked').map(({ seat }) => seat)).toEqual([RED, BLUE]);
  });

  test('FD-X.9 Veracruz takes 4 crew and 1 gun, or 4 crew with a pinnace: 5 points each, gold for the first', () => {
    const table = atSea(
      [
        { crew: 4, guns: 1, missions: { veracruz: '1' } },
        { crew: 4, pinnace: true, missions: { veracruz: '2' } },
        {},
        {},
      ],
      { troops: [0, 0, 2, 1] },
    ).raid();
    expect(table.heard('attacked')).toMatchObject([
      { seat: RED, crew: 4, guns: 1, points: 5, treasure: 'gold' },
      { seat: BLUE, crew: 4, guns: 0, points: 5, treasure: '' },
    ]);
  });

  test('FD-X.10 a galleon of 4 guns in all scores 8 points twice, and one jewel', () => {
    const hunter = { guns: 4, galleon: true } as const;
    const table = atSea(
      [
        { ...hunter, missions: { 'galleon-jamaica': '1' } },
        { ...hunter, missions: { 'galleon-jamaica': '2' } },
        {},
        {},
      ],
      { galleons: [4, 3, 5], frigates: [0, 1, 2] },
    ).raid();
    expect(table.heard('attacked')).toMatchObject([
      { seat: RED, crew: 0, guns: 4, points: 8, treasure: 'jewel' },
      { seat: BLUE, crew: 0, guns: 4, points: 8, treasure: '' },
    ]);
  });

  test('FD-X.11 blue takes sugar, and tobacco is all that is left for yellow', () => {
    const trader = { trade: 1, missions: { 'santo-domingo': '1' } } as const;
    const table = atSea([{}, trader, trader, {}]).barter('sugar');
    expect(table.seat).toBe(YELLOW);
    expect(table.legal).toEqual([{ kind: 'barter', good: 'tobacco' }, { kind: 'decline' }]);
    table.barter('tobacco');
    expect([table.player(BLUE).goods.sugar, table.player(YELLOW).goods.tobacco]).toEqual([1, 1]);
  });

  test('FD-X.12 green and blue go home after disc 3 for 2 and 1 points, red and yellow use disc 4', () => {
    const table = atSea(
      [
        { crew: 9, guns: 9, missions: { cumana: '3', cartagena: '4' } },
        { crew: 9, guns: 9, missions: { 'rio-de-la-hacha': '3', 'puerto-cabello': '4' } },
        { crew: 9, guns: 9, missions: { granada: '3', portobelo: '4' } },
        { crew: 9, guns: 9, missions: { 'puerto-cabello': '3', cartagena: '4' } },
      ],
      { departed: [...ORDER] },
    );
    table.attack().home().attack().sailOn().attack().sailOn().attack().home().attack().attack();
    expect(table.heard('came-home').map(({ seat, dock, points }) => [seat, dock, points])).toEqual([
      [GREEN, 1, 2],
      [BLUE, 2, 1],
      [RED, 3, 0],
      [YELLOW, 4, 0],
    ]);
  });

  test('FD-X.13 two kinds score 4, three kinds 10, one kind 1', () => {
    const fleet = { crew: 12, guns: 12, galleon: true } as const;
    const table = atSea(
      [
        { ...fleet, missions: { cumana: '1', 'rio-de-la-hacha': '2', cartagena: '3' } },
        { ...fleet, missions: { 'galleon-jamaica': '1' } },
        { ...fleet, missions: { cartagena: '1', panama: '2', 'galleon-jamaica': '3' } },
        { ...fleet, missions: { panama: '1', granada: '2', 'puerto-cabello': '3' } },
      ],
      { departed: [...ORDER] },
    ).raid();
    expect(table.heard('conquests').map(({ seat, points }) => [seat, points])).toEqual([
      [RED, 4],
      [BLUE, 1],
      [YELLOW, 10],
      [GREEN, 4],
    ]);
  });

  test('FD-X.14 sets of 4, 3, 2 and 1 goods score 26, 16, 8 and 2', () => {
    const goods = [1, 3, 2, 4];
    expect(goodsSets(goods)).toEqual([4, 3, 2, 1]);
    expect(goodsPoints(packBox(CONTENT), goods)).toBe(26 + 16 + 8 + 2);
  });
});
