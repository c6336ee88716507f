import { expect, test } from 'vitest';
import { dayAndTime, fieldOf, timeOf, usualEvening } from '../../src/clubs/evening-times.ts';

const EVENING = new Date(2026, 8, 29, 20, 0).getTime();

test('a field holds the time on the reader’s clock, and gives it back', () => {
  expect(fieldOf(EVENING)).toBe('2026-09-29T20:00');
  expect(timeOf('2026-09-29T20:00')).toBe(EVENING);
  expect(timeOf('')).toBeUndefined();
  expect(timeOf('soon')).toBeUndefined();
});

test('evenings are written as day and time, with the year if it is another', () => {
  const now = new Date(2026, 8, 1).getTime();
  expect(dayAndTime('en', EVENING, now)).toBe('Tuesday 29 September at 20:00');
  expect(dayAndTime('fr', EVENING, now)).toMatch(/^mardi 29 septembre .*20:00$/);
  expect(dayAndTime('nl', EVENING, now)).toMatch(/^dinsdag 29 september .*20:00$/);
  expect(dayAndTime('en', EVENING, new Date(2025, 8, 1).getTime())).toContain('2026');
});

test('the next evening is most likely a week after the last one, at the same hour', () => {
  const now = new Date(2026, 8, 28, 9, 30).getTime();
  expect(usualEvening(now, EVENING)).toBe(new Date(2026, 9, 6, 20, 0).getTime());
  // Over a change of the clock, too.
  const autumn = new Date(2026, 9, 20, 20, 0).getTime();
  expect(fieldOf(usualEvening(now, autumn))).toBe('2026-10-27T20:00');
  expect(usualEvening(now, undefined)).toBe(new Date(2026, 9, 5, 20, 0).getTime());
});
