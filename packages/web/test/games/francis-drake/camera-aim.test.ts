import type { DestinationId } from '@captains-table/francis-drake';
import { expect, test } from 'vitest';
import { cameraAim } from '../../../src/games/francis-drake/chart/camera-aim.ts';
import { onSheet, spotOf } from '../../../src/games/francis-drake/chart/layout.ts';
import { placed, tableIn } from './table.ts';

const STILL = { step: undefined };
const pointOf = (id: DestinationId) => onSheet(spotOf(id, PLACING).at);
const open = (...places: readonly DestinationId[]) => ({
  isLegal: (id: DestinationId) => places.includes(id),
});

const PLACING = tableIn({ players: placed({}, {}, {}), phase: 'chart' });
const SAILING = tableIn({ players: placed({ cartagena: '1' }, { panama: '2' }, {}), phase: 'resolve' });

test('the chart looks at what is being played, before the mission that waits', () => {
  const event = { key: 'mission', seat: 1, disc: '2', at: 'panama' } as const;
  const step = { event, milliseconds: 650, at: 'panama' } as const;
  expect(cameraAim(SAILING, { step }, open())).toEqual({ at: pointOf('panama'), because: 'panama' });
  expect(cameraAim(SAILING, STILL, open())).toEqual({ at: pointOf('cartagena'), because: 'cartagena' });
});

test('it looks midway between the outermost places that can be chosen, with one of them in sight', () => {
  const look = cameraAim(PLACING, STILL, open('cumana', 'veracruz', 'panama'));
  const [west, east, south] = [pointOf('veracruz'), pointOf('cumana'), pointOf('panama')];
  expect(look?.at).toEqual({ x: (west.x + east.x) / 2, y: (west.y + south.y) / 2 });
  expect(look?.keep).toEqual(east);
  expect(new Set(look?.open)).toEqual(new Set([west, east, south]));
});

test('from one disc to the next it has no reason to look elsewhere', () => {
  const before = cameraAim(PLACING, STILL, open('cumana', 'panama'));
  const after = cameraAim(PLACING, STILL, open('panama'));
  expect(after?.because).toBe(before?.because);
});

test('while others place their discs it stays where it is', () => {
  expect(cameraAim(PLACING, STILL, open())).toBeUndefined();
});
