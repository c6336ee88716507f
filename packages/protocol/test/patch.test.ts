import type { Json } from '@captains-table/kernel';
import { sameJson } from '@captains-table/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyPatch, diff } from '../src/index.ts';

const json = fc.jsonValue({ depthSize: 'medium' }).map((value) => value as Json);

test('a patch leads from any value to any other, also after a trip as JSON', () => {
  fc.assert(
    fc.property(json, json, (from, to) => {
      const patch = JSON.parse(JSON.stringify(diff(from, to)));
      expect(sameJson(applyPatch(from, patch), to)).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test('a patch leaves the old value as it was', () => {
  fc.assert(
    fc.property(json, json, (from, to) => {
      const before = JSON.stringify(from);
      applyPatch(from, diff(from, to));
      expect(JSON.stringify(from)).toBe(before);
    }),
  );
});

test('equal values need no step', () => {
  fc.assert(
    fc.property(json, (value) => {
      expect(diff(value, structuredClone(value))).toEqual([]);
    }),
  );
});

test('one card taken from a list is one short step', () => {
  const hand = (cards: string[]) => ({ players: [{ hand: cards, coins: 3 }] });
  expect(diff(hand(['a', 'b', 'c', 'd']), hand(['a', 'c', 'd']))).toEqual([
    [['players', 0, 'hand'], 1, 1, []],
  ]);
});

test('a field that is gone and one that came', () => {
  expect(diff({ a: 1 }, { b: 2 })).toEqual([[['a']], [['b'], 2]]);
  expect(applyPatch({ a: 1 }, [[['a']], [['b'], 2]])).toEqual({ b: 2 });
});

test.each([[[[['a', 'b'], 1]]], [[[['list', 9], 1]]], [[[['a'], 0, 1, []]]]])(
  'a patch for another value is refused: %j',
  (patch) => {
    expect(() => applyPatch({ a: 1, list: [] }, patch as never)).toThrow('does not fit');
  },
);

test('a field may be called anything', () => {
  const odd: Json = JSON.parse('{"__proto__": 1, "constructor": {"x": 1}}');
  expect(JSON.stringify(applyPatch({}, diff({}, odd)))).toBe(JSON.stringify(odd));
});
