import { expect, test } from 'vitest';
import { Prefixes, tidyPrefix } from '../../src/admin/prefix.ts';

test('a prefix is an address, or more of them, but never a whole provider', () => {
  expect(tidyPrefix(' 203.0.113.7 ')).toBe('203.0.113.7/32');
  expect(tidyPrefix('203.0.113.0/24')).toBe('203.0.113.0/24');
  expect(tidyPrefix('2001:DB8::1')).toBe('2001:db8::1/64');
  expect(tidyPrefix('2001:db8::/128')).toBe('2001:db8::/64');
  expect(tidyPrefix('2001:db8::/48')).toBe('2001:db8::/48');
  for (const wrong of [
    '',
    'here',
    '10.0.0.0/8',
    '::/0',
    '2001:db8::/16',
    '1.2.3.4/33',
    '1.2.3.4/24/2',
    '1.2.3.4/x',
  ])
    expect([wrong, tidyPrefix(wrong)]).toEqual([wrong, undefined]);
});

test('an IPv6 address stands for its /64, and IPv4 in IPv6 is IPv4', () => {
  const prefixes = new Prefixes(['203.0.113.0/24', '2001:db8::1/64']);
  for (const inside of ['203.0.113.9', '::ffff:203.0.113.9', '2001:db8::ffff:1', '2001:db8::1%eth0'])
    expect([inside, prefixes.include(inside)]).toEqual([inside, true]);
  for (const outside of ['203.0.114.9', '2001:db8:0:1::1', '', 'nowhere'])
    expect([outside, prefixes.include(outside)]).toEqual([outside, false]);
});
