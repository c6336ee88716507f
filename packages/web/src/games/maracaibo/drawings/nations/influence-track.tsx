import type { JSX } from 'preact';
import './influence-track.css';

/** A marker on its own lane. */
interface Sailed {
  readonly id: string;
  readonly space: number;
  readonly leads: boolean;
  /** Gives the lane its colour. */
  readonly class: string;
  /** Drawn in a box of 40 by 40. */
  readonly mark: JSX.Element;
}

interface Props {
  readonly markers: readonly Sailed[];
  readonly last: number;
  readonly ranks: readonly { readonly space: number; readonly rank: number }[];
  /** The rank of the viewer. */
  readonly own: number;
  /** Where a marker would go, by its place among the markers. */
  readonly ghost?: { readonly of: number; readonly space: number } | undefined;
}

const WIDTH = 152;
const LANE = 9.6;
/** A full table has four lanes. */
const LANES = 4;

/** A track of influence: the farther to the right, the more. Dashed lines are ranks. */
export function InfluenceTrack({ markers, last, ranks, own, ghost }: Props): JSX.Element {
  const x = (space: number) => 4 + (space / last) * WIDTH;
  const gap = markers.length > LANES ? (LANE * LANES) / markers.length : LANE;
  const y = (lane: number) => 5 + lane * gap;
  const ghostly = ghost === undefined ? undefined : markers[ghost.of];
  return (
    <svg class="ma-track" viewBox="-4 0 168 52" aria-hidden="true">
      {ranks.map(({ space, rank }) => (
        <g key={rank}>
          <path class="ma-track-rank" d={`M${x(space)} 0V39`} />
          <text
            class={own >= rank ? 'ma-track-number ma-track-own' : 'ma-track-number'}
            x={x(space)}
            y="50.5"
          >
            {rank}
          </text>
        </g>
      ))}
      {markers.map(({ id, space, leads, class: colour, mark }, lane) => (
        <g key={id} class={colour}>
          <path class="ma-track-lane" d={`M0 ${y(lane)}H160`} />
          <path class="ma-track-run" d={`M0 ${y(lane)}H${x(space)}`} />
          <g class="ma-track-mark" style={`transform:translate(${x(space)}px,${y(lane)}px)`}>
            <g transform="translate(-5 -5) scale(.25)">{mark}</g>
            {leads && <path class="ma-track-crown" d="M7-3.500v6h7v-6l-2 2.600-1.500-3.200-1.500 3.200Z" />}
          </g>
        </g>
      ))}
      {ghost !== undefined && ghostly !== undefined && (
        <g class={`ma-track-ghost ${ghostly.class}`}>
          <path d={`M${x(ghostly.space) + 6} ${y(ghost.of)}H${x(ghost.space) - 6}`} />
          <circle cx={x(ghost.space)} cy={y(ghost.of)} r="5.500" />
        </g>
      )}
    </svg>
  );
}
