import type { JSX } from 'preact';
import { curve, hexPath } from '../drawings/chart/chart-geometry.ts';
import { seatNumber } from '../../../design/drawings/seat-number.ts';
import type { BoardProps } from '../../../board-kit/board.ts';
import type { Table } from '../board/table.ts';
import type { Step } from '@captains-table/caravelas/outlook';
import { shownSteps, targetsOf } from './targets.ts';
import { voyageOf } from '../board/voyage.ts';

interface Props {
  readonly board: BoardProps;
  readonly table: Table;
}

/** Spaces that can be sailed to now glow; those within reach this turn are dashed; the route is bright. */
export function Glow({ board, table }: Props): JSX.Element {
  const { next, reach } = targetsOf(table);
  const { steps, planned } = shownSteps(table, voyageOf(board));
  const path = (ids: Iterable<string>, size: number) =>
    [...ids].map((id) => hexPath(table.places.pointOf(id), size)).join('');
  return (
    <g class="caravelas-chart-quiet">
      <path class="caravelas-glow-reach" d={path(reach, 0.9)} />
      <path class="caravelas-glow-next" d={path(next, 0.93)} />
      <path
        class={planned ? 'caravelas-glow-planned' : 'caravelas-glow-looked'}
        d={path(
          steps.map(({ to }) => to),
          0.93,
        )}
      />
      <path
        class="caravelas-glow-pointed"
        d={path(
          board.pointedAt.value.filter((id) => table.places.find(id) !== undefined),
          1,
        )}
      />
    </g>
  );
}

export function RouteLine({ board, table }: Props): JSX.Element | undefined {
  const { steps, planned, seat } = shownSteps(table, voyageOf(board));
  if (steps.length === 0) return undefined;
  const d = curve(pointsOf(steps, table), 7);
  return (
    <g
      class={`caravelas-route caravelas-chart-quiet seat-${seatNumber(seat)}${planned ? '' : ' caravelas-route-looked'}`}
    >
      <path class="caravelas-route-bed" d={d} />
      <path class="caravelas-route-line" d={d} />
    </g>
  );
}

/** What each step costs, on the line between two spaces. */
export function RouteCosts({ board, table }: Props): JSX.Element | undefined {
  const { steps, seat } = shownSteps(table, voyageOf(board));
  return (
    <g class={`caravelas-chart-quiet seat-${seatNumber(seat)}`}>
      {steps.map(({ from, to, cost }) => {
        const [a, b] = [table.places.pointOf(from), table.places.pointOf(to)];
        return (
          <g key={to} transform={`translate(${(a.x + b.x) / 2} ${(a.y + b.y) / 2})`}>
            <circle
              class={cost > 0 ? 'caravelas-route-cost caravelas-route-cost-paid' : 'caravelas-route-cost'}
              r="7.6"
            />
            <text class="caravelas-route-number" y="4.2">
              {cost}
            </text>
          </g>
        );
      })}
    </g>
  );
}

function pointsOf(steps: readonly Step[], { places }: Table) {
  const [first] = steps;
  return first === undefined
    ? []
    : [first.from, ...steps.map(({ to }) => to)].map((space) => places.pointOf(space));
}
