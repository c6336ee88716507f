import type { SeatInfo } from '@captains-table/protocol';
import { expect, test } from 'vitest';
import { absenceOf, nextChange } from '../../src/frame/panels/absence.ts';
import { sceneWith } from '../scenes.ts';

const ANNA: SeatInfo = { kind: 'person', person: 'anna', present: true };
const scene = (bart: Partial<SeatInfo>, anna: SeatInfo = ANNA) =>
  sceneWith({
    you: { seat: 0, host: true },
    seats: [anna, { kind: 'person', person: 'bart', present: false, ...bart }],
  });

test('a player who is there is left alone', () => {
  const choices = { nudge: false, nudged: false, standIn: false, replace: false };
  expect(absenceOf(scene({ present: true }), 1, 100)).toEqual(choices);
  expect(absenceOf(scene({ silentAt: 101 }), 1, 100)).toEqual(choices);
  expect(absenceOf(scene({ silentAt: 1 }), 0, 100)).toEqual(choices);
});

test('a silent player can be nudged, or played on for', () => {
  expect(absenceOf(scene({ silentAt: 100 }), 1, 100)).toMatchObject({ nudge: true, standIn: true });
  expect(absenceOf(scene({ silentAt: 100, nudgeAt: 200 }), 1, 100)).toMatchObject({
    nudge: false,
    nudged: true,
  });
});

test('a seat is given to others only when it is no longer kept', () => {
  expect(absenceOf(scene({ away: 'time', keptUntil: 200 }), 1, 100)).toEqual({
    nudge: true,
    nudged: false,
    standIn: false,
    replace: false,
  });
  expect(absenceOf(scene({ away: 'time', keptUntil: 200 }), 1, 200).replace).toBe(true);
  expect(absenceOf(scene({ away: 'resigned', keptUntil: 50 }), 1, 100)).toEqual({
    nudge: false,
    nudged: false,
    standIn: false,
    replace: true,
  });
});

test('a player who is away, or a spectator, decides nothing', () => {
  const away = scene({ silentAt: 1 }, { ...ANNA, away: 'left' });
  expect(absenceOf(away, 1, 100).standIn).toBe(false);
  const watching = { ...scene({ silentAt: 1 }), you: { host: false } };
  expect(absenceOf(watching, 1, 100).standIn).toBe(false);
});

test('it is looked at again when something else becomes possible', () => {
  expect(nextChange({ kind: 'person', silentAt: 50, nudgeAt: 300, keptUntil: 200 }, 100)).toBe(200);
  expect(nextChange({ kind: 'person', silentAt: 50 }, 100)).toBeUndefined();
});
