import type { JSX } from 'preact';
import './compass-rose.css';

interface Props {
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
  /** How fine it is drawn: a full rose, or a mark for small sizes. */
  readonly detail?: 'full' | 'mark';
  /** The lily of the north above the ring. */
  readonly north?: boolean;
}

/** The rays of a rose, from the least to the greatest: every how many degrees, from where, how long, how wide. */
const RAYS = [
  { every: 45, from: 22.5, length: 0.5, width: 0.1, spread: 11.25 },
  { every: 90, from: 45, length: 0.66, width: 0.14, spread: 22.5 },
  { every: 90, from: 0, length: 0.88, width: 0.17, spread: 45 },
] as const;

/** A compass rose, as a group for any drawing. */
export function CompassRose({ cx, cy, r, detail = 'full', north = false }: Props): JSX.Element {
  const at = (degrees: number, distance: number) => polar(cx, cy, degrees, distance);
  const sides = { dark: '', light: '' };
  for (const ray of detail === 'full' ? RAYS : RAYS.slice(1)) {
    for (let angle = ray.from; angle < 360; angle += ray.every) {
      const tip = at(angle, r * ray.length);
      sides.dark += `M${round(cx)} ${round(cy)}L${tip}L${at(angle + ray.spread, r * ray.width)}Z`;
      sides.light += `M${round(cx)} ${round(cy)}L${tip}L${at(angle - ray.spread, r * ray.width)}Z`;
    }
  }
  return (
    <g class="compass-rose">
      <circle class="compass-rose-ring" cx={cx} cy={cy} r={round(r * 0.98)} />
      {detail === 'full' && (
        <>
          <circle class="compass-rose-fine" cx={cx} cy={cy} r={round(r * 0.9)} />
          <path class="compass-rose-fine" d={degreesOf(at, r)} />
        </>
      )}
      <path class="compass-rose-light" d={sides.light} />
      <path class="compass-rose-dark" d={sides.dark} />
      <circle class="compass-rose-light" cx={cx} cy={cy} r={round(r * 0.07)} />
      {north && <path class="compass-rose-dark" d={lilyOf(cx, cy, r)} />}
    </g>
  );
}

function degreesOf(at: (degrees: number, distance: number) => string, r: number): string {
  let d = '';
  for (let angle = 0; angle < 360; angle += 5) {
    d += `M${at(angle, r * 0.9)}L${at(angle, r * (angle % 10 === 0 ? 0.98 : 0.94))}`;
  }
  return d;
}

function lilyOf(cx: number, cy: number, r: number): string {
  const [w, h] = [round(r * 0.1), round(r * 0.2)];
  return (
    `M${round(cx)} ${round(cy - r * 1.22)}q${w} ${w} 0 ${h}q${-w} ${-w} 0 ${-h}` +
    `M${round(cx - r * 0.09)} ${round(cy - r * 1.03)}h${round(r * 0.18)}`
  );
}

/** A point at an angle clockwise from north. */
export function polar(cx: number, cy: number, degrees: number, distance: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${round(cx + Math.sin(angle) * distance)} ${round(cy - Math.cos(angle) * distance)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
