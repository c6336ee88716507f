import { expect, test } from 'vitest';
import { minuteOfDay, nextMinute } from '../../src/notices/local-time.ts';
import { heldUntil, quietUntil } from '../../src/notices/when-to-tell.ts';

const at = (text: string) => Date.parse(text);
const shown = (time: number | undefined) => time && new Date(time).toISOString();
const PARIS = 'Europe/Paris';
const [TEN_AT_NIGHT, SEVEN, EIGHT] = [22 * 60, 7 * 60, 8 * 60];

test('the minute of the day is that of the zone', () => {
  expect(minuteOfDay('UTC', at('2026-07-01T00:00:30Z'))).toBe(0);
  expect(minuteOfDay(PARIS, at('2026-07-01T20:15:00Z'))).toBe(22 * 60 + 15);
  expect(minuteOfDay('Asia/Kathmandu', at('2026-07-01T18:20:00Z'))).toBe(5);
});

test.each([
  ['later today', '2026-07-01T03:00:00Z', SEVEN, '2026-07-01T05:00:00.000Z'],
  ['tomorrow', '2026-07-01T06:00:00Z', SEVEN, '2026-07-02T05:00:00.000Z'],
  ['a day later at that very minute', '2026-07-01T05:00:00Z', SEVEN, '2026-07-02T05:00:00.000Z'],
  ['after clocks went forward', '2026-03-28T21:00:00Z', SEVEN, '2026-03-29T05:00:00.000Z'],
  ['after clocks went back', '2026-10-24T20:00:00Z', SEVEN, '2026-10-25T06:00:00.000Z'],
  ['at an hour that the change leaves out', '2026-03-28T21:00:00Z', 150, '2026-03-29T01:30:00.000Z'],
])('the next such minute is %s', (_when, after, minute, next) => {
  expect(shown(nextMinute(PARIS, minute, at(after)))).toBe(next);
});

test('every minute of a year is later than the time it was asked for, by a day and an hour at most', () => {
  for (let hour = 0; hour < 365 * 24; hour += 5) {
    const after = at('2026-01-01T00:00:00Z') + hour * 3_600_000 + 7_000;
    const ahead = nextMinute(PARIS, SEVEN, after) - after;
    expect(ahead).toBeGreaterThan(0);
    expect(ahead).toBeLessThanOrEqual(25 * 3_600_000);
  }
});

test('quiet hours may lie over midnight', () => {
  const wishes = { zone: PARIS, quietFrom: TEN_AT_NIGHT, quietTo: SEVEN, webhookForm: 'plain' } as const;
  expect(shown(quietUntil(wishes, at('2026-07-01T19:59:00Z')))).toBeUndefined();
  expect(shown(quietUntil(wishes, at('2026-07-01T20:00:00Z')))).toBe('2026-07-02T05:00:00.000Z');
  expect(shown(quietUntil(wishes, at('2026-07-02T04:59:59Z')))).toBe('2026-07-02T05:00:00.000Z');
  expect(shown(quietUntil(wishes, at('2026-07-02T05:00:00Z')))).toBeUndefined();
  const noon = { ...wishes, quietFrom: 12 * 60, quietTo: 13 * 60 };
  expect(shown(quietUntil(noon, at('2026-07-01T10:30:00Z')))).toBe('2026-07-01T11:00:00.000Z');
  expect(quietUntil(noon, at('2026-07-01T20:30:00Z'))).toBeUndefined();
  expect(quietUntil({ ...wishes, quietTo: TEN_AT_NIGHT }, at('2026-07-01T20:30:00Z'))).toBeUndefined();
  expect(quietUntil(undefined, 0)).toBeUndefined();
});

test('a digest is for games by turns, and not waited for where time runs out', () => {
  const wishes = { zone: PARIS, digestAt: EIGHT, webhookForm: 'plain' } as const;
  const now = at('2026-07-01T12:00:00Z');
  expect(heldUntil(wishes, {}, now)).toBeUndefined();
  expect(shown(heldUntil(wishes, { byTurns: true }, now))).toBe('2026-07-02T06:00:00.000Z');
  const urgent = { byTurns: true, deadline: at('2026-07-02T06:30:00Z') };
  expect(heldUntil(wishes, urgent, now)).toBeUndefined();
  const slow = { byTurns: true, deadline: at('2026-07-04T12:00:00Z') };
  expect(shown(heldUntil(wishes, slow, now))).toBe('2026-07-02T06:00:00.000Z');
});

test('a digest within quiet hours comes at their end, and people who ask for silence get it', () => {
  const wishes = {
    zone: PARIS,
    quietFrom: TEN_AT_NIGHT,
    quietTo: 9 * 60,
    digestAt: EIGHT,
    webhookForm: 'plain',
  } as const;
  const night = at('2026-07-01T22:00:00Z');
  expect(shown(heldUntil(wishes, { byTurns: true }, night))).toBe('2026-07-02T07:00:00.000Z');
  const urgent = { byTurns: true, deadline: at('2026-07-02T03:00:00Z') };
  expect(shown(heldUntil(wishes, urgent, night))).toBe('2026-07-02T07:00:00.000Z');
});
