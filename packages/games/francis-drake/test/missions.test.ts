import { describe, expect, test } from 'vitest';
import { CONTENT } from '../src/built-in-content.ts';
import { lineAt } from '../src/outlook.ts';
import { atSea, given } from './table.ts';

describe('turning the discs over', () => {
  const POSITION = {
    players: [
      { barrels: 3, crew: 1, ghost: true, missions: { cartagena: '1', granada: 'ghost' } },
      { barrels: 3, crew: 1, hind: true, missions: { cartagena: 'hind', granada: '1' } },
      { barrels: 3, crew: 1, missions: { cartagena: '1', granada: '3' } },
    ],
    departed: [2, 0, 1],
    phase: 'reveal',
  } as const;

  test('FD-7.1 all numbers are seen, and the Ghost Ship is gone', () => {
    const table = given({ ...POSITION, phase: 'informer' });
    expect(table.destination('cartagena').discs).not.toContainEqual(
      expect.objectContaining({ disc: 'hidden' }),
    );
    expect(table.destination('granada').discs).toEqual([
      { seat: 1, disc: '1' },
      { seat: 2, disc: '3' },
    ]);
  });

  test('FD-7.2 Golden Hind, low numbers, then sailing order', () => {
    expect(given(POSITION).destination('cartagena').discs).toEqual([
      { seat: 1, disc: 'hind' },
      { seat: 2, disc: '1' },
      { seat: 0, disc: '1' },
    ]);
  });

  test('FD-7.3 discs beyond the circles wait', () => {
    expect(lineAt(CONTENT, given(POSITION).view(), 'cartagena')).toMatchObject({
      onCircles: [{ seat: 1 }, { seat: 2 }],
      waiting: [{ seat: 0 }],
    });
  });
});

