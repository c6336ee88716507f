import { describe, expect, test } from 'vitest';
import type { Position } from '../src/position.ts';
import { given } from './table.ts';

const THREE: Position = { players: [{}, {}, {}] };
const FOUR: Position = { players: [{}, {}, {}, {}] };

describe('walking the street', () => {
  test('FD-2.3 one disc each in loading order, round after round', () => {
    const table = given({ ...THREE, loading: [2, 0, 1] });
    const turns = [];
    for (const place of ['crew-a', 'guns-a', 'supplies-a', 'trade', 'crew-b', 'crew-b'] as const) {
      turns.push(table.seat);
      table.visit(place);
    }
    expect(turns).toEqual([2, 0, 1, 2, 0, 1]);
  });

  test('FD-2.4 the first disc may go anywhere', () => {
    expect(given(FOUR).stops).toHaveLength(18);
  });

  test('FD-2.5 nobody goes back', () => {
    const table = given(THREE).visit('trade', 'crew-a', 'crew-a');
    expect(table.whyNot({ kind: 'visit', place: 'guns-a' })).toEqual({ code: 'behind', rule: 'FD-2.5' });
    expect(table.stops).not.toContain('trade');
    expect(table.stops[0]).toBe('tavern');
  });

  test('FD-2.6 circles are taken from the first, and a full place is closed', () => {
    const table = given(FOUR).visit('trade', 'trade');
    expect([table.log(0).trade, table.log(1).trade]).toEqual([3, 2]);
    expect(table.whyNot({ kind: 'visit', place: 'trade' })).toEqual({ code: 'circles-full', rule: 'FD-2.6' });
  });

  test('FD-2.7 one disc on a place', () => {
    const table = given(THREE).visit('crew-a').pass(2);
    expect(table.whyNot({ kind: 'visit', place: 'crew-a' })).toMatchObject({ rule: 'FD-2.5' });
  });

  test('FD-2.8 what the circle shows is taken at once', () => {
    const table = given(FOUR).visit('crew-a');
    expect(table.log(0).crew).toBe(3);
    expect(table.heard('visited')[0]).toMatchObject({ seat: 0, place: 'crew-a', circle: 0, crew: 3 });
    expect(table.whyNot({ kind: 'choose', place: 'crew-a', take: 'gun' })).toMatchObject({ rule: 'FD-2.8' });
  });

  test('FD-2.9 passing takes the lowest departure dock and ends the walk', () => {
    const table = given(THREE).visit('crew-a').pass(1);
    expect(table.view().departed).toEqual([1]);
    table.visit('guns-a').visit('trade').visit('trade');
    expect(table.seat).toBe(0);
  });

  test('FD-2.10 without discs a player must pass', () => {
    const visits = [
      ...([
        'crew-a',
        'guns-a',
        'supplies-a',
        'queen',
        'trade',
        'tavern',
        'pinnace',
        'crew-b',
        'admiral',
      ] as const),
    ];
    const table = given({ players: [{ visits }, {}, {}] })
      .visit('guns-b')
      .pass(2);
    expect(table.heard('departed').map(({ seat }) => seat)).toEqual([1, 2, 0]);
    expect(table.player(0).discs).toBe(10);
  });

  test('FD-2.11 after the docks the next turn is a pass', () => {
    const table = given(THREE).choose('docks', 'barrel').visit('crew-a').visit('crew-a');
    expect(table.view().departed).toEqual([0]);
    expect(table.seat).toBe(1);
  });

  test('FD-2.12 who passes first sails first', () => {
    const table = given(THREE).visit('supplies-a').pass().visit('supplies-a').pass(2);
    expect(table.view().departed).toEqual([1, 0, 2]);
    expect([table.kind, table.seat]).toEqual(['mission', 0]);
  });

  test('FD-1.15 cubes and barrels do not run out', () => {
    const table = given({ players: [{ crew: 40, guns: 40, trade: 12, barrels: 30 }, {}, {}] }).visit(
      'crew-a',
    );
    expect(table.log(0).crew).toBe(43);
  });
});

