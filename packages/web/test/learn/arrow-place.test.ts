import { expect, test } from 'vitest';
import { arrowPlace } from '../../src/learn/arrow-place.ts';

const WIDTH = 1280;
/** Below the prompt, at the right. */
const LESSON = { left: 1042, right: 1268, top: 113, bottom: 390 };

test('the arrow stands beside a button under which the lesson begins, not over its words', () => {
  const button = { left: 938, right: 1197, top: 54, bottom: 98 };
  expect(arrowPlace(button, LESSON, WIDTH)).toEqual({ from: 'left', x: 898, y: 59 });
});

test('the arrow stands below what has no room above it', () => {
  const pile = { left: 26, right: 150, top: 126, bottom: 282 };
  expect(arrowPlace(pile, LESSON, WIDTH)).toEqual({ from: 'below', x: 71, y: 288 });
});

test('the arrow stands above what lies below the lesson, as on a phone', () => {
  const lesson = { left: 0, right: 390, top: 45, bottom: 220 };
  const button = { left: 12, right: 378, top: 731, bottom: 779 };
  expect(arrowPlace(button, lesson, 390)).toEqual({ from: 'above', x: 178, y: 691 });
});
