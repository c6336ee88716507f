import { expect, test } from 'vitest';
import { smoothRound } from '../../../src/games/maracaibo/sheet/smooth-round.ts';

test('a smooth way round comes back to where it began', () => {
  const way = smoothRound([
    [0, 0],
    [10, 0],
    [10, 10],
  ]);
  expect(way).toMatch(/^M0 0C/);
  expect(way).toMatch(/ 0 0$/);
});
