import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readableJson } from '../src/readable-json.ts';

test('what fits stands on one line, the rest is broken up', () => {
  expect(readableJson({ a: [1, 2], b: {}, c: undefined })).toBe('{ "a": [1, 2], "b": {} }');
  expect(readableJson({ list: ['aaaa', 'bbbb'], n: 1 }, 16)).toBe(
    '{\n  "list": [\n    "aaaa",\n    "bbbb"\n  ],\n  "n": 1\n}',
  );
});

test('it is JSON, whatever the width', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.integer({ min: 0, max: 60 }), (value, width) => {
      expect(JSON.parse(readableJson(value, width))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
