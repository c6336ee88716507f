/** Which addresses belong to the world at large, and which to the host's own surroundings. */
import { BlockList, isIP } from 'node:net';

/** IPv4 networks that are private, shared, reserved or no single machine. */
const IPV4: readonly (readonly [network: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** Inside the global IPv6 space: examples, and tunnels whose addresses carry an IPv4 one. */
const IPV6: readonly (readonly [network: string, prefix: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

/** All other IPv6 space, mapped IPv4 and loopback included, is not for the world or not in use. */
const globalIpv6 = new BlockList();
globalIpv6.addSubnet('2000::', 3, 'ipv6');

const reserved = new BlockList();
for (const [network, prefix] of IPV4) reserved.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of IPV6) reserved.addSubnet(network, prefix, 'ipv6');

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !reserved.check(address, 'ipv4');
  return isIP(address) === 6 && globalIpv6.check(address, 'ipv6') && !reserved.check(address, 'ipv6');
}
