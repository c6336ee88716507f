import { describe, expect, test } from 'vitest';
import { given } from './table.ts';

const SPY = {
  barrels: 3,
  crew: 3,
  office: ['informer'],
  missions: { cartagena: '2', 'galleon-jamaica': '1', panama: '4', 'san-juan': '3' },
} as const;
const RIVAL = {
  barrels: 3,
  missions: { cartagena: '1', panama: '2', granada: '3', cumana: '4' },
} as const;
const POSITION = {
  players: [
    SPY,
    RIVAL,
    { barrels: 3, missions: { cartagena: '1', cumana: '2', granada: '4', 'san-juan': '3' } },
  ],
  phase: 'informer',
} as const;

describe('the informer', () => {
  test('FD-6.1 is used once, in one of two ways, or not at all', () => {
    const table = given(POSITION);
    expect([table.kind, table.seat]).toEqual(['informer', 0]);
    expect(new Set(table.legal.map(({ kind }) => kind))).toEqual(
      new Set(['look-discs', 'look-token', 'leave']),
    );
    table.play({ kind: 'look-discs', at: 'cartagena' });
    expect(table.whyNot({ kind: 'look-token', at: 'panama' })).toEqual({ code: 'not-asked', rule: 'FD-6.1' });
    table.play({ kind: 'leave' });
    expect(table.view().phase).toBe('missions');
    expect(given(POSITION).play({ kind: 'leave' }).heard('kept-course')).toHaveLength(1);
  });

  test('FD-6.2 looks at all discs of a destination where the player is', () => {
    const table = given(POSITION).play({ kind: 'look-discs', at: 'cartagena' });
    expect(table.heard('saw-discs')[0]?.discs).toEqual([
      { seat: 1, disc: '1' },
      { seat: 2, disc: '1' },
      { seat: 0, disc: '2' },
    ]);
    expect(given(POSITION).whyNot({ kind: 'look-discs', at: 'granada' })).toEqual({
      code: 'not-present',
      rule: 'FD-6.2',
    });
  });

  test('FD-6.3 then swaps any two own discs', () => {
    const table = given(POSITION).play({ kind: 'look-discs', at: 'cartagena' });
    expect(table.legal).toHaveLength(7);
    expect(table.whyNot({ kind: 'swap', one: 'granada', other: 'panama' })).toMatchObject({ rule: 'FD-6.3' });
    table.play({ kind: 'swap', one: 'san-juan', other: 'panama' });
    expect(table.heard('revealed').find(({ at }) => at === 'panama')?.discs).toEqual([
      { seat: 1, disc: '2' },
      { seat: 0, disc: '3' },
    ]);
  });

  test('FD-6.4 or looks at the token of a fort or galleon where the player is', () => {
    const table = given({ ...POSITION, troops: [0, 0, 2, 1] });
    expect(table.whyNot({ kind: 'look-token', at: 'cartagena' })).toEqual({
      code: 'no-token',
      rule: 'FD-6.4',
    });
    expect(table.whyNot({ kind: 'look-token', at: 'cumana' })).toEqual({
      code: 'not-present',
      rule: 'FD-6.4',
    });
    table.play({ kind: 'look-token', at: 'panama' });
    expect(table.destination('panama', 0).token).toBe(2);
    expect(table.whyNot({ kind: 'swap', one: 'san-juan', other: 'panama' })).toMatchObject({
      rule: 'FD-6.3',
    });
  });

  test('FD-6.5 then moves that disc within reach, where the player has none', () => {
    const table = given(POSITION).play({ kind: 'look-token', at: 'panama' });
    expect(table.whyNot({ kind: 'redirect', to: 'veracruz' })).toMatchObject({ code: 'too-far' });
    expect(table.whyNot({ kind: 'redirect', to: 'cartagena' })).toMatchObject({ code: 'already-there' });
    table.play({ kind: 'redirect', to: 'portobelo' });
    expect(table.heard('revealed').find(({ at }) => at === 'portobelo')?.discs).toEqual([
      { seat: 0, disc: '4' },
    ]);
  });

  test('FD-6.6 the look is for one pair of eyes; where it went is open', () => {
    const discs = given(POSITION).play({ kind: 'look-discs', at: 'cartagena' });
    expect(discs.destination('cartagena', 0).discs.map(({ disc }) => disc)).toEqual(['2', '1', '1']);
    expect(discs.destination('panama', 0).discs.map(({ disc }) => disc)).toEqual(['4', 'hidden']);
    expect(discs.destination('cartagena', 2).discs.map(({ disc }) => disc)).toEqual([
      'hidden',
      'hidden',
      '1',
    ]);
    expect(discs.view('spectator').looked).toEqual({ at: 'cartagena', for: 'discs' });
    const token = given(POSITION).play({ kind: 'look-token', at: 'panama' });
    expect([token.destination('panama', 1).token, token.destination('panama').token]).toEqual([
      'hidden',
      'hidden',
    ]);
  });

  test('FD-6.7 without a disc on the chart there is nothing to ask', () => {
    const table = given({ ...POSITION, players: [{ office: ['informer'] }, RIVAL, {}] });
    expect(table.view().phase).toBe('missions');
  });

  test('nothing else is asked of the informer', () => {
    const table = given(POSITION);
    expect(table.whyNot({ kind: 'redirect', to: 'granada' })).toEqual({ code: 'not-asked', rule: 'FD-6.5' });
    expect(table.whyNot({ kind: 'look-discs', at: 'london' })).toMatchObject({ code: 'no-such-destination' });
    expect(table.whyNot({ kind: 'attack' })).toMatchObject({ code: 'not-asked' });
  });
});
