import { expect, test } from 'vitest';
import { Breaker } from '../../src/notices/breaker.ts';

const MINUTE = 60_000;

function breakerAt(clock: { now: number }): Breaker {
  return new Breaker(() => clock.now);
}

test('the third failure in a row is the last for a while', () => {
  const breaker = breakerAt({ now: 0 });
  const allowed = [1, 2, 3].map(() => {
    breaker.failed('dead');
    return breaker.allows('dead');
  });
  expect(allowed).toEqual([true, true, false]);
  expect(breaker.allows('alive')).toBe(true);
});

test('breaks grow, up to a quarter of a day', () => {
  const clock = { now: 0 };
  const breaker = breakerAt(clock);
  for (let n = 0; n < 3; n++) breaker.failed('dead');
  const breaks: number[] = [];
  for (let n = 0; n < 11; n++) {
    const began = clock.now;
    while (!breaker.allows('dead')) clock.now += MINUTE;
    breaks.push((clock.now - began) / MINUTE);
    breaker.failed('dead');
  }
  expect(breaks).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360]);
});

test('one success, and all is forgotten', () => {
  const breaker = breakerAt({ now: 0 });
  for (let n = 0; n < 3; n++) breaker.failed('lame');
  breaker.succeeded('lame');
  breaker.failed('lame');
  expect(breaker.allows('lame')).toBe(true);
});
