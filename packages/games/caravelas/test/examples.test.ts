/** The worked examples and figures of the rulebook, each under its own name. */
import { describe, expect, test } from 'vitest';
import { GOODS } from '../src/content.ts';
import { board, fresh, given } from './table.ts';

const [YELLOW, RED, GREEN] = [0, 1, 2];
const PORTS = board.ports.map(({ id }) => id);
const far = { at: 'tanegashima' };

describe('before sailing', () => {
  test('CA-X.1 the bid of green, yellow, blue and red', () => {
    const [green, yellow, blue, red] = [0, 1, 2, 3];
    const table = fresh(4);
    table.state.order = [green, yellow, blue, red];
    table.pass(3).bid(1).pass(2).bid(2).bid(3).pass(3);
    expect(table.decision).toMatchObject({ kind: 'places', seat: red });
    table.place(1);
    expect(table.decision).toMatchObject({ kind: 'places', seat: blue });
    table.place(2);
    expect(table.view.order).toEqual([red, blue, green, yellow]);
    expect([red, blue, green, yellow].map((seat) => 9 - table.fleet(seat).markers)).toEqual([3, 2, 0, 0]);
    expect(table.seat).toBe(red);
  });

  test('CA-X.2 a sheet at the start', () => {
    const table = fresh(2);
    expect(table.fleet(0)).toMatchObject({ markers: 9, upgraded: false, goods: [], wrecks: [] });
    const reachable = GOODS.filter((_, good) => (board.goodShip[good] ?? 0) < 0b1000);
    expect(reachable).toHaveLength(6);
  });
});

describe('sailing', () => {
  test('CA-X.3 a fleet moves to the sea spaces beside it and to no other', () => {
    const table = given({ players: [{ at: 'ceuta' }, far] });
    expect(table.ways('sail')).toEqual(['c10r02', 'c10r03']);
    expect(given({ players: [{ at: 'bahrein' }, far] }).ways('sail')).toEqual(['c20r04']);
  });

  test('CA-X.4 with the arrow of a current from space to space for nothing', () => {
    const table = given({ players: [{ at: 'c07r05', hand: ['fair-wind'] }, far] });
    table.sail('c06r05').card('fair-wind').sail('c05r04', 'c04r04');
    expect(table.heard('sailed').map(({ cost }) => cost)).toEqual([0, 0, 0]);
  });

  test('CA-X.5 yellow drifts for nothing; red crosses the current for 2 markers', () => {
    const players = [{ at: 'c02r03' }, { at: 'c03r03' }];
    const table = given({ players }).sail('c03r02', 'c04r02');
    expect(table.fleet(YELLOW).markers).toBe(9);
    table.anchor().sail('c03r02', 'c03r01');
    expect(table.fleet(RED).markers).toBe(7);
  });

  test('CA-X.6 two spaces, the second with pirates: 3 markers', () => {
    const table = given({ players: [{ at: 'c09r03' }, far] }).sail('cabo-bojador', 'c10r03');
    expect(table.fleet(YELLOW).markers).toBe(9 - 3);
  });

  test('CA-X.7 two spaces along a current with pirates on it: 1 marker', () => {
    const table = given({ players: [{ at: 'c20r05' }, far] }).sail('c21r05', 'calecute');
    expect(table.fleet(YELLOW).markers).toBe(9 - 1);
  });

  test('CA-X.8 a 1 at the Cape: the first ship sinks with its goods and comes back in Lisboa', () => {
    const goods = ['malagueta', 'brazilwood', 'ivory'] as const;
    const table = given({ players: [{ at: 'c13r11', goods }, far] })
      .rig('one')
      .sail('c14r11');
    table.play({ kind: 'sink', ship: 1 });
    expect(table.fleet(YELLOW)).toMatchObject({ wrecks: [1], goods: ['ivory'], allMarkers: 9 });
    const home = given({ players: [{ wrecks: [1], goods: ['ivory'] }, far] })
      .call()
      .settle();
    expect(home.fleet(YELLOW).wrecks).toEqual([]);
  });

  test('CA-X.9 Malaca and Ceilão with 4 markers: 6 points, and cinnamon', () => {
    const table = given({ players: [{ at: 'c26r07' }, { at: 'lisboa' }] });
    table.sail('malaca', 'c24r06', 'ceilao', 'c24r05');
    expect(table.fleet(YELLOW)).toMatchObject({ markers: 5, points: 6, goods: ['cinnamon'] });
  });
});

