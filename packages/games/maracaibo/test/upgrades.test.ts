import { describe, expect, test } from 'vitest';
import type { PlayerPosition } from '../src/position-spec.ts';
import { given, showing } from './table.ts';

/** A good has just been delivered in Caracas: one disc is to be taken. */
function taking(player: PlayerPosition = {}) {
  const hand = showing('corn', 1);
  return given({ ship: '10', hand, doubloons: 0, ...player }, { phase: 'main' }).play({
    kind: 'deliver',
    card: hand[0] ?? '',
  });
}

describe('upgrades', () => {
  test('MA-16.1: any disc; the area opens with the second', () => {
    const first = taking().play({ kind: 'disc', area: 'U4' });
    expect(first.me()).toMatchObject({ doubloons: 2 });
    const second = taking({ half: ['U4'] }).play({ kind: 'disc', area: 'U4' });
    expect(second.heard('upgraded')).toEqual([{ key: 'upgraded', seat: 0, area: 'U4' }]);
    expect(taking({ open: ['U4'] }).rule({ kind: 'disc', area: 'U4' })).toBe('MA-16.1');
  });

  test('MA-16.4: U3: 3 points', () => {
    expect(
      taking({ half: ['U3'] })
        .play({ kind: 'disc', area: 'U3' })
        .me().points['upgrades'],
    ).toBe(3);
  });

  test('MA-16.5: U4: 5 doubloons; U5: 3 points', () => {
    // Caracas brings 2 doubloons besides.
    expect(
      taking({ half: ['U4'] })
        .play({ kind: 'disc', area: 'U4' })
        .me().doubloons,
    ).toBe(5 + 2);
    expect(
      taking({ half: ['U5'] })
        .play({ kind: 'disc', area: 'U5' })
        .me().score,
    ).toBe(3);
  });

  test('MA-16.6: U6: 6 points, after U5', () => {
    expect(taking({ half: ['U5'] }).rule({ kind: 'disc', area: 'U6' })).toBe('MA-16.6');
    const table = taking({ open: ['U5'], half: ['U6'] }).play({ kind: 'disc', area: 'U6' });
    expect(table.me().points['upgrades']).toBe(6);
  });

  test('MA-16.9: U9 after U8', () => {
    expect(taking().can({ kind: 'disc', area: 'U9' })).toBe(false);
    expect(taking({ open: ['U8'] }).can({ kind: 'disc', area: 'U9' })).toBe(true);
  });

  test('MA-16.10: U10 and U11 after four others', () => {
    const three = { open: ['U1', 'U2', 'U3'] };
    expect(taking(three).rule({ kind: 'disc', area: 'U10' })).toBe('MA-16.10');
    expect(taking({ open: ['U1', 'U2', 'U3', 'U4'] }).can({ kind: 'disc', area: 'U11' })).toBe(true);
    // Areas with one disc left do not count; both areas ask the same.
    const halves = { ...three, half: ['U4', 'U5', 'U7', 'U8'] };
    for (const area of ['U10', 'U11']) {
      expect(taking(halves).can({ kind: 'disc', area })).toBe(false);
      expect(taking({ open: ['U4', 'U5', 'U6', 'U8'] }).can({ kind: 'disc', area })).toBe(true);
    }
  });

  test('MA-16.1: areas without a condition are free from the start, the others not', () => {
    const free = ['U1', 'U2', 'U3', 'U4', 'U5', 'U7', 'U8'];
    expect(taking().options('disc')).toEqual(free);
    const six = ['U1', 'U2', 'U3', 'U4', 'U5', 'U8'];
    expect(taking({ open: six }).options('disc')).toEqual(['U6', 'U7', 'U9', 'U10', 'U11', 'U12']);
    expect(taking({ open: six.slice(1) }).options('disc')).toEqual(['U1', 'U6', 'U7', 'U9', 'U10', 'U11']);
  });

  test('MA-16.10, MA-16.11: one of the two counts for the other', () => {
    expect(taking({ open: ['U1', 'U2', 'U3', 'U10'] }).can({ kind: 'disc', area: 'U11' })).toBe(true);
    expect(taking({ open: ['U1', 'U2', 'U3'], half: ['U10'] }).can({ kind: 'disc', area: 'U10' })).toBe(
      false,
    );
  });

  test('MA-16.11: U11: explorer 3, or 4 doubloons and 4 points, or the next rank', () => {
    const player = { open: ['U1', 'U2', 'U3', 'U4'], half: ['U11'], influence: [1, 0, 0] };
    const explore = taking(player).play({ kind: 'disc', area: 'U11' }, { kind: 'choose', option: 0 });
    expect(explore.options('explore')).toEqual(['E1', 'E2', 'E3']);
    const money = taking(player).play({ kind: 'disc', area: 'U11' }, { kind: 'choose', option: 1 });
    expect(money.me()).toMatchObject({ doubloons: 4 + 2, score: 4 });
    const rank = taking(player).play({ kind: 'disc', area: 'U11' }, { kind: 'choose', option: 2 });
    expect(rank.play({ kind: 'rank', nation: 'france' }).me().influence).toEqual([3, 0, 0]);
  });

  test('MA-7.4, MA-16.11: without a rank to reach there are two choices', () => {
    const player = { open: ['U1', 'U2', 'U3', 'U4'], half: ['U11'], influence: [18, 18, 18] };
    const table = taking(player).play({ kind: 'disc', area: 'U11' });
    expect(table.options('choose')).toEqual(['0', '1']);
  });

  test('MA-16.12: U12: 10 points, after six others', () => {
    const five = ['U1', 'U2', 'U3', 'U4', 'U5'];
    expect(taking({ open: five }).can({ kind: 'disc', area: 'U12' })).toBe(false);
    const table = taking({ open: [...five, 'U7'], half: ['U12'] }).play({ kind: 'disc', area: 'U12' });
    expect(table.me().points['upgrades']).toBe(10);
  });
});
