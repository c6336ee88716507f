import type { JSX } from 'preact';
import { labelled } from '../../../app/labelled.ts';
import type { PanelProps } from '../../../board-kit/board.ts';
import { tableOf } from '../board/table.ts';
import type { Table } from '../board/table.ts';
import { Destinations } from '../cards/destinations.tsx';
import { FleetSheet } from './fleet-sheet.tsx';
import { whereName } from '../chart/where.ts';
import './panel.css';

/** What lies in front of a player. The viewer's fleet and destinations lie under the chart. */
export function Panel(props: PanelProps): JSX.Element | undefined {
  const table = tableOf(props);
  const { view, words } = table;
  const fleet = view.fleets[props.of];
  if (fleet === undefined) return undefined;
  const found = Object.entries(view.discovered).flatMap(([port, seat]) => (seat === props.of ? [port] : []));
  return (
    <div class="caravelas-panel">
      {props.of !== props.seat && (
        <>
          <p class="caravelas-where">{whereabouts(table, fleet.at)}</p>
          <FleetSheet table={table} fleet={fleet} />
          <Destinations of={props.of} board={props} table={table} />
        </>
      )}
      <dl class="caravelas-scores">
        <dt>{words.panel.discoveries}</dt>
        <dd>{fleet.discoveryPoints}</dd>
        <dt>{words.panel.sales}</dt>
        <dd>{fleet.salePoints}</dd>
        <dt>{words.panel.jeronimos}</dt>
        <dd>{fleet.piecePoints}</dd>
      </dl>
      <details class="caravelas-found">
        <summary>{labelled(words.panel.discovered, found.length)}</summary>
        <p>
          {found.length === 0 ? words.panel.none : found.map((port) => table.names.port(port)).join(', ')}
        </p>
      </details>
    </div>
  );
}

function whereabouts(table: Table, space: string): string {
  const ocean = table.places.find(space)?.space.ocean;
  return ocean === undefined ? '' : `${whereName(table, space)}, ${table.words.oceans[ocean]}`;
}
