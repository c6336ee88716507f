import { expect, test } from 'vitest';
import { laneAt, spaceAt } from '../../../../src/games/maracaibo/drawings/nations/mast-layout.ts';

test('each marker has a lane, and more influence is higher up', () => {
  const lanes = [0, 1, 2, 3].map((lane) => laneAt(lane, 4));
  expect(lanes.every((x, i) => i === 0 || x - (lanes[i - 1] ?? 0) >= 15)).toBe(true);
  expect(spaceAt(18, { last: 18, row: 6 })).toBeLessThan(spaceAt(17, { last: 18, row: 6 }));
});