describe('missions', () => {
  test('FD-8.1 Golden Hind, all 1, all 2, each in sailing order', () => {
    const table = atSea(
      [
        { crew: 9, missions: { cartagena: '1', granada: '2' } },
        { crew: 9, hind: true, missions: { portobelo: '1', 'puerto-cabello': 'hind' } },
        { crew: 9, missions: { granada: '1', portobelo: '2' } },
      ],
      { departed: [2, 1, 0] },
    );
    expect(table.view().mission).toEqual({ seat: 1, disc: 'hind', at: 'puerto-cabello' });
    table.raid();
    // The first mission began when the position was set up.
    expect(table.heard('attacked').map(({ seat, disc }) => `${seat} ${disc}`)).toEqual([
      '1 hind',
      '2 1',
      '1 1',
      '0 1',
      '2 2',
      '0 2',
    ]);
  });

  test('FD-8.2 a third attack on a destination fails', () => {
    const table = atSea([
      { crew: 1, missions: { cartagena: '1' } },
      { crew: 1, missions: { cartagena: '1' } },
      { crew: 1, missions: { cartagena: '1' } },
    ]).raid();
    expect(table.heard('failed')).toMatchObject([{ seat: 2, reason: 'full' }]);
    expect(table.heard('attacked').map(({ seat, points }) => [seat, points])).toEqual([
      [0, 2],
      [1, 2],
    ]);
  });

  test('FD-8.3 a success scores at once, the first as the second', () => {
    const table = atSea([{ crew: 2, missions: { granada: '1', cartagena: '2' } }, {}, {}]).attack();
    expect(table.score(0)).toBe(4 + 3);
    const second = { crew: 2, missions: { granada: '2', cartagena: '3' } } as const;
    const both = atSea([{ crew: 2, missions: { granada: '1', cartagena: '2' } }, second, {}]);
    both.attack().home().attack();
    // The second player to come scores as much as the first, who gets 2 more for going home early.
    expect([both.score(0), both.score(1)]).toEqual([4 + 3 + 2, 4 + 3]);
  });

  test('FD-8.4 the first success takes the treasure', () => {
    const table = atSea([
      { crew: 1, missions: { granada: '2' } },
      { crew: 1, missions: { granada: '1' } },
      {},
    ]).raid();
    expect(table.heard('attacked').map(({ seat, treasure }) => [seat, treasure])).toEqual([
      [1, 'gold'],
      [0, ''],
    ]);
    expect(table.player(1).chest).toEqual({ silver: 0, gold: 1, jewel: 0 });
    expect(table.player(0).chest).toEqual({ silver: 0, gold: 0, jewel: 0 });
    const first = atSea([{ crew: 2, missions: { granada: '1', cartagena: '2' } }, {}, {}]).attack();
    expect(first.destination('granada').treasure).toBe(false);
    expect(first.destination('portobelo').treasure).toBe(true);
  });

  test('FD-8.5 a player who declines takes the disc back, and the circle is free for a disc that waits', () => {
    const raider = { crew: 1, missions: { cartagena: '1', granada: '2' } } as const;
    const table = atSea([raider, raider, raider]);
    expect(lineAt(CONTENT, table.view(), 'cartagena').waiting).toEqual([{ seat: 2, disc: '1' }]);
    table.decline();
    expect(table.destination('cartagena')).toMatchObject({ done: [], treasure: true });
    expect(lineAt(CONTENT, table.view(), 'cartagena')).toEqual({
      done: [],
      onCircles: [
        { seat: 1, disc: '1' },
        { seat: 2, disc: '1' },
      ],
      waiting: [],
    });
    expect([table.log(0).crew, table.score(0)]).toEqual([1, 4]);
    expect(table.decision).toMatchObject({ seat: 0, kind: 'home', left: 1 });
    table.sailOn().attack().sailOn().attack();
    expect(table.heard('failed')).toMatchObject([{ seat: 0, reason: 'declined' }]);
    expect(table.heard('attacked').map(({ seat, circle }) => [seat, circle])).toEqual([
      [1, 0],
      [2, 1],
    ]);
  });

  test('FD-8.5 a player who cannot carry a mission out frees the circle as well', () => {
    const raider = { crew: 1, missions: { cartagena: '1' } } as const;
    const table = atSea([{ missions: { cartagena: '1', granada: '2' } }, raider, raider]);
    expect(table.destination('cartagena').discs.map(({ seat }) => seat)).toEqual([1, 2]);
    expect(table.decision).toMatchObject({ seat: 0, kind: 'home', left: 1 });
    table.sailOn().attack();
    expect(
      table
        .attack()
        .heard('attacked')
        .map(({ seat }) => seat),
    ).toEqual([1, 2]);
  });

  test('FD-8.6 a town costs one crew', () => {
    const sailor = { crew: 3, guns: 4, missions: { portobelo: '1', granada: '2' } } as const;
    const table = atSea([sailor, {}, {}]).attack();
    expect(table.log(0)).toMatchObject({ crew: 2, guns: 4 });
    expect(atSea([{ missions: { portobelo: '1' } }, {}, {}]).kind).not.toBe('attack');
  });

  test('FD-8.7 a fort costs crew for troops and token, and guns', () => {
    const table = atSea([{ crew: 6, guns: 3, missions: { 'rio-de-la-hacha': '1', granada: '2' } }, {}, {}], {
      troops: [0, 2, 1, 0],
    }).attack();
    expect([table.log(0).crew, table.log(0).guns]).toEqual([2, 2]);
    const panama = atSea([{ crew: 6, guns: 3, missions: { panama: '1', granada: '2' } }, {}, {}]).attack();
    expect(panama.heard('attacked')).toMatchObject([{ crew: 2, guns: 2 }]);
  });

  test('FD-8.8 the first attack turns the token over for all', () => {
    const table = atSea(
      [
        { crew: 6, guns: 1, missions: { veracruz: '1', granada: '2' } },
        { crew: 5, guns: 1, missions: { veracruz: '2' } },
        {},
      ],
      { troops: [0, 0, 1, 2] },
    );
    expect(table.destination('veracruz').token).toBe('hidden');
    table.attack();
    expect(table.heard('token-turned')).toMatchObject([{ at: 'veracruz', token: 2, total: 5 }]);
    expect(table.destination('veracruz')).toMatchObject({ token: 2, tokenOpen: true });
    expect(table.destination('panama')).toMatchObject({ token: 'hidden', tokenOpen: false });
    table.home();
    expect(table.decision).toMatchObject({ kind: 'attack', seat: 1, crew: 5, guns: 1, token: false });
  });

  test('FD-8.9 with a pinnace no guns are spent on a fort', () => {
    const table = atSea([{ crew: 6, pinnace: true, missions: { panama: '1', granada: '2' } }, {}, {}], {
      troops: [1, 2, 0, 0],
    });
    expect(table.decision).toMatchObject({ crew: 1, guns: 0 });
    expect(table.attack().heard('attacked')).toMatchObject([{ guns: 0, pinnace: true }]);
    const hunter = { guns: 5, galleon: true, pinnace: true } as const;
    const galleon = atSea([{ ...hunter, missions: { 'galleon-jamaica': '1' } }, {}, {}], {
      galleons: [5, 4, 3],
    });
    expect(galleon.decision).toMatchObject({ guns: 5 });
  });

  test('FD-8.10 a galleon costs guns for tile and token and scores its tile', () => {
    const table = atSea(
      [{ guns: 8, galleon: true, missions: { 'galleon-nicaragua': '1', granada: '2' } }, {}, {}],
      {
        galleons: [4, 5, 3],
        frigates: [0, 2, 1],
      },
    ).attack();
    expect(table.log(0).guns).toBe(1);
    expect(table.heard('attacked')).toMatchObject([{ crew: 0, guns: 7, points: 10, treasure: 'jewel' }]);
  });

  test('FD-8.11 a frigate does not attack galleons', () => {
    const missions = { 'galleon-jamaica': '1', granada: '2' } as const;
    const frigate = atSea([{ guns: 9, crew: 1, missions }, {}, {}]);
    expect(frigate.decision).toMatchObject({ kind: 'home', seat: 0, left: 1 });
    expect(frigate.destination('galleon-jamaica')).toMatchObject({
      token: 'hidden',
      treasure: true,
      done: [],
    });
    const galleon = atSea([{ guns: 9, crew: 1, galleon: true, missions }, {}, {}]);
    expect(galleon.decision).toMatchObject({ kind: 'attack', at: 'galleon-jamaica' });
  });

  test('FD-8.12 a token that is too much makes the attack fail, and nothing is spent', () => {
    const table = atSea(
      [
        { crew: 3, guns: 1, missions: { veracruz: '1', granada: '2' } },
        { crew: 5, guns: 1, missions: { veracruz: '1' } },
        { crew: 5, guns: 1, missions: { veracruz: '1' } },
      ],
      { troops: [0, 0, 1, 2] },
    ).attack();
    expect(table.heard('failed')).toMatchObject([{ seat: 0, at: 'veracruz', reason: 'no-crew' }]);
    expect([table.log(0).crew, table.log(0).guns, table.score(0)]).toEqual([3, 1, 4]);
    expect(table.player(0).conquests.fort).toBe(false);
    expect(table.destination('veracruz')).toMatchObject({
      treasure: true,
      done: [],
      token: 2,
      tokenOpen: true,
    });
    // It was an attempt, not a success: both others still find a circle, and the first of them the gold.
    table.sailOn().attack().attack();
    expect(table.heard('attacked').map(({ seat, treasure }) => [seat, treasure])).toEqual([
      [1, 'gold'],
      [2, ''],
    ]);
  });

  test('FD-8.12 too few guns for the frigate fail alike; a player who can pay pays, whatever the surprise costs', () => {
    const hunter = { galleon: true, missions: { 'galleon-jamaica': '1', granada: '2' } } as const;
    const at = { galleons: [3, 4, 5], frigates: [2, 0, 1] } as const;
    const weak = atSea([{ ...hunter, guns: 4 }, {}, {}], at).attack();
    expect(weak.heard('failed')).toMatchObject([{ reason: 'no-guns' }]);
    expect(weak.log(0).guns).toBe(4);
    const strong = atSea([{ ...hunter, guns: 5 }, {}, {}], at);
    expect(strong.decision).toMatchObject({ guns: 3, token: true });
    expect(strong.attack().log(0).guns).toBe(0);
  });

  test('FD-8.13 an attack that is plainly impossible is not offered', () => {
    const table = atSea([{ crew: 2, guns: 1, missions: { veracruz: '1', granada: '2' } }, {}, {}]);
    expect(table.decision).toMatchObject({ kind: 'home', seat: 0 });
    expect(table.destination('veracruz').token).toBe('hidden');
    // The question does not reveal what lies there: 3 crew are enough for what is open.
    for (const troops of [
      [1, 2, 0, 0],
      [0, 0, 1, 2],
    ]) {
      const players = [{ crew: 3, guns: 1, missions: { veracruz: '1', granada: '2' } }, {}, {}] as const;
      expect(atSea(players, { troops }).decision).toMatchObject({ kind: 'attack', crew: 3, token: true });
    }
  });

  test('FD-8.14 a cube is traded for one of the goods left', () => {
    const table = atSea([{ trade: 2, missions: { 'santiago-de-cuba': '1', 'san-juan': '2' } }, {}, {}]);
    expect(table.legal.map((move) => (move.kind === 'barter' ? move.good : move.kind))).toEqual([
      'indigo',
      'coffee',
      'tobacco',
      'decline',
    ]);
    expect(table.whyNot({ kind: 'barter', good: 'sugar' })).toEqual({ code: 'not-sold', rule: 'FD-8.14' });
    table.barter('indigo');
    expect([table.log(0).trade, table.player(0).goods.indigo]).toEqual([1, 1]);
    expect(table.destination('santiago-de-cuba').goods).toEqual(['coffee', 'tobacco']);
  });

  test('FD-8.14 a player who attacks or goes home is not asked what to buy in a port', () => {
    const table = atSea([{ crew: 2, missions: { granada: '1', 'san-juan': '2' } }, {}, {}]);
    expect(table.decision?.kind).toBe('attack');
    expect(table.whyNot({ kind: 'barter', good: 'sugar' })).toMatchObject({ code: 'not-asked' });
    table.attack();
    expect(table.decision?.kind).toBe('home');
    expect(table.whyNot({ kind: 'barter', good: 'sugar' })).toMatchObject({ code: 'not-asked' });
  });

  test('FD-8.18 a log holds several of one good', () => {
    const trader = { trade: 2, missions: { 'san-juan': '1', 'santo-domingo': '2' } } as const;
    const table = atSea([trader, {}, {}]).barter('sugar').sailOn().barter('sugar');
    expect(table.player(0).goods).toMatchObject({ sugar: 2, coffee: 0, tobacco: 0, indigo: 0 });
  });

  test('FD-8.15 a port trades as often as it has circles', () => {
    const trader = { trade: 1, missions: { 'san-juan': '1' } } as const;
    const table = atSea([trader, trader, trader]).barter('sugar').barter('coffee');
    expect(table.heard('traded').map(({ seat, circle }) => [seat, circle])).toEqual([
      [0, 0],
      [1, 1],
    ]);
    expect(table.heard('failed')).toMatchObject([{ seat: 2, at: 'san-juan', reason: 'full' }]);
    const cuban = { trade: 2, missions: { 'santiago-de-cuba': '1', 'san-juan': '2' } } as const;
    const three = atSea([cuban, cuban, cuban, cuban]);
    three.barter('coffee').sailOn().barter('indigo').sailOn().barter('tobacco').sailOn();
    expect(three.heard('failed')).toMatchObject([{ seat: 3, at: 'santiago-de-cuba', reason: 'full' }]);
    expect(three.destination('santiago-de-cuba')).toMatchObject({ goods: [], done: [0, 1, 2] });
    expect(three.log(3).trade).toBe(2);
  });

  test('FD-8.15 one trade a player: no one has a second disc on a port', () => {
    const table = given({ players: [{ barrels: 1, trade: 2 }, { barrels: 1 }, {}], phase: 'chart' });
    table.mission('1', 'san-juan').mission('1', 'san-juan');
    expect(table.goals).toEqual(['santo-domingo', 'cumana', 'puerto-cabello']);
  });

  test('FD-8.16 without a cube the disc comes back', () => {
    const table = atSea([{ crew: 1, missions: { 'san-juan': '1', granada: '2' } }, {}, {}]);
    expect(table.decision).toMatchObject({ kind: 'home', left: 1 });
    expect(table.destination('san-juan')).toMatchObject({ discs: [], done: [], goods: ['sugar', 'coffee'] });
    const empty = atSea([
      { missions: { 'san-juan': '1' } },
      { trade: 1, missions: { 'san-juan': '1' } },
      { trade: 1, missions: { 'san-juan': '1' } },
    ]);
    empty.barter('coffee').barter('sugar');
    expect(empty.heard('traded').map(({ seat }) => seat)).toEqual([1, 2]);
  });

  test('FD-8.17 a success moves the marker of its kind; the second of a kind moves nothing', () => {
    const fleet = { crew: 9, guns: 9, galleon: true, trade: 1 } as const;
    const missions = { granada: '1', cartagena: '2', panama: '3', 'galleon-jamaica': '4' } as const;
    const table = atSea([
      { ...fleet, hind: true, missions: { ...missions, 'san-juan': 'hind' } },
      { missions: { 'puerto-cabello': '4' } },
      {},
    ]);
    const shown = () => Object.values(table.player(0).conquests);
    expect(table.barter('sugar').sailOn().player(0).conquests).toEqual({
      town: false,
      fort: false,
      galleon: false,
    });
    table.attack().sailOn();
    expect(shown()).toEqual([true, false, false]);
    table.attack().sailOn();
    expect(shown()).toEqual([true, false, false]);
    table.attack();
    expect(shown()).toEqual([true, true, false]);
    table.sailOn().attack();
    expect(table.heard('conquests')).toEqual([
      { key: 'conquests', seat: 0, town: true, fort: true, galleon: true, points: 10 },
    ]);
  });

  test('moves that are not asked for are refused with their rule', () => {
    const table = atSea([{ crew: 2, missions: { granada: '1', cartagena: '2' } }, {}, {}]);
    expect(table.whyNot({ kind: 'home' })).toEqual({ code: 'not-asked', rule: 'FD-9.1' });
    table.attack();
    expect(table.whyNot({ kind: 'attack' })).toEqual({ code: 'not-asked', rule: 'FD-8.1' });
    expect(table.whyNot({ kind: 'pass' })).toMatchObject({ code: 'not-asked' });
  });
});
