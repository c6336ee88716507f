/** A line in the log for each entry that took too long, with the stage that it waited in. */
import type { Logger } from 'pino';
import type { Entry, Table } from '@captains-table/table';
import type { EntryTimes } from './move-times.ts';
import { stretchesOf } from './move-times.ts';

/** `slowMove`: entries that take this many milliseconds or more are logged; undefined: none. */
export function slowMoveLog(logger: Pick<Logger, 'warn'>, slowMove: number | undefined) {
  return ({ record, seq }: Table, entry: Entry, times: EntryTimes): void => {
    const took = times.told - times.asked;
    if (slowMove === undefined || took < slowMove) return;
    const stages = Object.fromEntries(
      stretchesOf(times).map(({ stage, from, to }) => [stage, Math.round(to - from)]),
    );
    const where = { table: record.id, game: record.game, seq, kind: entry.kind };
    logger.warn({ ...where, milliseconds: Math.round(took), stages }, 'slow move');
  };
}
