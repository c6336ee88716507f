import { describe, expect, test } from 'vitest';
import { given } from './table.ts';

const alone = (player: object) => given({ players: [player, { at: 'tanegashima' }] });

describe('sailing', () => {
  test('CA-4.1 from space to neighbouring space, never across land', () => {
    const table = alone({ at: 'calecute' });
    expect(table.whyNot({ kind: 'sail', to: table.space('ceilao') })).toMatchObject({
      code: 'not-adjacent',
      rule: 'CA-4.1',
    });
    expect(table.ways('sail')).not.toContain(table.space('ceilao'));
    expect(table.ways('sail')).toContain('c22r06');
  });

  test('CA-4.2 along a current with its arrow for nothing', () => {
    const table = alone({ at: 'c11r07' }).sail('c10r08', 'c09r07');
    expect(table.fleet(0).markers).toBe(9);
  });

  test('CA-4.3 onto a current, off it and against it for a marker each', () => {
    expect(alone({ at: 'c08r03' }).sail('c09r03').fleet(0).markers).toBe(8);
    expect(alone({ at: 'c09r03' }).sail('c08r03').fleet(0).markers).toBe(8);
    expect(alone({ at: 'c09r04' }).sail('c09r03').fleet(0).markers).toBe(8);
  });

  test('CA-4.4 a space on two currents may be left along either', () => {
    expect(
      alone({ at: 'c11r07', hand: ['calm'] })
        .sail('c10r08')
        .fleet(0).markers,
    ).toBe(9);
    expect(
      alone({ at: 'c11r07', hand: ['calm'] })
        .sail('c10r07')
        .heard('sailed')[0]?.cost,
    ).toBe(0);
  });

  test('CA-4.5 fleets may share a space', () => {
    const table = given({ players: [{ at: 'c08r03' }, { at: 'c09r03' }] }).sail('c09r03');
    expect(table.fleet(0).at).toBe(table.fleet(1).at);
  });

  test('CA-4.6 a step that costs more than is left is not possible', () => {
    const table = alone({ at: 'c10r04', markers: 1 });
    expect(table.whyNot({ kind: 'sail', to: 'c10r03' })).toEqual({
      code: 'too-far',
      rule: 'CA-4.6',
      params: { cost: 2, left: 1 },
    });
  });

  test('CA-4.7 with the last marker used the fleet stops, on a current too', () => {
    const table = alone({ at: 'c08r03', markers: 1 }).sail('c09r03');
    expect([table.fleet(0).at, table.seat]).toEqual(['c09r03', 1]);
  });

  test('CA-4.7 the last marker onto a blue space: a fair wind lets the fleet go on', () => {
    const table = alone({ at: 'c05r03', markers: 1, hand: ['fair-wind', 'storm-1'] }).sail('c06r03');
    expect(table.legal).toEqual([{ kind: 'play', card: 'fair-wind' }]);
    table.card('fair-wind');
    expect(table.decision).toMatchObject({ seat: 0, kind: 'turn', left: 2 });
  });

  test('CA-4.7 a compass storm with no marker left blows the fleet and ends the turn', () => {
    const table = alone({ at: 'c05r03', markers: 1, hand: ['compass-s'] })
      .sail('c06r03')
      .card('compass-s');
    expect([table.fleet(0).at, table.seat]).toEqual(['c06r05', 1]);
  });

  test('CA-4.8 a turn may be ended at any time', () => {
    expect(alone({ at: 'c08r03' }).anchor().seat).toBe(1);
  });

  test('CA-4.9 at the end of the turn all markers come back', () => {
    expect(alone({ at: 'c08r03' }).sail('c07r03').anchor().fleet(0).markers).toBe(9);
    expect(alone({ at: 'c08r03', upgraded: true }).sail('c07r03').anchor().fleet(0).markers).toBe(12);
  });

  test('CA-4.10 whose markers were all bid does not sail, but may call at Lisboa', () => {
    const table = given({ players: [{ at: 'c09r03' }, {}], phase: 'bid' })
      .bid(9)
      .place(1);
    expect(table.seat).toBe(1);
    const home = given({ players: [{ goods: ['ivory'] }, {}], phase: 'bid' })
      .bid(9)
      .place(1);
    expect(home.decision).toMatchObject({ seat: 0, kind: 'lisboa' });
    expect(home.settle().fleet(0).points).toBe(5);
  });
});

