import { useSignal } from '@preact/signals';
import type { JSX, RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { seatNumber } from '../../design/drawings/seat-number.ts';
import type { RaceMark } from './race-marks.tsx';
import { RIVAL } from './race-marks.tsx';
import { RaceTable } from './race-table.tsx';
import type { RacePoint } from './race.ts';
import { apart, lineOf, pathOf, ticks } from './race.ts';
import './race-chart.css';

interface Props {
  readonly points: readonly RacePoint[];
  readonly names: readonly string[];
  /** Of each name, where it is that of a player. */
  readonly marks: readonly RaceMark[];
  readonly format: (value: number) => string;
  /** What the chart shows. */
  readonly label: string;
  /** The scale goes up to here at least. */
  readonly top?: number;
}

const EDGE = { left: 44, right: 120, top: 14, bottom: 30 };
/** The size of the mark before a name. */
const MARK = 14;
/** Until it is known how much room there is. */
const USUAL = { width: 760, height: 264 };
/** Turns are numbered no closer than this. */
const STEP = 36;
/** Labels at the end of the lines need that much room. */
const LABEL = 17;

/** One line a player, each with a dash, a shape and a name of its own: colours never stand alone. */
export function RaceChart({ points, names, marks, format, label, top = 0 }: Props): JSX.Element {
  const canvas = useRef<HTMLDivElement>(null);
  const whole = useSize(canvas);
  const box = {
    width: Math.max(120, whole.width - EDGE.left - EDGE.right),
    height: Math.max(60, whole.height - EDGE.top - EDGE.bottom),
  };
  const scale = ticks([top, ...points.flatMap(({ standing }) => standing)]);
  const lines = names.map((_, seat) => lineOf(points, seat, scale, box));
  const labels = apart(
    lines.map((line) => line.at(-1)?.y ?? 0),
    LABEL,
    box.height,
  );
  const y = (value: number) => box.height * (1 - (value - scale.least) / (scale.greatest - scale.least));
  const last = Math.max(1, points.length - 1);
  const every = Math.max(1, Math.ceil((last * STEP) / box.width));
  return (
    <figure class="race-chart">
      <div class="race-chart-canvas" ref={canvas}>
        <svg
          class="race-chart-drawing"
          viewBox={`0 0 ${EDGE.left + box.width + EDGE.right} ${EDGE.top + box.height + EDGE.bottom}`}
          role="img"
          aria-label={label}
        >
          <g transform={`translate(${EDGE.left} ${EDGE.top})`}>
            {scale.values.map((value) => (
              <g key={value} class="race-chart-tick">
                <path d={`M0 ${y(value).toFixed(1)}H${box.width}`} />
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
                    x={(index / last) * box.width}
                    y={box.height + 21}
                    text-anchor="middle"
                  >
                    {turn}
                  </text>
                ),
            )}
            {lines.map((line, at) => (
              <g
                key={at}
                class={`race-chart-line race-chart-dash-${seatNumber(at)} ${marks[at]?.colour ?? RIVAL}`}
              >
                <path d={pathOf(line)} />
                <g
                  class="race-chart-mark"
                  transform={`translate(${box.width + 6} ${(labels[at] ?? 0) - MARK / 2}) scale(${MARK / 40})`}
                >
                  {marks[at]?.mark}
                </g>
                <text x={box.width + (marks[at] === undefined ? 10 : MARK + 10)} y={(labels[at] ?? 0) + 5}>
                  {names[at]}
                </text>
              </g>
            ))}
          </g>
        </svg>
      </div>
      <RaceTable points={points} names={names} label={label} format={format} />
    </figure>
  );
}

/** Drawn as large as there is room, so that letters keep their size. */
function useSize(element: RefObject<HTMLElement | null>): typeof USUAL {
  const size = useSignal(USUAL);
  useEffect(() => {
    const { current } = element;
    if (current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const { width, height } = entry.contentRect;
      size.value = { width: Math.round(width), height: Math.round(height) };
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return size.value;
}
