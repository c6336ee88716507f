/**
 * How many channels the database's notifications are spread over. A server listens to the channels of its topics and is
 * sent nothing else; from PostgreSQL 19 on, the others are not even woken. There are many channels, because a server
 * with hundreds of open tables would otherwise listen to all of them; but not one for each topic, because PostgreSQL
 * searches each listener's list.
 */
const CHANNELS = 1_024;

/** The same on every server. */
export function channelOf(topic: string): string {
  // FNV-1a.
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(topic)) hash = Math.imul(hash ^ byte, 0x01000193);
  return `captains_table_${(hash >>> 0) % CHANNELS}`;
}
