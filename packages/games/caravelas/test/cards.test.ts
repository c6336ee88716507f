import { describe, expect, test } from 'vitest';
import { given } from './table.ts';

/** Seat 0 is about to sail onto the blue space c06r03 with this card; seat 1 is far away. */
const about = (card: string, player: object = {}, other: object = { at: 'tanegashima' }) =>
  given({ players: [{ at: 'c05r03', hand: [card], ...player }, other] });

describe('event cards', () => {
  test('CA-6.1 have their effect on the others first, then on the player', () => {
    const table = about('compass-s', {}, { at: 'c08r03' }).sail('c06r03').card('compass-s');
    expect([table.seat, table.fleet(0).at]).toEqual([1, 'c06r03']);
    table.drift('c08r04').stay();
    expect(table.fleet(0).at).toBe('c06r05');
  });

  test('CA-6.2 a storm uses as many markers as it says, and can only be played with that many', () => {
    expect(about('storm-3').sail('c06r03').card('storm-3').fleet(0).markers).toBe(9 - 1 - 3);
    const table = about('storm-3', { markers: 3, hand: ['storm-3', 'calm'] }).sail('c06r03');
    expect(table.whyNot({ kind: 'play', card: 'storm-3' })).toMatchObject({
      code: 'too-strong',
      rule: 'CA-6.2',
    });
  });

  test('CA-6.3 a compass moves the fleet two spaces, as far as land lets it', () => {
    expect(about('compass-nw').sail('c06r03').card('compass-nw').fleet(0).at).toBe('c04r02');
    const short = given({ players: [{ at: 'c07r02', hand: ['compass-nw'] }, { at: 'macau' }] }).sail(
      'c06r02',
    );
    expect(short.card('compass-nw').fleet(0).at).toBe('c05r01');
    expect(short.heard('held')).toEqual([]);
    const stuck = given({ players: [{ at: 'c12r10', hand: ['compass-ne'] }, { at: 'macau' }] }).sail(
      'c13r10',
    );
    expect(stuck.card('compass-ne').fleet(0).at).toBe('c13r10');
    expect(stuck.heard('held')).toEqual([{ key: 'held', seat: 0, by: 'land' }]);
  });

  test('CA-6.3 at the edge of the chart it is the edge that holds a fleet, not land', () => {
    const heldBy = (space: string, card: string) => {
      const table = given({ players: [{ at: 'c05r03', hand: [card] }, { at: 'macau' }] }).sail('c06r03');
      table.moor(space).card(card);
      while (table.decision?.kind === 'bonus') table.play({ kind: 'stay' });
      return table.heard('held').map(({ by }) => by);
    };
    // The southern frame, the eastern frame, the open sea west of Ireland; Newfoundland and Brazil are land.
    expect(heldBy('c12r12', 'compass-s')).toEqual(['edge']);
    expect(heldBy('c13r11', 'compass-s')).toEqual(['edge']);
    expect(heldBy('c29r04', 'compass-ne')).toEqual(['edge']);
    expect(heldBy('c10r01', 'compass-nw')).toEqual(['edge']);
    expect(heldBy('c05r11', 'compass-sw')).toEqual(['edge']);
    expect(heldBy('c05r01', 'compass-nw')).toEqual(['land']);
    expect(heldBy('c07r08', 'compass-sw')).toEqual(['land']);
    // Neighbours with land between them.
    expect(heldBy('c22r05', 'compass-ne')).toEqual(['land']);
  });

  /** Where a fleet ends up that sails onto this blue space and plays this compass, and how many markers it has left. */
  const blown = (from: string, blue: string, card: string) => {
    const elsewhere = from < 'c15' ? 'macau' : 'lisboa';
    const players = [{ at: from, hand: [card, 'calm'] }, { at: elsewhere }];
    const table = given({ players }).sail(blue);
    const { markers } = table.fleet(0);
    table.card(card);
    return { table, at: table.fleet(0).at, lost: markers - table.fleet(0).markers };
  };

  test('CA-6.4 blown over a red space onto a blue one, a fleet rolls no die and plays no second card', () => {
    const { table, at, lost } = blown('c16r12', 'c15r11', 'compass-nw');
    expect([at, lost, table.decision?.kind]).toEqual(['c13r10', 0, 'turn']);
    expect([table.heard('rounded'), table.fleet(0).hand]).toEqual([[], 1]);
  });

  test('CA-6.4 blown through pirates it pays nothing, with them on the way or at the end', () => {
    expect(blown('c08r06', 'c08r07', 'compass-s')).toMatchObject({ at: 'c08r09', lost: 0 });
    expect(blown('c12r07', 'c11r06', 'compass-s')).toMatchObject({ at: 'c11r08', lost: 0 });
  });

  test('CA-6.4 blown with a current it goes two spaces and no farther, against one no less', () => {
    expect(blown('c20r06', 'c19r06', 'compass-ne')).toMatchObject({ at: 'c21r05', lost: 0 });
    expect(blown('c11r07', 'c10r07', 'compass-n')).toMatchObject({ at: 'c10r05', lost: 0 });
    expect(blown('c07r03', 'c06r04', 'compass-se')).toMatchObject({ at: 'c08r05', lost: 0 });
  });

  test('CA-6.5 a fleet that is blown discovers and loads', () => {
    const guine = given({ players: [{ at: 'c11r07', hand: ['compass-n'] }, { at: 'macau' }] });
    guine.sail('c10r07').card('compass-n');
    expect(guine.fleet(0)).toMatchObject({ at: guine.space('guine'), goods: ['malagueta'], points: 1 });
  });

  test('CA-6.6 a fair wind brings back two used markers, or the one there is', () => {
    expect(about('fair-wind', { markers: 5 }).sail('c06r03').card('fair-wind').fleet(0).markers).toBe(6);
    expect(about('fair-wind').sail('c06r03').card('fair-wind').fleet(0).markers).toBe(9);
  });

  test('CA-6.7 with none used it does nothing for the player, and the others still move', () => {
    const players = [{ at: 'c07r05', hand: ['fair-wind'] }, { at: 'acores' }];
    const table = given({ players }).sail('c06r05').card('fair-wind');
    expect(table.decision).toMatchObject({ seat: 1, kind: 'bonus', left: 2 });
    expect(table.stay().heard('sped')).toEqual([{ key: 'sped', seat: 0, markers: 0 }]);
  });

  test('CA-6.8 a calm ends the turn at once, and does nothing for the others', () => {
    const table = about('calm', {}, { at: 'acores' }).sail('c06r03').card('calm');
    expect(table.decision).toMatchObject({ seat: 1, kind: 'turn' });
    expect([table.fleet(0).at, table.fleet(0).markers, table.fleet(0).hand]).toEqual(['c06r03', 9, 5]);
  });

  test('CA-6.9 after the card the player sails on', () => {
    const table = about('storm-1').sail('c06r03').card('storm-1').sail('c07r03');
    expect(table.fleet(0)).toMatchObject({ at: 'c07r03', markers: 6 });
  });
});

