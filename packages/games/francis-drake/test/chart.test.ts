import { describe, expect, test } from 'vitest';
import { francisDrake } from '../src/index.ts';
import { given } from './table.ts';

const THREE = { players: [{ barrels: 2 }, { barrels: 2 }, { barrels: 2 }], phase: 'chart' } as const;

describe('placing missions', () => {
  test('FD-5.1 one disc each in sailing order, face down', () => {
    const table = given({ ...THREE, departed: [1, 2, 0] });
    const turns = [];
    for (const disc of ['3', '1', '4'] as const) {
      turns.push(table.seat);
      table.mission(disc, 'cartagena');
    }
    expect([...turns, table.seat]).toEqual([1, 2, 0, 1]);
    expect(table.destination('cartagena').discs).toEqual([
      { seat: 1, disc: 'hidden' },
      { seat: 2, disc: 'hidden' },
      { seat: 0, disc: 'hidden' },
    ]);
    expect(table.whyNot({ kind: 'mission', disc: '3', to: 'cumana' })).toEqual({
      code: 'disc-placed',
      rule: 'FD-5.1',
    });
    expect(francisDrake.legal(table.state, 2)).toEqual([]);
  });

  test('FD-5.2 numbers may be placed in any order', () => {
    const table = given(THREE);
    const left = () => [...new Set(table.legal.map((move) => (move.kind === 'mission' ? move.disc : '')))];
    expect(left()).toEqual(['1', '2', '3', '4']);
    table.mission('4', 'cumana').mission('2', 'cumana').mission('1', 'cumana');
    expect(left()).toEqual(['1', '2', '3']);
  });

  test('FD-5.3 one disc of a player on a destination, but discs of all players', () => {
    const table = given(THREE).mission('1', 'cartagena').mission('1', 'cartagena').mission('1', 'cartagena');
    expect(table.whyNot({ kind: 'mission', disc: '2', to: 'cartagena' })).toEqual({
      code: 'already-there',
      rule: 'FD-5.3',
    });
    expect(table.goals).toHaveLength(7);
    expect(table.goals).not.toContain('cartagena');
  });

  test('FD-5.4 a farther zone is out of reach', () => {
    expect(given(THREE).whyNot({ kind: 'mission', disc: '1', to: 'panama' })).toEqual({
      code: 'too-far',
      rule: 'FD-5.4',
      params: { zone: 3, reach: 2 },
    });
  });

  test('FD-5.5 all discs are placed, Golden Hind and Ghost Ship too; the others wait', () => {
    const table = given({ ...THREE, players: [{ barrels: 2, hind: true, ghost: true }, { barrels: 2 }, {}] });
    const turns: number[] = [];
    while (table.kind === 'mission') {
      turns.push(table.seat);
      const [move] = table.legal;
      if (move !== undefined) table.play(move);
    }
    expect(turns.filter((seat) => seat === 0)).toHaveLength(6);
    expect(turns.slice(-2)).toEqual([0, 0]);
  });

  test('FD-5.6 a disc with nowhere to go stays out', () => {
    const players = [{ barrels: 1, hind: true }, { barrels: 2 }, {}];
    const table = given({ ...THREE, players });
    for (const disc of ['hind', '1', '2', '3'] as const) {
      table.mission(disc, table.goals[0] ?? 'panama');
      const [answer] = table.legal;
      if (table.seat === 1 && answer !== undefined && table.kind === 'mission') table.play(answer);
    }
    expect(table.heard('left-out')).toEqual([{ key: 'left-out', seat: 0, discs: 1 }]);
    expect(table.view().phase).toBe('missions');
    // Disc 4 was not placed: no one is asked about it, and no one holds it.
    const discs = table.view().destinations.flatMap((destination) => destination.discs);
    expect(discs.filter(({ seat }) => seat === 0).map(({ disc }) => disc)).not.toContain('4');
    expect([table.view().players[0]?.missionsInHand, table.player(0).hand]).toEqual([0, []]);
  });

  test('FD-5.7 the number of a disc is known to its owner alone until all are turned over', () => {
    const table = given(THREE).mission('3', 'cartagena');
    expect(table.destination('cartagena', 0).discs).toEqual([{ seat: 0, disc: '3' }]);
    expect(table.destination('cartagena', 1).discs).toEqual([{ seat: 0, disc: 'hidden' }]);
    expect(table.destination('cartagena').discs).toEqual([{ seat: 0, disc: 'hidden' }]);
    expect([table.player(0).hand, table.view(1).players[0]?.hand]).toEqual([['1', '2', '4'], undefined]);
    expect([table.view(1).players[0]?.missionsInHand, table.view().players[1]?.missionsInHand]).toEqual([
      3, 4,
    ]);
    expect(table.heard('placed')).toEqual([{ key: 'placed', seat: 0, at: 'cartagena', to: { except: [0] } }]);
    expect(table.heard('placed-own')).toMatchObject([{ seat: 0, disc: '3', to: { only: [0] } }]);
    table.mission('1', 'cumana');
    expect(table.heard('placed-own').at(-1)).toMatchObject({ seat: 1, to: { only: [1] } });
  });

  test('what cannot be placed is refused with its rule', () => {
    const table = given(THREE);
    const refused = (move: object) => table.whyNot({ kind: 'mission', ...move });
    expect(refused({ disc: 'ghost', to: 'cumana' })).toEqual({ code: 'no-such-disc', rule: 'FD-1.14' });
    expect(refused({ disc: '1', to: 'london' })).toEqual({ code: 'no-such-destination', rule: 'FD-1.2' });
    expect(table.whyNot({ kind: 'pass' })).toMatchObject({ code: 'not-asked' });
  });
});
