import type { JSX } from 'preact';
import type { Table } from '../board/table.ts';
import type { Layout } from './geometry/chart-layout.ts';

/** The route of the voyage, with arrows. */
export function Route({ table: { outlook, view, layout } }: { readonly table: Table }): JSX.Element {
  return <Legs legs={outlook.voyages.legs(view)} layout={layout} />;
}

interface Leg {
  readonly from: string;
  readonly to: string;
  readonly slowedBy?: string | undefined;
}

interface LegsProps {
  readonly legs: readonly Leg[];
  readonly layout: Layout;
}

export function Legs({ legs, layout }: LegsProps): JSX.Element {
  return (
    <g>
      {legs.map(({ from, to }) => (
        <path key={`${from}-${to}`} class="ma-leg-bed" d={layout.legPath(from, to)} />
      ))}
      {legs.map(({ from, to, slowedBy }) => {
        const [x, y] = layout.alongLeg(from, to, slowedBy === undefined ? 0.5 : 0.28);
        return (
          <g key={`${from}-${to}`}>
            <path class="ma-leg" d={layout.legPath(from, to)} />
            <path
              class="ma-leg-barb"
              d="M-4-6L4 0-4 6"
              transform={`translate(${x} ${y}) rotate(${layout.bearing(from, to)})`}
            />
          </g>
        );
      })}
    </g>
  );
}
