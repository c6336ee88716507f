import { expect, test } from 'vitest';
import { clock } from '../../src/design/shell/countdown.tsx';
import { smoothRound } from '../../src/games/maracaibo/sheet/smooth-round.ts';

test.each([
  [154, '2:34'],
  [17.2, '0:18'],
  [0, '0:00'],
  [-3, '0:00'],
  [7265, '2:01:05'],
])('%d seconds are shown as %s', (seconds, text) => {
  expect(clock(seconds)).toBe(text);
});

test('a smooth way round comes back to where it began', () => {
  const way = smoothRound([
    [0, 0],
    [10, 0],
    [10, 10],
  ]);
  expect(way).toMatch(/^M0 0C/);
  expect(way).toMatch(/ 0 0$/);
});
