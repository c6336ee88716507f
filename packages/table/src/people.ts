/** Who plays at a table, for lists and statistics. */
import type { Pending, Result, Seat } from '@captains-table/kernel';
import type { Absence } from '@captains-table/protocol';
import type { ChairEntry } from './entry.ts';
import { isFinal } from './entry.ts';
import type { SeatRecord } from './record.ts';

/** What of a table says who plays there. */
interface Seating {
  readonly chairs: readonly ChairEntry[];
  readonly away: readonly (Absence | undefined)[];
  readonly former: readonly string[];
  readonly persons: readonly Seat[];
  readonly pending: readonly Pending[];
  readonly result: Result | undefined;
  personAt(seat: Seat): string | undefined;
}

export function peopleAt(table: Seating): readonly SeatRecord[] {
  return [...playing(table), ...resigned(table)];
}

function playing(table: Seating): readonly SeatRecord[] {
  const { result } = table;
  const owing = new Set(table.pending.map((owed) => owed.seat));
  return table.persons.map((seat) => {
    const owes = owing.has(seat) && table.away[seat] === undefined;
    const ended =
      result === undefined ? {} : { rank: result.ranking[seat] ?? 0, score: result.scores[seat] ?? 0 };
    return { seat, person: table.personAt(seat) ?? '', owes, ...ended };
  });
}

/**
 * Players who resigned rank last, whatever the bot in their place achieved. Those whose seat went to someone else are
 * listed after all seats.
 */
function resigned(table: Seating): readonly SeatRecord[] {
  const rank = table.result === undefined ? {} : { rank: table.chairs.length };
  const kept = [...table.chairs.keys()].flatMap((seat) => {
    const person = isFinal(table.away[seat]) ? table.personAt(seat) : undefined;
    return person === undefined ? [] : [{ seat, person }];
  });
  const former = table.former.map((person, index) => ({ seat: table.chairs.length + index, person }));
  return [...kept, ...former].map((who) => ({ ...who, owes: false, resigned: true, ...rank }));
}
