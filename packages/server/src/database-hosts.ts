/**
 * The addresses in a database URL, which may name several hosts as libpq's does:
 * `postgres://captain@one:5432,two:5432/table`. One of them writes, the others follow it.
 */
const PARTS = /^(\w+:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/s;

export function hostsOf(databaseUrl: string): readonly string[] {
  const [, before = '', hosts = '', after = ''] = PARTS.exec(databaseUrl) ?? [];
  if (!hosts.includes(',')) return [databaseUrl];
  return hosts.split(',').map((host) => before + host + after);
}

/** True for a database that follows another one and only lets read. */
export const IN_RECOVERY = 'select pg_is_in_recovery() as follows';
