import { describe, expect, it } from 'vitest';
import { clockFace, isLow, leftAt, tempoInWords, timeInWords } from '../../src/frame/clock/clock-words.ts';
import { tableTexts } from '../all-texts.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('a clock', () => {
  it('runs down while it runs, and never below nothing', () => {
    expect(leftAt({ left: 10_000 }, 99_000)).toBe(10_000);
    expect(leftAt({ left: 10_000, since: 5_000 }, 9_000)).toBe(6_000);
    expect(leftAt({ left: 10_000, since: 5_000 }, 99_000)).toBe(0);
    expect(leftAt({ left: 10_000, since: 5_000 }, 4_000)).toBe(10_000);
  });

  it('shows figures within a day and words beyond', () => {
    expect(clockFace(5_000, 'en')).toBe('0:05');
    expect(clockFace(4 * MINUTE + 4_200, 'en')).toBe('4:05');
    expect(clockFace(HOUR + 4 * MINUTE, 'en')).toBe('1:04:00');
    expect(clockFace(2 * DAY + 4 * HOUR, 'en')).toBe('2 days, 4 hours');
    expect(clockFace(DAY, 'fr')).toMatch(/^1\sjour$/);
    expect(clockFace(2 * DAY, 'nl')).toBe('2 dagen');
  });

  it('is written in its two largest units', () => {
    expect(timeInWords(0, 'en')).toBe('0 seconds');
    expect(timeInWords(90_000, 'en')).toBe('1 minute, 30 seconds');
    expect(timeInWords(DAY + 90_000, 'en')).toBe('1 day');
  });

  it('warns when time runs short, by what is usual at that tempo', () => {
    expect(isLow(1, { kind: 'none' })).toBe(false);
    expect(isLow(5 * HOUR, { kind: 'days', days: 2 })).toBe(true);
    expect(isLow(7 * HOUR, { kind: 'days', days: 2 })).toBe(false);
    expect(isLow(50_000, { kind: 'game', seconds: 600, increment: 5 })).toBe(true);
    expect(isLow(9_000, { kind: 'move', seconds: 30 })).toBe(true);
    expect(isLow(11_000, { kind: 'move', seconds: 30 })).toBe(false);
  });

  it('has its tempo in words', () => {
    const tempo = { kind: 'game', seconds: 600, increment: 5 } as const;
    expect(tempoInWords(tempo, tableTexts.en, 'en')).toBe(
      '10 minutes for the game, and 5 seconds more after each turn',
    );
    expect(tempoInWords({ kind: 'none' }, tableTexts.nl, 'nl')).toBe('Geen tijdslimiet');
  });
});
