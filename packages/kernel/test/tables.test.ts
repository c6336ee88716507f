import type { GameMeta } from '@captains-table/kernel';
import {
  canonical,
  checkTable,
  firstDifference,
  isMoveShaped,
  isSeenBy,
  LOCALES,
  notJsonAt,
  sameJson,
} from '@captains-table/kernel';
import { tablesOf } from '@captains-table/kernel/contract';
import { kernelTexts } from '@captains-table/kernel/texts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const meta: GameMeta = {
  id: 'regatta',
  rulesVersion: '1',
  players: { min: 1, max: 4 },
  modes: [
    {
      id: 'race',
      players: { min: 2, max: 4 },
      options: [
        { id: 'wind', type: 'choice', choices: ['calm', 'storm'], default: 'calm' },
        { id: 'laps', type: 'integer', min: 1, max: 5, default: 3 },
        { id: 'fog', type: 'boolean', default: false },
      ],
    },
    { id: 'alone', players: { min: 1, max: 1 }, options: [] },
  ],
  perfectInformation: true,
  listed: false,
};

describe('a table', () => {
  test('K-5.1 takes defaults for what is not said', () => {
    expect(checkTable(meta, 2)).toEqual({
      ok: true,
      options: { mode: 'race', wind: 'calm', laps: 3, fog: false },
    });
    expect(checkTable(meta, 1, { mode: 'alone' })).toEqual({ ok: true, options: { mode: 'alone' } });
  });

  test.each([
    [2, { mode: 'cruise' }, 'mode', 'race, alone'],
    [1, {}, 'players', '2 to 4'],
    [2, { mode: 'alone' }, 'players', '1'],
    [2.5, {}, 'players', '2 to 4'],
    [2, { wind: 'gale' }, 'wind', 'calm, storm'],
    [2, { laps: 6 }, 'laps', '1 to 5'],
    [2, { laps: '3' }, 'laps', '1 to 5'],
    [2, { fog: 1 }, 'fog', 'true, false'],
    [2, { crew: 3 }, 'crew', 'wind, laps, fog'],
  ])('K-5.1 %s players with %j: %s must be %s', (seats, options, field, allowed) => {
    expect(checkTable(meta, seats, options)).toMatchObject({ ok: false, problem: { field, allowed } });
  });

  test('every mode, player count and option value gets its turn', () => {
    const tables = tablesOf(meta);
    expect(tables).toHaveLength(3 * (1 + 1 + 2 + 1) + 1);
    expect(tables).toContainEqual({
      seats: 4,
      options: { mode: 'race', wind: 'storm', laps: 3, fog: false },
    });
  });
});

describe('an event', () => {
  test('K-5.3 reaches its audience and no one else', () => {
    const viewers = [0, 1, 2, 'spectator'] as const;
    const reached = (to?: { only: number[] } | { except: number[] }) =>
      viewers.filter((viewer) => isSeenBy({ key: 'x', ...(to && { to }) }, viewer));
    expect(reached()).toEqual([0, 1, 2, 'spectator']);
    expect(reached({ only: [1] })).toEqual([1]);
    expect(reached({ except: [1] })).toEqual([0, 2, 'spectator']);
  });
});

describe('JSON', () => {
  test('equal values have one text, whatever the order of their keys', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = canonical(value);
        expect(canonical(JSON.parse(text))).toBe(text);
        expect(sameJson(JSON.parse(JSON.stringify(value)), JSON.parse(text))).toBe(true);
      }),
    );
    expect(canonical({ b: 1, a: [undefined, { d: 2, c: undefined }] })).toBe('{"a":[null,{"d":2}],"b":1}');
  });

  test('what a value inherits is no part of it', () => {
    expect(sameJson({}, JSON.parse('{"constructor": 1}'))).toBe(false);
    expect(sameJson(JSON.parse('{"__proto__": {}}'), {})).toBe(false);
  });

  test.each([
    [{ a: 1 }, { a: 2 }, 'a'],
    [{ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }, 'a[1].b'],
    [{ a: 1 }, { a: 1, b: 2 }, 'b'],
    [[1, 2], [1], '[1]'],
    [1, 2, '(the whole)'],
    [{ a: 1, b: undefined }, { a: 1 }, undefined],
  ])('the first difference of %j and %j is at %s', (a, b, path) => {
    expect(firstDifference(a, b)).toBe(path);
  });

  test.each([
    [new Map(), 'state'],
    [{ a: NaN }, 'state.a'],
    [{ a: [1, undefined] }, 'state.a[1]'],
    [{ a: () => 0 }, 'state.a'],
    [{ a: new Date(0) }, 'state.a'],
    [{ a: [null, 'x', true, 1.5] }, undefined],
  ])('%o stops being JSON at %s', (value, path) => {
    expect(notJsonAt(value)).toBe(path);
  });

  test('K-2.1 a move is a record with a kind, of plain values and lists of them', () => {
    expect(isMoveShaped({ kind: 'a', n: 1, list: ['b', 2], flag: true })).toBe(true);
    const others = [
      null,
      'a',
      [],
      {},
      { kind: 1 },
      { kind: 'a', deep: {} },
      { kind: 'a', n: NaN },
      { kind: 'a', l: [[]] },
    ];
    for (const other of others) expect(isMoveShaped(other)).toBe(false);
  });
});

test('what the kernel says, it says in three languages', () => {
  const codes = LOCALES.map((locale) => Object.keys(kernelTexts[locale]).sort().join());
  expect(new Set(codes).size).toBe(1);
  for (const locale of LOCALES)
    for (const text of Object.values(kernelTexts[locale])) expect(text).not.toBe('');
});
