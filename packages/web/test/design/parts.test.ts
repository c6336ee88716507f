import { expect, test } from 'vitest';
import { clock } from '../../src/design/status/countdown.tsx';

test.each([
  [154, '2:34'],
  [17.2, '0:18'],
  [0, '0:00'],
  [-3, '0:00'],
  [7265, '2:01:05'],
])('%d seconds are shown as %s', (seconds, text) => {
  expect(clock(seconds)).toBe(text);
});
