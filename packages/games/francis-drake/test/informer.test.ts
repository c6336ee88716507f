import { describe, expect, test } from 'vitest';
import { francisDrake } from '../src/index.ts';
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
    // Discs wherever the player has one, and the tokens of the galleon and of the fort.
    expect(table.legal).toHaveLength(4 + 2 + 1);
    const wheres = ['san-juan', 'cartagena', 'galleon-jamaica', 'panama'] as const;
    for (const at of wheres) expect(table.legal).toContainEqual({ kind: 'look-discs', at });
    for (const at of wheres.slice(2)) expect(table.legal).toContainEqual({ kind: 'look-token', at });
    expect(francisDrake.legal(table.state, 1)).toEqual([]);
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
    expect(table.whyNot({ kind: 'swap', one: 'panama', other: 'san-juan' })).toEqual({
      code: 'other-order',
      rule: 'FD-6.3',
    });
    expect(table.whyNot({ kind: 'swap', one: 'panama', other: 'panama' })).toEqual({
      code: 'one-place',
      rule: 'FD-6.3',
    });
    table.play({ kind: 'swap', one: 'san-juan', other: 'panama' });
    expect(table.heard('revealed').find(({ at }) => at === 'san-juan')?.discs).toEqual([
      { seat: 2, disc: '3' },
      { seat: 0, disc: '4' },
    ]);
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
    expect(table.heard('saw-token')).toMatchObject([{ at: 'panama', token: 2, to: { only: [0] } }]);
    const galleon = given({ ...POSITION, frigates: [2, 0, 1] }).play({
      kind: 'look-token',
      at: 'galleon-jamaica',
    });
    expect(galleon.destination('galleon-jamaica', 0).token).toBe(2);
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
    expect(table.heard('revealed').find(({ at }) => at === 'panama')?.discs).toEqual([
      { seat: 1, disc: '2' },
    ]);
    const stays = given(POSITION).play({ kind: 'look-token', at: 'panama' });
    expect(stays.legal).toHaveLength(1 + 12 - 4);
    expect(stays.legal).not.toContainEqual({ kind: 'redirect', to: 'panama' });
  });

  test('FD-6.6 the look is for one pair of eyes; where it went, and what was swapped or moved, is open', () => {
    const looking = given(POSITION).play({ kind: 'look-discs', at: 'cartagena' });
    const shown = (viewer: number | 'spectator', at: 'cartagena' | 'panama' | 'san-juan') =>
      looking.destination(at, viewer).discs.map(({ disc }) => disc);
    expect(shown(0, 'cartagena')).toEqual(['2', '1', '1']);
    expect(shown(0, 'panama')).toEqual(['4', 'hidden']);
    expect(shown(2, 'cartagena')).toEqual(['hidden', 'hidden', '1']);
    expect(shown('spectator', 'cartagena')).toEqual(['hidden', 'hidden', 'hidden']);
    expect(looking.view('spectator').looked).toEqual({ at: 'cartagena', for: 'discs' });
    expect(looking.heard('looked')).toEqual([{ key: 'looked', seat: 0, at: 'cartagena', for: 'discs' }]);
    expect(looking.heard('saw-discs')).toMatchObject([{ to: { only: [0] } }]);
    looking.play({ kind: 'swap', one: 'san-juan', other: 'panama' });
    // This gives no number away, so everyone may hear it.
    expect(looking.heard('swapped')).toEqual([{ key: 'swapped', seat: 0, one: 'san-juan', other: 'panama' }]);

    const asking = given({ ...POSITION, troops: [0, 0, 2, 1] }).play({ kind: 'look-token', at: 'panama' });
    const tokens = [0, 1, 2, 'spectator' as const].map(
      (viewer) => asking.destination('panama', viewer).token,
    );
    expect(tokens).toEqual([2, 'hidden', 'hidden', 'hidden']);
    // Looking at a token does not show the discs beside it, nor any other token.
    expect(asking.destination('panama', 0).discs.map(({ disc }) => disc)).toEqual(['4', 'hidden']);
    expect(asking.destination('veracruz', 0).token).toBe('hidden');
    const discs = given(POSITION).play({ kind: 'look-discs', at: 'panama' });
    expect(discs.destination('panama', 0).token).toBe('hidden');
    expect(asking.heard('saw-token')).toMatchObject([{ token: 2, to: { only: [0] } }]);
    asking.play({ kind: 'redirect', to: 'portobelo' });
    expect(asking.heard('redirected')).toEqual([
      { key: 'redirected', seat: 0, from: 'panama', at: 'portobelo' },
    ]);
  });

  test('FD-6.7 without a disc on the chart there is nothing to ask', () => {
    const ashore = { crew: 3, office: ['informer'] } as const;
    const table = given({ ...POSITION, players: [ashore, { ...RIVAL, crew: 2 }, {}] });
    expect([table.view().phase, table.kind, table.seat]).toEqual(['missions', 'attack', 1]);
    expect(table.view().looked).toBeUndefined();
  });

  test('nothing else is asked of the informer', () => {
    const table = given(POSITION);
    expect(table.whyNot({ kind: 'redirect', to: 'granada' })).toEqual({ code: 'not-asked', rule: 'FD-6.5' });
    expect(table.whyNot({ kind: 'look-discs', at: 'london' })).toMatchObject({ code: 'no-such-destination' });
    expect(table.whyNot({ kind: 'attack' })).toMatchObject({ code: 'not-asked' });
  });
});
