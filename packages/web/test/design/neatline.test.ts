import type { VNode } from 'preact';
import { expect, test } from 'vitest';
import { Neatline } from '../../src/design/drawings/chart/neatline.tsx';

interface RectProps {
  readonly width?: number;
  readonly height?: number;
}

const rects = (width: number, height: number) => {
  const { children = [] }: { children?: readonly VNode<RectProps>[] } = Neatline({ width, height }).props;
  return children.filter(({ type }) => type === 'rect').map(({ props }) => props);
};

test('the border of a chart has its paper on four sides and two rules', () => {
  expect(rects(400, 260)).toHaveLength(6);
});

test.each([
  [0, 0],
  [390, 0],
  [390, 12],
  [8, 300],
])('a chart of %d by %d has no border: nothing is smaller than nothing', (width, height) => {
  for (const rect of rects(width, height)) {
    expect(Math.min(rect.width ?? 0, rect.height ?? 0)).toBeGreaterThanOrEqual(0);
  }
});
