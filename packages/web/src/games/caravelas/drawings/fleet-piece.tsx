import type { JSX } from 'preact';
import type { SeatNumber } from '../../../design/drawings/seal.tsx';
import { SealMark } from '../../../design/drawings/seal.tsx';
import { Caravel } from './caravel.tsx';
import type { Point } from './chart/chart-geometry.ts';
import './fleet-piece.css';

interface Props {
  readonly seat: SeatNumber;
  readonly name: string;
  readonly at: Point;
  /** The fleet whose turn it is rides a little higher. */
  readonly active?: boolean;
}

/** A fleet on the chart. It sails to where it is put. */
export function FleetPiece({ seat, name, at, active = false }: Props): JSX.Element {
  const size = active ? 0.48 : 0.42;
  return (
    <g
      class={`caravelas-fleet-piece seat-${seat}${active ? ' caravelas-fleet-piece-active' : ''}`}
      style={`transform:translate(${at.x}px,${at.y}px)`}
    >
      <ellipse class="caravelas-fleet-piece-shadow" cy="17" rx="22" ry="5" />
      <g transform={`translate(${-62 * size} ${-58 * size - 4}) scale(${size})`}>
        <g class="caravelas-fleet-piece-rim">
          <Caravel swell={false} />
        </g>
        <Caravel swell={false} />
      </g>
      <g transform="translate(9 2) scale(.42)">
        <SealMark seat={seat} name={name} />
      </g>
    </g>
  );
}
