import type { JSX } from 'preact';
import { seatNumber } from '../here.ts';
import { words } from '../words.ts';
import { RaceTable } from './race-table.tsx';
import type { RacePoint } from './race.ts';
import { lineOf, pathOf, ticks } from './race.ts';
import './race-chart.css';

interface Props {
  readonly points: readonly RacePoint[];
  readonly names: readonly string[];
  readonly format: (value: number) => string;
}

const BOX = { width: 640, height: 220 };
const EDGE = { left: 44, right: 116, top: 14, bottom: 30 };
/** Labels at the end of the lines need that much room. */
const LABEL = 17;

/** One line a player, each with a dash and a name of its own: colours never stand alone. */
export function RaceChart({ points, names, format }: Props): JSX.Element {
  const { end } = words.value;
  const scale = ticks(points.flatMap(({ standing }) => standing));
  const lines = names.map((_, seat) => lineOf(points, seat, scale, BOX));
  const labels = apart(lines.map((line) => line.at(-1)?.y ?? 0));
  const y = (value: number) => BOX.height * (1 - (value - scale.least) / (scale.greatest - scale.least));
  const last = Math.max(1, points.length - 1);
  const every = Math.max(1, Math.ceil(last / 12));
  return (
    <figure class="race-chart">
      <svg
        class="race-chart-drawing"
        viewBox={`0 0 ${EDGE.left + BOX.width + EDGE.right} ${EDGE.top + BOX.height + EDGE.bottom}`}
        role="img"
        aria-label={end.raceBy}
      >
        <g transform={`translate(${EDGE.left} ${EDGE.top})`}>
          {scale.values.map((value) => (
            <g key={value} class="race-chart-tick">
              <path d={`M0 ${y(value).toFixed(1)}H${BOX.width}`} />
              <text x={-8} y={y(value) + 4.5} text-anchor="end">
                {format(value)}
              </text>
            </g>
          ))}
          {points.map(
            ({ turn }, index) =>
              index % every === 0 && (
                <text
                  key={turn}
                  class="race-chart-turn"
                  x={(index / last) * BOX.width}
                  y={BOX.height + 21}
                  text-anchor="middle"
                >
                  {turn}
                </text>
              ),
          )}
          {lines.map((line, seat) => (
            <g
              key={seat}
              class={`race-chart-line seat-${seatNumber(seat)} race-chart-dash-${seatNumber(seat)}`}
            >
              <path d={pathOf(line)} />
              <text x={BOX.width + 10} y={(labels[seat] ?? 0) + 5}>
                {names[seat]}
              </text>
            </g>
          ))}
        </g>
      </svg>
      <RaceTable points={points} names={names} format={format} />
    </figure>
  );
}

/** Moves labels off each other, keeping their order. */
function apart(heights: readonly number[]): readonly number[] {
  const order = heights.map((height, index) => ({ height, index })).toSorted((a, b) => a.height - b.height);
  const placed = [...heights];
  let lowest = -Infinity;
  for (const { height, index } of order) {
    lowest = Math.max(height, lowest + LABEL);
    placed[index] = lowest;
  }
  const over = Math.max(0, lowest - BOX.height);
  return placed.map((height) => height - over);
}