describe('the places', () => {
  test('FD-3.1 crew, guns and supplies', () => {
    const table = given(FOUR).visit('crew-a', 'guns-a', 'supplies-a', 'crew-a');
    expect([table.log(0).crew, table.log(1).guns, table.log(2).barrels, table.log(3).crew]).toEqual([
      3, 2, 3, 2,
    ]);
  });

  test('FD-3.2 trade gives trade cubes', () => {
    expect(given(THREE).visit('trade').log(0).trade).toBe(2);
  });

  test('FD-3.3 the first visitor of the tavern adds 1 to the die', () => {
    const table = given(FOUR).visit('tavern', 'tavern');
    expect(table.heard('rolled').map(({ bonus }) => bonus)).toEqual([1, 0]);
  });

  test('FD-3.4 the tavern lends the Ghost Ship on 2 or less, gives 2 crew up to 4, 3 crew from 5', () => {
    const totals = new Map<number, string>();
    for (let i = 0; i < 60; i++) {
      const table = given({ ...FOUR, seed: `tavern ${i}` }).visit('tavern', 'tavern');
      for (const { die, bonus, crew, ghost, seat } of table.heard('rolled')) {
        totals.set(die + bonus, ghost ? 'ghost' : `${crew} crew`);
        expect([table.log(seat).crew, table.player(seat).ghost]).toEqual([crew, ghost]);
      }
    }
    const told = [...totals].toSorted(([a], [b]) => a - b).map(([, gift]) => gift);
    expect(told).toEqual(['ghost', 'ghost', '2 crew', '2 crew', '3 crew', '3 crew', '3 crew']);
  });

  test('FD-3.5 the shipyard builds galleons, with a gun for the first', () => {
    const table = given(FOUR).visit('shipyard', 'shipyard');
    expect([table.log(0).galleon, table.log(1).galleon]).toEqual([true, true]);
    expect([table.log(0).guns, table.log(1).guns]).toEqual([1, 0]);
  });

  test('FD-3.6 the pinnace comes with a crew for the first', () => {
    const table = given(FOUR).visit('pinnace', 'pinnace');
    expect([table.log(0).pinnace, table.log(1).pinnace]).toEqual([true, true]);
    expect([table.log(0).crew, table.log(1).crew]).toEqual([1, 0]);
  });

  test('FD-3.7 Drake takes two turns in a row of one player', () => {
    const table = given(THREE).visit('drake', 'crew-a', 'crew-a');
    expect([table.kind, table.seat]).toEqual(['drake', 0]);
    expect(table.whyNot({ kind: 'pass' })).toEqual({ code: 'drake-first', rule: 'FD-3.7' });
    expect(table.whyNot({ kind: 'visit', place: 'governor' })).toMatchObject({ rule: 'FD-3.7' });
    table.choose('drake', 'gun');
    expect(table.whyNot({ kind: 'visit', place: 'drake' })).toMatchObject({ code: 'circles-full' });
  });

  test('FD-3.8 Drake gives 2 crew, 2 guns and one more of either', () => {
    const crewed = given(THREE).visit('drake', 'crew-a', 'crew-a');
    expect(crewed.log(0).crew).toBe(0);
    crewed.choose('drake', 'crew');
    expect([crewed.log(0).crew, crewed.log(0).guns, crewed.player(0).discs]).toEqual([3, 2, 8]);
    const armed = given(THREE).visit('drake', 'crew-a', 'crew-a').choose('drake', 'gun');
    expect([armed.log(0).crew, armed.log(0).guns]).toEqual([2, 3]);
  });

  test('FD-3.9 nobody starts on Drake with the tenth disc', () => {
    const visits = [
      ...([
        'crew-a',
        'guns-a',
        'supplies-a',
        'queen',
        'trade',
        'tavern',
        'pinnace',
        'crew-b',
        'admiral',
      ] as const),
    ];
    const table = given({ players: [{ visits }, {}, {}] });
    expect(table.player(0).discs).toBe(1);
    expect(table.whyNot({ kind: 'visit', place: 'drake' })).toEqual({ code: 'last-disc', rule: 'FD-3.9' });
  });

  test('FD-3.10 the queen gives a galleon, a gun and a trade cube, to one player', () => {
    const table = given(THREE).visit('queen');
    expect(table.log(0)).toMatchObject({ galleon: true, guns: 1, trade: 1 });
    expect(table.stops).not.toContain('queen');
  });

  test('FD-3.11 to FD-3.13 admiral, governor and informer go to one player each', () => {
    const table = given(THREE).visit('admiral', 'governor', 'informer');
    expect([0, 1, 2].map((seat) => table.player(seat).offices)).toEqual([
      ['admiral'],
      ['governor'],
      ['informer'],
    ]);
    expect(table.log(2).trade).toBe(1);
    expect(table.stops).not.toContain('governor');
  });

  test('FD-3.14 the Golden Hind adds a mission disc', () => {
    const table = given({ players: [{ barrels: 1 }, {}, {}] })
      .visit('golden-hind')
      .pass(2)
      .pass();
    expect(table.player(0).hand).toEqual(['hind', '1', '2', '3', '4']);
  });

  test('FD-3.15 the investor serves all players, each once a game', () => {
    const table = given({ players: [{}, {}, { investor: false }] });
    table.choose('investor', 'more-crew').choose('investor', 'more-guns');
    expect(table.whyNot({ kind: 'choose', place: 'investor', take: 'galleon' })).toEqual({
      code: 'invested',
      rule: 'FD-3.15',
    });
    expect([table.player(0).investor, table.player(1).investor]).toEqual([false, false]);
  });

  test('FD-3.16 the investor costs 4 points for one of three gifts', () => {
    const table = given(THREE)
      .choose('investor', 'more-crew')
      .choose('investor', 'more-guns')
      .choose('investor', 'galleon');
    expect([0, 1, 2].map((seat) => table.score(seat))).toEqual([0, 0, 0]);
    expect([table.log(0).crew, table.log(0).guns]).toEqual([2, 1]);
    expect([table.log(1).crew, table.log(1).guns]).toEqual([1, 2]);
    expect(table.log(2)).toMatchObject({ galleon: true, crew: 0, guns: 0 });
  });

  test('FD-3.17 a second galleon is not to be had from the investor; the shipyard still gives its gun', () => {
    const table = given({ players: [{ galleon: true }, { galleon: true }, {}] });
    expect(table.whyNot({ kind: 'choose', place: 'investor', take: 'galleon' })).toEqual({
      code: 'has-galleon',
      rule: 'FD-3.17',
    });
    expect(table.visit('shipyard').log(0).guns).toBe(1);
  });

  test('FD-3.18 everybody may stop at the docks, each on the own circle', () => {
    const table = given(THREE).choose('docks', 'gun').choose('docks', 'barrel').choose('docks', 'crew');
    expect([table.log(0).guns, table.log(1).barrels, table.log(2).crew]).toEqual([1, 1, 1]);
    const docks = table.heard('visited').map(({ circle }) => circle);
    expect(docks).toEqual([0, 1, 2]);
  });

  test('what is not in the street, or not asked, is refused with its rule', () => {
    const table = given(THREE);
    expect(table.whyNot({ kind: 'visit', place: 'palace' })).toEqual({
      code: 'no-such-place',
      rule: 'FD-1.8',
    });
    expect(table.whyNot({ kind: 'attack' })).toEqual({ code: 'not-asked', rule: 'FD-1.1' });
  });
});