describe('event cards', () => {
  test('CA-X.10 with 3 markers left a storm of 4 cannot be played', () => {
    const other = given({ players: [{ at: 'c05r03', markers: 4, hand: ['storm-4', 'storm-2'] }, far] });
    other.sail('c06r03');
    expect(other.legal).toEqual([{ kind: 'play', card: 'storm-2' }]);
    const none = given({ players: [{ at: 'c05r03', markers: 4, hand: ['storm-4'] }, far] });
    expect(none.ways('sail')).not.toContain('c06r03');
  });

  test('CA-X.11 a fair wind gives red two used markers back, to be used this turn', () => {
    const table = given({ players: [{ at: 'c05r03', markers: 4, hand: ['fair-wind'] }, far] });
    table.sail('c06r03').card('fair-wind');
    expect(table.decision).toMatchObject({ kind: 'turn', left: 5 });
    table.sail('c07r03', 'c08r03', 'c09r03', 'madeira', 'acores');
    expect(table.seat).toBe(1);
  });

  test('CA-X.12 red waits for the others; yellow can go one space, green none', () => {
    const players = [{ at: 'c06r02' }, { at: 'c07r03', hand: ['compass-nw'] }, { at: 'labrador' }];
    const table = given({ players, active: RED }).sail('c06r03').card('compass-nw');
    expect([table.seat, table.fleet(RED).at]).toEqual([YELLOW, 'c06r03']);
    table.drift('c05r01');
    expect([table.seat, table.fleet(RED).at, table.fleet(GREEN).at]).toEqual([
      RED,
      'c04r02',
      table.space('labrador'),
    ]);
  });

  test('CA-X.13 yellow is blown over the red space onto a blue one, unharmed', () => {
    const players = [{ at: 'c16r12', hand: ['compass-nw'] }, { at: 'mauricias' }, { at: 'boa-esperanca' }];
    const table = given({ players }).sail('c15r11').card('compass-nw');
    expect(table.decision).toMatchObject({ kind: 'bonus', seat: RED, left: 2, direction: 'NW' });
    table.drift('c19r08', 'c18r08');
    expect([table.seat, table.fleet(YELLOW).at, table.heard('rounded')]).toEqual([YELLOW, 'c13r10', []]);
    expect(table.fleet(YELLOW).hand).toBe(0);
  });

  test('CA-X.14 green goes round the Cape in another player’s storm', () => {
    const players = [{ at: 'c05r03', hand: ['storm-4'] }, { at: 'calecute' }, { at: 'c12r11' }];
    const table = given({ players }).sail('c06r03').card('storm-4');
    expect(table.decision).toMatchObject({ kind: 'bonus', seat: GREEN, left: 4 });
    table.drift('c13r10', 'c14r11', 'boa-esperanca', 'c16r10');
    expect(table.fleet(GREEN)).toMatchObject({ points: 2, markers: 9 });
    expect(board.currents[board.spaceNumber('c16r10') ?? 0]).toBeGreaterThan(0);
    expect(table.decision).toMatchObject({ kind: 'turn', seat: YELLOW, left: 9 - 1 - 4 });
  });

  test('CA-X.15 the end of red’s turn', () => {
    const red = { at: 'c11r07', upgraded: true, markers: 12 - 7, hand: ['storm-2'], discovered: PORTS };
    const goods = GOODS.filter((good) => good !== 'malagueta');
    const table = given({ players: [{ at: 'c07r06' }, { ...red, goods }], active: RED });
    table.sail('c10r07');
    expect(table.fleet(RED).markers).toBe(5);
    table.card('storm-2').drift('c07r07', 'porto-seguro');
    expect(table.fleet(YELLOW)).toMatchObject({ goods: ['brazilwood'], points: 0 });
    table.sail('c10r06', 'guine');
    expect([table.fleet(RED).markers, table.fleet(RED).goods]).toEqual([3, [...GOODS]]);
    table.sail('c09r05', 'cabo-verde', 'c08r06');
    expect([table.fleet(RED).at, table.fleet(RED).markers]).toEqual(['c08r06', 12]);
    expect(table.decision?.kind).toBe('auction');
  });
});

describe('Lisboa and the end', () => {
  test('CA-X.16 upgrade, piece and sale: 20 points and a fourth ship', () => {
    const goods = GOODS.slice(0, 6);
    const table = given({ players: [{ at: 'ceuta', markers: 9 - 4, goods }, far] }).sail('lisboa');
    expect(table.fleet(YELLOW).markers).toBe(9 - 5);
    table
      .call()
      .play({ kind: 'upgrade', goods: ['malagueta', 'brazilwood', 'ivory'] }, { kind: 'build' })
      .settle();
    expect(table.fleet(YELLOW)).toMatchObject({
      points: 20,
      upgraded: true,
      markers: 12,
      goods: [],
      hand: 5,
    });
    expect(table.fleet(YELLOW)).toMatchObject({ piecePoints: 10, salePoints: 10 });
  });

  test('CA-X.17 eight destinations discovered: 40 points', () => {
    const destinations = ['madeira', 'ceuta', 'mina', 'guine', 'diu', 'timor', 'macau', 'malaca'];
    const yellow = { goods: ['pepper'], destinations, discovered: destinations } as const;
    const table = given({ players: [yellow, {}], pieces: [0, 0], order: [1, 0], active: YELLOW });
    table.call().play({ kind: 'build' }).settle();
    expect(table.result?.breakdown[YELLOW]).toMatchObject({ destinations: 40 });
  });
});
