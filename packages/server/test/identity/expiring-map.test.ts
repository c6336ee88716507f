import { expect, test } from 'vitest';
import { ExpiringMap } from '../../src/identity/expiring-map.ts';

test('entries expire after a while', () => {
  let now = 0;
  const memory = new ExpiringMap<string>(10, 100, () => now);
  memory.keep('port', 'Lisbon');
  now = 99;
  expect(memory.recall('port')).toEqual({ value: 'Lisbon', until: 100 });
  now = 100;
  expect(memory.recall('port')).toBeUndefined();
});

test('a short memory never grows beyond its measure: the oldest gives way', () => {
  const memory = new ExpiringMap<number>(3, 100, () => 0);
  for (let i = 0; i < 1_000; i++) memory.keep(`${i}`, i);
  memory.keep('999', 0);
  const kept = Array.from({ length: 1_000 }, (_, i) => `${i}`).filter(
    (key) => memory.recall(key) !== undefined,
  );
  expect(kept).toEqual(['997', '998', '999']);
});
