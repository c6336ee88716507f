import { describe, expect, test } from 'vitest';
import { areasOf, gatesOf, handLimitOf, openedOf } from '../../../../src/boards/maracaibo/ship/areas.ts';
import { askedOfArea, movesOnArea } from '../../../../src/boards/maracaibo/ship/area-targets.ts';
import type { Move } from '../../../../src/boards/maracaibo/table.ts';
import type { Touch } from '../../../../src/boards/maracaibo/use-touch.ts';
import { playerOf } from '../table.ts';
import { tableOf } from './table.ts';

const discsWith = (open: readonly string[], half: readonly string[] = []) =>
  playerOf(tableOf({ open, half })).discs;
const areaOf = (id: string, discs: readonly number[]) => {
  const area = areasOf(discs).find(({ data }) => data.id === id);
  if (area === undefined) throw new Error(`no area ${id}`);
  return area;
};

describe('the areas of a ship', () => {
  test('MA-16.1: an area is open when both discs are gone', () => {
    const discs = discsWith(['U4'], ['U2']);
    expect(areaOf('U4', discs)).toMatchObject({ isOpen: true, left: 0, lock: undefined });
    expect(areaOf('U2', discs)).toMatchObject({ isOpen: false, left: 1, lock: undefined });
    expect(openedOf(discs)).toBe(1);
  });

  test('MA-16.6: the Gilded stern waits for the Figurehead, the Trade hold for the Drill deck', () => {
    expect(areaOf('U6', discsWith([])).lock).toEqual({ after: 'U5' });
    expect(areaOf('U6', discsWith(['U5'])).lock).toBeUndefined();
    expect(areaOf('U9', discsWith(['U5'])).lock).toEqual({ after: 'U8' });
  });

  test('MA-16.10: towards the bow four or six others must be open', () => {
    const discs = discsWith(['U1', 'U2', 'U3', 'U4']);
    expect(areaOf('U10', discs).lock).toBeUndefined();
    expect(areaOf('U12', discs).lock).toEqual({ others: 6, open: 4 });
    expect(gatesOf(discs)).toEqual([
      { others: 4, open: 4 },
      { others: 6, open: 4 },
    ]);
  });

  test('MA-16.3: the Larger cabin raises the hand limit', () => {
    expect(handLimitOf(discsWith([]))).toBe(4);
    expect(handLimitOf(discsWith(['U2']))).toBe(6);
  });

  test('the rules offer a disc from every area that is neither open nor locked', () => {
    const table = tableOf(
      { open: ['U5', 'U1', 'U2'], half: ['U8'], ship: '5' },
      { cityTiles: { 5: 'CT-04' }, phase: 'main' },
      { after: [{ kind: 'city' }] },
    );
    const free = areasOf(playerOf(table).discs).filter(({ isOpen, lock }) => !isOpen && lock === undefined);
    expect(table.pending?.kind).toBe('disc');
    expect(free.map(({ data }) => ({ kind: 'disc', area: data.id }))).toEqual(table.legal);
    expect(free.map(({ data }) => data.id)).toEqual(['U3', 'U4', 'U6', 'U7', 'U8']);
  });
});

describe('a click on an area', () => {
  const touch = { movesOn: () => [] } as unknown as Touch;
  const table = tableOf({ open: ['U7', 'U8'] });
  const discs = playerOf(table).discs;
  const taking: readonly Move[] = [
    { kind: 'take-village', at: '3' },
    { kind: 'gain-influence', n: 1 },
  ];

  test('on the Landing party is about the villages that can be taken', () => {
    const fighting = { ...table, legal: taking, mine: true };
    expect(movesOnArea(areaOf('U7', discs), fighting, touch)).toEqual([taking[0]]);
    expect(movesOnArea(areaOf('U8', discs), fighting, touch)).toEqual([]);
    expect(movesOnArea(areaOf('U7', discs), { ...fighting, mine: false }, touch)).toEqual([]);
  });

  test('asks for a disc while one is to be taken, and for the village action in a village', () => {
    const removing = { ...table, pending: { seat: 0, kind: 'disc', left: 1, to: 'out' } as const };
    expect(askedOfArea(areaOf('U12', discs), removing)).toEqual({ kind: 'disc', area: 'U12' });
    const ashore = { ...table, pending: { seat: 0, kind: 'village', left: 1 } as const };
    expect(askedOfArea(areaOf('U8', discs), ashore)).toEqual({ kind: 'village-action', of: 'U8' });
    expect(askedOfArea(areaOf('U9', discs), ashore)).toBeUndefined();
    expect(askedOfArea(areaOf('U1', discs), table)).toBeUndefined();
  });
});
