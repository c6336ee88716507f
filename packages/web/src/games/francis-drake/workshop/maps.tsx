/** The sheet of the chart and the plan of Plymouth, small. */
import type { Content } from '@captains-table/francis-drake';
import type { JSX } from 'preact';

type Points = readonly (readonly [number, number])[];

interface DotsProps {
  readonly points: Points;
  readonly radius: number;
  readonly class: string;
}

function Dots({ points, radius, class: look }: DotsProps): JSX.Element {
  return (
    <g class={look}>
      {points.map(([x, y], at) => (
        <circle key={at} cx={x} cy={y} r={radius} />
      ))}
    </g>
  );
}

const DEGREES = 10;

/** Its degrees, ten by ten, and where the destinations lie. */
export function ChartMap({ chart, destinations }: Content): JSX.Element {
  const { width, height, west, east, north, south } = chart;
  const across = tens(west, east).map((degree) => ((degree - west) / (east - west)) * width);
  const down = tens(south, north).map((degree) => ((north - degree) / (north - south)) * height);
  return (
    <svg class="ws-plate drake-workshop-map" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <g class="drake-workshop-degrees">
        {across.map((x) => (
          <path key={x} d={`M${x} 0V${height}`} />
        ))}
        {down.map((y) => (
          <path key={y} d={`M0 ${y}H${width}`} />
        ))}
      </g>
      <Dots points={destinations.map(({ at }) => at)} radius={13} class="drake-workshop-dots" />
    </svg>
  );
}

function tens(from: number, to: number): number[] {
  const first = Math.ceil(from / DEGREES);
  const count = Math.max(0, Math.floor(to / DEGREES) - first + 1);
  return Array.from({ length: Math.min(count, 36) }, (_, at) => (first + at) * DEGREES);
}

/** The street from its first place to its last; below, where ships are loaded and leave. */
export function PlanMap({ plan: { width, height, places, loading, departure } }: Content): JSX.Element {
  return (
    <svg class="ws-plate drake-workshop-map" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <polyline class="drake-workshop-way" points={places.map((point) => point.join(',')).join(' ')} />
      <Dots points={places} radius={22} class="drake-workshop-dots" />
      <Dots points={[...loading, ...departure]} radius={15} class="drake-workshop-berths" />
    </svg>
  );
}
