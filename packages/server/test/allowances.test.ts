import { expect, test } from 'vitest';
import { Allowances, RateLimit } from '../src/allowances.ts';

const RATE = { burst: 3, perSecond: 1 };

function spendAll(spend: () => number): number {
  let times = 0;
  while (spend() === 0) times++;
  return times;
}

test('every name has an allowance of its own, and keeps it', () => {
  const allowances = new Allowances(RATE);
  expect(spendAll(() => allowances.spend('anna', 0))).toBe(3);
  expect(spendAll(() => allowances.spend('bart', 0))).toBe(3);
  expect(allowances.spend('anna', 500)).toBe(500);
  expect(allowances.spend('anna', 1_000)).toBe(0);
});

test('a name whose allowance is full again is forgotten', () => {
  const allowances = new Allowances(RATE);
  for (let name = 0; name < 1_000; name++) allowances.spend(`${name}`, name);
  expect(allowances.size).toBe(1_000);
  allowances.spend('later', 3_500);
  expect(allowances.size).toBe(500);
  allowances.spend('much later', 60_000);
  expect(allowances.size).toBe(1);
});

test('more names than can be remembered push out those silent longest', () => {
  const allowances = new Allowances(RATE, 10);
  spendAll(() => allowances.spend('anna', 0));
  for (let name = 0; name < 1_000; name++) {
    allowances.spend(`${name}`, 1);
    if (name % 5 === 0) allowances.spend('anna', 1);
  }
  expect(allowances.size).toBe(10);
  expect(allowances.spend('anna', 1)).toBeGreaterThan(0);
});

test('all people behind one address together have the allowance of some', () => {
  const limit = new RateLimit(RATE, 2);
  const asks = (person: string, network: string) => spendAll(() => limit.spend({ person, network }, 0));
  expect(asks('anna', 'here')).toBe(3);
  expect(asks('anna', 'elsewhere')).toBe(0);
  expect(asks('bart', 'here')).toBe(3);
  expect(asks('carla', 'here')).toBe(0);
  expect(asks('dirk', 'elsewhere')).toBe(3);
});

test('what one person is refused costs the others at their address nothing', () => {
  const limit = new RateLimit(RATE, 2);
  for (let times = 0; times < 100; times++) limit.spend({ person: 'mallory', network: 'here' }, 0);
  expect(spendAll(() => limit.spend({ person: 'anna', network: 'here' }, 0))).toBe(3);
});
