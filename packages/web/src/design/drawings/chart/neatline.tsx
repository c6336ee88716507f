import type { JSX } from 'preact';
import './chart.css';

interface Props {
  readonly width: number;
  readonly height: number;
  /** The wished length of a degree, and how thick the border is. */
  readonly step?: number;
  readonly thickness?: number;
}

/** The border of a chart: degrees in turn black and white. */
export function Neatline({ width, height, step = 20, thickness = 7 }: Props): JSX.Element {
  const t = thickness;
  // A chart that is not laid out yet has no room for a border.
  if (Math.min(width, height) <= 2 * t + 1) return <g class="neatline" />;
  let d = '';
  const across = degree(width, step);
  for (let i = 0; i < across.count; i += 2) {
    d += `M${round(i * across.length)} 1h${across.length}v${t - 1}h${-across.length}z`;
    d += `M${round((i + 1) * across.length)} ${height - t}h${across.length}v${t - 1}h${-across.length}z`;
  }
  const down = degree(height, step);
  for (let i = 0; i < down.count; i += 2) {
    d += `M1 ${round((i + 1) * down.length)}v${down.length}h${t - 1}v${-down.length}z`;
    d += `M${width - t} ${round(i * down.length)}v${down.length}h${t - 1}v${-down.length}z`;
  }
  return (
    <g class="neatline">
      <rect class="neatline-paper" x="1" y="1" width={width - 2} height={t} />
      <rect class="neatline-paper" x="1" y={height - t - 1} width={width - 2} height={t} />
      <rect class="neatline-paper" x="1" y="1" width={t} height={height - 2} />
      <rect class="neatline-paper" x={width - t - 1} y="1" width={t} height={height - 2} />
      <path class="neatline-degrees" d={d} />
      <rect class="neatline-rule" x="0.75" y="0.75" width={width - 1.5} height={height - 1.5} />
      <rect
        class="neatline-rule"
        x={t + 0.5}
        y={t + 0.5}
        width={width - 2 * t - 1}
        height={height - 2 * t - 1}
      />
    </g>
  );
}

/** An even number of equal degrees, so that black and white meet at every corner. */
function degree(length: number, step: number): { count: number; length: number } {
  const count = Math.max(2, 2 * Math.round(length / step / 2));
  return { count, length: round(length / count) };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
