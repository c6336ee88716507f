import type { JSX } from 'preact';
import './chart.css';

interface Props {
  readonly path: string;
  /** Water-lines from the farthest to the nearest: how wide, how strong. */
  readonly lines?: readonly (readonly [width: number, opacity: number])[];
}

const LINES = [
  [15, 0.28],
  [9.5, 0.45],
  [4.8, 0.75],
] as const;

/** For the chart of a whole board. */
export const BOARD_LINES = [
  [13, 0.3],
  [8, 0.5],
  [4, 0.8],
] as const;

/** Land with the engraver's lines in the water along it: the same path stroked ever narrower, then filled. */
export function Coast({ path, lines = LINES }: Props): JSX.Element {
  return (
    <g class="coast">
      {lines.map(([width, opacity]) => (
        <g key={width}>
          <path class="coast-line" d={path} stroke-width={width} opacity={opacity} />
          <path class="coast-water" d={path} stroke-width={width - 1.5} />
        </g>
      ))}
      <path class="coast-land" d={path} />
    </g>
  );
}