describe('pirates', () => {
  test('CA-5.1 cost a marker more, along a current too', () => {
    expect(alone({ at: 'c10r04' }).sail('c10r03').fleet(0).markers).toBe(7);
    expect(alone({ at: 'c20r05' }).sail('c21r05').fleet(0).markers).toBe(8);
  });

  test('CA-5.2 a fair wind is played instead of the extra marker', () => {
    const table = alone({ at: 'c10r04', hand: ['fair-wind', 'calm'] }).defend('c10r03');
    expect([table.fleet(0).markers, table.fleet(0).hand, table.view.discard]).toEqual([8, 1, ['fair-wind']]);
    expect(
      alone({ at: 'c20r05', hand: ['fair-wind'] })
        .defend('c21r05')
        .fleet(0).markers,
    ).toBe(9);
    const none = alone({ at: 'c10r04', hand: ['calm'] });
    expect(none.whyNot({ kind: 'defend', to: 'c10r03' })).toMatchObject({
      code: 'no-fair-wind',
      rule: 'CA-5.2',
    });
    expect(none.whyNot({ kind: 'defend', to: 'c09r03' })).toMatchObject({
      code: 'no-pirates',
      rule: 'CA-5.2',
    });
  });

  test('CA-5.2 with one marker left the fair wind opens the way', () => {
    const table = alone({ at: 'c10r04', markers: 1, hand: ['fair-wind'] });
    expect([table.ways('sail').includes('c10r03'), table.ways('defend')]).toEqual([false, ['c10r03']]);
  });

  test('CA-5.3 it gives no markers back then, and no one a bonus move', () => {
    const table = given({ players: [{ at: 'c10r04', markers: 5, hand: ['fair-wind'] }, { at: 'acores' }] });
    table.defend('c10r03');
    expect(table.decision).toMatchObject({ seat: 0, kind: 'turn', left: 4 });
  });
});

describe('blue spaces', () => {
  test('CA-5.4 stop the fleet: a card of choice is played, then it may sail on', () => {
    const table = alone({ at: 'c05r03', hand: ['storm-2', 'fair-wind', 'fair-wind'] }).sail('c06r03');
    expect(table.decision).toMatchObject({ seat: 0, kind: 'event', left: 8 });
    expect(table.legal).toEqual([
      { kind: 'play', card: 'storm-2' },
      { kind: 'play', card: 'fair-wind' },
    ]);
    expect(table.whyNot({ kind: 'play', card: 'calm' })).toMatchObject({
      code: 'not-in-hand',
      rule: 'CA-5.4',
    });
    expect(table.whyNot({ kind: 'sail', to: 'c07r03' })).toMatchObject({ code: 'not-asked', rule: 'CA-5.4' });
    table.card('storm-2').sail('c07r03');
    expect(table.fleet(0).at).toBe('c07r03');
  });

  test('CA-5.5 cannot be entered without a card that can be played there', () => {
    const refused = { code: 'no-card', rule: 'CA-5.5' };
    expect(alone({ at: 'c05r03' }).whyNot({ kind: 'sail', to: 'c06r03' })).toMatchObject(refused);
    const strong = alone({ at: 'c05r03', markers: 4, hand: ['storm-4'] });
    expect(strong.whyNot({ kind: 'sail', to: 'c06r03' })).toMatchObject(refused);
  });

  test('CA-5.5 what counts is what is left after the step: along a current nothing is paid', () => {
    const table = alone({ at: 'c07r05', markers: 4, hand: ['storm-4'] }).sail('c06r05');
    expect(table.decision?.kind).toBe('event');
    expect(table.card('storm-4').seat).toBe(1);
  });

  test('CA-5.6 a fleet that begins its turn on one owes nothing', () => {
    const table = alone({ at: 'c06r03' });
    expect(table.decision?.kind).toBe('turn');
    expect(table.sail('c05r03').fleet(0).markers).toBe(8);
    expect(alone({ at: 'c14r11' }).sail('boa-esperanca').heard('rounded')).toEqual([]);
  });
});

