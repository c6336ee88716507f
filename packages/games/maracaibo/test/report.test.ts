import { expect, test } from 'vitest';
import { report } from '../src/report.ts';

test('reports learn what moves take', () => {
  expect(report.takes?.({ kind: 'buy', card: 'A16' })).toBe('A16');
  expect(report.takes?.({ kind: 'invest', building: 'abbey' })).toBe('abbey');
  expect(report.takes?.({ kind: 'quest', quest: 'Q01' })).toBe('Q01');
  expect(report.takes?.({ kind: 'career', career: 'K-1' })).toBe('K-1');
  expect(report.takes?.({ kind: 'done' })).toBeUndefined();
});
