import { describe, expect, test } from 'vitest';
import { chartOf, contrast } from './tokens.ts';

const CHARTS = { light: chartOf('light'), night: chartOf('night') };

const seats = [1, 2, 3, 4, 5].map((seat) => `seat-${seat}`);
const ships = ['p', 'f', 'b', 'r', 'g'];

/** Ink and ground of every text we set. */
const TEXT: readonly (readonly [ink: string, ground: string])[] = [
  ...['paper', 'paper-raised', 'paper-sunk', 'card', 'sea-wash', 'sea-wash-2', 'land', 'risk-wash'].map(
    (ground) => ['ink', ground] as const,
  ),
  ...['paper', 'paper-raised', 'paper-sunk', 'card', 'sea-wash', 'land'].map(
    (ground) => ['ink-soft', ground] as const,
  ),
  ...['paper', 'paper-raised', 'paper-sunk', 'card', 'sea-wash'].map(
    (ground) => ['sea-text', ground] as const,
  ),
  ...['paper', 'paper-raised', 'card', 'risk-wash', 'sea-wash'].map((ground) => ['risk', ground] as const),
  ...['paper', 'paper-raised', 'card'].map((ground) => ['good', ground] as const),
  ...seats.map((seat) => ['on-seat', seat] as const),
  ...ships.map((ship) => [`on-ship-${ship}`, `ship-${ship}`] as const),
  ['paper', 'ink'],
  ['on-sea', 'sea'],
  ['on-sea', 'sea-hover'],
  ['on-deck', 'deck'],
  ['on-risk', 'risk'],
  ['on-good', 'good'],
  ['on-brass', 'brass'],
];

/** What must be seen but is not read: edges of controls, focus, seats on their panels. */
const MARKS: readonly (readonly [mark: string, ground: string])[] = [
  ['ink', 'paper'],
  ['sea', 'paper'],
  ['sea', 'paper-raised'],
  ['sea', 'sea-wash'],
  ...seats.map((seat) => [seat, 'paper-raised'] as const),
];

describe.each(Object.entries(CHARTS))('the %s chart', (_, chart) => {
  const ratio = (ink: string, ground: string) => contrast(chart.get(ink) ?? '', chart.get(ground) ?? '');

  test.each(TEXT)('%s is read on %s', (ink, ground) => {
    expect(ratio(ink, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(MARKS)('%s is seen on %s', (mark, ground) => {
    expect(ratio(mark, ground)).toBeGreaterThanOrEqual(3);
  });
});

test('paper and ink differ between the charts', () => {
  for (const token of ['paper', 'ink', 'sea', 'land']) {
    expect(CHARTS.light.get(token)).not.toBe(CHARTS.night.get(token));
  }
});