describe('the Cape', () => {
  const atTheCape = () => alone({ at: 'c13r11', goods: ['malagueta', 'pepper', 'silk'], hand: ['calm'] });

  test('CA-5.7 a red face: the fleet passes safely and plays no card', () => {
    const table = atTheCape().rig('red').sail('c14r11');
    expect(table.heard('rounded')).toEqual([{ key: 'rounded', seat: 0, safe: true }]);
    expect([table.decision?.kind, table.fleet(0).hand]).toEqual(['turn', 1]);
  });

  test('CA-5.8 a 1: a ship of choice sinks, and its goods are lost', () => {
    const table = atTheCape().rig('one').sail('c14r11');
    expect(table.legal).toEqual([1, 2, 3].map((ship) => ({ kind: 'sink', ship })));
    table.play({ kind: 'sink', ship: 2 });
    expect([table.fleet(0).wrecks, table.fleet(0).goods]).toEqual([[2], ['malagueta', 'silk']]);
    expect(table.heard('sank')[0]?.goods).toEqual(['pepper']);
    expect(table.decision).toMatchObject({ seat: 0, kind: 'turn' });
  });

  test('CA-5.12 lost goods go back to the stock: four cubes do, however often one is lost', () => {
    const others = [1, 2, 3].map(() => ({ at: 'tanegashima', goods: ['pepper'] as const }));
    const table = given({ players: [{ at: 'c13r11', hand: ['calm'] }, ...others] });
    for (let loss = 1; loss <= 5; loss++) {
      table.state.markers[0] = 9;
      table.moor('c22r06').sail('calecute');
      expect(table.fleet(0).goods).toEqual(['pepper']);
      table.moor('c13r11').rig('one').sail('c14r11').play({ kind: 'sink', ship: 2 });
      expect([table.fleet(0).goods, table.heard('loaded').length]).toEqual([[], loss]);
      table.state.wrecks[0] = 0;
    }
  });

  test('CA-5.9 a sunk ship carries nothing', () => {
    const table = alone({ at: 'c22r06', wrecks: [2], hand: ['calm'] }).sail('calecute');
    expect(table.fleet(0).goods).toEqual([]);
  });

  test('CA-5.10 only ships afloat can be chosen; the last one sinks without asking, and then none', () => {
    const table = alone({ at: 'c13r11', wrecks: [1] })
      .rig('one')
      .sail('c14r11');
    expect(table.legal).toEqual([2, 3].map((ship) => ({ kind: 'sink', ship })));
    expect(table.whyNot({ kind: 'sink', ship: 1 })).toMatchObject({ code: 'not-afloat', rule: 'CA-5.10' });
    const last = alone({ at: 'c13r11', wrecks: [1, 2] })
      .rig('one')
      .sail('c14r11');
    expect([last.fleet(0).wrecks, last.decision?.kind]).toEqual([[1, 2, 3], 'turn']);
    const none = alone({ at: 'c13r11', wrecks: [1, 2, 3] })
      .rig('one')
      .sail('c14r11');
    expect([none.fleet(0).wrecks, none.decision?.kind]).toEqual([[1, 2, 3], 'turn']);
  });

  test('CA-5.10 a locked fourth ship is no part of the fleet: it cannot be sunk to spare another', () => {
    const locked = alone({ at: 'c13r11' }).rig('one').sail('c14r11');
    expect(locked.legal).toEqual([1, 2, 3].map((ship) => ({ kind: 'sink', ship })));
    expect(locked.whyNot({ kind: 'sink', ship: 4 })).toEqual({ code: 'locked', rule: 'CA-5.10' });
    const open = alone({ at: 'c13r11', upgraded: true }).rig('one').sail('c14r11');
    open.play({ kind: 'sink', ship: 4 });
    expect(open.fleet(0).wrecks).toEqual([4]);
    expect(open.whyNot({ kind: 'sink', ship: 4 })).toMatchObject({ code: 'not-asked' });
    const sunk = alone({ at: 'c13r11', upgraded: true, wrecks: [4] })
      .rig('one')
      .sail('c14r11');
    expect(sunk.whyNot({ kind: 'sink', ship: 4 })).toEqual({ code: 'not-afloat', rule: 'CA-5.10' });
  });

  test('CA-5.11 sunk ships cost no markers', () => {
    expect(
      alone({ at: 'c08r03', wrecks: [1, 2] })
        .anchor()
        .fleet(0).markers,
    ).toBe(9);
    expect(
      alone({ at: 'c08r03', upgraded: true, wrecks: [4] })
        .anchor()
        .fleet(0).markers,
    ).toBe(12);
  });
});
