import { firstSilence } from './absence.ts';
import { TableBots } from './bots.ts';
import type { Time } from './record.ts';
import type { Table } from './table.ts';

/** How long other servers leave a bot's decision to the server that saw it arise or took it over. */
const BOT_LEASE = 5_000;
/** How often the server that thinks says that it still does. */
export const RENEW_LEASE = 2_000;

/** When a table has to be looked at again, whatever has become of this process by then. */
export function wakeAt(table: Table, now: Time, botsPause: boolean): Time | undefined {
  const bot = botsPause || TableBots.dueAt(table) === undefined ? undefined : now + BOT_LEASE;
  const clock = table.status === 'playing' ? table.clocks?.deadline : undefined;
  // As if everyone had left now: whether they have is checked at that time.
  const silence = firstSilence(table, () => 0)?.at;
  const times = [bot, clock, silence].filter((time) => time !== undefined);
  return times.length === 0 ? undefined : Math.min(...times);
}
