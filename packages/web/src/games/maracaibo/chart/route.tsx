import type { JSX } from 'preact';
import type { Table } from '../board/table.ts';
import { alongLeg, bearing, legPath } from './geometry/geometry.ts';

/** The route of the voyage, with arrows. */
export function Route({ table: { outlook, view } }: { readonly table: Table }): JSX.Element {
  const legs = outlook.voyages.legs(view);
  return (
    <g>
      {legs.map(({ from, to }) => (
        <path key={`${from}-${to}`} class="ma-leg-bed" d={legPath(from, to)} />
      ))}
      {legs.map(({ from, to, slowedBy }) => {
        const [x, y] = alongLeg(from, to, slowedBy === undefined ? 0.5 : 0.28);
        return (
          <g key={`${from}-${to}`}>
            <path class="ma-leg" d={legPath(from, to)} />
            <path
              class="ma-leg-barb"
              d="M-4-6L4 0-4 6"
              transform={`translate(${x} ${y}) rotate(${bearing(from, to)})`}
            />
          </g>
        );
      })}
    </g>
  );
}
