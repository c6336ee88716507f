/**
 * Finds the addresses of a name by asking name servers. The system's own look-up would also read the
 * host's list of names, but it occupies one of the few threads that files and passwords need as well,
 * for as long as no name server answers: a stranger could choose such names.
 */
import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';

const TIMEOUT = 2_000;
const TRIES = 2;

/** `servers`: whom to ask (default: those of the system). */
export async function lookUp(name: string, servers?: readonly string[]): Promise<readonly LookupAddress[]> {
  const resolver = new Resolver({ timeout: TIMEOUT, tries: TRIES });
  if (servers !== undefined) resolver.setServers([...servers]);
  const found = await Promise.allSettled([
    resolver.resolve4(name).then((addresses) => addresses.map((address) => ({ address, family: 4 }))),
    resolver.resolve6(name).then((addresses) => addresses.map((address) => ({ address, family: 6 }))),
  ]);
  return found.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
}
