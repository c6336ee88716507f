import { expect, test } from 'vitest';
import { inTurns } from '../src/in-turns.ts';

/** Keeps this thread busy. */
function work(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

test('much work without hurry lets others in between', async () => {
  const done: number[] = [];
  const seen: number[] = [];
  const clock = setInterval(() => seen.push(done.length), 1);
  await inTurns(
    Array.from({ length: 200 }, (_, item) => item),
    async (item) => {
      work(1);
      done.push(item);
    },
  );
  clearInterval(clock);
  expect(done).toStrictEqual(Array.from({ length: 200 }, (_, item) => item));
  expect(seen.length).toBeGreaterThan(10);
});

test('a failure is reported', async () => {
  await expect(inTurns([1], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});
