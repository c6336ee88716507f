/**
 * Over how many channels the database's notifications go. A server listens to those of its topics and is sent
 * nothing else; from PostgreSQL 19 on the others are not even woken. Many, because a server with hundreds of open
 * tables would otherwise listen to all of them; not one for each topic, because a listener looks through its list.
 */
const CHANNELS = 1_024;

/** The same on every server. */
export function channelOf(topic: string): string {
  // FNV-1a.
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(topic)) hash = Math.imul(hash ^ byte, 0x01000193);
  return `captains_table_${(hash >>> 0) % CHANNELS}`;
}
