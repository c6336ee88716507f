import type { DestinationId } from '@captains-table/francis-drake';
import { CONTENT, DESTINATION_IDS } from '@captains-table/francis-drake';
import { describe, expect, test } from 'vitest';
import { componentsOf } from '../../../src/games/francis-drake/board/table.ts';
import {
  neighbour,
  onSheet,
  pilePoints,
  shareAt,
  SHEET,
  spotOf,
} from '../../../src/games/francis-drake/chart/layout.ts';

const box = componentsOf(CONTENT);
const boxes = DESTINATION_IDS.map((id) => [id, spotOf(id, box).box] as const);

describe('the chart', () => {
  test('has every destination of the content where the content puts it', () => {
    expect([...box.spots.keys()]).toEqual(CONTENT.destinations.map(({ id }) => id));
    for (const { id, at, circles } of CONTENT.destinations) {
      expect(spotOf(id, box).at).toEqual(at);
      expect(spotOf(id, box).circles).toEqual(circles);
    }
  });

  test.each(boxes)('%s is clicked on the sheet, and on its own circles', (id, { x, y, width, height }) => {
    expect(x).toBeGreaterThanOrEqual(SHEET.x);
    expect(y).toBeGreaterThanOrEqual(SHEET.y);
    expect(x + width).toBeLessThanOrEqual(SHEET.x + SHEET.width);
    expect(y + height).toBeLessThanOrEqual(SHEET.y + SHEET.height);
    for (const [cx, cy] of spotOf(id, box).circles) {
      expect(cx > x && cx < x + width && cy > y && cy < y + height).toBe(true);
    }
  });

  test('no two destinations are clicked at the same spot', () => {
    for (const [id, a] of boxes) {
      for (const [other, b] of boxes) {
        if (id >= other) continue;
        const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
        const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
        expect(`${id} ${other} ${across > 4 && down > 4}`).toBe(`${id} ${other} false`);
      }
    }
  });

  test('its points are measured from the corner of the drawing', () => {
    const { x, y, width, height } = SHEET;
    expect(onSheet([x, y])).toEqual({ x: 0, y: 0 });
    expect(shareAt([x + width / 2, y + height / 4])).toEqual({ left: '50%', top: '25%' });
  });

  test('a third disc waits beside the last circle', () => {
    const spot = spotOf('cartagena', box);
    const [first, second, third] = pilePoints(spot, 3);
    expect([first, second]).toEqual(spot.circles);
    expect(third?.[0]).toBeGreaterThan(second?.[0] ?? 0);
  });

  test('arrow keys go to the next place that way', () => {
    expect(neighbour('puerto-cabello', 'ArrowRight', box)).toBe('cumana');
    expect(neighbour('puerto-cabello', 'ArrowLeft', box)).toBe('rio-de-la-hacha');
    expect(neighbour('panama', 'ArrowUp', box)).toBe('portobelo');
    expect(neighbour('veracruz', 'ArrowLeft', box)).toBeUndefined();
    expect(neighbour('veracruz', 'Enter', box)).toBeUndefined();
  });

  test('every place can be reached by arrow keys', () => {
    const reached = new Set<DestinationId>(['panama']);
    for (const id of reached) {
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const next = neighbour(id, key, box);
        if (next !== undefined) reached.add(next);
      }
    }
    expect([...reached].toSorted()).toEqual([...DESTINATION_IDS].toSorted());
  });
});
