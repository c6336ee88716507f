import { expect, test } from 'vitest';
import { isPublicAddress } from '../../src/notices/public-address.ts';

test.each([
  '1.1.1.1',
  '8.8.8.8',
  '100.63.255.255',
  '172.32.0.1',
  '193.0.0.1',
  '2606:4700::1111',
  '2a00:1450::1',
])('%s belongs to the world', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ['unspecified', '0.0.0.0'],
  ['loopback', '127.0.0.1'],
  ['loopback', '127.255.255.254'],
  ['private', '10.1.2.3'],
  ['private', '172.16.0.1'],
  ['private', '172.31.255.255'],
  ['private', '192.168.1.1'],
  ['a provider’s own', '100.64.0.1'],
  ['a provider’s own', '100.127.255.255'],
  ['link-local, where clouds keep their secrets', '169.254.169.254'],
  ['multicast', '224.0.0.1'],
  ['broadcast', '255.255.255.255'],
  ['reserved', '240.0.0.1'],
  ['an example', '192.0.2.1'],
  ['unspecified', '::'],
  ['loopback', '::1'],
  ['IPv4 in IPv6', '::ffff:127.0.0.1'],
  ['IPv4 in IPv6', '::ffff:7f00:1'],
  ['IPv4 in IPv6, even a public one', '::ffff:8.8.8.8'],
  ['IPv4 in IPv6, the old way', '::127.0.0.1'],
  ['translated', '64:ff9b::7f00:1'],
  ['tunnelled', '2002:7f00:1::'],
  ['tunnelled', '2001:0:7f00:1::'],
  ['unique-local', 'fd12:3456::1'],
  ['link-local', 'fe80::1'],
  ['link-local with a zone', 'fe80::1%eth0'],
  ['site-local', 'fec0::1'],
  ['multicast', 'ff02::1'],
  ['an example', '2001:db8::1'],
  ['no address', 'localhost'],
  ['no address', ''],
])('%s: %s is not for strangers', (_kind, address) => {
  expect(isPublicAddress(address)).toBe(false);
});