describe('bonus moves', () => {
  test('CA-7.1, CA-7.2 go to all others in the same ocean, before the player goes on', () => {
    const players = [
      { at: 'c05r03', hand: ['storm-2'] },
      { at: 'acores' },
      { at: 'boa-esperanca' },
      { at: 'luanda' },
    ];
    const table = given({ players }).sail('c06r03').card('storm-2');
    expect([table.seat, table.stay().seat, table.stay().seat]).toEqual([1, 3, 0]);
    expect(table.fleet(0).markers).toBe(6);
  });

  test('CA-7.2 a fleet may cross the frontier with its bonus move', () => {
    const table = about('storm-2', {}, { at: 'c13r10' }).sail('c06r03').card('storm-2');
    expect(table.drift('c14r11', 'boa-esperanca').fleet(1).points).toBe(2);
  });

  test('CA-7.3 the others move in turn order from the first place on', () => {
    const players = [{ at: 'c05r03', hand: ['storm-1'] }, { at: 'acores' }, { at: 'acores' }];
    const table = given({ players, order: [2, 0, 1], active: 0 })
      .sail('c06r03')
      .card('storm-1');
    expect([table.seat, table.stay().seat, table.stay().seat]).toEqual([2, 1, 0]);
  });

  test('CA-7.4 no one has to move, and a move may end early', () => {
    const table = about('storm-4', {}, { at: 'acores' })
      .sail('c06r03')
      .card('storm-4')
      .drift('c07r02')
      .stay();
    expect([table.fleet(1).at, table.seat]).toEqual(['c07r02', 0]);
  });

  test('CA-7.5 up to the number of the storm in any direction, 2 for a fair wind', () => {
    const storm = about('storm-3', {}, { at: 'c08r03' }).sail('c06r03').card('storm-3');
    storm.drift('c08r04', 'c07r04', 'c07r05');
    expect(storm.seat).toBe(0);
    const wind = about('fair-wind', {}, { at: 'c08r03' }).sail('c06r03').card('fair-wind');
    expect(wind.decision).toMatchObject({ left: 2, direction: '' });
    expect(wind.whyNot({ kind: 'drift', to: 'c08r05' })).toMatchObject({
      code: 'not-adjacent',
      rule: 'CA-7.5',
    });
  });

  test('CA-7.6 for a compass up to two spaces the way it points', () => {
    const table = about('compass-s', {}, { at: 'c08r03' }).sail('c06r03').card('compass-s');
    expect(table.decision).toMatchObject({ left: 2, direction: 'S' });
    expect(table.ways('drift')).toEqual(['c08r04']);
    expect(table.whyNot({ kind: 'drift', to: 'c07r03' })).toMatchObject({
      code: 'wrong-way',
      rule: 'CA-7.6',
    });
    expect(table.drift('c08r04', 'cabo-verde').seat).toBe(0);
  });

  test('CA-7.7 uses no markers, and currents do not make it longer', () => {
    const table = about('storm-2', {}, { at: 'c09r02' })
      .sail('c06r03')
      .card('storm-2')
      .drift('c09r03', 'c09r04');
    expect([table.seat, table.fleet(1).markers]).toEqual([0, 9]);
  });

  test('CA-7.8 ignores pirates, blue and red spaces', () => {
    const table = about('storm-3', {}, { at: 'c12r11' }).sail('c06r03').card('storm-3');
    table.drift('c13r10', 'c14r11', 'boa-esperanca');
    expect([table.seat, table.heard('rounded'), table.fleet(1).markers]).toEqual([0, [], 9]);
    const pirates = about('storm-1', {}, { at: 'c10r04' }).sail('c06r03').card('storm-1').drift('c10r03');
    expect(pirates.fleet(1).markers).toBe(9);
  });

  test('CA-7.9 discovers and loads on its way', () => {
    const table = about('storm-3', {}, { at: 'c10r06' })
      .sail('c06r03')
      .card('storm-3')
      .drift('guine', 'c09r05', 'cabo-verde');
    expect(table.fleet(1)).toMatchObject({ goods: ['malagueta'], points: 2 });
  });

  test('CA-7.10 a fleet that cannot move is not asked', () => {
    const table = about('compass-nw', {}, { at: 'labrador' }).sail('c06r03').card('compass-nw');
    expect(table.seat).toBe(0);
  });

  test('CA-7.11 a bonus move that ends in Lisboa is no call; its owner may call in their own turn', () => {
    const table = about('storm-1', {}, { at: 'ceuta', goods: ['ivory'] })
      .sail('c06r03')
      .card('storm-1')
      .drift('lisboa');
    expect(table.fleet(1).goods).toEqual(['ivory']);
    table.anchor().call().settle();
    expect(table.fleet(1)).toMatchObject({ goods: [], points: 5 });
  });

  test('CA-7.12 a fleet in Lisboa may use its bonus move', () => {
    const table = about('storm-1', {}, {}).sail('c06r03').card('storm-1');
    expect(table.decision).toMatchObject({ seat: 1, kind: 'bonus' });
  });
});
