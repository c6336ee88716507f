import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { signPath } from '../sign.tsx';
import { MAST, laneAt, mastHeight, spaceAt } from './mast-layout.ts';
import './mast.css';

/** A marker hoisted on its own line. */
interface Hoisted {
  readonly id: string;
  readonly space: number;
  readonly leads: boolean;
  /** Gives the line its colour. */
  readonly class: string;
  /** Drawn in a box of 40 by 40. */
  readonly mark: JSX.Element;
}

interface Props {
  readonly markers: readonly Hoisted[];
  readonly last: number;
  readonly ranks: readonly { readonly space: number; readonly rank: number }[];
  /** The height of one space. */
  readonly row: number;
  /** Where a marker would go, by its place among the markers. */
  readonly ghost?: { readonly of: number; readonly space: number } | undefined;
}

/** A track of influence as a mast: the higher a seal is hoisted, the more influence. Bands are ranks. */
export function Mast({ markers, last, ranks, row, ghost }: Props): JSX.Element {
  const clip = useId();
  const scale = { row, last };
  const height = mastHeight(scale);
  const y = (space: number) => spaceAt(space, scale);
  const foot = y(0) + row / 2;
  const ghostly = ghost === undefined ? undefined : markers[ghost.of];
  return (
    <svg class="ma-mast" viewBox={`0 0 ${MAST.width} ${height}`} aria-hidden="true">
      <clipPath id={clip}>
        <rect x="0" y="0" width={MAST.width} height={foot} />
      </clipPath>
      <rect
        class="ma-mast-cloth"
        x={MAST.left}
        y={y(last) - row / 2}
        width={MAST.right - MAST.left}
        height={foot - y(last) + row / 2}
      />
      {ranks.map(({ space, rank }) => (
        <g key={rank}>
          <rect
            class="ma-mast-band"
            x={MAST.left}
            y={y(space) - row / 2}
            width={MAST.right - MAST.left}
            height={row}
          />
          <path
            class="ma-mast-ribbon"
            d={`M0 ${y(space) - 7}H${MAST.left - 4}V${y(space) + 7}H0L4 ${y(space)}Z`}
          />
          <text class="ma-mast-rank" x={(MAST.left - 1) / 2 + 1} y={y(space) + 4}>
            {rank}
          </text>
          <text class="ma-mast-space" x={MAST.width} y={y(space) + 3.4}>
            {space}
          </text>
        </g>
      ))}
      <Degrees last={last} row={row} y={y} />
      <g clip-path={`url(#${clip})`}>
        {markers.map(({ id, space, leads, class: colour, mark }, lane) => (
          <g key={id}>
            <path class="ma-mast-line" d={`M${laneAt(lane, markers.length)} ${y(last)}V${foot}`} />
            <g
              class={`ma-mast-hoist ${colour}`}
              style={{ transform: `translate(${laneAt(lane, markers.length)}px, ${y(space)}px)` }}
            >
              <path class="ma-mast-halyard" d={`M0 0V${height}`} />
              {leads && (
                <path
                  class="ma-mast-crown"
                  d={signPath('queen-crown')}
                  transform="translate(-6 -17.500) scale(.0234)"
                />
              )}
              <g transform="translate(-7.500 -7.500) scale(.375)">{mark}</g>
            </g>
          </g>
        ))}
      </g>
      {ghost !== undefined && ghostly !== undefined && (
        <g
          class={`ma-mast-ghost ${ghostly.class}`}
          transform={`translate(${laneAt(ghost.of, markers.length)} ${y(ghost.space)})`}
        >
          <path class="ma-mast-ghost-line" d={`M0 7.500V${y(ghostly.space) - y(ghost.space) - 7.5}`} />
          <g transform="translate(-7.500 -7.500) scale(.375)">{ghostly.mark}</g>
          <circle class="ma-mast-ghost-ring" r="9" />
        </g>
      )}
    </svg>
  );
}

interface DegreesProps {
  readonly last: number;
  readonly row: number;
  readonly y: (space: number) => number;
}

/** One block a space, dark and light, as along the edge of a chart. */
function Degrees({ last, row, y }: DegreesProps): JSX.Element {
  const blocks = Array.from({ length: last + 1 }, (_, space) => space);
  return (
    <g class="ma-mast-degrees">
      {[MAST.left - 3, MAST.right].map((x) => (
        <g key={x}>
          <rect class="ma-mast-edge" x={x} y={y(last) - row / 2} width="3" height={(last + 1) * row} />
          {blocks
            .filter((space) => space % 2 === 1)
            .map((space) => (
              <rect key={space} class="ma-mast-degree" x={x} y={y(space) - row / 2} width="3" height={row} />
            ))}
        </g>
      ))}
    </g>
  );
}
