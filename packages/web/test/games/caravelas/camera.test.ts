import { expect, test } from 'vitest';
import { SHEET } from '../../../src/games/caravelas/chart/sheet.ts';
import { firstCamera, sees } from '../../../src/board-kit/camera/camera.ts';
import { pointOf } from '../../../src/games/caravelas/drawings/chart/chart-geometry.ts';

const DESKTOP = { sheet: SHEET, frame: { width: 1090, height: 543 } };
const PHONE = { sheet: SHEET, frame: { width: 390, height: 470 } };
const LISBOA = pointOf(-13, 39);

test('a desktop shows the whole width at first, a phone the waters around the fleet', () => {
  expect(firstCamera(DESKTOP, { at: LISBOA })).toEqual({ x: 0, y: 0, scale: 1 });
  const phone = firstCamera(PHONE, { at: LISBOA });
  expect(phone.scale).toBeGreaterThan(1);
  expect(sees(phone, PHONE, LISBOA)).toBe(true);
  expect(sees(phone, PHONE, pointOf(122, 30))).toBe(false);
});
