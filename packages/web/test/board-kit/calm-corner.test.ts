import { expect, test } from 'vitest';
import { calmCorner } from '../../src/board-kit/calm-corner.ts';

const frame = { width: 800, height: 500 };
const size = { width: 200, height: 80 };
const thing = { left: 380, top: 230, width: 40, height: 40 };

test('words stand as near as they can without covering what must stay in sight', () => {
  const alone = calmCorner({ frame, size, thing, keep: [thing] });
  const beside = Math.abs(alone.left + 100 - 400) + Math.abs(alone.top + 40 - 250);
  expect(beside).toBeLessThan(200);
  expect(alone.left + 200 <= 380 || alone.left >= 420 || alone.top + 80 <= 230 || alone.top >= 270).toBe(
    true,
  );
  const middle = { left: 150, top: 100, width: 500, height: 300 };
  const aside = calmCorner({ frame, size, thing, keep: [middle] });
  expect(aside.top + 80 <= 100 || aside.top >= 400).toBe(true);
});

test('where everything is full they cover least', () => {
  const keep = [{ left: 0, top: 0, width: 800, height: 400 }];
  const { left, top } = calmCorner({ frame, size, thing, keep });
  expect(top).toBeGreaterThan(400);
  expect(left).toBeGreaterThan(0);
});
