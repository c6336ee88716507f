import { keysOf } from '@captains-table/kernel';
import { describe, expect, test } from 'vitest';
import type { Gift, PlaceId } from '../src/content.ts';
import { CONTENT } from '../src/built-in-content.ts';
import { PLACE_IDS, SEAT_COUNTS } from '../src/content.ts';
import type { Position } from '../src/position.ts';
import { francisDrake } from '../src/index.ts';
import { given } from './table.ts';

const THREE: Position = { players: [{}, {}, {}] };
const FOUR: Position = { players: [{}, {}, {}, {}] };
const FIVE: Position = { players: [{}, {}, {}, {}, {}] };
/** Places for nine discs, all before Drake and none with an office. */
const NINE: readonly PlaceId[] = [...PLACE_IDS.slice(0, PLACE_IDS.indexOf('admiral')), 'guns-b'];

const EMPTY = { crew: 0, guns: 0, barrels: 0, trade: 0, galleon: false, pinnace: false };

/** What a gift brings to an empty log, apart from the tavern's die. */
const logWith = (gift: Gift) =>
  Object.fromEntries(keysOf(EMPTY).map((what) => [what, gift[what] ?? EMPTY[what]]));

describe('walking the street', () => {
  test('FD-2.3 one disc each in loading order, round after round', () => {
    const table = given({ ...THREE, loading: [2, 0, 1] });
    const turns = [];
    for (const place of ['crew-a', 'guns-a', 'supplies-a', 'trade', 'crew-b', 'guns-b'] as const) {
      turns.push(table.seat);
      table.visit(place);
    }
    expect(turns).toEqual([2, 0, 1, 2, 0, 1]);
  });

  test('FD-2.4 the first disc may go anywhere', () => {
    expect(given(FOUR).stops).toEqual(PLACE_IDS);
    expect(given(FOUR).visit('golden-hind').player(0).hind).toBe(true);
  });

  test('FD-2.5 no one goes back', () => {
    const table = given(THREE).visit('trade', 'crew-a', 'crew-a');
    expect(table.whyNot({ kind: 'visit', place: 'guns-a' })).toEqual({ code: 'behind', rule: 'FD-2.5' });
    expect(table.stops).not.toContain('trade');
    expect(table.stops[0]).toBe('tavern');
  });

  test('FD-2.6 circles are taken from the first, and a full place is closed', () => {
    const table = given({ ...FOUR, loading: [3, 1, 2, 0] }).visit('trade', 'trade');
    expect([table.log(3).trade, table.log(1).trade]).toEqual([3, 2]);
    expect(table.view().street.find(({ place }) => place === 'trade')?.circles).toEqual([3, 1]);
    expect(table.whyNot({ kind: 'visit', place: 'trade' })).toEqual({ code: 'circles-full', rule: 'FD-2.6' });
    expect(table.stops).not.toContain('trade');
  });

  test('FD-2.7 one disc on a place', () => {
    const table = given(THREE).visit('crew-a').pass(2);
    expect(table.whyNot({ kind: 'visit', place: 'crew-a' })).toMatchObject({ rule: 'FD-2.5' });
    const invested = given(THREE).choose('investor', 'galleon').pass(2);
    expect(invested.stops).toEqual(['docks']);
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
    expect(francisDrake.legal(table.state, 1)).toEqual([]);
    expect(table.pass().view().departed).toEqual([1, 0]);
  });

  test('FD-2.10 without discs a player must pass when the turn comes round', () => {
    const table = given({ players: [{ pinnace: true, visits: NINE }, {}, {}] }).visit('shipyard');
    expect([table.player(0).discs, table.view().departed]).toEqual([0, []]);
    table.visit('crew-a');
    expect(table.view().departed).toEqual([]);
    table.pass();
    expect(table.view().departed).toEqual([2, 0]);
    expect(table.seat).toBe(1);
  });

  test('FD-2.11 after the docks the next turn is a pass', () => {
    const table = given(THREE).choose('docks', 'barrel').visit('crew-a').visit('crew-a');
    expect(table.view().departed).toEqual([0]);
    expect(table.seat).toBe(1);
  });

  test('FD-2.12 the first to pass is the first to sail', () => {
    const table = given(THREE).visit('supplies-a').pass().visit('supplies-a').pass(2);
    expect(table.view().departed).toEqual([1, 0, 2]);
    expect([table.kind, table.seat]).toEqual(['mission', 0]);
  });

  test('FD-1.15 cubes and barrels do not run out', () => {
    const rich = { crew: 40, guns: 40, trade: 12, barrels: 30 };
    const table = given({ players: [rich, rich, rich, rich] }).visit(
      'crew-a',
      'guns-a',
      'supplies-a',
      'trade',
    );
    expect([table.log(0).crew, table.log(1).guns, table.log(2).barrels, table.log(3).trade]).toEqual([
      43, 42, 33, 15,
    ]);
  });
});

