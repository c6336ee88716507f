import type { BotAtSeat, MatchDocument, Seat } from '@captains-table/kernel';
import type { ChairEntry, Entry } from './entry.ts';
import type { StoredEntry, Time } from './record.ts';

/** The log of a table at which a match from a file was played. */
export function entriesOfDocument(
  { log, bots = [] }: MatchDocument,
  chairs: readonly ChairEntry[],
  at: Time,
): readonly StoredEntry[] {
  const untold = [...bots];
  const all: Entry[] = [
    ...chairs.map((chair, seat): Entry => ({ kind: 'chair', seat, chair })),
    { kind: 'start' },
    ...log.map((entry): Entry => {
      const { seat } = entry;
      return 'undo' in entry
        ? { kind: 'undo', seat, to: entry.undo }
        : { kind: 'move', seat, move: entry.move, ...botOf(seat, untold) };
    }),
  ];
  return all.map((entry, index) => ({ seq: index + 1, at, entry }));
}

/**
 * A file says which bots played a seat, but not when: each is named with one of the seat's moves, from the first on.
 */
function botOf(seat: Seat, untold: BotAtSeat[]): Pick<Extract<Entry, { kind: 'move' }>, 'bot'> {
  const at = untold.findIndex((bot) => bot.seat === seat);
  const [bot] = at < 0 ? [] : untold.splice(at, 1);
  return bot === undefined ? {} : { bot: { level: bot.level, version: bot.version } };
}
