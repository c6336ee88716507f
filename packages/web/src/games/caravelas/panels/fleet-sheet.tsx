import type { JSX } from 'preact';
import { labelled } from '../../../app/labelled.ts';
import { Markers } from '../drawings/markers.tsx';
import { ShipRow } from '../drawings/ship-row.tsx';
import type { FleetView, Table } from '../board/table.ts';

interface Props {
  readonly table: Table;
  readonly fleet: FleetView;
  /** Markers that the drawn route would use. */
  readonly planned?: number;
}

const SHIPS = [1, 2, 3, 4];

/** Markers, ships and goods of a fleet. */
export function FleetSheet({ table, fleet, planned = 0 }: Props): JSX.Element {
  const { view, words } = table;
  const { markers, allMarkers } = fleet;
  return (
    <div class="caravelas-fleet-sheet">
      {view.mode !== 'dice' && (
        <p class="visually-hidden">
          {words.fleet.markersLabel(markers - planned, planned, allMarkers - markers)}
        </p>
      )}
      <ul class="caravelas-fleet-sheet-ships">
        {SHIPS.map((ship) => (
          <Ship key={ship} ship={ship} table={table} fleet={fleet} planned={planned} />
        ))}
      </ul>
    </div>
  );
}

export function shipName({ words }: Table, ship: number): string {
  return words.fleet.ships[ship - 1] ?? words.fleet.ship(ship);
}

interface ShipProps extends Required<Props> {
  readonly ship: number;
}

function Ship({ ship, table, fleet, planned }: ShipProps): JSX.Element {
  const { content, words, view } = table;
  // They are shared out among the ships there are: three on each in our box.
  const share = Math.ceil(fleet.allMarkers / (fleet.upgraded ? SHIPS.length : SHIPS.length - 1));
  const from = share * (ship - 1);
  const to = Math.min(share * ship, fleet.allMarkers);
  const bears = view.mode !== 'dice' && from < to;
  const state = ship === 4 && !fleet.upgraded ? 'locked' : fleet.wrecks.includes(ship) ? 'wreck' : 'afloat';
  const holds = content.goods
    .filter((good) => good.ship === ship)
    .map(({ id }) => {
      const loaded = fleet.goods.includes(id);
      const note = loaded ? words.fleet.loaded : words.fleet.empty;
      return { good: id, ...words.goods[id], loaded, note, told: labelled(words.goods[id].name, note) };
    });
  return (
    <ShipRow
      name={`${ship}. ${shipName(table, ship)}`}
      state={state}
      holds={state === 'afloat' ? holds : []}
      markers={bears ? <Markers free={fleet.markers} planned={planned} from={from} to={to} /> : undefined}
      {...(state === 'afloat' ? {} : { note: state === 'wreck' ? words.fleet.wreck : words.fleet.locked })}
    />
  );
}