describe('the places', () => {
  test.each(SEAT_COUNTS)(
    'FD-3.1 what the circles show is what %i players find, visitor after visitor',
    (seats) => {
      for (const { id, circles } of CONTENT.places) {
        if (circles === undefined || id === 'drake' || id === 'tavern') continue;
        const gifts = circles[`${seats}`];
        const table = given({ players: FIVE.players.slice(0, seats) }).visit(...gifts.map(() => id));
        expect(gifts.map((_, seat) => table.log(seat))).toEqual(gifts.map(logWith));
      }
    },
  );

  test('FD-3.2 trade gives trade cubes, and nothing else', () => {
    const table = given(FOUR).visit('trade', 'trade');
    expect([table.log(0), table.log(1)]).toEqual([logWith({ trade: 3 }), logWith({ trade: 2 })]);
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
    table.pass(2).visit('informer');
    expect(table.log(0)).toMatchObject({ galleon: true, trade: 1 });
  });

  test('FD-3.6 the pinnace comes with a crew for the first', () => {
    const table = given(FOUR).visit('pinnace', 'pinnace');
    expect([table.log(0).pinnace, table.log(1).pinnace]).toEqual([true, true]);
    expect([table.log(0).crew, table.log(1).crew]).toEqual([1, 0]);
    table.pass(2).visit('shipyard');
    expect(table.log(0)).toMatchObject({ pinnace: true, galleon: true });
  });

  test('FD-3.7 Drake takes two turns in a row of one player, and is closed to the others from the first', () => {
    const table = given(THREE).visit('drake');
    expect([table.kind, table.seat]).toEqual(['street', 1]);
    expect(table.whyNot({ kind: 'visit', place: 'drake' })).toEqual({ code: 'circles-full', rule: 'FD-2.6' });
    expect(table.stops).not.toContain('drake');
    table.choose('investor', 'more-crew').choose('docks', 'gun');
    expect([table.kind, table.seat, table.player(0).discs]).toEqual(['drake', 0, 9]);
    expect(table.stops).toEqual(['drake']);
    expect(table.whyNot({ kind: 'pass' })).toEqual({ code: 'drake-first', rule: 'FD-3.7' });
    expect(table.whyNot({ kind: 'visit', place: 'governor' })).toMatchObject({ rule: 'FD-3.7' });
    table.choose('drake', 'gun');
    expect([table.kind, table.seat]).toEqual(['street', 1]);
    expect(table.view().street.find(({ place }) => place === 'drake')?.circles).toEqual([0, 0]);
    expect(table.pass().stops).toEqual(['governor', 'golden-hind', 'investor', 'docks']);
  });

  test('FD-3.8 Drake gives 2 crew, 2 guns and one more of either', () => {
    const crewed = given(THREE).visit('drake', 'crew-a', 'crew-a');
    expect(crewed.log(0).crew).toBe(0);
    crewed.choose('drake', 'crew');
    expect([crewed.log(0).crew, crewed.log(0).guns, crewed.player(0).discs]).toEqual([3, 2, 8]);
    const armed = given(THREE).visit('drake', 'crew-a', 'crew-a').choose('drake', 'gun');
    expect([armed.log(0).crew, armed.log(0).guns]).toEqual([2, 3]);
  });

  test('FD-3.9 no one starts on Drake with the tenth disc, but with the ninth', () => {
    const table = given({ players: [{ pinnace: true, visits: NINE }, {}, {}] });
    expect(table.player(0).discs).toBe(1);
    expect(table.whyNot({ kind: 'visit', place: 'drake' })).toEqual({ code: 'last-disc', rule: 'FD-3.9' });
    expect(table.stops).not.toContain('drake');
    const eight = given({ players: [{ barrels: 1, pinnace: true, visits: NINE.slice(0, 8) }, {}, {}] })
      .visit('drake')
      .pass(2);
    expect([eight.kind, eight.player(0).discs]).toEqual(['drake', 1]);
    expect(eight.choose('drake', 'crew').view().departed).toEqual([1, 2, 0]);
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
    for (const place of ['admiral', 'governor', 'informer'] as const) {
      expect(table.whyNot({ kind: 'visit', place })).toBeDefined();
    }
    table.pass();
    expect(table.whyNot({ kind: 'visit', place: 'golden-hind' })).toBeUndefined();
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
    expect(table.legal).not.toContainEqual({ kind: 'choose', place: 'investor', take: 'galleon' });
    expect(table.legal).toContainEqual({ kind: 'choose', place: 'investor', take: 'more-guns' });
    expect(table.visit('shipyard').log(0).guns).toBe(1);
    expect(table.visit('queen').log(1)).toMatchObject({ guns: 1, trade: 1 });
  });

  test('FD-3.18 everyone may stop at the docks, each on their own circle', () => {
    const table = given({ ...THREE, loading: [2, 0, 1] });
    table.choose('docks', 'gun').choose('docks', 'barrel').visit('crew-a');
    expect([table.log(2).guns, table.log(0).barrels]).toEqual([1, 1]);
    expect(table.view().street.at(-1)).toEqual({ place: 'docks', circles: [0, -1, 2] });
    expect(table.choose('docks', 'crew').heard('visited').at(-1)).toMatchObject({ circle: 1, crew: 1 });
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
