/** Who plays at a table, for lists and statistics. */
import { isFinal } from './absence.ts';
import type { SeatRecord } from './record.ts';
import type { Table } from './table.ts';

export function peopleAt(table: Table): readonly SeatRecord[] {
  return [...playing(table), ...resigned(table)];
}

function playing(table: Table): readonly SeatRecord[] {
  const { result } = table;
  const owing = new Set(table.pending.map((owed) => owed.seat));
  return table.persons.map((seat) => {
    const owes = owing.has(seat) && table.away[seat] === undefined;
    const ended =
      result === undefined ? {} : { rank: result.ranking[seat] ?? 0, score: result.scores[seat] ?? 0 };
    return { seat, person: table.personAt(seat) ?? '', owes, ...ended };
  });
}

/** Whoever gave up is last, whatever the bot made of it. Those whose seats others have now come after all seats. */
function resigned(table: Table): readonly SeatRecord[] {
  const rank = table.result === undefined ? {} : { rank: table.chairs.length };
  const kept = [...table.chairs.keys()].flatMap((seat) => {
    const person = isFinal(table.away[seat]) ? table.personAt(seat) : undefined;
    return person === undefined ? [] : [{ seat, person }];
  });
  const former = table.former.map((person, index) => ({ seat: table.chairs.length + index, person }));
  return [...kept, ...former].map((who) => ({ ...who, owes: false, resigned: true, ...rank }));
}
