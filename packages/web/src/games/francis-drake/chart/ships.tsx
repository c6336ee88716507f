import type { JSX } from 'preact';
import type { DestinationId } from '@captains-table/francis-drake';
import { Vessel } from '../drawings/vessel.tsx';
import { shareAt, spotOf } from './layout.ts';
import { seatNumber } from '../../../design/drawings/seat-number.ts';
import type { Shift } from '../stage/stage.ts';
import type { Table } from '../board/table.ts';

/** Ships on the way and at their missions, over the chart so that they can sail across it. */
export function Ships({ table, shift }: { readonly table: Table; readonly shift: Shift }): JSX.Element {
  const { view } = table;
  const places = new Map<number, DestinationId>();
  if (view.phase === 'missions') {
    for (const [seat, at] of shift.ships)
      if (at !== 'home' && !view.home.includes(seat)) places.set(seat, at);
    if (shift.step === undefined && view.mission?.at !== undefined)
      places.set(view.mission.seat, view.mission.at);
  }
  return (
    <div class="drake-ships" aria-hidden="true">
      {[...places].map(([seat, at]) => (
        <span key={seat} class="drake-ship" style={berth(at, seat, table)}>
          <Vessel
            seat={seatNumber(seat)}
            galleon={view.players[seat]?.log.galleon === true}
            name={table.name(seat)}
          />
        </span>
      ))}
    </div>
  );
}

/** Beside the mark; those who meet there lie apart. */
function berth(id: DestinationId, seat: number, table: Table) {
  const [x, y] = spotOf(id, table).at;
  return shareAt([x - 26 + (seat % 3) * 12, y - 10 + (seat % 2) * 8]);
}
