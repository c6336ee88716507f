import type { JSX } from 'preact';
import { FleetPiece } from '../drawings/fleet-piece.tsx';
import { seatNumber } from '../../../design/drawings/seat-number.ts';
import type { BoardProps } from '../../../board-kit/board.ts';
import { berths } from './berths.ts';
import type { Table } from '../board/table.ts';

interface Props {
  readonly board: BoardProps;
  readonly table: Table;
}

/** The fleets, those of others first so that the viewer's lies on top. */
export function Fleets({ board, table: { places, view, seat } }: Props): JSX.Element {
  const at = berths(view.fleets.map((fleet) => fleet.at));
  const order = view.fleets
    .map((_, of) => of)
    .sort((a, b) => Number(a === seat) - Number(b === seat) || a - b);
  return (
    <g class="caravelas-chart-quiet">
      {order.map((of) => {
        const point = places.pointOf(view.fleets[of]?.at ?? '');
        const [right, down] = at[of] ?? [0, 0];
        return (
          <g key={of} data-clear>
            <FleetPiece
              seat={seatNumber(of)}
              name={board.speech.name(of)}
              at={{ x: point.x + right, y: point.y + down }}
              active={view.active === of}
            />
          </g>
        );
      })}
    </g>
  );
}
