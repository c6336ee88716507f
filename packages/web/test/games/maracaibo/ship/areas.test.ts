import { describe, expect, test } from 'vitest';
import { askedOfArea, movesOnArea } from '../../../../src/games/maracaibo/ship/area-targets.ts';
import type { Move } from '../../../../src/games/maracaibo/board/table.ts';
import { tableOf } from './table.ts';

describe('a click on an area', () => {
  const touch = { movesOn: () => [] };
  const table = tableOf({ open: ['U7', 'U8'] });
  const areaOf = (id: string) => {
    const area = table.outlook.ship.areas(table.view, 0).find(({ data }) => data.id === id);
    if (area === undefined) throw new Error(`no area ${id}`);
    return area;
  };
  const taking: readonly Move[] = [
    { kind: 'take-village', at: '3' },
    { kind: 'gain-influence', n: 1 },
  ];

  test('on the Landing party is about the villages that can be taken', () => {
    const fighting = { ...table, legal: taking, mine: true };
    expect(movesOnArea(areaOf('U7'), fighting, touch)).toEqual([taking[0]]);
    expect(movesOnArea(areaOf('U8'), fighting, touch)).toEqual([]);
    expect(movesOnArea(areaOf('U7'), { ...fighting, mine: false }, touch)).toEqual([]);
  });

  test('asks for a disc while one is to be taken, and for the village action in a village', () => {
    const removing = { ...table, pending: { seat: 0, kind: 'disc', left: 1, to: 'out' } as const };
    expect(askedOfArea(areaOf('U12'), removing)).toEqual({ kind: 'disc', area: 'U12' });
    const ashore = { ...table, pending: { seat: 0, kind: 'village', left: 1 } as const };
    expect(askedOfArea(areaOf('U8'), ashore)).toEqual({ kind: 'village-action', of: 'U8' });
    expect(askedOfArea(areaOf('U9'), ashore)).toBeUndefined();
    expect(askedOfArea(areaOf('U1'), table)).toBeUndefined();
  });
});
