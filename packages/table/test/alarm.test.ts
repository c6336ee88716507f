import { HOUR } from '@captains-table/kernel';
import { expect, test } from 'vitest';
import { Alarm } from '../src/alarm.ts';

/** An alarm on a clock that stands still, with the timers it has set. */
function alarmed() {
  const timers: { readonly wait: number; readonly call: () => void; cancelled: boolean }[] = [];
  let rung = 0;
  const alarm = new Alarm(
    {
      now: () => 1_000,
      after(wait, call) {
        const timer = { wait, call, cancelled: false };
        timers.push(timer);
        return () => void (timer.cancelled = true);
      },
    },
    () => rung++,
  );
  const waits = () => timers.filter(({ cancelled }) => !cancelled).map(({ wait }) => wait);
  return { alarm, timers, waits, rung: () => rung };
}

test('rings just after the time it is set to', () => {
  const { alarm, timers, waits, rung } = alarmed();
  alarm.set(1_500);
  expect(waits()).toEqual([501]);
  timers[0]?.call();
  expect(rung()).toBe(1);
});

test('rings at once for a time that has passed', () => {
  const { alarm, waits } = alarmed();
  alarm.set(10);
  expect(waits()).toEqual([1]);
});

test('waits an hour at most, as timers cannot be set to any time', () => {
  const { alarm, waits } = alarmed();
  alarm.set(1_000 + 48 * HOUR);
  expect(waits()).toEqual([HOUR + 1]);
});

test('has one time only: another one, or none, replaces it', () => {
  const { alarm, waits } = alarmed();
  alarm.set(2_000);
  alarm.set(3_000);
  expect(waits()).toEqual([2_001]);
  alarm.set(undefined);
  expect(waits()).toEqual([]);
});

test('never rings once it is stopped', () => {
  const { alarm, waits } = alarmed();
  alarm.set(2_000);
  alarm.stop();
  alarm.set(3_000);
  expect(waits()).toEqual([]);
});
