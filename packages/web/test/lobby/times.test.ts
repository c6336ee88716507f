import { describe, expect, it } from 'vitest';
import { ago, amount, dayOf, howLong } from '../../src/lobby/table-lists/times.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2026, 2, 12, 12);

describe('how long it has taken', () => {
  it.each([
    ['en', 5_000, '1 minute'],
    ['en', 59 * MINUTE, '59 minutes'],
    ['en', 2.5 * HOUR, '2 hours'],
    ['fr', 2 * HOUR, '2 heures'],
    ['nl', 2 * HOUR, '2 uur'],
    ['nl', 3 * DAY, '3 dagen'],
  ] as const)('%s: %d ms is %s', (locale, milliseconds, words) => {
    expect(howLong(locale, milliseconds).replaceAll('\u00A0', ' ')).toBe(words);
  });
});

describe('how long ago it was', () => {
  it.each([
    ['en', 10_000, 'now'],
    ['en', 3 * MINUTE, '3 minutes ago'],
    ['en', DAY, 'yesterday'],
    ['fr', DAY, 'hier'],
    ['fr', 2 * HOUR, 'il y a 2 heures'],
    ['nl', 5 * DAY, '5 dagen geleden'],
  ] as const)('%s: %d ms ago is %s', (locale, passed, words) => {
    expect(ago(locale, NOW - passed, NOW)).toBe(words);
  });

  it('never lies in the future, whatever the clocks say', () => {
    expect(ago('en', NOW + HOUR, NOW)).toBe('now');
  });
});

describe('days and amounts', () => {
  it('are written as each language writes them', () => {
    expect(dayOf('en', NOW)).toContain('2026');
    expect(dayOf('fr', NOW)).toBe('12 mars 2026');
    expect(amount('nl', 1, 'minute')).toBe('1 minuut');
    expect(amount('en', 30, 'second')).toBe('30 seconds');
  });
});
