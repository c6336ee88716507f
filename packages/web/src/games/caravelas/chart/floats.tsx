import type { JSX } from 'preact';
import { CubeMark } from '../drawings/cube.tsx';
import { seatNumber } from '../../../design/drawings/seat-number.ts';
import { signed } from '../../../app/numbers.ts';
import type { Table } from '../board/table.ts';

interface Props {
  readonly table: Table;
}

/** Points and goods rise from the port where they were won. Where nothing moves, they are not shown at all. */
export function Floats({ table }: Props): JSX.Element {
  const { number, events } = table.latest;
  return (
    <g class="caravelas-chart-quiet" aria-hidden="true">
      {events.map((event, i) => {
        if (event.key === 'discovered') {
          const at = table.places.ofPort(event.port)?.point ?? { x: 0, y: 0 };
          return (
            <g
              key={`${number} ${i}`}
              class={`caravelas-float seat-${seatNumber(event.seat)}`}
              transform={`translate(${at.x} ${at.y})`}
            >
              <text class="caravelas-float-points">{signed(event.points, table.locale)}</text>
            </g>
          );
        }
        if (event.key === 'loaded') {
          const at = table.places.pointOf(table.view.fleets[event.seat]?.at ?? '');
          return (
            <g key={`${number} ${i}`} class="caravelas-float" transform={`translate(${at.x + 14} ${at.y})`}>
              <g class="caravelas-float-good">
                <CubeMark good={event.good} letter={table.words.goods[event.good].letter} />
              </g>
            </g>
          );
        }
        return undefined;
      })}
    </g>
  );
}
