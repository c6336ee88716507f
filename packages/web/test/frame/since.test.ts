import { expect, test } from 'vitest';
import { inOneLine, toldOnce } from '../../src/frame/follow/sentences.ts';
import { deedsSince } from '../../src/frame/follow/since.ts';
import { logGroups } from '../../src/frame/log/log-groups.ts';

interface Told {
  readonly key: string;
  readonly seat?: number;
}

/** Seat 0 is the viewer. A turn is what begins with `turn-began`. */
function since(...events: readonly Told[]) {
  const steps = events.map((event, i) => ({
    seat: event.seat ?? 0,
    events: [event],
    before: i,
    after: i + 1,
  }));
  return deedsSince(logGroups(steps), 0, ({ key }) => (key.startsWith('rival-') ? 'rival' : undefined)).map(
    (done) => `${done.by}: ${done.events.map(({ key }) => key).join(' ')}`,
  );
}

const turn = (seat: number): Told => ({ key: 'turn-began', seat });
const did = (seat: number, key: string): Told => ({ key, seat });

test('what each of the others did since the viewer’s last turn, in the order of their turns', () => {
  const others = [turn(1), did(1, 'a'), did(1, 'b'), turn(2), did(2, 'c')];
  expect(since(turn(2), did(2, 'old'), turn(0), did(0, 'mine'), ...others, turn(0))).toEqual([
    '1: a b',
    '2: c',
  ]);
});

test('the viewer’s turn under way changes nothing', () => {
  const before = [turn(0), did(0, 'mine'), turn(1), did(1, 'a'), turn(0)];
  expect(since(...before, did(0, 'begun'))).toEqual(['1: a']);
});

test('before the viewer’s first turn everything is listed', () => {
  expect(since(turn(1), did(1, 'a'), turn(0))).toEqual(['1: a']);
});

test('a rival whom the rules play ends the turn of a player who plays alone', () => {
  expect(since(turn(0), did(0, 'mine'), { key: 'rival-sailed' }, { key: 'filled' }, turn(0))).toEqual([
    'rival: rival-sailed',
  ]);
});

test('one line a player: the name stands before it once', () => {
  expect(inOneLine(['Anna sails to Caracas', 'Anna buys Lookout', 'The row is filled'], 'Anna')).toBe(
    'sails to Caracas · buys Lookout · The row is filled',
  );
});

test('what happens several times is mentioned once', () => {
  expect(toldOnce(['Anna draws a card', 'Anna stops', 'Anna draws a card'])).toEqual([
    'Anna draws a card ×2',
    'Anna stops',
  ]);
});
