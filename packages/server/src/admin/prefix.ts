/**
 * Address ranges that a host bans. An IPv6 prefix longer than /64 is widened to /64, because one person usually has a
 * whole /64. Prefixes so short that they would ban a provider, or everybody, are refused.
 */
import { BlockList, isIP, isIPv4 } from 'node:net';
import { networkOf } from '../address.ts';

const SHORTEST = { ipv4: 16, ipv6: 32 } as const;
const LONGEST = { ipv4: 32, ipv6: 64 } as const;

/** The prefix as it is stored; undefined if it cannot be used. A plain address stands for itself or its /64. */
export function tidyPrefix(typed: string): string | undefined {
  const [address = '', length, ...more] = typed.trim().toLowerCase().split('/');
  if (more.length > 0 || isIP(address) === 0) return undefined;
  const family = isIPv4(address) ? 'ipv4' : 'ipv6';
  const bits = length === undefined ? LONGEST[family] : /^\d{1,3}$/.test(length) ? Number(length) : -1;
  const whole = family === 'ipv4' ? 32 : 128;
  if (bits < SHORTEST[family] || bits > whole) return undefined;
  return `${address}/${Math.min(bits, LONGEST[family])}`;
}

/** Whether an address lies in one of these prefixes. An IPv4 address written as IPv6 is that IPv4 address. */
export class Prefixes {
  readonly #list = new BlockList();

  constructor(prefixes: readonly string[]) {
    for (const prefix of prefixes) {
      const [address = '', length] = prefix.split('/');
      this.#list.addSubnet(address, Number(length), isIPv4(address) ? 'ipv4' : 'ipv6');
    }
  }

  include(address: string): boolean {
    const [plain = ''] = address.split('%', 1);
    if (isIP(plain) === 0) return false;
    const mapped = networkOf(plain);
    return isIPv4(mapped) ? this.#list.check(mapped, 'ipv4') : this.#list.check(plain, 'ipv6');
  }
}
